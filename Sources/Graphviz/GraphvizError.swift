/// Why a graph could not be drawn.
public enum GraphvizError: Error, Hashable, Sendable, Codable {
    /// The DOT text is not UTF-8; the offset counts bytes.
    case notUTF8(offset: Int)
    /// The DOT text is not a graph; the messages are libgraphviz's own.
    case syntax(messages: [String])
    /// libgraphviz has no such layout engine.
    case unknownEngine(String, messages: [String])
    /// The layout failed or reported errors, for example a faulty HTML-like label.
    case layout(messages: [String])
    /// No installed plugin writes the format.
    case unavailableFormat(String, messages: [String])
    /// Writing the drawing failed or reported errors.
    case rendering(messages: [String])
    /// A plugin library that belongs to libgraphviz is not beside it.
    case missingPlugin(String, reason: String)
    /// libgraphviz gave no context.
    case noContext
}

extension GraphvizError {
    /// Whether it was the layout that failed: `dot` gives some graphs up (“trouble in init_rank”) that other ways draw.
    var isOfLayout: Bool {
        if case .layout = self { true } else { false }
    }
}

extension GraphvizError: CustomStringConvertible {
    /// What is wrong, and what to do next.
    public var description: String {
        switch self {
        case .notUTF8(let offset): "the graph is not UTF-8 at byte \(offset)"
        case .syntax(let messages): "the graph is not valid DOT" + Self.list(messages)
        case .unknownEngine(let name, let messages):
            "Graphviz has no layout engine \(name)" + Self.list(messages) + "; \(Installation.advice)"
        case .layout(let messages): "Graphviz could not lay out the graph" + Self.list(messages)
        case .unavailableFormat(let name, _):
            "this installation of Graphviz cannot write \(name); \(Installation.advice)"
        case .rendering(let messages): "Graphviz could not write the drawing" + Self.list(messages)
        case .missingPlugin(let name, let reason):
            "the Graphviz plugin \(name) cannot be loaded (\(reason)); \(Installation.advice)"
        case .noContext: "Graphviz could not be started; \(Installation.advice)"
        }
    }

    /// The first messages, each cut where it goes on and on, as “trouble in init_rank” does with a number for each node.
    private static func list(_ messages: [String]) -> String {
        guard !messages.isEmpty else { return "" }
        let told = messages.prefix(maximumMessages).map { message in
            message.count > maximumLength ? message.prefix(maximumLength) + "…" : message[...]
        }
        let rest = messages.count - told.count
        return ": " + told.joined(separator: "; ") + (rest == 0 ? "" : "; and \(rest) more")
    }
    private static let maximumMessages = 3
    /// Characters of a message that are told.
    private static let maximumLength = 120
}
