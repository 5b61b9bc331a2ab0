/// A line of a sample's `routes.jsonl`, as `Tests/Samples/README.md` describes it.
struct TrueRoute: Decodable, Sendable {
    var kind: String
    var source: String
    var target: String
    var transition: String
    var file: String
    var line: Int
    var also: [String]
    var triggers: [String]
    var isInTarget: Bool
    var isSelfLoop: Bool
    var sourceAliases: [String]
    var targetAliases: [String]
    var transitionAliases: [String]

    private enum CodingKeys: String, CodingKey {
        case kind, source, target, transition, file, line, also, triggers
        case isInTarget = "in_target"
        case isSelfLoop = "self_loop"
        case sourceAliases = "source_alias"
        case targetAliases = "target_alias"
        case transitionAliases = "transition_alias"
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        kind = try members.decode(String.self, forKey: .kind)
        source = try members.decode(String.self, forKey: .source)
        target = try members.decode(String.self, forKey: .target)
        transition = try members.decode(String.self, forKey: .transition)
        file = try members.decode(String.self, forKey: .file)
        line = try members.decode(Int.self, forKey: .line)
        also = try members.decodeIfPresent([String].self, forKey: .also) ?? []
        triggers = try members.decodeIfPresent([String].self, forKey: .triggers) ?? []
        isInTarget = try members.decodeIfPresent(Bool.self, forKey: .isInTarget) ?? true
        isSelfLoop = try members.decodeIfPresent(Bool.self, forKey: .isSelfLoop) ?? false
        sourceAliases = try members.decodeIfPresent(OneOrMany.self, forKey: .sourceAliases)?.values ?? []
        targetAliases = try members.decodeIfPresent(OneOrMany.self, forKey: .targetAliases)?.values ?? []
        transitionAliases = try members.decodeIfPresent(OneOrMany.self, forKey: .transitionAliases)?.values ?? []
    }

    /// A string, or a list of them.
    private struct OneOrMany: Decodable {
        var values: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let one = try? container.decode(String.self) {
                values = [one]
            } else {
                values = try container.decode([String].self)
            }
        }
    }

    /// Whether a running app can take this route.
    var isAlive: Bool { isInTarget && !["dead", "dangling", "storyboard-unused"].contains(kind) }
    /// Whether it joins two nodes.
    var isEdge: Bool { isAlive && ["module", "storyboard-live"].contains(kind) }
    var isBack: Bool { isAlive && kind == "back" }

    var sources: Set<String> { Set(([source] + sourceAliases).map(NodeKey.of)) }
    var targets: Set<String> { Set(([target] + targetAliases).map(NodeKey.of)) }

    /// Every place that counts as evidence, as `file:line`.
    var places: Set<String> { Set(["\(file):\(line)"] + also + triggers) }

    func accepts(_ written: String) -> Bool {
        ([transition] + transitionAliases).contains { TransitionWords.agree(written, $0) }
    }
}

/// A node's name as it is compared: its last part, without case and separators.
enum NodeKey {
    static func of(_ name: String) -> String {
        let last = name.split(separator: "/").last ?? ""
        return String((last.split(separator: ".").last ?? "").lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

/// Words for transitions that a reader may use for one and the same.
enum TransitionWords {
    private static let same: [Set<String>] = [
        ["window", "root", "replace"], ["pop", "dismiss"], ["present", "sheet", "custom", "popover"],
        ["embed", "tab", "child"], ["push", "show"], ["segue", "push", "present", "show"],
    ]

    static func agree(_ one: String, _ other: String) -> Bool {
        one == other || same.contains { $0.contains(one) && $0.contains(other) }
    }
}
