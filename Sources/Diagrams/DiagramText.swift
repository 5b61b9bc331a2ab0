import NavigationGraph

/// Words in diagrams.
enum DiagramText {
    /// Text of bounded length on one line, so that no name from a source distorts a picture.
    static func short(_ text: String, limit: Int = 48) -> String {
        // Nearly all names are ASCII, of which each byte is a character.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) {
            return text.utf8.count > limit ? String(decoding: text.utf8.prefix(limit - 1), as: UTF8.self) + "…" : text
        }
        let line = String(text.map { $0.isNewline ? " " : $0 })
        return line.count > limit ? line.prefix(limit - 1) + "…" : line
    }

    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) " + (number == 1 ? one : many)
    }

    /// `App` for the launch code; the kind and the rest of the id for others: `deep link and notification orders` of those
    /// that are one way in.
    static func name(_ entries: [EntryPoint]) -> String {
        guard let entry = entries.first else { return "" }
        guard entry.kind != .launch else { return entry.id }
        let kinds = entries.map(\.kindName).joined(separator: " and ")
        if entry.isOfAnyName { return "any \(kinds)" }
        return entry.name.map { "\(kinds) \($0)" } ?? kinds
    }

    static func name(_ destination: Route.Destination) -> String {
        switch destination.kind {
        case .back: "back"
        case .unresolved: "unresolved"
        case .node, .system, .external: short(destination.name.isEmpty ? destination.kind.rawValue : destination.name)
        }
    }
}
