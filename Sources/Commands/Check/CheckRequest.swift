import Checks
import Configuration
import Diagnostics
import Foundation

/// What a run of `wiremap check` looks for: settled from what was typed and what the configuration says.
struct CheckRequest {
    let checker: Checker
    private let baseline: String?
    private let failOn: FailureWord

    /// - Throws: `CommandFailure` where the configuration names a check that there is not.
    init(_ options: FindingOptions, _ request: InputRequest) throws(CommandFailure) {
        let configuration = request.configuration
        let rules = configuration.rules.map(WayRule.init)
        let known = Rule.all.map(\.id) + rules.map(\.name)
        if let twice = rules.first(where: { rule in Rule.all.contains { $0.id == rule.name } }) {
            throw CommandFailure(
                "`rules` names a rule `\(twice.name)`, and Wiremap has a check of that name",
                advice: "call it otherwise")
        }
        var severities: [String: Severity] = [:]
        var off: Set<String> = []
        for line in configuration.checks {
            guard known.contains(line.check) else {
                let nearest = NearestName.of(line.check, in: known)
                throw CommandFailure(
                    "`checks` names `\(line.check)`, and there is no check of that name",
                    advice: nearest.map { "did you mean `\($0)`?" } ?? "`wiremap check --list` names them")
            }
            severities[line.check] = Severity(rawValue: line.severity.rawValue)
            if line.severity == .off { off.insert(line.check) }
        }
        checker = Checker(severities: severities, off: off, wayRules: rules)
        if let path = configuration.baseline, options.baseline == nil {
            baseline = try request.configurationPlace.path(path, of: "baseline", option: "--baseline")
        } else {
            baseline = options.baseline
        }
        failOn = options.failOn ?? configuration.failOn ?? .error
    }

    /// The findings that the baseline holds; nil where there is no baseline.
    func knownFindings() throws(CommandFailure) -> Baseline? {
        guard let baseline else { return nil }
        let place = SourcePlace(file: baseline, line: 0)
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: baseline)) else {
            throw CommandFailure(
                "this baseline cannot be read", at: place, advice: "make one with `--write-baseline`")
        }
        do {
            return try Baseline([UInt8](data))
        } catch .formatVersion(let version) {
            throw CommandFailure(
                "this baseline has the format version \(version), and this program reads \(Baseline.formatVersion)",
                at: place, advice: "use the program that wrote it, or write it anew with `--write-baseline`")
        } catch {
            throw CommandFailure("this is no baseline", at: place, advice: "make one with `--write-baseline`")
        }
    }

    /// Whether the findings are reason for status 1.
    func fails(_ outcome: Checker.Outcome) -> Bool {
        guard let least = Severity(rawValue: failOn.rawValue) else { return false }
        return outcome.findings.contains { $0.severity >= least }
    }
}

extension WayRule {
    /// A rule of the configuration in the words of the checks.
    init(_ rule: TeamRule) {
        let demand: Demand =
            switch rule.demand {
            case .onlyThrough(let one, let other): .onlyThrough(NodePattern(one), NodePattern(other))
            case .onlyFrom(let one, let other): .onlyFrom(NodePattern(one), NodePattern(other))
            case .neverLeadsTo(let one, let other): .neverLeadsTo(NodePattern(one), NodePattern(other))
            case .neverOpens(let one, let other): .neverOpens(NodePattern(one), NodePattern(other))
            case .modals(let most): .modals(atMost: most)
            }
        self.init(name: rule.name, sentence: rule.sentence, demand: demand)
    }
}

extension NodePattern {
    fileprivate init(_ nodes: TeamRule.Nodes) {
        self.init(parts: nodes.parts.map { $0.isGroup ? .group($0.text) : .named($0.text) })
    }
}
