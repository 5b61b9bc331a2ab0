import NavigationGraph

/// What entry points are called in pictures, and which of them another one stands for: a link stands for the notification
/// that hands it on.
struct EntryNames: Sendable {
    /// Of those that stand for others, too.
    private var names: [EntryPoint.ID: String] = [:]
    /// By those that it stands for.
    private(set) var standing: [EntryPoint.ID: EntryPoint.ID] = [:]

    /// Each by itself.
    init() {}

    /// - Parameter graph: the whole, so that all pictures of it say the same.
    init(_ graph: NavigationGraph) {
        let told = graph.entryPoints.compactMap(\.name)
        // Most graphs have no two of one name.
        guard Set(told).count < told.count else { return }
        let ids = Set(graph.entryPoints.map(\.id))
        let routes = Dictionary(grouping: graph.routes.filter { ids.contains($0.source) }, by: \.source)
        let entries = graph.entryPoints.sorted { $0.id < $1.id }
        for family in EntryKinship.families(of: entries, outgoing: { routes[$0] ?? [] }) where family.count > 1 {
            names[family[0].id] = DiagramText.name(family)
            for other in family.dropFirst() { standing[other.id] = family[0].id }
        }
    }

    subscript(entry: EntryPoint) -> String { names[entry.id] ?? DiagramText.name([entry]) }
}
