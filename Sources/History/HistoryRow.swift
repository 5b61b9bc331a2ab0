import NavigationGraph

/// What the map of an app was at one revision, in figures.
package struct HistoryRow: Hashable, Sendable {
    /// The tag, or the month as `2025-03`.
    package var name: String
    package var commit: String
    /// The day of the commit, as `2025-03-14`.
    package var date: String
    /// Nodes of any kind: modules, screens and coordinators.
    package var modules: Int
    package var routes: Int
    /// Nodes that no way leads to from an entry point.
    package var unreachable: Int
    package var coverage: Coverage

    package init(name: String, commit: String, date: String, graph: NavigationGraph) {
        self.name = name
        self.commit = commit
        self.date = date
        modules = graph.modules.count
        routes = graph.routes.count
        unreachable = graph.modules.filter { !$0.reachable }.count
        coverage = graph.coverage
    }
}
