import Yams

/// The settings of `wiremap check` and `wiremap review`.
extension ConfigurationReader {
    mutating func checks(_ node: Node) -> [CheckSeverity] {
        lines(node, .checks) { reader, key, value in
            guard let check = reader.text(key, .checks), let written = reader.text(value, .checks),
                let severity: SeverityWord = reader.word(written, .severity, at: value)
            else { return nil }
            return CheckSeverity(check: check, severity: severity)
        }
    }

    mutating func changes(_ node: Node) -> [ChangeLevelRule] {
        lines(node, .changes) { reader, key, value in
            guard let kind = reader.text(key, .changes), let written = reader.text(value, .changes),
                let level: LevelWord = reader.word(written, .level, at: value)
            else { return nil }
            return ChangeLevelRule(kind: kind, level: level)
        }
    }

    mutating func rules(_ node: Node) -> [TeamRule] {
        lines(node, .rules) { reader, key, value in
            guard let name = reader.text(key, .rules), let sentence = reader.text(value, .rules) else { return nil }
            guard TeamRule.isName(name) else {
                reader.fault(key, .wrongRuleName(name))
                return nil
            }
            guard let demand = TeamRule.demand(of: sentence) else {
                reader.fault(value, .wrongSentence(sentence))
                return nil
            }
            return TeamRule(name: name, sentence: sentence, demand: demand)
        }
    }
}
