import NavigationGraph

/// The part of a navigation graph that a diagram shows.
struct NavigationPart {
    /// A way out of the modules, as a node of its own beside its source.
    struct Outside: Hashable {
        var id: String
        var destination: Route.Destination
    }

    /// Of those that are one way in the first, and none that leads nowhere but the launch; all of them where differences are
    /// marked.
    var entryPoints: [EntryPoint]
    /// What they are called.
    let entryNames: EntryNames
    var modules: [Module]
    var outside: [Outside]
    /// Sorted by source and target.
    var edges: [RouteEdge]
    /// The module in the middle of the picture.
    var current: Module.ID?
    /// How many modules were left out for want of room.
    var leftOut = 0

    /// The whole graph, or the nodes that are kept with the routes that are kept.
    ///
    /// - Parameter entryNames: those of the whole, where the graph is a part of it.
    init(
        _ graph: NavigationGraph, showsOutside: Bool, marks: ComparisonMarks = ComparisonMarks(),
        entryNames: EntryNames? = nil,
        keepsNode: (String) -> Bool = { _ in true },
        keepsRoute: (Route) -> Bool = { _ in true }
    ) {
        let names = marks.isEmpty ? entryNames ?? EntryNames(graph) : EntryNames()
        let kept = graph.entryPoints.filter { keepsNode($0.id) }.sorted { $0.id < $1.id }
        let ids = names.standing.isEmpty ? [] : Set(kept.map(\.id))
        entryPoints = kept.filter { entry in !(names.standing[entry.id].map(ids.contains) ?? false) }
        self.entryNames = names
        modules = graph.modules.filter { keepsNode($0.id) }.sorted { $0.id < $1.id }
        let nodes = Set(entryPoints.map(\.id)).union(modules.map(\.id))
        var bundles: [Ends: [Route]] = [:]
        var outside: Set<Outside> = []
        for route in graph.routes where nodes.contains(route.source) && keepsRoute(route) {
            let mark = marks.routes[route.id]
            if let target = route.target {
                if nodes.contains(target) { bundles[Ends(route.source, target, mark), default: []].append(route) }
            } else if showsOutside {
                let kind = route.destination.kind.rawValue
                let id = "\(route.source) \(kind) \(route.destination.name)"
                outside.insert(Outside(id: id, destination: route.destination))
                bundles[Ends(route.source, id, mark), default: []].append(route)
            }
        }
        self.outside = outside.sorted { $0.id < $1.id }
        edges = bundles.map { ends, routes in
            let routes = routes.sorted { $0.id < $1.id }
            return RouteEdge(
                source: ends.source, target: ends.target, routes: routes, mark: ends.mark,
                note: marks.note(for: routes))
        }.sorted {
            ($0.source, $0.target, $0.mark?.rawValue ?? "") < ($1.source, $1.target, $1.mark?.rawValue ?? "")
        }
        if marks.isEmpty {
            let sources = Set(edges.map(\.source))
            entryPoints.removeAll { $0.kind != .launch && !sources.contains($0.id) }
        }
    }

    private struct Ends: Hashable {
        var source: String
        var target: String
        var mark: ComparisonMark?

        init(_ source: String, _ target: String, _ mark: ComparisonMark?) {
            self.source = source
            self.target = target
            self.mark = mark
        }
    }

    /// The number of routes that the edges stand for.
    var routeCount: Int { edges.reduce(0) { $0 + $1.routes.count } }
}
