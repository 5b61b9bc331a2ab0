import Markdown

/// Colours a line of Swift when the site is made: keywords, types, labels, literals and comments.
///
/// It reads words and not grammar. A word that it does not know stays as it is, so what it gets wrong is a colour and
/// never the text.
struct SwiftHighlighter {
    private static let keywords: Set<String> = [
        "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get",
        "guard",
        "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
        "nonisolated",
        "open", "operator", "optional", "override", "private", "protocol", "public", "repeat", "required", "rethrows",
        "return", "self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet", "didSet", "associatedtype",
        "package",
        "convenience", "dynamic", "consuming", "borrowing", "sending",
    ]

    /// Whether the line begins inside a comment of several lines.
    private var isInComment = false

    init() {}

    /// A part of a line, and what it is; nil for plain text.
    struct Piece: Equatable {
        var text: Substring
        var kind: String?
    }

    /// Writes a declaration that stands by itself.
    static func write(_ declaration: String, _ html: inout HTMLWriter) {
        var highlighter = SwiftHighlighter()
        highlighter.write(declaration, &html)
    }

    /// Writes a line with its parts in `span` elements.
    mutating func write(_ line: String, _ html: inout HTMLWriter) {
        for piece in pieces(of: line) {
            guard let kind = piece.kind else {
                html.text(String(piece.text))
                continue
            }
            html.element("span", .class(kind), text: String(piece.text))
        }
    }

    /// The parts of a line; together they are the line.
    mutating func pieces(of line: String) -> [Piece] {
        var pieces: [Piece] = []
        func add(_ text: Substring, _ kind: String?) {
            if text.isEmpty { return }
            if let last = pieces.last, last.kind == kind {
                pieces[pieces.count - 1].text = line[last.text.startIndex..<text.endIndex]
            } else {
                pieces.append(Piece(text: text, kind: kind))
            }
        }
        var rest = line[...]
        while let first = rest.first {
            let length: Substring
            if isInComment || rest.hasPrefix("/*") {
                let end = rest.dropFirst(isInComment ? 0 : 2).firstRange(of: "*/")?.upperBound
                isInComment = end == nil
                length = rest[..<(end ?? rest.endIndex)]
                add(length, "comment")
            } else if rest.hasPrefix("//") {
                length = rest
                add(length, "comment")
            } else if first == "\"" {
                length = Self.string(rest)
                add(length, "string")
            } else if first == "@" || first == "#" {
                length = rest[..<Self.wordEnd(rest.dropFirst())]
                add(length, "attribute")
            } else if Self.isWord(first) {
                length = rest[..<Self.wordEnd(rest)]
                add(length, Self.kind(of: length, before: rest[length.endIndex...], after: line[..<length.startIndex]))
            } else {
                length = rest.prefix { !Self.isWord($0) && !"\"@#/".contains($0) }
                let taken = length.isEmpty ? rest.prefix(1) : length
                add(taken, nil)
                rest = rest[taken.endIndex...]
                continue
            }
            rest = rest[length.endIndex...]
        }
        return pieces
    }

    private static func kind(of word: Substring, before: Substring, after: Substring) -> String? {
        if word.first?.isNumber == true { return "number" }
        // A member may be called as a keyword is.
        if keywords.contains(String(word)), after.last != "." { return "keyword" }
        if word.first?.isUppercase == true { return "type" }
        if after.hasSuffix("func ") { return "name" }
        if before.first == ":" { return "label" }
        // The label of a parameter that has a name of its own: `to` in `to option: Option`.
        let next = before.dropFirst()
        let end = wordEnd(next)
        let isLabel = before.first == " " && end > next.startIndex && end < next.endIndex && next[end] == ":"
        return isLabel ? "label" : nil
    }

    private static func string(_ text: Substring) -> Substring {
        var index = text.index(after: text.startIndex)
        while index < text.endIndex, text[index] != "\"" {
            if text[index] == "\\" { index = text.index(after: index) }
            if index < text.endIndex { index = text.index(after: index) }
        }
        return text[..<(index < text.endIndex ? text.index(after: index) : text.endIndex)]
    }

    private static func isWord(_ character: Character) -> Bool {
        guard let ascii = character.asciiValue else { return character.isLetter || character.isNumber }
        switch ascii {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): return true
        default: return false
        }
    }

    private static func wordEnd(_ text: Substring) -> Substring.Index {
        text.firstIndex { !isWord($0) } ?? text.endIndex
    }
}
