/// The changes as people read them: what merely follows from another change is counted beside that one, what happens to
/// several ways alike is one line that names them, and what a change does to many distances is one line.
struct FoldedChanges {
    /// Without those that follow from others.
    let all: [Change]
    private let follower: [String: [Change]]
    /// The ids of the changes that are told in one line, by the first of them.
    private let together: [String: [String]]

    init(_ review: NavigationReview) {
        let groups = Dictionary(grouping: review.leading.filter { $0.statement != nil }, by: Saying.init)
        together = Dictionary(
            groups.values.map { ($0[0].id, $0.map(\.id)) }, uniquingKeysWith: { first, _ in first })
        let leading = Self.alike(review.leading, groups)
        let depths = leading.filter { $0.kind == .depthChanged }
        follower = Dictionary(grouping: review.changes.filter { $0.follows != nil }) { $0.follows ?? "" }
            .merging(depths.count > 2 ? [depths[0].id: depths] : [:]) { one, _ in one }
        guard depths.count > 2 else {
            all = leading
            return
        }
        all = leading.compactMap { change in
            guard change.kind == .depthChanged else { return change }
            guard change.id == depths[0].id else { return nil }
            var summary = change
            summary.sentence = Self.summary(of: depths)
            summary.headPlace = nil
            summary.basePlace = nil
            return summary
        }
    }

    /// Changes that say the same of several ways as one, in the place of the first.
    private static func alike(_ changes: [Change], _ groups: [Saying: [Change]]) -> [Change] {
        changes.compactMap { change in
            guard change.statement != nil, let group = groups[Saying(change)], group.count > 1 else { return change }
            guard change.id == group[0].id else { return nil }
            return change.ending(with: group.compactMap(\.way))
        }
    }

    private struct Saying: Hashable {
        var kind: ChangeKind
        var level: ChangeLevel
        var statement: Sentence?
        var variant: String?

        init(_ change: Change) {
            kind = change.kind
            level = change.level
            statement = change.statement
            variant = change.variant
        }
    }

    private static func summary(of depths: [Change]) -> Sentence {
        let nearer = depths.filter { steps($0.to) < steps($0.from) }
        let further = depths.filter { steps($0.to) > steps($0.from) }
        var parts: [Sentence] = []
        for (list, word) in [(nearer, "nearer to"), (further, "further from")] where !list.isEmpty {
            let shown = list.prefix(4).map { change -> Sentence in
                "\(name: change.module ?? "") \(change.from ?? "") → \(change.to ?? "")"
            }
            let more: [Sentence] = list.count > 4 ? ["\(list.count - 4) more"] : []
            parts.append(
                "\(count(list.count, "module is", "modules are")) \(word) the start of the app ("
                    + Sentence.list(shown + more)
                    + ")")
        }
        return Sentence.list(parts) + "."
    }

    private static func steps(_ text: String?) -> Int { text.flatMap { Int($0) } ?? 0 }

    /// `with 3 routes and an option`; nil where nothing follows.
    func followers(of change: Change) -> String? {
        let list = followers(change)
        let routes = list.count { $0.kind == .routeAdded || $0.kind == .routeRemoved }
        let options = list.count { $0.kind == .optionAdded || $0.kind == .optionRemoved }
        let rest = list.filter { $0.kind == .containerChanged || $0.kind == .conditionChanged }
        var parts: [String] = []
        if routes > 0 { parts.append(Self.count(routes, "route", "routes")) }
        if options > 0 { parts.append(list.contains { $0.kind == .optionAdded } ? "a new option" : "its option") }
        if rest.contains(where: { $0.kind == .containerChanged }) { parts.append("another container") }
        if rest.contains(where: { $0.kind == .conditionChanged }) { parts.append("another condition") }
        return parts.isEmpty ? nil : "with " + parts.joined(separator: ", ")
    }

    /// Those that follow from a change.
    func followers(_ change: Change) -> [Change] { (together[change.id] ?? [change.id]).flatMap { follower[$0] ?? [] } }

    /// How many changes there are of each level, in words.
    var headline: String {
        let parts = ChangeLevel.allCases.compactMap { level -> String? in
            let count = all.count { $0.level == level }
            return count == 0 ? nil : "\(count) \(level == .info ? "good to know" : level.rawValue)"
        }
        return "The navigation changes in \(Self.count(all.count, "place", "places")): "
            + parts.joined(separator: ", ") + "."
    }

    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) " + (number == 1 ? one : many)
    }
}
