import NavigationGraph

/// Calls of the head that could not be followed, of which the base has fewer: what they show may be what was shown.
struct UnfollowedWays: Sendable {
    private let more: Set<[String]>
    /// Those of the same transition and the same condition alone.
    private let moreAlike: Set<[String?]>
    /// Those of the base, of which the head has fewer, by their transition.
    private let fewer: Set<[String]>

    /// None.
    init() { (more, moreAlike, fewer) = ([], [], []) }

    init(_ sides: ComparedSides) {
        more = Self.more(sides) { source, by, _ in [source, by] }
        moreAlike = Self.more(sides) { source, by, route in [source, by, route.transition.rawValue, route.condition] }
        fewer = Self.more(sides, than: >) { source, by, route in [source, by, route.transition.rawValue] }
    }

    /// What the head has more of than the base, or the other way round.
    private static func more<Key: Hashable>(
        _ sides: ComparedSides, than isLess: (Int, Int) -> Bool = (<),
        by key: @escaping (_ source: String, _ by: String, Route) -> Key
    ) -> Set<Key> {
        let count = { (graph: NavigationGraph, id: (String) -> String) in
            let keys = graph.routes.compactMap { route -> (Key, Int)? in
                guard route.destination.kind == .unresolved, let by = route.option ?? route.method else { return nil }
                return (key(id(route.source), by, route), 1)
            }
            return Dictionary(keys, uniquingKeysWith: +)
        }
        let (before, after) = (count(sides.base, sides.name(ofBase:)), count(sides.head, { $0 }))
        return Set(before.keys).union(after.keys).filter { isLess(before[$0, default: 0], after[$0, default: 0]) }
    }

    /// Whether one of them goes by the option or the method of a way.
    func include(_ way: Way) -> Bool { way.by.map { more.contains([way.source, $0]) } ?? false }

    /// Whether a way of the head is what a call shows that could not be followed before.
    func includeBefore(_ way: Way) -> Bool {
        way.by.map { fewer.contains([way.source, $0, way.transition.rawValue]) } ?? false
    }

    /// Whether one of them is as a way of the base was, but for what is shown.
    func includeLike(_ way: Way) -> Bool {
        guard let by = way.by else { return false }
        return way.conditions.contains { moreAlike.contains([way.source, by, way.transition.rawValue, $0]) }
    }
}
