import Review

/// Colours for a review on a terminal: its headings, what came and went, and what is beside a change.
///
/// They are given to whole lines by how these begin, once no scalar of a source is left that a terminal obeys.
enum ReviewColors {
    static func applied(to text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { colored(String($0)) }.joined(
            separator: "\n")
    }

    private static func colored(_ line: String) -> String {
        if let level = ChangeLevel.allCases.first(where: { $0.title == line }) { return code(of: level) + line + end }
        if line.hasPrefix("      ") { return "\u{1B}[2m" + line + end }
        let marks = [("  + ", "\u{1B}[32m"), ("  - ", "\u{1B}[31m"), ("  ~ ", "\u{1B}[33m")]
        guard let (mark, color) = marks.first(where: { line.hasPrefix($0.0) }) else { return line }
        return color + mark + end + line.dropFirst(mark.count)
    }

    private static func code(of level: ChangeLevel) -> String {
        switch level {
        case .breaking: "\u{1B}[1;31m"
        case .notable: "\u{1B}[1;33m"
        case .info: "\u{1B}[1;36m"
        }
    }

    private static let end = "\u{1B}[0m"
}
