/// A rule of the team about ways through its app.
package struct WayRule: Hashable, Sendable {
    package enum Demand: Hashable, Sendable {
        /// Every way from an entry point to one of the first goes through one of the second.
        case onlyThrough(NodePattern, NodePattern)
        /// Only the second lead to the first by one step.
        case onlyFrom(NodePattern, NodePattern)
        /// No way leads from the first to the second.
        case neverLeadsTo(NodePattern, NodePattern)
        /// No single step leads from the first to the second.
        case neverOpens(NodePattern, NodePattern)
        /// No more than so many screens lie over one another.
        case modals(atMost: Int)

        var patterns: [NodePattern] {
            switch self {
            case .onlyThrough(let one, let other), .onlyFrom(let one, let other), .neverLeadsTo(let one, let other),
                .neverOpens(let one, let other):
                [one, other]
            case .modals: []
            }
        }
    }

    /// What the team calls the rule: its id in findings.
    package var name: String
    /// The rule as the team wrote it.
    package var sentence: String
    package var demand: Demand

    package init(name: String, sentence: String, demand: Demand) {
        self.name = name
        self.sentence = sentence
        self.demand = demand
    }

    /// The rule as one that is checked like the others; it is an error unless the configuration says otherwise.
    package var rule: Rule {
        Rule(
            id: name, title: sentence, why: "A rule of the team: \(sentence).", severity: .error,
            find: { WayChecker(app: $0, rule: self).faults() })
    }
}
