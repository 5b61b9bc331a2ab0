import NavigationGraph

/// Finds where ways back land: what was on screen before that which they take away, as far as the other routes tell.
struct LandingFinder {
    /// How much a way back takes away.
    enum Extent: Equatable {
        /// The screen on the top of a stack.
        case screen
        /// All that was presented, with the stack that it stands in.
        case stack
        /// The same, where it is the code of a module that closes what it presented itself: that module, by its id.
        case presentation(of: String)
        /// What shows a view, whatever it is: SwiftUI's `dismiss`.
        case view
        /// All that lies on the first screen of the stack.
        case wholeStack
        /// All that lies on the first screen of the tab that is selected; with the module of the tab bar controller.
        case tab(of: String?)

        /// What routes take away that are published as one: where several modules close what each presented, any of it.
        func joined(with other: Extent) -> Extent {
            guard case .presentation = self, self != other else { return self }
            return .stack
        }
    }

    private let entryPoints: Set<String>
    private let coordinators: Set<String>
    /// The modules that show something, by the names of their types.
    private let owners: [String: String]
    private let routes: [Route]
    /// The routes to what stands in tabs.
    private let tabs: [Route]
    /// Positions of the routes that lead to a module, from others, in their order.
    private let into: [String: [Int]]
    /// What sets off that a module is dismissed, by the module.
    private let closings: [String: [[[Route.TriggerStep]]]]

    init(routes: [Route], entryPoints: Set<String>, coordinators: Set<String>, owners: [String: String]) {
        self.routes = routes
        self.entryPoints = entryPoints
        self.coordinators = coordinators
        self.owners = owners
        var into: [String: [Int]] = [:]
        for (index, route) in routes.enumerated() {
            if let target = route.target, target != route.source { into[target, default: []].append(index) }
        }
        self.into = into
        tabs = routes.filter { $0.transition == .tab }
        // What only closes what lies over it stays.
        let dismissals = routes.filter {
            $0.destination.kind == .back && $0.transition == .dismiss && $0.landsOn != [$0.source]
        }
        closings = Dictionary(grouping: dismissals.filter { !$0.triggers.isEmpty }, by: \.source)
            .mapValues { $0.map(\.triggers) }
    }

    /// What is pushed onto what is shown before.
    private static let pushing: Set<Transition> = [.push, .segue, .start, .custom]

    /// What is laid over what is shown before.
    private static let presenting: Set<Transition> = [.present, .popover, .sheet, .segue, .start, .custom]

    /// What puts a screen into the stack of another, or inside it: both go when the stack does.
    private static let stacking: Set<Transition> = [.push, .replace]
    private static let embedding: Set<Transition> = [.embed, .tab]

    /// The ids of the modules that a way back may lead to, sorted.
    func landings(of route: Route, _ extent: Extent) -> [String] {
        guard route.destination.kind == .back else { return [] }
        var found: Set<String>
        switch extent {
        case .screen: found = showing(route.source, by: Self.pushing)
        case .view: found = showing(route.source, by: Self.pushing.union(Self.presenting))
        case .stack: found = presenting(stackOf: route.source)
        case .presentation(let presenter):
            found = showing(route.source, presentedBy: presenter) ?? presenting(stackOf: route.source)
        case .wholeStack: found = bottoms(under: route.source)
        case .tab(let tabBar): found = tabs(of: tabBar, over: route.source)
        }
        found.subtract(coordinators)
        return found.sorted()
    }

    /// The screens on which a way shows what it leads to: where the same touch closes its source before, what presented that.
    private func places(of way: Int) -> Set<String> {
        let source = routes[way].source
        guard closings[source]?.contains(where: { $0 == routes[way].triggers }) ?? false else { return [source] }
        let below = ways(into: source).filter { Self.presenting.contains(routes[$0].transition) }
            .map { routes[$0].source }.filter { !entryPoints.contains($0) && !coordinators.contains($0) }
        return below.isEmpty ? [source] : Set(below)
    }

