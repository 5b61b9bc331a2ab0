import NavigationGraph

/// What the head's launch may lead to by a call that could not be followed.
///
/// Where the first screen is not known, a node to which no way leads may be it, or be shown by it, and all that lies behind
/// such a node may be reached.
struct UnknownOwners {
    private let behind: ReachedModules

    /// - Parameters:
    ///   - reached: whether some known way leads to a node.
    ///   - lost: nodes that the base reached and the head does not: they are what is asked for.
    init(_ graph: NavigationGraph, reached: (Module.ID) -> Bool, lost: Set<Module.ID>) {
        let launches = Set(graph.entryPoints.filter { $0.kind == .launch }.map(\.id))
        let isOpen = graph.routes.contains {
            launches.contains($0.source) && $0.destination.kind == .unresolved && !$0.neverTriggered
        }
        let owners = isOpen ? graph.modules.map(\.id).filter { !reached($0) && !lost.contains($0) } : []
        behind = ReachedModules(ways: graph, from: Set(owners))
    }

    /// Whether a node lies behind one that the launch may lead to.
    func mayReach(_ id: Module.ID) -> Bool { behind.contains(id) }
}
