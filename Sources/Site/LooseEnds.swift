import NavigationGraph

/// What an app has that nobody gets to.
struct LooseEnds {
    /// The modules that no entry point reaches.
    let unreached: [Module]
    /// The routes that nothing triggers; of several that read alike the first stands for all.
    let idle: [Route]

    init(_ graph: NavigationGraph) {
        unreached = graph.modules.filter { !$0.reachable }
        var told: Set<[String?]> = []
        idle = graph.routes.filter { route in
            route.neverTriggered
                && told.insert([route.source, route.target, route.destination.name, PageLinks.way(of: route)]).inserted
        }
    }

    var count: Int { unreached.count + idle.count }
}
