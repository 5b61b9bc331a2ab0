import Facts
import NavigationGraph

/// Gives the ways back of a parent to the children that it closes.
///
/// A child that is done tells its parent (a listener in RIBs, a module output, a delegate), whose navigator pops or
/// dismisses: what goes back is the child, and the parent stays. Where anything of the parent's own sets it off, too, that
/// way stays the parent's. It comes after all routes are there, which tell whom the parent shows, and how.
struct ClosedChildren {
    let evaluator: Evaluator
    let modules: ModuleMap
    let origins: OriginFinder
    /// How many calls lie between the child's call and the parent's way back at most.
    private static let maximumDepth = 12

    private var program: Program { evaluator.program }

    private struct Shown: Hashable {
        var parent: Int
        var child: Int
        /// Whether it is pushed; else it is presented.
        var isPushed: Bool
    }

    /// The routes, in their order; where a parent closes several children, one for each of them.
    func given(_ routes: [RouteDraft]) -> [RouteDraft] {
        var shown: Set<Shown> = []
        var leading: Set<[Int]> = []
        var back: [Int: Set<ExpressionRef?>] = [:]
        for index in routes.indices {
            guard case .module(let parent) = routes[index].source else { continue }
            if routes[index].destination == .back { back[parent, default: []].insert(routes[index].primitive) }
            guard case .module(let child) = routes[index].destination else { continue }
            leading.insert([parent, child])
            guard let isPushed = Self.pushes(routes[index].transition) else { continue }
            shown.insert(Shown(parent: parent, child: child, isPushed: isPushed))
        }
        let known = OwnEnds(routes)
        return routes.with { route in
            // A parent that is named as where the way lands is no screen that goes by it: it closes a child.
            guard route.destination == .back, case .module(let parent) = route.source,
                route.landing == nil || route.landing == parent, route.state == nil, !route.leavesView,
                let first = route.steps.first, route.transition == .pop || route.transition == .dismiss
            else { return nil }
            var climb = Climb(parent: parent, closing: self, isPop: route.transition == .pop, shown: shown)
            climb.run(from: first.function, below: [])
            // A parent that closes a child by the controller which it presented stays itself, whatever sets it off.
            if let child = route.dismissed, child != parent,
                shown.contains(Shown(parent: parent, child: child, isPushed: false))
            {
                climb.found.removeAll { $0.child != child }
                climb.isOwn = false
                if climb.found.isEmpty { return [route.taken(by: child, for: parent)] }
            }
            if climb.isOwn {
                // A child that starts its parent, or runs it through what many share, may only be at the beginning of what the
                // parent does by itself.
                climb.found.removeAll {
                    !$0.isTold || leading.contains([$0.child, parent])
                        || back[$0.child]?.contains(route.primitive) ?? false
                }
            }
            guard !climb.found.isEmpty else { return nil }
            var own = route
            own.closed = Set(climb.found.map(\.child))
            return (climb.isOwn ? [own] : [])
                + climb.found.map { child, steps, _ in
                    route.given(to: child, by: parent, after: steps, option: nil, in: program)
                }.filter { !known.hold(endOf: $0) }
        }
    }

    private static func pushes(_ transition: Transition) -> Bool? {
        switch transition {
        case .push: true
        case .present, .sheet, .popover: false
        default: nil
        }
    }

    /// One climb from a way back to all that sets it off.
    private struct Climb {
        let parent: Int
        let closing: ClosedChildren
        let isPop: Bool
        let shown: Set<Shown>
        /// The children whose calls lead to it, each with the steps from there on, and whether what it calls is the parent's.
        var found: [(child: Int, steps: [Effect.Step], isTold: Bool)] = []
        /// Whether anything else than children sets it off.
        var isOwn = false
        private var visited: Set<FunctionRef> = []

        init(parent: Int, closing: ClosedChildren, isPop: Bool, shown: Set<Shown>) {
            self.parent = parent
            self.closing = closing
            self.isPop = isPop
            self.shown = shown
        }

        mutating func run(from function: FunctionRef, below: [Effect.Step]) {
            guard visited.insert(function).inserted, below.count <= ClosedChildren.maximumDepth else { return }
            for origin in closing.origins.origins(of: function) {
                switch origin {
                case .event, .otherwise, .answer, .system: isOwn = true
                case .inside(let outer): run(from: outer, below: below)
                case .call(let site):
                    let steps = [step(site)] + below
                    switch closing.modules.module(of: site.function) {
                    case nil, parent?: run(from: site.function, below: steps)
                    case let child?:
                        guard shown.contains(Shown(parent: parent, child: child, isPushed: isPop)) else {
                            isOwn = true
                            continue
                        }
                        let isTold = closing.modules.module(of: function) == parent
                        if !found.contains(where: { $0.child == child }) { found.append((child, steps, isTold)) }
                    }
                }
            }
        }

        private func step(_ site: CallSites.Site) -> Effect.Step {
            let evaluator = closing.evaluator
            return Effect.Step(
                function: site.function, frame: evaluator.rootFrame(site.function), call: site.call,
                conditions: evaluator.conditions(from: site.condition, file: site.function.file))
        }
    }
}
