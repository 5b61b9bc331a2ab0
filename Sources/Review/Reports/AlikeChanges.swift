import NavigationGraph

/// Changes with one line for those that say the same: of several screens, of several ways of one, of several ends of one's ways,
/// and of what several screens are handed.
struct AlikeChanges {
    /// In the order of the changes that they begin with.
    let lines: [Change]
    /// The ids of the changes that are told in one line, by the first of them.
    private(set) var together: [String: [String]] = [:]

    init(_ changes: [Change]) {
        let calls = SharedCalls(changes)
        together = calls.together
        let others = changes.filter { !calls.include($0) }
        var units = Self.units(others)
        for unit in units { together[unit[0].id] = unit.map(\.id) }
        // A digest of two things may be the same.
        var told = Dictionary(units.map { ($0[0].id, $0.count > 1 ? Self.one($0) : $0[0]) }) { first, _ in first }
        for several in Self.groups(units, by: EndSaying.init) {
            Self.join(several, as: Self.ofSeveralEnds(several), &units, &told, &together)
        }
        for several in Self.groups(units, by: DataSaying.init) where several.count > 2 {
            Self.join(several, as: Self.ofSeveralTargets(several), &units, &told, &together)
        }
        let all = changes.compactMap { calls.include($0) ? calls.told[$0.id] : told[$0.id] }
        lines = Self.withTransitionsJoined(all, &together)
    }

    /// What is told in one line as it is: each change alone, or those that say the same of several screens or ways.
    private static func units(_ changes: [Change]) -> [[Change]] {
        let statements = Dictionary(grouping: changes, by: \.statement).mapValues(\.count)
        let saying = { (change: Change) in Saying(change, isAlone: statements[change.statement] == 1) }
        let groups = Dictionary(grouping: changes.compactMap(saying), by: \.self).mapValues { $0.map(\.change) }
        return changes.compactMap { change in
            guard let group = saying(change).flatMap({ groups[$0] }) else { return [change] }
            return change.id == group[0].id ? group : nil
        }
    }

    /// Of what is told in lines, those that say the same but for one thing; each group in order, of more than one.
    private static func groups<Key: Hashable>(_ units: [[Change]], by key: ([Change]) -> Key?) -> [[[Change]]] {
        let keyed = units.compactMap { unit in key(unit).map { (key: $0, unit: unit) } }
        return Dictionary(grouping: keyed, by: \.key).values.map { $0.map(\.unit) }.filter { $0.count > 1 }
    }

    /// Puts one line in the place of several.
    private static func join(
        _ several: [[Change]], as line: Change, _ units: inout [[Change]], _ told: inout [String: Change],
        _ together: inout [String: [String]]
    ) {
        let firsts = Set(several.map { $0[0].id })
        for id in firsts { told[id] = nil }
        units.removeAll { firsts.contains($0[0].id) }
        told[line.id] = line
        together[line.id] = several.joined().map(\.id)
    }

    /// Changes of one screen's ways that differ only in where these lead, as one.
    private static func ofSeveralEnds(_ units: [[Change]]) -> Change {
        var first = units[0][0]
        if Set(units.joined().map(\.trigger)).count > 1 { first.trigger = nil }
        guard var shared = first.sharedEnds else { return first }
        let ways = shared.way == nil ? [] : distinct(units[0].compactMap(\.way))
        shared.way = nil
        let by: Sentence = ways.isEmpty ? "" : ", by " + Sentence.some(ways.map(WayName.of))
        let isAlike = Set(units[0].map(\.condition)).count == 1
        let when: Sentence = isAlike ? first.condition.map { ", " + $0 } ?? "" : ""
        first.sentence = shared.said(of: distinct(units.compactMap { $0[0].sharedEnds?.subject })) + by + when + "."
        return first
    }

    /// What a line says of a screen's ways, apart from where these lead.
    private struct EndSaying: Hashable {
        let kind: ChangeKind
        let level: ChangeLevel
        let texts: [Sentence?]
        let ways: [String?]
        let conditions: [Sentence?]

        init?(_ unit: [Change]) {
            // Of several methods that lead elsewhere now, each would have to be named.
            guard let first = unit.first, let shared = first.sharedEnds,
                unit.count == 1 || first.kind != .routeRetargeted,
                Set(unit.map(\.sharedEnds?.subject)).count == 1, Set(unit.map(\.source)).count == 1
            else { return nil }
            (kind, level) = (first.kind, first.level)
            texts = [shared.before, shared.after]
            ways = shared.way == nil ? [] : unit.map(\.way)
            conditions = unit.map(\.condition)
        }
    }

    /// Lines of ways that came or went, with one for those that differ only in how the screen is shown.
    private static func withTransitionsJoined(_ lines: [Change], _ together: inout [String: [String]]) -> [Change] {
        let sayings = lines.map(TransitionSaying.init)
        let groups = Dictionary(grouping: zip(lines, sayings).filter { $1 != nil }, by: \.1)
            .mapValues { $0.map(\.0) }.filter { $0.value.count > 1 }
        return zip(lines, sayings).compactMap { line, saying in
            guard let saying, let group = groups[saying] else { return line }
            guard line.id == group[0].id else { return nil }
            together[line.id] = group.flatMap { together[$0.id] ?? [$0.id] }
            var first = line
            if Set(group.map(\.trigger)).count > 1 { first.trigger = nil }
            let nouns = group.compactMap { TransitionSaying($0)?.noun }
            first.sentence.pieces[saying.place] = .words(distinct(nouns).sorted().joined(separator: " or "))
            return first
        }
    }

    /// What a line says, apart from how the screen is shown.
    private struct TransitionSaying: Hashable {
        let noun: String
        let place: Int
        private let kind: ChangeKind
        private let level: ChangeLevel
        private let pieces: [Sentence.Piece]

        init?(_ change: Change) {
            let raw = change.kind == .routeAdded ? change.to : change.kind == .routeRemoved ? change.from : nil
            guard let noun = raw.flatMap(Transition.init(rawValue:))?.noun else { return nil }
            let places = change.sentence.pieces.indices.filter { change.sentence.pieces[$0] == .words(noun) }
            guard places.count == 1, let place = places.first else { return nil }
            (self.noun, self.place, kind, level) = (noun, place, change.kind, change.level)
            pieces = Array(change.sentence.pieces[..<place] + change.sentence.pieces[(place + 1)...])
        }

        static func == (left: TransitionSaying, right: TransitionSaying) -> Bool {
            left.kind == right.kind && left.level == right.level && left.place == right.place
                && left.pieces == right.pieces
        }

        func hash(into hasher: inout Hasher) { hasher.combine(pieces) }
    }

    /// Changes of what several screens are handed, by whomsoever, as one.
    private static func ofSeveralTargets(_ units: [[Change]]) -> Change {
        var first = units[0][0]
        first.trigger = nil
        if let shared = first.sharedTargets {
            first.sentence = shared.said(of: distinct(units.joined().compactMap(\.sharedTargets?.subject))) + "."
        }
        return first
    }

    /// What a line says of a screen that is handed something, apart from which screen it is and who hands it over.
    private struct DataSaying: Hashable {
        let level: ChangeLevel
        let text: Sentence

        init?(_ unit: [Change]) {
            guard let first = unit.first, let shared = first.sharedTargets else { return nil }
            (level, text) = (first.level, shared.after)
        }
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
                && left.change.level == right.change.level && left.change.isUnsure == right.change.isUnsure
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(texts)
            hasher.combine(change.kind)
        }
    }
}
