import NavigationGraph

extension Route.Destination {
    /// Where a route without a target module leads.
    var sentence: Sentence {
        switch kind {
        case .node: "\(name: name)"
        case .back: "the screen before"
        case .system: "\(code: name)"
        case .external: "another app or a web page"
        case .unresolved: "somewhere unknown"
        }
    }
}

/// What an id is called in a sentence.
enum NodeName {
    static func isEntry(_ id: String) -> Bool { id == "App" || id.hasPrefix("App:") }

    /// On a way through the app: `App → Home`.
    static func step(_ id: String) -> Sentence { id.hasPrefix("App:") ? of(id) : "\(name: id)" }

    static func of(_ id: String) -> Sentence {
        guard id.hasPrefix("App:") else { return id == "App" ? "the app’s launch" : "\(name: id)" }
        let parts = id.split(separator: ":", maxSplits: 2).map(String.init)
        guard parts.count > 1 else { return "the entry point" }
        guard let kind = EntryPoint.Kind(rawValue: parts[1]) else { return "the \(name: parts[1])" }
        let entry = EntryPoint(id: id, kind: kind, file: "", line: 0)
        if entry.isOfAnyName { return "any \(entry.kindName)" }
        return parts.count > 2 ? "the \(entry.kindName) \(name: parts[2])" : "the \(entry.kindName)"
    }

    /// At the beginning of a sentence.
    static func first(_ id: String) -> Sentence { of(id).capitalized }
}

extension Transition {
    /// With its article.
    var noun: String {
        switch self {
        case .root: "a new root"
        case .replace: "a replacement"
        case .embed: "an embedding"
        case .external: "a way out of the app"
        case .alert: "an alert"
        case .custom: "a custom transition"
        case .present: "a presentation"
        default: "a \(rawValue)"
        }
    }
}

/// What the option or method of a way is called in a sentence.
enum WayName {
    /// A property that makes or keeps a screen goes by its own name: `body` for `getter of body`.
    static func of(_ way: String) -> Sentence { "\(code: short(String(Route.name(ofMember: way))))" }

    /// A function's full name with its first two labels, where it has many: `showTea(on:leaf:…)`. A wireframe that hands all
    /// services on has dozens.
    private static func short(_ name: String) -> String {
        guard name.last == ")", let open = name.firstIndex(of: "(") else { return name }
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
        guard labels.count > 3 else { return name }
        return name[...open] + labels.prefix(2).map { "\($0):" }.joined() + "…)"
    }
}
