import Checks

/// Every rule of a run, for people.
struct RuleList {
    let checker: Checker

    var text: String {
        let rules = checker.rules
        let width = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            let severity = checker.severity(of: rule)?.rawValue ?? "off"
            return PlainText.of(
                rule.id + String(repeating: " ", count: width - rule.id.count) + "  "
                    + severity + String(repeating: " ", count: 7 - severity.count) + "  " + rule.title) + "\n"
        }
        .joined()
    }
}
