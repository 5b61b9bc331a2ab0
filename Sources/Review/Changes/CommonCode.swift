import NavigationGraph

/// Ways of one screen to another that go on, and whose code ran for a way that is gone.
///
/// A method that calls another one of its own type makes two ways of one call, each with its own beginning. Where one
/// beginning goes, what it ran is still run.
struct CommonCode {
    private let kept: [[String]: [WayPairing.Pair]]

    init(_ ways: WayPairing) {
        kept = Dictionary(grouping: ways.kept.filter { !$0.head.isNeverTriggered }) { Self.ends($0.base) }
    }

    /// The way of the head that has the code of a way that is gone; nil where none has.
    func heir(of way: Way) -> Way? {
        guard let pairs = kept[Self.ends(way)] else { return nil }
        // The launch shows the same, whichever of its methods does.
        if way.source == "App", let pair = pairs.first { return pair.head }
        return pairs.first { pair in
            way.routes.allSatisfy { route in pair.base.routes.contains { Self.runs(route, codeOf: $0) } }
        }?.head
    }

    private static func ends(_ way: Way) -> [String] { [way.source, way.end, way.transition.rawValue] }

    /// Whether a route runs another one as its end, or differs from it only in its beginning: in the first step, and where that
    /// hands on, in the second.
    private static func runs(_ route: Route, codeOf other: Route) -> Bool {
        let (steps, others) = (route.evidence, other.evidence)
        let common = zip(steps.reversed(), others.reversed()).prefix { $0 == $1 }.count
        if common == others.count { return common > 0 }
        let calls = steps.suffix(common).count { $0.role == .call }
        return calls > 1 && steps.count - common <= 2 && others.count - common <= 2
    }
}
