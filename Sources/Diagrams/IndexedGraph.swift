import NavigationGraph

/// A graph with its nodes by their ids and its routes by their ends, for who draws many parts of it.
package struct IndexedGraph: Sendable {
    package let graph: NavigationGraph
    let entryNames: EntryNames
    private let modules: [Module.ID: [Int]]
    private let entryPoints: [EntryPoint.ID: [Int]]
    private let outgoing: [String: [Int]]
    private let incoming: [Module.ID: [Int]]

    package init(_ graph: NavigationGraph) {
        self.graph = graph
        entryNames = EntryNames(graph)
        modules = Dictionary(grouping: graph.modules.indices) { graph.modules[$0].id }
        entryPoints = Dictionary(grouping: graph.entryPoints.indices) { graph.entryPoints[$0].id }
        outgoing = Dictionary(grouping: graph.routes.indices) { graph.routes[$0].source }
        var incoming: [Module.ID: [Int]] = [:]
        for (index, route) in graph.routes.enumerated() {
            if let target = route.target { incoming[target, default: []].append(index) }
        }
        self.incoming = incoming
    }

    func module(_ id: Module.ID) -> Module? { modules[id]?.first.map { graph.modules[$0] } }

    /// The ids of the nodes that routes lead to from a node, and those that routes come from.
    func targets(of node: String) -> [String] { (outgoing[node] ?? []).compactMap { graph.routes[$0].target } }
    func sources(of node: String) -> [String] { (incoming[node] ?? []).map { graph.routes[$0].source } }

    /// The routes that begin at a node, in the order of the whole.
    func routes(from node: String) -> [Route] { (outgoing[node] ?? []).map { graph.routes[$0] } }

    /// The graph with these nodes and those of the routes that begin at them that are kept, in the order of the whole.
    func part(of nodes: Set<String>, keepsRoute: (_ source: String, _ target: Module.ID?) -> Bool) -> NavigationGraph {
        var (modules, entryPoints, routes): ([Int], [Int], [Int]) = ([], [], [])
        for node in nodes {
            if let found = self.modules[node] { modules += found }
            if let found = self.entryPoints[node] { entryPoints += found }
            for route in outgoing[node] ?? [] where keepsRoute(node, graph.routes[route].target) {
                routes.append(route)
            }
        }
        return taking(modules: modules, entryPoints: entryPoints, routes: routes)
    }

    /// The modules of a group, the routes that lead to them, and the entry points where some of those begin.
    package func group(_ group: String) -> NavigationGraph {
        let inside = graph.modules.indices.filter { graph.modules[$0].group == group }
        let routes = Set(inside.map { graph.modules[$0].id }).flatMap { incoming[$0] ?? [] }
        let sources = Set(routes.map { graph.routes[$0].source })
        return taking(
            modules: inside, entryPoints: sources.flatMap { entryPoints[$0] ?? [] }, routes: routes)
    }

    private func taking(modules: [Int], entryPoints: [Int], routes: [Int]) -> NavigationGraph {
        var part = NavigationGraph(app: graph.app)
        part.modules = modules.sorted().map { graph.modules[$0] }
        part.entryPoints = entryPoints.sorted().map { graph.entryPoints[$0] }
        part.routes = routes.sorted().map { graph.routes[$0] }
        return part
    }
}