    /// Positions of routes.
    private func ways(into module: String) -> [Int] { into[module] ?? [] }

    /// What was on screen when some way showed a module.
    private func showing(_ module: String, by transitions: Set<Transition>) -> Set<String> {
        var found: Set<String> = []
        for way in ways(into: module) where transitions.contains(routes[way].transition) {
            found.formUnion(screens(under: way))
        }
        return found
    }

    /// What was on screen when a module presented another one, which its code takes away again: where others present
    /// the same, that is another time. Nil where the module does not present it, or shows it in other ways, too.
    private func showing(_ module: String, presentedBy presenter: String) -> Set<String>? {
        let own = ways(into: module).filter { routes[$0].source == presenter }
        guard !own.isEmpty, own.allSatisfy({ Self.presenting.contains(routes[$0].transition) }) else { return nil }
        return own.reduce(into: []) { $0.formUnion(screens(under: $1)) }
    }

    private struct Place: Hashable {
        var module: String
        /// Whether others are pushed onto it, so that it stands in a stack.
        var isInStack: Bool
    }

    /// What presents a module, or the stack that it is pushed onto: `dismiss` takes all of a stack away.
    private func presenting(stackOf module: String) -> Set<String> {
        var found: Set<String> = []
        let start = Place(module: module, isInStack: false)
        var seen: Set<Place> = [start]
        var queue = [start]
        while let current = queue.popLast() {
            for way in ways(into: current.module) {
                // Nothing can be pushed onto what is presented alone.
                let transition = routes[way].transition
                if Self.presenting.contains(transition), routes[way].container != nil || !current.isInStack {
                    found.formUnion(screens(under: way))
                }
                guard routes[way].container == nil, !entryPoints.contains(routes[way].source) else { continue }
                let isStacked = Self.stacking.contains(transition)
                guard isStacked || Self.embedding.contains(transition) else { continue }
                let next = Place(module: routes[way].source, isInStack: isStacked || current.isInStack)
                if seen.insert(next).inserted { queue.append(next) }
            }
        }
        return found
    }

    /// The modules with which the stacks begin that a module may be pushed onto: where all of a stack is taken away.
    private func bottoms(under module: String) -> Set<String> {
        var found: Set<String> = []
        var seen: Set<String> = [module]
        var queue = [module]
        while let current = queue.popLast() {
            for way in ways(into: current) {
                if routes[way].container == nil, Self.pushing.contains(routes[way].transition) {
                    for source in places(of: way).sorted() where !entryPoints.contains(source) {
                        if seen.insert(source).inserted { queue.append(source) }
                    }
                } else if current != module {
                    found.insert(current)
                }
            }
        }
        return found
    }

    /// The modules that stand in tabs; where a screen can only be pushed onto some of them, one of these is selected.
    private func tabs(of tabBar: String?, over module: String) -> Set<String> {
        let own = tabs.filter { $0.source == tabBar }
        let found = Set((own.isEmpty ? tabs : own).compactMap(\.target))
        let bottoms = bottoms(under: module)
        return !bottoms.isEmpty && bottoms.isSubset(of: found) ? bottoms : found
    }

    /// What is on screen where a way begins. A coordinator shows nothing: it is the module whose code has it show
    /// something, else what was on screen when it was started.
    private func screens(under way: Int) -> Set<String> {
        var found: Set<String> = []
        var seen: Set<String> = []
        var queue = [way]
        while let current = queue.popLast() {
            let source = routes[current].source
            guard coordinators.contains(source) else {
                if !entryPoints.contains(source) { found.formUnion(places(of: current)) }
                continue
            }
            let running = Set(routes[current].triggers.joined().compactMap { owners[$0.type] })
            guard running.isEmpty else {
                found.formUnion(running.subtracting([routes[way].target ?? ""]))
                continue
            }
            if seen.insert(source).inserted { queue += ways(into: source) }
        }
        return found
    }
}
