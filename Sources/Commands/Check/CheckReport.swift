import Checks
import Diagnostics
import Foundation
import NavigationGraph
import Reports

/// What a check found, in each of the formats.
struct CheckReport {
    let graph: NavigationGraph
    let checker: Checker
    let outcome: Checker.Outcome
    /// Whether formats for people show notes too.
    let showsNotes: Bool
    /// The scanned folder inside its repository, with a slash at its end; empty for the repository's own.
    let prefix: String

    func bytes(_ format: CheckCommand.Format) throws -> [UInt8] {
        switch format {
        case .text: Array(FindingText(report: self).text.utf8)
        case .json: try PrintedJSON.bytes(of: CheckDocument(self))
        case .sarif:
            try SARIFLog(
                toolVersion: ProgramVersion.current, rules: reportedRules,
                results: outcome.findings.map(result)
            ).encoded()
        case .github:
            Array(
                PrintableText.lines(
                    of: WorkflowAnnotations(rules: reportedRules, results: told.filter(isShown).map(result)).text
                ).utf8)
        }
    }

    /// The findings as formats for people tell them: those that read alike are one, which says how many ways it stands
    /// for. A program takes each by its id (`outcome`).
    var told: [Finding] {
        var places: [Finding: Int] = [:]
        var told: [(finding: Finding, ways: Int)] = []
        for finding in outcome.findings {
            var words = finding
            words.fault.subject = []
            if finding.fault.place != nil, let place = places[words] {
                told[place].ways += 1
            } else {
                places[words] = told.count
                told.append((finding, 1))
            }
        }
        return told.map { finding, ways in
            guard ways > 1 else { return finding }
            var finding = finding
            finding.fault.text += " (\(ways) ways)"
            return finding
        }
    }

    /// Whether formats for people show a finding.
    func isShown(_ finding: Finding) -> Bool { showsNotes || finding.severity > .note }

    private var reportedRules: [ReportedRule] {
        checker.rules.map { rule in
            ReportedRule(
                id: rule.id, title: rule.title, explanation: rule.why,
                level: ReportedResult.Level(checker.severity(of: rule) ?? rule.severity))
        }
    }

    private func result(_ finding: Finding) -> ReportedResult {
        let way = finding.fault.way.map { ". The way: \($0.text)" } ?? ""
        let steps = (finding.fault.way?.steps ?? []).compactMap { step in
            step.place.map {
                ReportedResult.Related(
                    place: inRepository($0), text: "\(step.source) -\(step.transition)-> \(step.target)")
            }
        }
        return ReportedResult(
            rule: finding.rule, level: ReportedResult.Level(finding.severity), text: finding.sentences + way,
            place: finding.fault.place.map(inRepository),
            related: finding.fault.related.map { .init(place: inRepository($0.place), text: $0.text) } + steps,
            fingerprint: finding.id)
    }

    private func inRepository(_ place: SourcePlace) -> SourcePlace {
        SourcePlace(file: prefix + place.file, line: place.line, column: place.column)
    }
}

extension ReportedResult.Level {
    init(_ severity: Severity) {
        switch severity {
        case .note: self = .note
        case .warning: self = .warning
        case .error: self = .error
        }
    }
}
