import NavigationGraph

/// Which way of the base is which way of the head, one to one.
///
/// In this order: equal source, target and transition; equal source and target; equal source and option or interface
/// method, whose target is another one now, where it is plain which. The rest are added or removed, as are ways that a call of the head may be which
/// could not be followed: they are paired with no other target. Where several ways could be paired, those
/// that agree in most are. A way that goes on as part of another one, because its code meets that one's now, or came out
/// of another one, because the code parts now, is neither: what the user does and where it leads are the same.
struct WayPairing: Sendable {
    struct Pair: Sendable {
        var base: Way
        var head: Way
        /// What the head calls the names in the base's texts.
        var names = RenamedNames()

        /// How the conditions differ; nil where nothing is to be told of them.
        var conditions: ConditionDifference? {
            // A way that nothing takes has none of the conditions of what would take it.
            guard !base.isNeverTriggered, !head.isNeverTriggered, base.conditions != head.conditions else { return nil }
            let difference = ConditionDifference(
                base: .init(
                    conditions: base.conditions, hasSeveralCallers: base.hasSeveralCallers || base.asksForMore,
                    names: names),
                head: .init(
                    conditions: head.conditions, hasSeveralCallers: head.hasSeveralCallers || head.asksForMore))
            return difference.sentence == nil ? nil : difference
        }
    }

    private(set) var kept: [Pair] = []
    private(set) var retransitioned: [Pair] = []
    private(set) var retargeted: [Pair] = []
    /// What is left, in the order of the graph.
    private(set) var removed: [Way] = []
    private(set) var added: [Way] = []
    /// What may be shown where ways are gone.
    let unfollowed: UnfollowedWays

    init(_ sides: ComparedSides) {
        self.init(
            base: sides.waysOfBase,
            head: sides.waysOfHead, unfollowed: UnfollowedWays(sides),
            new: Set(sides.pairing.added.map(\.id)))
        let modules = sides.pairing.pairs.filter(\.isRenamed).map { (old: $0.base.name, new: $0.head.name) }
        let names = RenamedNames(
            kept + retransitioned + retargeted, base: sides.baseNames, head: sides.headNames, modules: modules)
        for index in kept.indices { kept[index].names = names }
        for index in retransitioned.indices { retransitioned[index].names = names }
        for index in retargeted.indices { retargeted[index].names = names }
    }

    /// - Parameter new: the ids of the modules that the head alone has.
    init(base: [Way], head: [Way], unfollowed: UnfollowedWays = UnfollowedWays(), new: Set<Module.ID> = []) {
        removed = base
        added = head
        self.unfollowed = unfollowed
        kept = pair(by: Self.sameEnd)
        removed = Self.without(removed, thatGoOnIn: kept.map(\.head))
        added = Self.without(added, thatGoOnIn: kept.map(\.base))
        retransitioned = pair { way in way.target.map { [way.source, $0] } }
        let asked = Set(added.flatMap { way in way.conditions.map { [way.source, way.by, $0] } })
        let isUnfollowed = { (way: Way) in
            unfollowed.includeLike(way) && !way.conditions.contains { asked.contains([way.source, way.by, $0]) }
        }
        let all = removed
        removed.removeAll(where: isUnfollowed)
        let onward = Set(
            head.filter { !$0.isNeverTriggered && new.contains($0.source) }.map { [$0.source, $0.target] })
        let isPlain = { (way: Way, other: Way, before: [Way], after: [Way]) in
            // A new screen that leads on to the old one stands before it, and not in its place.
            !onward.contains([other.target, way.target]) && Self.takesPlace(way, other, of: before, after)
        }
        retargeted = pair(isPlain: isPlain) { $0.target == nil ? nil : Self.exit($0, $0.by) }
        // A method that takes more arguments now is still the same method.
        retargeted += pair(isPlain: isPlain) {
            $0.target == nil ? nil : Self.exit($0, $0.by.map { String($0.prefix { $0 != "(" }) })
        }
        let left = Set(removed)
        removed = all.filter { left.contains($0) || isUnfollowed($0) }
    }

