import Checks
import Diagnostics

/// The JSON of `wiremap check`, `formatVersion` 1; `Docs/Checks.md` describes it.
struct CheckDocument: Encodable {
    struct Place: Encodable {
        var file: String
        var line: Int

        init(_ place: SourcePlace) {
            file = place.file
            line = place.line
        }
    }

    struct Related: Encodable {
        var place: Place
        var text: String
    }

    struct Step: Encodable {
        var source: String
        var target: String
        var transition: String
        var route: String
        var place: Place?
    }

    struct Entry: Encodable {
        var id: String
        var rule: String
        var severity: String
        var node: String?
        var text: String
        var advice: String?
        var place: Place?
        var related: [Related]
        var way: [Step]?
        /// Why the sources ask to pass over it.
        var reason: String?

        init(_ finding: Finding, reason: String? = nil) {
            id = finding.id
            rule = finding.rule
            severity = finding.severity.rawValue
            node = finding.fault.node
            text = finding.fault.text
            advice = finding.fault.advice
            place = finding.fault.place.map(Place.init)
            related = finding.fault.related.map { Related(place: Place($0.place), text: $0.text) }
            way = finding.fault.way?.steps.map { step in
                Step(
                    source: step.source, target: step.target, transition: step.transition, route: step.route,
                    place: step.place.map(Place.init))
            }
            self.reason = reason
        }
    }

    var formatVersion = 1
    var app: String
    var findings: [Entry]
    var ignored: [Entry]
    var known: [Entry]

    init(_ report: CheckReport) {
        app = report.graph.app.name
        findings = report.outcome.findings.map { Entry($0) }
        ignored = report.outcome.ignored.map { Entry($0.finding, reason: $0.reason) }
        known = report.outcome.known.map { Entry($0) }
    }
}
