import Diagnostics

/// A report as commands to the runner of GitHub's workflows, which shows them beside the lines of a pull request.
///
/// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
package struct WorkflowAnnotations {
    package let results: [ReportedResult]
    /// What each rule is called in the annotation's headline.
    private let titles: [String: String]

    package init(rules: [ReportedRule], results: [ReportedResult]) {
        self.results = results
        titles = Dictionary(rules.map { ($0.id, $0.title) }) { first, _ in first }
    }

    /// A line for each result, the gravest first, because the runner shows the first ten of each level only.
    package var text: String {
        [ReportedResult.Level.error, .warning, .note]
            .flatMap { level in results.filter { $0.level == level } }
            .map(line).joined()
    }

    private func line(_ result: ReportedResult) -> String {
        var properties: [String] = []
        if let place = result.place {
            properties.append("file=\(Self.property(place.file))")
            if place.line > 0 { properties.append("line=\(place.line)") }
        }
        properties.append("title=\(Self.property("Wiremap: \(titles[result.rule] ?? result.rule)"))")
        let command = result.level == .note ? "notice" : result.level.rawValue
        return "::\(command) \(properties.joined(separator: ","))::\(Self.data(result.text))\n"
    }

    /// The escapes of the runner's own toolkit (`escapeData`), so that no text begins another command.
    private static func data(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

    /// `escapeProperty` of the toolkit.
    private static func property(_ text: String) -> String {
        data(text).unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case ":": escaped += "%3A"
            case ",": escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
