import NavigationGraph

/// What a script reads, as an object of JSON without white space.
protocol ScriptValue {
    /// Writes the members.
    func write(_ json: inout GraphJSONStream)
}

/// Data that a script of the pages reads: JSON in a script file, because a page that was opened from disk may not fetch.
struct ScriptData: Sendable {
    /// The file's bytes: one assignment to a member of `window.wiremap`.
    let bytes: [UInt8]

    /// - Parameter member: an identifier of JavaScript.
    init(_ member: StaticString, _ value: some ScriptValue) {
        var json = GraphJSONStream()
        json.object(.compact) { value.write(&$0) }
        bytes = Array("(window.wiremap ??= {}).\(member) = ".utf8) + json.bytes + Array(";\n".utf8)
    }

    /// A name as scripts show it: characters that are invisible, or that change the order of the others, are written
    /// out as Swift writes them, as pages do.
    static func visible(_ name: String) -> String {
        let label = Label.of(name)
        if label.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return label }
        var shown = String.UnicodeScalarView()
        for scalar in label.unicodeScalars {
            switch scalar.value {
            case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
                shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            default: shown.append(scalar)
            }
        }
        return String(shown)
    }
}
