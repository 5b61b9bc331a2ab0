import Dialects
import Facts
import NavigationGraph

/// Gives the ways of a coordinator that leads through several screens to the screens that have it take them.
///
/// A coordinator that bears the name of its first screen is part of that screen's module, which had all of its ways. Its
/// further screens have no navigator of their own: they tell the coordinator what was touched, and what it does then is a
/// way of theirs. Where anything of the module's own sets it off, too, the way is the module's as well. It comes after all
/// routes are there, which tell whom the coordinator shows.
struct TouchedScreens {
    let evaluator: Evaluator
    let modules: ModuleMap
    let origins: OriginFinder
    /// How many calls lie between the screen's call and the coordinator's way at most.
    private static let maximumDepth = 12

    private var program: Program { evaluator.program }

    private struct Shown: Hashable {
        var module: Int
        var screen: Int
    }

    /// The routes, in their order; where a coordinator acts for several screens, one for each of them.
    func given(_ routes: [RouteDraft]) -> [RouteDraft] {
        var shown: Set<Shown> = []
        for index in routes.indices {
            guard case .module(let source) = routes[index].source,
                case .module(let target) = routes[index].destination
            else { continue }
            shown.insert(Shown(module: source, screen: target))
        }
        let known = OwnEnds(routes)
        return routes.with { route in
            guard case .module(let module) = route.source, modules.drafts[module].kind == .module, !route.onlyMakes,
                route.segue == nil, route.state == nil, let first = route.steps.first,
                isCoordinators(first.function, of: module)
            else { return nil }
            var climb = Climb(module: module, giving: self, shown: shown)
            let asked = AskedCases(evaluator: evaluator).asked(along: route)
            climb.run(
                from: first.function, below: [], asked,
                receiver: AskedReceivers(evaluator: evaluator).asked(along: route))
            let found = climb.found.filter { route.destination != .module($0.screen) }
            guard !found.isEmpty else { return nil }
            let given = found.map { screen, steps in
                route.given(to: screen, by: module, after: steps, option: nil, in: program)
            }.filter { !known.hold(endOf: $0) }
            return (climb.isOwn ? [route] : []) + given
        }
    }

    private func isCoordinators(_ function: FunctionRef, of module: Int) -> Bool {
        guard let owner = program.owner(of: function), modules.drafts[module].navigators.contains(owner) else {
            return false
        }
        return program.isCoordinator(owner)
    }

    /// Whose code a function is that has a coordinator act: a view model's is that of the screen which keeps it, where the
    /// coordinator shows that screen.
    private func caller(_ function: FunctionRef, shownBy module: Int, _ shown: Set<Shown>) -> Int? {
        if let caller = modules.module(of: function) { return caller }
        guard let screen = program.owner(of: function).flatMap({ modules.models.module(keeping: $0) }),
            screen != module, isScreen(screen), shown.contains(Shown(module: module, screen: screen))
        else { return nil }
        return screen
    }

    /// Whether a module is a screen that has no navigator.
    private func isScreen(_ module: Int) -> Bool {
        let draft = modules.drafts[module]
        return draft.kind != .coordinator && draft.navigators.isEmpty && !draft.views.isEmpty
    }

    /// One climb from what a coordinator does to all that sets it off.
    private struct Climb {
        let module: Int
        let giving: TouchedScreens
        let shown: Set<Shown>
        /// The screens whose functions lead to it, each with the steps from there on.
        var found: [(screen: Int, steps: [Effect.Step])] = []
        /// Whether something else leads to it.
        var isOwn = false
        private var visited: Set<FunctionRef> = []

        init(module: Int, giving: TouchedScreens, shown: Set<Shown>) {
            self.module = module
            self.giving = giving
            self.shown = shown
        }

        mutating func run(
            from function: FunctionRef, below: [Effect.Step], _ asked: [AskedCase], receiver: AskedReceiver?
        ) {
            guard visited.insert(function).inserted, below.count <= TouchedScreens.maximumDepth else { return }
            let cases = AskedCases(evaluator: giving.evaluator)
            let receivers = AskedReceivers(evaluator: giving.evaluator)
            for origin in giving.origins.origins(of: function) {
                switch origin {
                case .event, .otherwise, .answer, .system: isOwn = true
                case .inside(let outer): run(from: outer, below: below, asked, receiver: receiver)
                case .call(let site):
                    guard cases.mayHold(asked, site, calling: function),
                        receivers.mayHold(receiver, site, calling: function)
                    else { continue }
                    let conditions = giving.evaluator.conditions(from: site.condition, file: site.function.file)
                    let step = Effect.Step(
                        function: site.function, frame: giving.evaluator.rootFrame(site.function), call: site.call,
                        conditions: conditions)
                    let caller = giving.caller(site.function, shownBy: module, shown)
                    if caller == nil || giving.isCoordinators(site.function, of: module) {
                        run(
                            from: site.function, below: [step] + below,
                            cases.asked(by: conditions, in: site.function)
                                + cases.handedOn(asked, site, calling: function),
                            receiver: receivers.asked(by: site, calling: function, receiver))
                    } else if let caller, caller != module, giving.isScreen(caller),
                        shown.contains(Shown(module: module, screen: caller))
                    {
                        add([step] + below, of: caller)
                    } else {
                        isOwn = true
                    }
                }
            }
        }

        private mutating func add(_ steps: [Effect.Step], of screen: Int) {
            let function = giving.program.outermost(steps[0].function)
            guard !found.contains(where: { giving.program.outermost($0.steps[0].function) == function }) else { return }
            found.append((screen, steps))
        }
    }
}
