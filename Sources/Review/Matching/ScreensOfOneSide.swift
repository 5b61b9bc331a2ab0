import NavigationGraph

/// Screens that one state alone has, by their classes, which the other state names and does not declare: there each is a screen of a
/// library's, for its file was not there yet, or belongs to a library now. It is the same screen.
struct ScreensOfOneSide: Sendable {
    private let ids: [String: Module.ID]

    /// - Parameters:
    ///   - modules: those that one state alone has.
    ///   - other: the other state.
    init(_ modules: [Module], absentFrom other: NavigationReview.Side) {
        guard !modules.isEmpty else {
            ids = [:]
            return
        }
        let named = Set(other.graph.routes.lazy.map(\.destination).filter { $0.kind == .system }.map(\.name))
        let views = modules.flatMap { module in
            module.components.filter { $0.role == .view && named.contains($0.type) }.map { ($0.type, module.id) }
        }
        ids = Dictionary(grouping: views) { $0.0 }.compactMapValues { $0.count == 1 ? $0.first?.1 : nil }
    }

    /// The id of the screen that a destination of the other state is.
    func screen(_ destination: Route.Destination) -> Module.ID? {
        destination.kind == .system ? ids[destination.name] : nil
    }
}
