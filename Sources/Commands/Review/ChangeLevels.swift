import Configuration
import Review

/// The levels that the configuration gives to kinds of changes.
struct ChangeLevels {
    /// Nil for a kind that is not told.
    let byKind: [ChangeKind: ChangeLevel?]

    /// - Throws: `CommandFailure` where the configuration names a kind that there is not.
    init(_ rules: [ChangeLevelRule]) throws(CommandFailure) {
        var levels: [ChangeKind: ChangeLevel?] = [:]
        for rule in rules {
            guard let kind = ChangeKind(rawValue: rule.kind) else {
                let known = ChangeKind.allCases.map(\.rawValue)
                let nearest = NearestName.of(rule.kind, in: known)
                throw CommandFailure(
                    "`changes` names `\(rule.kind)`, and there is no kind of change of that name",
                    advice: nearest.map { "did you mean `\($0)`?" } ?? "they are: \(known.joined(separator: ", "))")
            }
            levels[kind] = .some(Self.level(rule.level))
        }
        byKind = levels
    }

    private static func level(_ word: LevelWord) -> ChangeLevel? {
        switch word {
        case .off: nil
        case .info: .info
        case .notable: .notable
        case .breaking: .breaking
        }
    }
}