    private static func sameEnd(_ way: Way) -> [String]? { [way.source, way.end, way.transition.rawValue] }

    /// Leaves out the ways of one side that the other side has as parts of others.
    private static func without(_ ways: [Way], thatGoOnIn others: [Way]) -> [Way] {
        var beginnings: [[String]: Set<[String]>] = [:]
        for other in others {
            if let end = sameEnd(other) { beginnings[end, default: []].formUnion(other.beginnings) }
        }
        return ways.filter { way in
            guard let end = sameEnd(way), let known = beginnings[end], !way.beginnings.isEmpty else { return true }
            return !way.beginnings.isSubset(of: known)
        }
    }

    private static func exit(_ way: Way, _ by: String?) -> [String]? {
        // A view's `body` has all that it may show, of which one thing does not take the place of any other.
        let how = way.method.map { $0.hasPrefix("getter of ") ? [way.transition.rawValue] : [] } ?? []
        return by.map { [way.source, $0] + how }
    }

    /// Whether it is plain that one way stands in the place of another, of those that both sides have of one method: where it leads
    /// to several screens, only what asks for the same shows which, and nothing beside it on either side does.
    private static func takesPlace(_ way: Way, _ other: Way, of before: [Way], _ after: [Way]) -> Bool {
        let counts = [before, after].map { Set($0.map(\.end)).count }
        guard counts != [1, 1] else { return true }
        guard way.conditions == other.conditions else { return false }
        return counts.contains(1)
            || [before, after].allSatisfy { ways in ways.count { $0.conditions == way.conditions } == 1 }
    }

    /// Takes those with equal keys out of what is left; a way without a key stays.
    ///
    /// - Parameter isPlain: whether two may be paired, of all that have their key on both sides.
    private mutating func pair(
        isPlain: ((Way, Way, _ before: [Way], _ after: [Way]) -> Bool)? = nil, by key: (Way) -> [String]?
    ) -> [Pair] {
        var buckets: [[String]: [Int]] = [:]
        for (index, way) in added.enumerated() { if let key = key(way) { buckets[key, default: []].append(index) } }
        let before = isPlain == nil ? [:] : Dictionary(grouping: removed.filter { key($0) != nil }) { key($0) ?? [] }
        var candidates: [(likeness: Int, base: Int, head: Int)] = []
        for (index, way) in removed.enumerated() {
            guard let key = key(way) else { continue }
            let bucket = buckets[key] ?? []
            for other in bucket {
                if let isPlain, !isPlain(way, added[other], before[key] ?? [], bucket.map { added[$0] }) { continue }
                candidates.append((Self.likeness(way, added[other]), index, other))
            }
        }
        candidates.sort { ($1.likeness, $0.base, $0.head) < ($0.likeness, $1.base, $1.head) }
        var (takenBase, takenHead): (Set<Int>, Set<Int>) = ([], [])
        var pairs: [(base: Int, head: Int)] = []
        for candidate in candidates where !takenBase.contains(candidate.base) && !takenHead.contains(candidate.head) {
            takenBase.insert(candidate.base)
            takenHead.insert(candidate.head)
            pairs.append((candidate.base, candidate.head))
        }
        let found = pairs.sorted { $0.head < $1.head }.map { Pair(base: removed[$0.base], head: added[$0.head]) }
        removed = removed.indices.filter { !takenBase.contains($0) }.map { removed[$0] }
        added = added.indices.filter { !takenHead.contains($0) }.map { added[$0] }
        return found
    }

    private static func likeness(_ one: Way, _ other: Way) -> Int {
        // What somebody takes goes on in what somebody takes, though its old method is still there and nothing calls it.
        (one.isNeverTriggered == other.isNeverTriggered ? 128 : 0) + (one.by == other.by ? 64 : 0)
            + (one.method == other.method ? 32 : 0) + (one.variant == other.variant ? 16 : 0)
            + (one.conditions == other.conditions ? 4 : 0) + (one.containers == other.containers ? 2 : 0)
            + (one.passes == other.passes ? 1 : 0)
    }
}
