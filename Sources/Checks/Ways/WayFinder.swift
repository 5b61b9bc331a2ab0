import NavigationGraph

/// Finds the shortest ways through an app.
///
/// A way goes along routes to modules that something sets off. Ways back lead only to where a way came from, so they
/// open no new ones, and are left out.
struct WayFinder {
    let app: CheckedApp

    /// For each node for which `isEnd` holds the shortest way to it from one of the starts, by the node's id.
    ///
    /// - Parameter isClosed: nodes that no way may touch.
    func ways(
        from starts: [String], to isEnd: (String) -> Bool, avoiding isClosed: (String) -> Bool = { _ in false }
    ) -> [String: Way] {
        var arrival: [String: Route] = [:]
        var seen = Set(starts)
        var queue = starts.sorted().filter { !isClosed($0) }
        var ends: [String] = []
        var position = 0
        while position < queue.count {
            let node = queue[position]
            position += 1
            for route in routes(from: node) {
                guard let target = route.target, !isClosed(target), seen.insert(target).inserted else { continue }
                arrival[target] = route
                // What lies behind an end is reached through it: one finding for both.
                if isEnd(target) { ends.append(target) } else { queue.append(target) }
            }
        }
        return Dictionary(ends.map { ($0, way(to: $0, arrival)) }) { first, _ in first }
    }

    /// The routes that can be taken.
    func routes(from node: String) -> [Route] {
        (app.from[node] ?? []).filter { $0.target != nil && !$0.neverTriggered }
    }

    private func way(to end: String, _ arrival: [String: Route]) -> Way {
        var steps: [Way.Step] = []
        var node = end
        while let route = arrival[node] {
            steps.append(Way.Step(route))
            node = route.source
        }
        return Way(steps: steps.reversed())
    }
}

extension Way.Step {
    init(_ route: Route) {
        self.init(
            route: route.id, source: route.source, target: route.target ?? "", transition: route.transition.rawValue,
            place: route.place)
    }
}
