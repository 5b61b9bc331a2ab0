/// The changes as people read them: what merely follows from another change is counted beside that one, what happens to
/// several ways alike is one line that names them, and what a change does to many distances is one line.
struct FoldedChanges {
    /// Without those that follow from others.
    let all: [Change]
    private let follower: [String: [Change]]
    /// The same as people read them.
    private let toldFollower: [String: [Change]]
    /// The ids of the changes that are told in one line, by the first of them.
    private let together: [String: [String]]

    init(_ review: NavigationReview) {
        var together: [String: [String]] = [:]
        let leading = Self.folded(review.leading, &together)
        let depths = leading.filter { $0.kind == .depthChanged }
        let more = depths.count > 2 ? [depths[0].id: depths] : [:]
        let follower = Dictionary(grouping: review.changes.filter { $0.follows != nil }) { $0.follows ?? "" }
        self.follower = follower.merging(more) { one, _ in one }
        toldFollower = follower.mapValues { Self.folded($0, &together) }.merging(more) { one, _ in one }
        self.together = together
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

    /// Changes with one for those that say the same.
    ///
    /// - Parameter together: takes the ids of those by the id of the one.
    private static func folded(_ changes: [Change], _ together: inout [String: [String]]) -> [Change] {
        let calls = SharedCalls(changes)
        together.merge(calls.together) { one, _ in one }
        let others = changes.filter { !calls.include($0) }
        let statements = Dictionary(grouping: others, by: \.statement).mapValues(\.count)
        let saying = { (change: Change) in Saying(change, isAlone: statements[change.statement] == 1) }
        let groups = Dictionary(grouping: others.compactMap(saying), by: \.self).mapValues { $0.map(\.change) }
        for group in groups.values { together[group[0].id] = group.map(\.id) }
        let alike = Set(groups.values.filter { $0.count > 1 }.joined().map(\.id))
        let left = others.filter { !alike.contains($0.id) }.compactMap { change in
            change.sharedEnds.map { (change, EndSaying(kind: change.kind, level: change.level, texts: $0.saying)) }
        }
        let ends = Dictionary(grouping: left, by: \.1).mapValues { $0.map(\.0) }.filter { $0.value.count > 1 }
        for group in ends.values { together[group[0].id] = group.map(\.id) }
        let byEnd = Dictionary(uniqueKeysWithValues: ends.values.flatMap { group in group.map { ($0.id, group) } })
        return changes.compactMap { change in
            if calls.include(change) { return calls.told[change.id] }
            if let group = byEnd[change.id] { return change.id == group[0].id ? ofSeveralEnds(group) : nil }
            guard let saying = saying(change), let group = groups[saying], group.count > 1 else { return change }
            return change.id == group[0].id ? one(group) : nil
        }
    }

    /// Changes of one screen's ways that differ only in where these lead, as one.
    private static func ofSeveralEnds(_ group: [Change]) -> Change {
        var first = group[0]
        if Set(group.map(\.trigger)).count > 1 { first.trigger = nil }
        if let shared = first.sharedEnds {
            first.sentence = shared.said(of: distinct(group.compactMap(\.sharedEnds?.subject))) + "."
        }
        return first
    }

    /// What a change says of a screen's way, apart from where that leads.
    private struct EndSaying: Hashable {
        var kind: ChangeKind
        var level: ChangeLevel
        var texts: [Sentence]
    }

    /// Changes that say the same as one: of several screens, or of several ways of one.
    private static func one(_ group: [Change]) -> Change {
        var first = group[0]
        if Set(group.map(\.trigger)).count > 1 { first.trigger = nil }
        let subjects = distinct(group.compactMap(\.shared?.subject))
        if let shared = first.shared, subjects.count > 1 {
            var change = first
            change.sentence = shared.said(of: subjects) + "."
            let places = Set(group.map(\.shownPlace))
            if places.count == 1, let place = first.shownPlace { change.headPlace = place }
            return change
        }
        if let shared = first.sharedWays {
            let sources = distinct(group.compactMap(\.sharedWays?.source))
            let ends = distinct(group.compactMap(\.sharedWays?.end))
            let ways = Set(group.map { [$0.sharedWays?.source, $0.sharedWays?.end] })
            first.statement = shared.statement(from: sources, to: ends, count: ways.count)
            if sources.count > 1 {
                return first.ending(with: distinct(group.compactMap(\.way)), variants: [], condition: nil)
            }
        }
        let conditions = Set(group.map(\.condition))
        // What a screen does without a variant too is not said of its variants alone.
        let variants = group.contains { $0.variant == nil } ? [] : distinct(group.compactMap(\.variant))
        return first.ending(
            with: distinct(group.compactMap(\.way)), variants: variants,
            condition: conditions.count == 1 ? first.condition : nil)
    }

    private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }

    /// What a change says, apart from whom and which way it says it of; equal for changes that can be told as one.
    private struct Saying: Hashable {
        let change: Change
        private let texts: [Sentence]

        /// - Parameter isAlone: whether no other change has its statement. Several ways of one screen are told together, and
        ///   only one that has none beside it with those of other screens.
        init?(_ change: Change, isAlone: Bool) {
            let shared = change.shared.flatMap { $0.way == nil || isAlone ? $0.saying : nil }
            guard
                let texts = shared ?? change.sharedWays.map({ [$0.saying] }) ?? change.statement.map({ [$0] })
            else { return nil }
            self.change = change
            self.texts = texts
        }

        static func == (left: Saying, right: Saying) -> Bool {
            left.texts == right.texts && left.change.kind == right.change.kind
                && left.change.level == right.change.level
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(texts)
            hasher.combine(change.kind)
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

    /// `with 2 ways to it and one from it`, `with a new option`; nil where nothing follows that the sentence does not say.
    func followers(of change: Change) -> String? {
        let list = followers(change)
        let routes = list.filter { $0.kind == .routeAdded || $0.kind == .routeRemoved }
        let rest = list.filter { $0.kind == .containerChanged || $0.kind == .conditionChanged }
        var parts: [String] = []
        if let module = change.module, change.kind == .moduleAdded || change.kind == .moduleRemoved {
            // Several ways between the same two are one in the picture.
            let ends = { (list: [Change]) in
                Set(list.map { [$0.source ?? "", $0.target ?? "", $0.destination?.name ?? ""] }).count
            }
            let from = ends(routes.filter { $0.source == module })
            let to = ends(routes.filter { $0.source != module })
            let words = (to > 0 ? [Self.ways(to) + " to it"] : []) + (from > 0 ? [Self.ways(from) + " from it"] : [])
            if !words.isEmpty { parts.append(words.joined(separator: " and ")) }
        }
        if list.contains(where: { $0.kind == .optionAdded }) { parts.append("a new option") }
        if list.contains(where: { $0.kind == .optionRemoved }) { parts.append("its option") }
        if rest.contains(where: { $0.kind == .containerChanged }) { parts.append("another container") }
        if rest.contains(where: { $0.kind == .conditionChanged }) { parts.append("another condition") }
        return parts.isEmpty ? nil : "with " + parts.joined(separator: ", ")
    }

    private static func ways(_ number: Int) -> String { number == 1 ? "one way" : "\(number) ways" }

    /// Those that follow from a change.
    private func followers(_ change: Change) -> [Change] { of(change, follower) }

    /// The same as people read them.
    func toldFollowers(_ change: Change) -> [Change] { of(change, toldFollower) }

    private func of(_ change: Change, _ list: [String: [Change]]) -> [Change] {
        (together[change.id] ?? [change.id]).flatMap { list[$0] ?? [] }
    }

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
