/// A word of a script: a name, a mark such as `=>`, or a text that stays as it is.
struct ScriptToken: Equatable {
    enum Kind {
        /// An identifier or a keyword.
        case name
        /// A string, a number, a regular expression, or a part of a template.
        case text
        case mark
    }

    let kind: Kind
    let text: String
    /// Whether a line ends before it, which may be the end of a statement.
    var beginsLine = false

    /// The tokens of a script without its comments. What is between the expressions of a template, with the signs
    /// around it, is one token: `` `a ${`` and `` } b` ``.
    static func all(in source: [UInt8]) -> [ScriptToken] {
        var scanner = ScriptScanner(source)
        return scanner.tokens()
    }
}

private struct ScriptScanner {
    /// The longest first, so that no mark is taken for the beginning of another.
    private static let marks = [
        "...", "===", "!==", "??=", "=>", "?.", "??", "&&", "||", "++", "--", "<=", ">=", "+=", "-=", "*=", "/=",
    ].map { Array($0.utf8) }

    private let source: [UInt8]
    private var index = 0
    private var found: [ScriptToken] = []
    private var endsLine = false
    /// How many braces are open in each template's expression around this place.
    private var templates: [Int] = []

    init(_ source: [UInt8]) { self.source = source }

    mutating func tokens() -> [ScriptToken] {
        while index < source.count { step() }
        return found
    }

    private func byte(_ offset: Int = 0) -> UInt8 { index + offset < source.count ? source[index + offset] : 0 }

    private mutating func step() {
        switch byte() {
        case UInt8(ascii: "\n"):
            endsLine = true
            index += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            while index < source.count, byte() != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "/") where beginsExpression: take(.text, to: endOfPattern)
        case UInt8(ascii: "'"), UInt8(ascii: "\""): take(.text, to: endOfString)
        case UInt8(ascii: "`"): takeTemplate(after: 1)
        case UInt8(ascii: "}") where templates.last == 0:
            templates.removeLast()
            takeTemplate(after: 1)
        case let first where Self.isName(first) && !Self.isDigit(first): take(.name, to: end(while: Self.isName))
        case let first where Self.isDigit(first):
            take(.text, to: end { Self.isName($0) || $0 == UInt8(ascii: ".") })
        default: takeMark()
        }
    }

    private mutating func take(_ kind: ScriptToken.Kind, to end: Int) {
        let end = min(end, source.count)
        found.append(
            ScriptToken(kind: kind, text: String(decoding: source[index..<end], as: UTF8.self), beginsLine: endsLine))
        endsLine = false
        index = end
    }

    private mutating func takeMark() {
        if let last = templates.indices.last {
            if byte() == UInt8(ascii: "{") { templates[last] += 1 }
            if byte() == UInt8(ascii: "}") { templates[last] -= 1 }
        }
        let mark = Self.marks.first { source[index...].starts(with: $0) }
        take(.mark, to: index + (mark?.count ?? 1))
    }

    /// Up to the next expression in the template, or to its end.
    private mutating func takeTemplate(after start: Int) {
        var place = index + start
        while place < source.count, source[place] != UInt8(ascii: "`") {
            if source[place] == UInt8(ascii: "$"), place + 1 < source.count, source[place + 1] == UInt8(ascii: "{") {
                templates.append(0)
                return take(.text, to: place + 2)
            }
            place += source[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        take(.text, to: place + 1)
    }

    /// Whether a slash here begins a pattern, and is no division.
    private var beginsExpression: Bool {
        guard let last = found.last else { return true }
        return last.kind == .mark ? ![")", "]", "}"].contains(last.text) : last.text == "return"
    }

    private var endOfString: Int {
        var place = index + 1
        while place < source.count, source[place] != source[index] {
            place += source[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return place + 1
    }

    private var endOfPattern: Int {
        var place = index + 1
        var isClass = false
        while place < source.count, isClass || source[place] != UInt8(ascii: "/") {
            if source[place] == UInt8(ascii: "[") { isClass = true }
            if source[place] == UInt8(ascii: "]") { isClass = false }
            place += source[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
        while place < source.count, Self.isName(source[place]) { place += 1 }
        return place
    }

    private func end(while belongs: (UInt8) -> Bool) -> Int {
        var place = index
        while place < source.count, belongs(source[place]) { place += 1 }
        return place
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
