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
        let fold = { (changes: [Change]) -> [Change] in
            let alike = AlikeChanges(changes)
            together.merge(alike.together) { one, _ in one }
            return alike.lines
        }
        let folders = GoneFolders(review.leading, review.sides)
        let leading = fold(folders.lines)
        together.merge(folders.together) { $1 }
        let depths = leading.filter { $0.kind == .depthChanged }
        let more = depths.count > 2 ? [depths[0].id: depths] : [:]
        let follower = Dictionary(grouping: review.changes.filter { $0.follows != nil }) { $0.follows ?? "" }
        self.follower = follower.merging(more) { one, _ in one }
        toldFollower = follower.mapValues(fold).merging(more) { one, _ in one }
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
            let reached = list.count { $0.kind == .becameReachable }
            if reached > 0 { parts.append(Self.count(reached, "screen", "screens") + " that can be reached now") }
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
