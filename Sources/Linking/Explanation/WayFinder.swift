import NavigationGraph

/// Finds the way with the fewest routes from one node to another.
///
/// A way that is set off all along is taken before a shorter one with a route that nothing sets off: nobody walks that.
struct WayFinder {
    private let next: [String: [Route]]

    init(graph: NavigationGraph) {
        next = Dictionary(grouping: graph.routes.filter { $0.target != nil }, by: \.source)
    }

    /// Nil where there is none; empty from a node to itself. Among ways of one length the first by the routes' ids.
    func shortest(from source: String, to target: String) -> [Route]? {
        shortest(from: source, to: target) { !$0.neverTriggered } ?? shortest(from: source, to: target) { _ in true }
    }

    private func shortest(
        from source: String, to target: String, over isTaken: (Route) -> Bool
    ) -> [Route]? {
        if source == target { return [] }
        var arrived: [String: Route] = [:]
        var queue = [source]
        var position = 0
        while position < queue.count {
            let node = queue[position]
            position += 1
            for route in next[node] ?? [] where isTaken(route) {
                guard let end = route.target, end != source, arrived[end] == nil else { continue }
                arrived[end] = route
                if end == target { return way(to: target, from: source, arrived) }
                queue.append(end)
            }
        }
        return nil
    }

    private func way(to target: String, from source: String, _ arrived: [String: Route]) -> [Route] {
        var way: [Route] = []
        var node = target
        while node != source, let route = arrived[node] {
            way.append(route)
            node = route.source
        }
        return way.reversed()
    }
}
