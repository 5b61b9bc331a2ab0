import NavigationGraph

/// Ways that nothing on their own screen begins, and whose code another node runs too, or runs in the other state.
///
/// A coordinator's `start` is the coordinator's way in one state and its caller's in the other, as the one or the other counts
/// as a part of a module. Whoever takes the way sees the same screens, so it is not told as gone or new.
struct LentCode {
    /// Who runs the code of a way that one state has.
    enum Runner: Equatable {
        /// Another node, in both states: the way was told twice.
        case always(String)
        /// Another node, in the other state alone.
        case now(String)
    }

    private let sides: ComparedSides
    private let baseModules: [String: Module]
    private let kept: [[String]: [WayPairing.Pair]]
    private let added, removed: [[String]: [Way]]

    init(_ sides: ComparedSides, _ ways: WayPairing) {
        self.sides = sides
        baseModules = Dictionary(
            sides.base.modules.map { (sides.name(ofBase: $0.id), $0) }, uniquingKeysWith: { first, _ in first })
        kept = Dictionary(grouping: ways.kept.filter { !$0.base.isNeverTriggered && !$0.head.isNeverTriggered }) {
            Self.ends($0.head)
        }
        added = Dictionary(grouping: ways.added.filter { !$0.isNeverTriggered }, by: Self.ends)
        removed = Dictionary(grouping: ways.removed.filter { !$0.isNeverTriggered }, by: Self.ends)
    }

    /// Who runs in the head what a way ran that is gone; nil where nobody does.
    func runner(ofRemoved way: Way) -> Runner? {
        runner(of: way, baseModules[way.source], others: added[Self.ends(way)])
    }

    /// Who ran in the base what a new way runs; nil where nobody did.
    func runner(ofAdded way: Way) -> Runner? {
        runner(of: way, sides.headModules[way.source], others: removed[Self.ends(way)])
    }

    /// Whether a new way runs the code of one that is gone, which nothing on its own screen began.
    func tookOver(_ way: Way) -> Bool {
        guard !way.isNeverTriggered, let gone = removed[Self.ends(way)] else { return false }
        return gone.contains { other in
            guard other.source != way.source, let module = baseModules[other.source] else { return false }
            return Self.isBegunByOthers(other, module) && Self.runs(way, other, module)
        }
    }

    private func runner(of way: Way, _ module: Module?, others: [Way]?) -> Runner? {
        guard !way.isNeverTriggered, let module, Self.isBegunByOthers(way, module) else { return nil }
        let twice = kept[Self.ends(way)]?.first { pair in
            pair.head.source != way.source && Self.runs(pair.base, way, module) && Self.runs(pair.head, way, module)
        }
        if let twice { return .always(twice.head.source) }
        return others?.first { $0.source != way.source && Self.runs($0, way, module) }.map { .now($0.source) }
    }

    private static func ends(_ way: Way) -> [String] { [way.end, way.transition.rawValue] }

    /// Whether something sets a way off, and none of it is done on the way's own screen: that this is made is done by others.
    private static func isBegunByOthers(_ way: Way, _ module: Module) -> Bool {
        let own = Set(module.components.map(\.type))
        return way.routes.allSatisfy { route in
            !route.triggers.isEmpty
                && route.triggers.joined().allSatisfy { !own.contains($0.type) || $0.member.hasPrefix("init(") }
        }
    }

    /// Whether one way runs what another one runs, from its first call in its module's own code on, and more before it.
    private static func runs(_ other: Way, _ way: Way, _ module: Module) -> Bool {
        let files = Set(module.components.map(\.file))
        let longer = other.routes.map(steps)
        return way.routes.allSatisfy { route in
            let steps = steps(route)
            guard let first = steps.first, first.role == .call, files.contains(first.file) else { return false }
            return longer.contains { $0.count > steps.count && $0.suffix(steps.count) == steps[...] }
        }
    }

    /// What the code does, in files: lines are others where anything is written above.
    private static func steps(_ route: Route) -> [Step] {
        route.evidence.filter { $0.role == .call || $0.role == .shows }.map { Step(role: $0.role, file: $0.file) }
    }

    private struct Step: Equatable {
        let role: Route.Evidence.Step
        let file: String
    }
}
