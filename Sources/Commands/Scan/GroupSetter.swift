import NavigationGraph

/// Gives modules the groups that the configuration names for their files.
struct GroupSetter {
    /// The first that matches a file of a module's components decides.
    let assignments: [GroupAssignment]

    func applied(to graph: NavigationGraph) -> NavigationGraph {
        guard !assignments.isEmpty else { return graph }
        var graph = graph
        for index in graph.modules.indices {
            let files = graph.modules[index].components.map(\.file)
            let first = assignments.first { assignment in files.contains(where: assignment.glob.matches) }
            if let first { graph.modules[index].group = first.group }
        }
        return graph
    }
}
