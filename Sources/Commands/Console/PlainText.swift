/// Makes text from a scanned repository safe to print on a terminal.
enum PlainText {
    /// `text` with every scalar that a terminal obeys, or that changes the reading direction, written as `\u{1B}`.
    static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isActive) else { return text }
        return text.unicodeScalars.reduce(into: "") { plain, scalar in
            if isActive(scalar) {
                plain += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
    }

    /// `text` in lines, each made safe.
    static func lines(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }.joined(separator: "\n")
    }

    private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: scalar.properties.isBidiControl
        default: false
        }
    }
}
