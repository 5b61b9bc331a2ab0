import Diagnostics

/// Ways of several screens that came or went with one call in the code, by whatever methods the screens come to it: one line, and one for
/// all ends where the same screens lead to several.
struct SharedCalls {
    /// What is told in place of the first of some changes, by that one's id.
    private(set) var told: [String: Change] = [:]
    /// The ids of the changes that are told together, by the first of them.
    private(set) var together: [String: [String]] = [:]

    /// Whether a change is told with others.
    func include(_ change: Change) -> Bool { ids.contains(change.id) }

    private var ids: Set<String> = []

    init(_ changes: [Change]) {
        let calls = Dictionary(grouping: changes.compactMap(Call.init), by: \.self).values
            .map { $0.map(\.change) }.filter { Set($0.map(\.source)).count > 1 }
        let groups = Dictionary(grouping: calls) { Ends(first: $0[0], sources: Set($0.map(\.source))) }
        let places = Dictionary(changes.enumerated().map { ($1.id, $0) }) { first, _ in first }
        for group in groups.values {
            let all = group.joined().sorted { places[$0.id, default: 0] < places[$1.id, default: 0] }
            told[all[0].id] = Self.one(all)
            together[all[0].id] = all.map(\.id)
            ids.formUnion(all.map(\.id))
        }
    }

    /// What came or went with one call.
    private struct Call: Hashable {
        let change: Change
        private let telling: WayTelling
        private let place: SourcePlace

        init?(_ change: Change) {
            guard let telling = change.telling, let place = change.shownPlace, change.variant == nil else { return nil }
            (self.change, self.telling, self.place) = (change, telling, place)
        }

        static func == (left: Call, right: Call) -> Bool {
            left.place == right.place && left.telling == right.telling && left.change.kind == right.change.kind
                && left.change.level == right.change.level
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(place)
            hasher.combine(telling)
        }
    }

    /// What calls have in common that the same screens come to, and that are told in one line.
    private struct Ends: Hashable {
        private let kind: ChangeKind
        private let level: ChangeLevel
        private let words: [Sentence?]
        private let sources: Set<String?>

        init(first: Change, sources: Set<String?>) {
            (kind, level, self.sources) = (first.kind, first.level, sources)
            let telling = first.telling
            // Where the ends cannot be told together, each is a line.
            words = [telling?.beforeOfSeveral, telling?.afterSeveral ?? telling?.several]
        }
    }

    private static func one(_ all: [Change]) -> Change {
        var first = all[0]
        guard let telling = first.telling else { return first }
        let sources = distinct(all.compactMap(\.source)).map { NodeName.of($0) }
        let ends = distinct(all.compactMap(\.telling?.end))
        let rest =
            ends.count > 1
            ? telling.beforeOfSeveral + Sentence.some(ends) + (telling.afterSeveral ?? telling.after) : telling.several
        first.statement = Sentence.some(sources).capitalized + rest
        let ways = distinct(all.map(\.way))
        let conditions = Set(all.map(\.condition))
        if Set(all.map(\.trigger)).count > 1 { first.trigger = nil }
        if Set(all.map(\.shownPlace)).count == 1, let place = first.shownPlace {
            if first.kind == .routeRemoved { first.basePlace = place } else { first.headPlace = place }
        }
        return first.ending(
            with: ways.count == 1 ? ways.compactMap { $0 } : [], variants: [],
            condition: conditions.count == 1 ? first.condition : nil)
    }

    private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}
