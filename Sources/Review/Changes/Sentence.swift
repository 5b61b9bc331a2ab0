import Diagnostics
import NavigationGraph

/// A sentence about the app in which names and code are told apart from words, so that each format marks and escapes
/// them in its own way.
package struct Sentence: Hashable, Sendable, ExpressibleByStringInterpolation {
    package enum Piece: Hashable, Sendable {
        case words(String)
        /// The name of a module, an entry point or a group.
        case name(String)
        /// Something as it is written in the source.
        case code(String)
        /// What stands on something that the user sees, without its quotes.
        case title(String)
    }

    package var pieces: [Piece]

    package init(pieces: [Piece]) { self.pieces = pieces }
    package init(stringLiteral words: String) { pieces = [.words(words)] }
    package init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var pieces: [Piece] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}
        package mutating func appendLiteral(_ words: String) { if !words.isEmpty { pieces.append(.words(words)) } }
        package mutating func appendInterpolation(name: String) { pieces.append(.name(name)) }
        package mutating func appendInterpolation(code: String) { pieces.append(.code(code)) }
        package mutating func appendInterpolation(title: String) { pieces.append(.title(title)) }
        package mutating func appendInterpolation(_ words: String) {
            if !words.isEmpty { pieces.append(.words(words)) }
        }
        package mutating func appendInterpolation(_ number: Int) { pieces.append(.words(String(number))) }
        package mutating func appendInterpolation(_ sentence: Sentence) { pieces += sentence.pieces }
        package mutating func appendInterpolation(_ condition: ConditionWords) {
            for piece in condition.pieces {
                switch piece {
                case .words(let words): appendInterpolation(words)
                case .code(let code): appendInterpolation(code: code)
                }
            }
        }
    }

    package static func + (left: Sentence, right: Sentence) -> Sentence {
        Sentence(pieces: left.pieces + right.pieces)
    }

    /// As at the beginning of a text; a name stays as it is.
    var capitalized: Sentence {
        guard case .words(let words)? = pieces.first else { return self }
        return Sentence(pieces: [.words(words.prefix(1).uppercased() + words.dropFirst())] + pieces.dropFirst())
    }

    /// The sentence with more words before its full stop.
    func extended(by words: String) -> Sentence {
        guard case .words(let end)? = pieces.last, end.hasSuffix(".") else {
            return self + Sentence(stringLiteral: words)
        }
        return Sentence(pieces: pieces.dropLast() + [.words(end.dropLast() + words + ".")])
    }

    /// As one line of text, with code in backticks.
    package var plain: String {
        pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .name(let name): Self.short(name)
            case .code(let code): "`\(Self.short(code))`"
            case .title(let title): "“\(Self.short(title))”"
            }
        }.joined()
    }

    /// Text of bounded length on one line, so that no name from a source drowns the sentence.
    package static func short(_ text: String, limit: Int = 120) -> String {
        let line = PrintableText.of(String(text.map { $0.isNewline ? " " : $0 }))
        return line.count > limit ? line.prefix(limit - 1) + "…" : line
    }

    /// Up to four parts as a list in words; of more, three and how many there are beside them.
    static func some(_ parts: [Sentence]) -> Sentence {
        let shown = parts.count > 4 ? Array(parts.prefix(3)) : parts
        let rest = parts.count - shown.count
        return list(shown + (rest > 0 ? ["\(rest) more"] : []))
    }

    /// Parts as a list in words: `a, b and c`.
    static func list(_ parts: [Sentence]) -> Sentence {
        var result = Sentence(pieces: [])
        for (index, part) in parts.enumerated() {
            if index > 0 { result.pieces.append(.words(index == parts.count - 1 ? " and " : ", ")) }
            result.pieces += part.pieces
        }
        return result
    }
}
