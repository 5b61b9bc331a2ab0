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

    /// What a part of a line is; the name is that of its class.
    enum Kind: String {
        case comment, string, attribute, number, keyword, type, name, label

        fileprivate var className: StaticString {
            switch self {
            case .comment: "comment"
            case .string: "string"
            case .attribute: "attribute"
            case .number: "number"
            case .keyword: "keyword"
            case .type: "type"
            case .name: "name"
            case .label: "label"
            }
        }
    }

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
    mutating func write(_ line: String, _ html: inout HTMLWriter) { write(utf8: Array(line.utf8)[...], &html) }

    /// The same for the UTF-8 of a line.
    mutating func write(utf8 line: ArraySlice<UInt8>, _ html: inout HTMLWriter) {
        // Almost every line is ASCII, whose bytes are told apart in a fraction of the time that characters take.
        guard line.allSatisfy({ $0 < 0x80 }) else {
            let line = String(decoding: line, as: UTF8.self)
            for part in parts(of: line) { Self.write(Array(line[part.range].utf8)[...], part.kind, &html) }
            return
        }
        for part in parts(of: line) { Self.write(line[part.range], part.kind, &html) }
    }

    private static func write(_ text: ArraySlice<UInt8>, _ kind: Kind?, _ html: inout HTMLWriter) {
        guard let kind else { return html.text(utf8: text) }
        html.open("span", class: kind.className)
        html.text(utf8: text)
        html.close("span")
    }

    /// The parts of a line; together they are the line.
    mutating func pieces(of line: String) -> [Piece] {
        parts(of: line).map { Piece(text: line[$0.range], kind: $0.kind?.rawValue) }
    }

    private mutating func parts<Text: BidirectionalCollection>(
        of line: Text
    ) -> [(range: Range<Text.Index>, kind: Kind?)] where Text.Element: CodeLetter {
        var parts: [(range: Range<Text.Index>, kind: Kind?)] = []
        var start = line.startIndex
        while start < line.endIndex {
            let rest = line[start...]
            let first = line[start]
            let end: Text.Index
            var kind: Kind?
            if isInComment || rest.begins(with: "/", "*") {
                let found = rest.dropFirst(isInComment ? 0 : 2).end(of: "*", "/")
                isInComment = found == nil
                (end, kind) = (found ?? line.endIndex, .comment)
            } else if rest.begins(with: "/", "/") {
                (end, kind) = (line.endIndex, .comment)
            } else if first.isASCII("\"") {
                (end, kind) = (Self.endOfString(rest), .string)
            } else if first.isASCII("@") || first.isASCII("#") {
                (end, kind) = (Self.wordEnd(rest.dropFirst()), .attribute)
            } else if first.isWord {
                end = Self.wordEnd(rest)
                kind = Self.kind(of: rest[..<end], before: rest[end...], after: line[..<start])
            } else {
                let plain = rest.dropFirst().firstIndex { $0.isWord || $0.beginsPart }
                end = first.beginsPart ? line.index(after: start) : plain ?? line.endIndex
            }
            if let last = parts.last, last.kind == kind {
                parts[parts.count - 1].range = last.range.lowerBound..<end
            } else {
                parts.append((start..<end, kind))
            }
            start = end
        }
        return parts
    }

    private static func kind<Text: BidirectionalCollection>(
        of word: Text, before: Text, after: Text
    ) -> Kind? where Text.Element: CodeLetter {
        if word.first?.isDigit == true { return .number }
        // A member may be called as a keyword is.
        if isKeyword(word), after.last?.isASCII(".") != true { return .keyword }
        if word.first?.isCapital == true { return .type }
        if after.ends(with: "func ") { return .name }
        if before.first?.isASCII(":") == true { return .label }
        // The label of a parameter that has a name of its own: `to` in `to option: Option`.
        let next = before.dropFirst()
        let end = wordEnd(next)
        let isLabel =
            before.first?.isASCII(" ") == true && end > next.startIndex && end < next.endIndex && next[end].isASCII(":")
        return isLabel ? .label : nil
    }

    /// The lengths of the keywords that begin with a letter, a bit for each.
    private static let lengths = keywords.reduce(into: [UInt32](repeating: 0, count: 128)) { lengths, keyword in
        if let first = keyword.utf8.first { lengths[Int(first)] |= 1 << UInt32(keyword.utf8.count) }
    }

    private static func isKeyword<Text: Collection>(_ word: Text) -> Bool where Text.Element: CodeLetter {
        // Most words are none by their first letter and their length.
        guard let first = word.first?.ascii, word.count < 32, lengths[Int(first)] >> UInt32(word.count) & 1 == 1 else {
            return false
        }
        return keywords.contains(Text.Element.text(of: word))
    }

    private static func endOfString<Text: Collection>(_ text: Text) -> Text.Index where Text.Element: CodeLetter {
        var index = text.index(after: text.startIndex)
        while index < text.endIndex, !text[index].isASCII("\"") {
            if text[index].isASCII("\\") { index = text.index(after: index) }
            if index < text.endIndex { index = text.index(after: index) }
        }
        return index < text.endIndex ? text.index(after: index) : text.endIndex
    }

    private static func wordEnd<Text: Collection>(_ text: Text) -> Text.Index where Text.Element: CodeLetter {
        text.firstIndex { !$0.isWord } ?? text.endIndex
    }
}
