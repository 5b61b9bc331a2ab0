/// A comment that asks to pass over a finding: `// wiremap:ignore rule - reason`.
package struct IgnoreFacts: Hashable, Sendable {
    /// Empty where the comment names none.
    package var rule: String
    /// Empty where the comment gives none.
    package var reason: String
    package var line: Int
    /// The last line that it counts for: its own behind code, else the line on which the code below it begins.
    package var through: Int

    package init(rule: String, reason: String, line: Int, through: Int) {
        self.rule = rule
        self.reason = reason
        self.line = line
        self.through = through
    }
}
