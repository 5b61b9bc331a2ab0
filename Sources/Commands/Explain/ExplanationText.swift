import Linking

/// An explanation as text for a person: headings, sentences, and the places behind them.
struct ExplanationText {
    /// Places stand behind sentences that are not longer than this, else below them.
    private static let width = 76

    private let explanation: Explanation

    init(_ explanation: Explanation) {
        self.explanation = explanation
    }

    /// No name from the sources adds a line or speaks to a terminal.
    var text: String {
        var lines = [explanation.subject] + explanation.answer.map { "  \(Self.sentence($0))" }
        for section in explanation.sections {
            lines += ["", section.title.uppercased()]
            for statement in section.statements { lines += Self.lines(of: statement, indent: "  ") }
        }
        return lines.map { PlainText.of($0) + "\n" }.joined()
    }

    private static func lines(of statement: Explanation.Statement, indent: String) -> [String] {
        var lines: [String] = []
        let sentence = indent + statement.text
        if let file = statement.file {
            let place = statement.line.map { $0 > 0 ? "\(file):\($0)" : file } ?? file
            if sentence.count + place.count + 2 <= width {
                lines.append(sentence + "  " + place)
            } else {
                lines += [sentence, indent + "    " + place]
            }
        } else {
            lines.append(sentence)
        }
        return lines + statement.details.flatMap { self.lines(of: $0, indent: indent + "    ") }
    }

    private static func sentence(_ text: String) -> String {
        text.prefix(1) == "`" ? text : text.prefix(1).uppercased() + text.dropFirst()
    }
}
