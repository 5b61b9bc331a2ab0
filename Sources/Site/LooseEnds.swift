import NavigationGraph

/// What an app has that nobody gets to, or does not get away from.
struct LooseEnds {
    /// The modules that no entry point reaches.
    let unreached: [Module]
    /// The routes that nothing triggers; of several that read alike the first stands for all.
    let idle: [Route]

    /// The screens that one gets to, and that neither their code nor the system's own bar or gesture leads away from.
    ///
    /// One that is presented may be swiped away, where its style allows that.
    let deadEnds: [Module]
    /// The ways into the app that lead to no screen, as far as is known.
    let unfollowed: [EntryFamily]

    init(_ site: SiteContents) {
        let graph = site.graph
        deadEnds = graph.modules.filter { Self.isDeadEnd($0, in: site) }
        unreached = graph.modules.filter { !$0.reachable }
        unfollowed = site.entryFamilies.filter { family in
            family.entries.allSatisfy { site.routes(from: $0.id).isEmpty }
        }
        var told: Set<[String?]> = []
        idle = graph.routes.filter { route in
            route.neverTriggered
                && told.insert([route.source, route.target, route.destination.name, PageLinks.way(of: route)]).inserted
        }
    }

    var count: Int { unreached.count + deadEnds.count + unfollowed.count + idle.count }

    /// Whether nothing is known by which one gets away from a screen that one gets to.
    static func isDeadEnd(_ module: Module, in site: SiteContents) -> Bool {
        let isScreen = module.kind == .screen || module.components.contains { $0.role == .view }
        guard module.reachable, isScreen, module.kind != .coordinator, site.unresolvedCalls(of: module.id).isEmpty
        else {
            return false
        }
        let leaves = site.routes(from: module.id).contains { !$0.neverTriggered && $0.destination.kind != .system }
        guard !leaves else { return false }
        // A part of another screen is left with it, and whoever pushed a screen, the bar above it has a button back.
        let leftBySystem: Set<Transition> = [.push, .sheet, .popover, .embed, .tab]
        return !site.routes(to: module.id).contains { !$0.neverTriggered && leftBySystem.contains($0.transition) }
    }
}
