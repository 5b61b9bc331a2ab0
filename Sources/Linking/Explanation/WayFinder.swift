import NavigationGraph

/// Finds the way with the fewest routes from one node to another; see `ShortestWays`.
struct WayFinder {
    private let next: [String: [Route]]

    init(graph: NavigationGraph) {
        next = Dictionary(grouping: graph.routes.filter { $0.target != nil }, by: \.source)
    }

    /// Nil where there is none; empty from a node to itself.
    func shortest(from source: String, to target: String) -> [Route]? {
        ShortestWays(from: [source], outgoing: next, takesIdle: true).way(to: target)
    }
}
