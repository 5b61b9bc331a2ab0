/// How much a change in a review matters, as it is written.
package enum LevelWord: String, CaseIterable, Sendable {
    case off, info, notable, breaking

    static var list: String { allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }
}

/// The level that a team gives to a kind of change.
package struct ChangeLevelRule: Hashable, Sendable {
    /// The kind as reviews name it: `routeAdded`.
    package var kind: String
    package var level: LevelWord

    package init(kind: String, level: LevelWord) {
        self.kind = kind
        self.level = level
    }
}
