/// What two texts differ in: lines that only one of them has, the first few.
struct LineDifference {
    private static let longest = 24

    /// `-` before a line that was expected and is missing, `+` before one that is new; with line numbers.
    let text: String

    init(expected: String, found: String) {
        let lines = { (text: String) in
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        }
        self.init(expected: lines(expected), found: lines(found))
    }

    init(expected: [String], found: [String]) {
        var changes: [(line: Int, text: String)] = []
        for change in found.difference(from: expected) {
            switch change {
            case .remove(let offset, let line, _): changes.append((offset + 1, "- \(offset + 1): \(line)"))
            case .insert(let offset, let line, _): changes.append((offset + 1, "+ \(offset + 1): \(line)"))
            }
        }
        let sorted = changes.sorted { ($0.line, $1.text) < ($1.line, $0.text) }.map(\.text)
        let hidden = sorted.count - Self.longest
        let shown = sorted.prefix(Self.longest) + (hidden > 0 ? ["and \(hidden) lines more"] : [])
        text = sorted.isEmpty ? "  none" : shown.map { "  \($0)" }.joined(separator: "\n")
    }
}
