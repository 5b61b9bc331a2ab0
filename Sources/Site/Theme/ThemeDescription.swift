import Diagnostics
import Foundation

/// What a theme's `theme.json` says, with the place of each member for messages.
struct ThemeDescription {
    static let fileName = "theme.json"
    private static let members: Set<String> = [
        "name", "inherits", "frame", "stylesheet", "addedStylesheets", "assets",
    ]

    let name: String
    /// The theme that fills in what this one leaves out: an installed theme's name, or a path from this folder.
    let inherits: String?
    let frame: String?
    /// In the order in which they are joined.
    let stylesheets: [String]?
    /// Joined after the inherited ones.
    let addedStylesheets: [String]
    let assets: [String]
    /// As messages name it.
    private let file: String
    private let text: String

    init(bytes: [UInt8], file: String) throws(ThemeError) {
        self.file = file
        text = String(decoding: bytes, as: UTF8.self)
        let members = try Self.members(of: bytes, file)
        let place = { [text] in Self.place(of: $0, in: text, file) }
        if let unknown = members.keys.sorted().first(where: { !Self.members.contains($0) }) {
            throw .badDescription(place(unknown), detail: "`\(unknown)` is no member of a theme")
        }
        func value<Value>(_ member: String, as type: Value.Type) throws(ThemeError) -> Value? {
            guard let value = members[member] else { return nil }
            guard let value = value as? Value else {
                throw .badDescription(place(member), detail: "the member `\(member)` has the wrong type")
            }
            return value
        }
        inherits = try value("inherits", as: String.self)
        frame = try value("frame", as: String.self)
        let isOne = members["stylesheet"] is String
        stylesheets =
            isOne ? try value("stylesheet", as: String.self).map { [$0] } : try value("stylesheet", as: [String].self)
        addedStylesheets = try value("addedStylesheets", as: [String].self) ?? []
        assets = try value("assets", as: [String].self) ?? []
        guard let name = try value("name", as: String.self) else {
            throw .badDescription(SourcePlace(file: file, line: 1, column: 1), detail: "the member `name` is missing")
        }
        self.name = name
        for (member, isThere) in [("frame", frame != nil), ("stylesheet", stylesheets != nil)] where inherits == nil {
            guard !isThere else { continue }
            throw .badDescription(
                SourcePlace(file: file, line: 1, column: 1), detail: "the member `\(member)` is missing")
        }
    }

    /// Where a member's name stands; the beginning of the file where it does not.
    func place(of member: String) -> SourcePlace { Self.place(of: member, in: text, file) }

    private static func place(of member: String, in text: String, _ file: String) -> SourcePlace {
        var rest = text[...]
        while let found = rest.firstRange(of: "\"\(member)\"") {
            rest = rest[found.upperBound...]
            guard rest.first(where: { !$0.isWhitespace }) == ":" else { continue }
            return TextPlace.of(found.lowerBound, in: text, file)
        }
        return SourcePlace(file: file, line: 1, column: 1)
    }

    private static func members(of bytes: [UInt8], _ file: String) throws(ThemeError) -> [String: Any] {
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: Data(bytes))
        } catch {
            // Foundation tells the place in words only: *around line 3, column 5*.
            let numbers = "\(error)".firstMatch(of: #/line (\d+), column (\d+)/#)
            let line = numbers.flatMap { Int($0.1) } ?? 1
            let column = numbers.flatMap { Int($0.2) } ?? 1
            throw .badDescription(
                SourcePlace(file: file, line: max(1, line), column: max(1, column)), detail: "it is not JSON")
        }
        guard let members = value as? [String: Any] else {
            throw .badDescription(SourcePlace(file: file, line: 1, column: 1), detail: "it is no JSON object")
        }
        return members
    }
}

/// Places in a text.
enum TextPlace {
    /// - Returns: the line and the column of an index, both from 1; the column counts bytes.
    static func of(_ index: String.Index, in text: String, _ file: String) -> SourcePlace {
        let before = text.utf8[..<index]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
        return SourcePlace(file: file, line: line, column: column)
    }
}
