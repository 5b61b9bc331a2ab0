import Facts
import SwiftSyntax

/// Reads the comments that ask to pass over findings: `// wiremap:ignore rule - reason`.
///
/// A comment behind code counts for its line; one above a declaration for everything down to the declaration's keyword,
/// attributes and modifiers included; one above a statement for the statement's first line.
struct IgnoreCommentReader {
    private static let mark = "wiremap:ignore"
    private static let markBytes = Array(mark.utf8)

    private var line = 1
    private var found: [IgnoreFacts] = []
    /// How many of `found` wait for the code below them.
    private var waiting = 0

    /// Whether a file holds the mark at all.
    static func mayHoldComments(_ bytes: [UInt8]) -> Bool { ByteSearch.contains(markBytes, in: bytes) }

    /// The comments of a file. Only files that hold the mark are looked at token by token.
    static func read(_ tree: SourceFileSyntax, bytes: [UInt8]) -> [IgnoreFacts] {
        guard mayHoldComments(bytes) else { return [] }
        var reader = IgnoreCommentReader()
        for token in tree.tokens(viewMode: .sourceAccurate) { reader.read(token) }
        return reader.found
    }

    private mutating func read(_ token: TokenSyntax) {
        for piece in token.leadingTrivia { read(piece, isAboveCode: true) }
        for index in found.indices.suffix(waiting) { found[index].through = line }
        if !isFront(token) { waiting = 0 }
        line += token.text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
        for piece in token.trailingTrivia { read(piece, isAboveCode: false) }
    }

    private mutating func read(_ piece: TriviaPiece, isAboveCode: Bool) {
        switch piece {
        case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): line += count
        case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
            if let (rule, reason) = Self.words(of: text) {
                found.append(IgnoreFacts(rule: rule, reason: reason, line: line, through: line))
                if isAboveCode { waiting += 1 }
            }
            line += text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
        default: break
        }
    }

    /// Whether a token stands in front of a declaration's keyword: a part of an attribute, or a modifier.
    private func isFront(_ token: TokenSyntax) -> Bool {
        var node = token.parent
        while let current = node {
            if current.is(AttributeSyntax.self) || current.is(DeclModifierSyntax.self) { return true }
            if current.is(DeclSyntax.self) || current.is(CodeBlockItemSyntax.self) { return false }
            node = current.parent
        }
        return false
    }

    /// The rule and the reason; nil for a comment without the mark.
    private static func words(of comment: String) -> (rule: String, reason: String)? {
        guard let range = comment.firstRange(of: mark) else { return nil }
        var rest = comment[range.upperBound...]
        // `wiremap:ignored` is another word.
        guard rest.first.map({ $0.isWhitespace || $0 == "*" }) ?? true else { return nil }
        rest = rest.prefix { !$0.isNewline }
        if let end = rest.firstRange(of: "*/") { rest = rest[..<end.lowerBound] }
        rest = rest.drop(while: \.isWhitespace)
        let rule = rest.prefix { !$0.isWhitespace && $0 != ":" }
        let reason = rest[rule.endIndex...].drop { $0.isWhitespace || "-–—:".contains($0) }
        return (String(rule), String(reason).trimmingSpace())
    }
}
