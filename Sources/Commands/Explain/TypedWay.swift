import NavigationGraph

/// A navigation option or a method in place of a module: `.home`, `showHome`, `HomeRouter.showHome()`.
struct TypedWay {
    private static let mostNamed = 5

    private let text: String
    /// Without its parentheses and its type.
    private let name: String
    private let type: String?

    init(_ text: String) {
        self.text = text
        let parts = text.prefix { $0 != "(" }.split(separator: ".").map(String.init)
        name = parts.last ?? ""
        type = parts.count > 1 ? parts[parts.count - 2] : nil
    }

    /// What to ask in place of it; nil where no way is called so.
    func failure(in graph: NavigationGraph) -> CommandFailure? {
        let modules = Dictionary(graph.modules.map { ($0.id, $0) }) { first, _ in first }
        var told: [String] = []
        for route in graph.routes where isMeant(route, modules[route.source]) {
            guard let place = route.evidence.last(where: { $0.role == .shows }) ?? route.evidence.last else { continue }
            let end = route.target ?? route.destination.name
            let words =
                "`wiremap explain \(ShellWord.quoted("\(place.file):\(place.line)"))` (\(route.source) -> \(end))"
            if !told.contains(words) { told.append(words) }
        }
        guard !told.isEmpty else { return nil }
        let rest = told.count > Self.mostNamed ? " and \(told.count - Self.mostNamed) more" : ""
        return CommandFailure(
            "`\(text)` is an option or a method, and no module",
            advice: "name a line of it: " + told.prefix(Self.mostNamed).joined(separator: ", ") + rest)
    }

    private func isMeant(_ route: Route, _ source: Module?) -> Bool {
        let names = [route.option, route.method].compactMap { $0?.prefix { $0 != "(" } }
        guard names.contains(where: { $0 == name }) else { return false }
        guard let type else { return true }
        return route.source == type || source?.name == type || source?.components.contains { $0.type == type } ?? false
    }
}
