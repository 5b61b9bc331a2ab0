import Facts

extension FactBuilder {
    /// The documentation comment in front of a declaration, without its marks; nil without one.
    mutating func documentation(of node: some NodeHolder) -> NameID? {
        guard !node.node.isEmpty else { return nil }
        let trivia = leadingTrivia(of: node.node.firstToken)
        guard trivia.mayHoldComment else { return nil }
        var lines: [String] = []
        for piece in trivia {
            switch piece.kind {
            case .documentationLine:
                let text = trivia.text(of: piece)
                lines.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
            case .documentationBlock:
                let text = trivia.text(of: piece)
                lines = text.dropFirst(3).dropLast(text.hasSuffix("*/") ? 2 : 0)
                    .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(strippedBlockLine)
            case .lineBreak: if piece.breaks > 1 { lines.removeAll() }
            case .space, .comment: break
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
