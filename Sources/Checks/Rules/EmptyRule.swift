extension Rule {
    /// A rule of the team that names what is not in the app.
    static let emptyRule = Rule(
        id: "empty-rule", title: "Rule about nothing",
        why: "A rule of the team names a module or a group that the app does not have, so that it guards nothing.",
        severity: .error
    ) { app in
        app.wayRules.flatMap { rule in
            Set(rule.demand.patterns.flatMap { $0.emptyParts(in: app.graph) }).sorted().map { part in
                Fault(
                    node: nil, subject: [rule.name, part],
                    text: "the rule \(rule.name) names `\(part)`, and the app has nothing of that name",
                    advice: "mend the name in the settings, or remove the rule", place: nil)
            }
        }
    }
}
