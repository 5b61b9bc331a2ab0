import NavigationGraph

/// What some way leads to, in one of the states.
struct ReachedModules: Sendable {
    private let reached: Set<String>

    /// - Parameter others: modules from which a way counts though none is known that leads to them.
    init(_ graph: NavigationGraph, and others: [Module.ID] = []) {
        reached = Set(Distances(graph, from: graph.entryPoints.map(\.id) + others).reached)
    }

    /// What some way leads to from these nodes alone.
    init(ways graph: NavigationGraph, from starts: Set<String>) {
        reached = starts.isEmpty ? [] : Set(Distances(graph, from: Array(starts)).reached)
    }

    func contains(_ id: String) -> Bool { reached.contains(id) }
}
