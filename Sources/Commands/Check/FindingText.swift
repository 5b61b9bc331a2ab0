import Checks
import Diagnostics

/// Findings in the form that compilers print and editors recognise, and how many there are.
struct FindingText {
    private let report: CheckReport
    private let findings: [Finding]

    init(report: CheckReport) {
        self.report = report
        findings = report.told
    }

    var text: String {
        (findings.filter(report.isShown).flatMap(lines) + summary).map { PlainText.of($0) + "\n" }.joined()
    }

    private func lines(_ finding: Finding) -> [String] {
        let fault = finding.fault
        let place = fault.place.map { "\($0): " } ?? ""
        let related = fault.related.map { "    \($0.place): \($0.text)" }
        let steps = (fault.way?.steps ?? []).map { step in
            "    \(step.source) -\(step.transition)-> \(step.target)" + (step.place.map { " (\($0))" } ?? "")
        }
        return ["\(place)\(finding.severity.rawValue): \(finding.sentences) [\(finding.rule)]"] + related + steps
    }

    private var summary: [String] {
        let outcome = report.outcome
        let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = findings.filter { $0.severity == severity }.count
            return count == 0 ? nil : Counted.words(count, severity.rawValue)
        }
        let app = Counted.words(report.graph.modules.count, "module")
        var lines = [
            report.graph.modules.isEmpty && counts.isEmpty
                ? "nothing to check in \(report.graph.app.name)"
                : (counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))
                    + " in \(app) of \(report.graph.app.name)"
        ]
        let hidden = findings.filter { $0.severity == .note }
        if !report.showsNotes, !hidden.isEmpty {
            let rules = Dictionary(grouping: hidden, by: \.rule).map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 }
            lines.append(
                "notes are shown with --verbose: " + rules.map { "\($0.1) \($0.0)" }.joined(separator: ", "))
        }
        if !outcome.known.isEmpty { lines.append("\(Counted.words(outcome.known.count, "finding")) in the baseline") }
        if !outcome.ignored.isEmpty {
            lines.append("\(Counted.words(outcome.ignored.count, "finding")) ignored by comments")
        }
        return lines
    }
}
