import NavigationGraph

/// Which modules some way leads to from an entry point, and where ways back land.
struct Reachability {
    private let entryPoints: Set<String>
    private let routes: [Route]
    /// Positions of the routes that lead to a module, from others, in their order.
    private let into: [String: [Int]]

    init(routes: [Route], entryPoints: Set<String>) {
        self.routes = routes
        self.entryPoints = entryPoints
        var into: [String: [Int]] = [:]
        for (index, route) in routes.enumerated() {
            if let target = route.target, target != route.source { into[target, default: []].append(index) }
        }
        self.into = into
    }

    func reachable() -> Set<String> {
        let next = Dictionary(grouping: routes.filter { $0.target != nil }, by: \.source)
        var found: Set<String> = []
        var queue = Array(entryPoints)
        while let current = queue.popLast() {
            for route in next[current] ?? [] {
                guard let target = route.target, found.insert(target).inserted else { continue }
                queue.append(target)
            }
        }
        return found
    }

    /// What is pushed onto what is shown before.
    private static let pushing: Set<Transition> = [.push, .segue, .custom]

    /// What is laid over what is shown before.
    private static let presenting: Set<Transition> = [.present, .popover, .sheet, .segue, .custom]

    /// The modules that show a module in a way that a way back undoes.
    ///
    /// - Parameter leavesView: whether it is SwiftUI's `dismiss`, which undoes whatever shows the view.
    func landing(of route: Route, leavesView: Bool) -> [String] {
        guard route.destination.kind == .back else { return [] }
        let undone =
            leavesView
            ? Self.pushing.union(Self.presenting) : route.transition == .pop ? Self.pushing : Self.presenting
        let sources = (into[route.source] ?? []).map { routes[$0] }.filter {
            undone.contains($0.transition) && !entryPoints.contains($0.source)
        }.map(\.source)
        return Set(sources).sorted()
    }

    /// The modules with which the stacks begin that a module may be pushed onto: where all of a stack is taken away.
    func bottoms(under route: Route) -> [String] {
        var found: Set<String> = []
        var seen: Set<String> = [route.source]
        var queue = [route.source]
        while let current = queue.popLast() {
            for way in (into[current] ?? []).map({ routes[$0] }) {
                if way.container == nil, Self.pushing.contains(way.transition) {
                    if !entryPoints.contains(way.source), seen.insert(way.source).inserted { queue.append(way.source) }
                } else if current != route.source {
                    found.insert(current)
                }
            }
        }
        return found.sorted()
    }
}
