import Facts
@_spi(RawSyntax) import SwiftSyntax

extension FactBuilder {
    /// The documentation comment in front of a declaration, without its marks; nil without one.
    mutating func documentation(of node: some RawSyntaxNodeProtocol) -> NameID? {
        guard let token = node.raw.firstPresentToken, hasComment(before: token) else { return nil }
        var lines: [String] = []
        for piece in token.leadingTriviaPieces {
            switch piece {
            case .docLineComment(let comment):
                let text = String(syntaxText: comment)
                lines.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
            case .docBlockComment(let comment):
                let text = String(syntaxText: comment)
                lines = text.dropFirst(3).dropLast(text.hasSuffix("*/") ? 2 : 0)
                    .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(strippedBlockLine)
            case .newlines(let count), .carriageReturnLineFeeds(let count):
                if count > 1 { lines.removeAll() }
            default: break
            }
        }
        let text = lines.joined(separator: "\n").trimmingSpace()
        return text.isEmpty ? nil : intern(text)
    }

    private func strippedBlockLine(_ line: Substring) -> String {
        let text = line.drop { $0 == " " || $0 == "\t" }
        if text.hasPrefix("* ") { return String(text.dropFirst(2)) }
        return text == "*" ? "" : String(text)
    }
}

extension String {
    func trimmingSpace() -> String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
