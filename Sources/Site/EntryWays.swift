import NavigationGraph

/// The shortest way from each entry point to each module, in routes.
struct EntryWays: Sendable {
    private let ways: [EntryPoint.ID: ShortestWays]
    /// The modules that show something: a coordinator is no place where one is.
    private let screens: Set<Module.ID>

    /// - Parameter outgoing: the routes of each source, sorted by id.
    init(from entryPoints: [EntryPoint], to modules: [Module], outgoing: [String: [Route]]) {
        screens = Set(modules.lazy.filter { $0.kind != .coordinator }.map(\.id))
        let found = entryPoints.map { ($0.id, ShortestWays(from: [$0.id], outgoing: outgoing, takesIdle: true)) }
        ways = Dictionary(found) { first, _ in first }
    }

    /// How many screens can be reached from an entry point.
    func count(from entry: EntryPoint.ID) -> Int { ways[entry]?.reached.count { screens.contains($0) } ?? 0 }

    /// How many routes lead from an entry point to a module, or to itself; nil where there is no way.
    func steps(from entry: EntryPoint.ID, to node: String) -> Int? { ways[entry]?.length(to: node) }

    /// The routes from an entry point to a module, in order; nil where there is no way.
    func way(from entry: EntryPoint.ID, to module: Module.ID) -> [Route]? { ways[entry]?.way(to: module) }
}
