import Diagnostics
import NavigationGraph

/// Runs rules over a graph, and takes off what the sources and the baseline pass over.
package struct Checker {
    /// What a run found.
    package struct Outcome: Hashable, Sendable {
        /// Sorted by place.
        package var findings: [Finding]
        /// Passed over because a comment in the sources asks for it, with the comment's reason.
        package var ignored: [Ignored]
        /// Passed over because the baseline holds them.
        package var known: [Finding]
    }

    package struct Ignored: Hashable, Sendable {
        package var finding: Finding
        package var reason: String
    }

    /// The severities that the configuration sets, by rule id.
    private let severities: [String: Severity]
    /// The ids of the rules that the configuration turns off.
    private let off: Set<String>
    private let wayRules: [WayRule]

    package init(severities: [String: Severity] = [:], off: Set<String> = [], wayRules: [WayRule] = []) {
        self.severities = severities
        self.off = off
        self.wayRules = wayRules
    }

    /// Every rule of a run: Wiremap's own, then the team's.
    package var rules: [Rule] { Rule.all + wayRules.map(\.rule) }

    /// The severity of a rule's findings; nil where it is off.
    package func severity(of rule: Rule) -> Severity? {
        off.contains(rule.id) ? nil : severities[rule.id] ?? rule.severity
    }

    package func check(_ graph: NavigationGraph, baseline: Baseline? = nil) -> Outcome {
        let app = CheckedApp(graph: graph, wayRules: wayRules)
        var found: [Finding] = []
        for rule in rules {
            guard let severity = severity(of: rule) else { continue }
            found += rule.find(app).map { Finding(rule: rule.id, severity: severity, fault: $0) }
        }
        let ignores = IgnoreComments(graph.suppressions, rules: rules.filter { severity(of: $0) != nil }, all: rules)
        var outcome = Outcome(findings: [], ignored: [], known: [])
        for finding in found.sorted() {
            if let reason = ignores.reason(for: finding) {
                outcome.ignored.append(Ignored(finding: finding, reason: reason))
            } else if baseline?.ids.contains(finding.id) == true {
                outcome.known.append(finding)
            } else {
                outcome.findings.append(finding)
            }
        }
        outcome.findings += findings(of: .staleIgnore, ignores.faults(found))
        if let baseline { outcome.findings += findings(of: .staleBaseline, baseline.stale(among: found)) }
        outcome.findings.sort()
        return outcome
    }

    private func findings(of rule: Rule, _ faults: [Fault]) -> [Finding] {
        guard let severity = severity(of: rule) else { return [] }
        return faults.map { Finding(rule: rule.id, severity: severity, fault: $0) }
    }
}
