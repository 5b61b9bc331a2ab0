import NavigationGraph

/// The shortest way from each entry point to each module, in routes.
///
/// A way that nothing is known to trigger is gone only where there is no other; among routes between the same two the
/// one that a user sets off comes first, then the one whose id does, so that the same graph gives the same way.
struct EntryWays: Sendable {
    /// By entry point: the last route of the shortest way to each module.
    private let arrivals: [EntryPoint.ID: [Module.ID: Route]]

    /// - Parameter outgoing: the routes of each source, sorted by id.
    init(from entryPoints: [EntryPoint], outgoing: [String: [Route]]) {
        let outgoing = outgoing.mapValues { routes in
            let ranked = routes.enumerated().map { (route: $1, place: ($1.distance, $0)) }
            return ranked.sorted { $0.place < $1.place }.map(\.route)
        }
        var arrivals: [EntryPoint.ID: [Module.ID: Route]] = [:]
        for entry in entryPoints {
            var reached = Self.spread(from: [entry.id], knowing: [:], along: outgoing) { !$0.neverTriggered }
            let ordered = [entry.id] + reached.keys.sorted()
            reached = Self.spread(from: ordered, knowing: reached, along: outgoing) { _ in true }
            arrivals[entry.id] = reached
        }
        self.arrivals = arrivals
    }

    /// How many modules can be reached from an entry point.
    func count(from entry: EntryPoint.ID) -> Int { arrivals[entry]?.count ?? 0 }

    /// The routes from an entry point to a module, in order; nil where there is no way.
    func way(from entry: EntryPoint.ID, to module: Module.ID) -> [Route]? {
        guard let arrivals = arrivals[entry] else { return nil }
        var way: [Route] = []
        var place = module
        while place != entry {
            // A way never visits a place twice, so this ends.
            guard let route = arrivals[place], way.count <= arrivals.count else { return nil }
            way.append(route)
            place = route.source
        }
        return way.reversed()
    }

    /// Breadth first; what is known already stays as it is.
    private static func spread(
        from start: [String], knowing known: [Module.ID: Route], along outgoing: [String: [Route]],
        _ isAllowed: (Route) -> Bool
    ) -> [Module.ID: Route] {
        var reached = known
        var queue = start
        let origin = start.first
        var next = 0
        while next < queue.count {
            for route in outgoing[queue[next]] ?? [] where isAllowed(route) {
                guard let target = route.target, target != origin, reached[target] == nil else { continue }
                reached[target] = route
                queue.append(target)
            }
            next += 1
        }
        return reached
    }
}
