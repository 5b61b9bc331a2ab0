import NavigationGraph

/// What leads to the end of a way that is gone, and did not before: the way's code may only have moved.
enum WaySuccessor: Equatable {
    /// A coordinator that stands between the ends now: whoever took the way sees the same screens.
    case coordinator(String)
    /// Code of another module, which code of the way's source runs.
    case code(of: String)
    /// Another screen, to which the source leads.
    case screen(String)
    /// The screen in which the source is, as a tab or a part.
    case holder(String)
}

/// Finds what took the place of ways.
struct WaySuccessors {
    private let sides: ComparedSides
    private let added: [Way]
    private let removed: [Way]
    /// Each as its source and target, where something sets it off.
    private let inHead: Set<[String]>
    private let inBase: Set<[String]>
    /// Each screen of the head with one that is in it.
    private let holdings: Set<[String]>
    /// The targets of each source of the head, sorted.
    private let steps: [String: [String]]

    init(_ sides: ComparedSides, _ ways: WayPairing) {
        self.sides = sides
        added = ways.added.filter { !$0.isNeverTriggered }
        removed = ways.removed.filter { !$0.isNeverTriggered }
        let ends = { (graph: NavigationGraph, id: (String) -> String) in
            Set(
                graph.routes.compactMap { route in
                    route.neverTriggered ? nil : route.target.map { [id(route.source), id($0)] }
                })
        }
        inHead = ends(sides.head, { $0 })
        inBase = ends(sides.base, sides.name(ofBase:))
        let holds: Set<Transition> = [.tab, .embed]
        holdings = Set(
            sides.head.routes.compactMap { route in
                holds.contains(route.transition) ? route.target.map { [route.source, $0] } : nil
            })
        steps = Dictionary(grouping: inHead) { $0[0] }.mapValues { pairs in pairs.map { $0[1] }.sorted() }
    }

    /// What took the place of a way that the head has not; nil where nothing did, or where nothing set the way off.
    func successor(of way: Way) -> WaySuccessor? {
        guard !way.isNeverTriggered else { return nil }
        if let target = way.target, let flow = coordinator(from: way.source, to: target) { return .coordinator(flow) }
        if let other = added.first(where: { isSameCode(removed: way, added: $0) }) { return .code(of: other.source) }
        if let other = added.first(where: { isHeld(way, by: $0) }) { return .holder(other.source) }
        // Where the source still leads there, another screen is not what it goes by.
        guard let target = way.target, !inHead.contains([way.source, target]) else { return nil }
        return added.map(\.source).sorted().first { screen in
            screen != target && inHead.contains([way.source, screen])
                && added.contains { $0.source == screen && $0.target == target }
        }.map { .screen($0) }
    }

    /// Whether a way that the base has not is code of a way that was there, which another module has now.
    func isMovedCode(_ way: Way) -> Bool {
        !way.isNeverTriggered && removed.contains { isSameCode(removed: $0, added: way) || isHeld($0, by: way) }
    }

    /// Whether a way leads, from the screen in which another way's source is, to where that led: the same user sees the same.
    private func isHeld(_ way: Way, by other: Way) -> Bool {
        way.end == other.end && way.transition == other.transition && holdings.contains([other.source, way.source])
    }

    /// The last of the coordinators by which a source leads to a target, one starting the next, where that is new.
    private func coordinator(from source: String, to target: String) -> String? {
        var seen: Set<[String]> = []
        // Each with whether a step to it is new, nearest first.
        var waiting: [(node: String, isNew: Bool)] = [(source, false)]
        var position = 0
        while position < waiting.count {
            let (node, isNew) = waiting[position]
            position += 1
            for next in steps[node] ?? [] {
                let isNewBy = isNew || !inBase.contains([node, next])
                if next == target, node != source, isNewBy { return node }
                guard sides.headModules[next]?.kind == .coordinator, seen.insert([next, "\(isNewBy)"]).inserted else {
                    continue
                }
                waiting.append((next, isNewBy))
            }
        }
        return nil
    }

    /// Whether two ways of different modules lead to the same, and one of them is set off by code of the other's module.
    private func isSameCode(removed way: Way, added other: Way) -> Bool {
        guard way.end == other.end, way.source != other.source, way.transition == other.transition else { return false }
        return Self.isSetOff(other, by: sides.headModules[way.source])
            || Self.isSetOff(way, by: baseModule(of: other.source))
    }

    private func baseModule(of id: String) -> Module? {
        sides.baseModules.values.first { sides.name(ofBase: $0.id) == id }
    }

    private static func isSetOff(_ way: Way, by module: Module?) -> Bool {
        guard let module else { return false }
        let types = Set(module.components.map(\.type))
        return way.routes.contains { route in route.triggers.contains { $0.contains { types.contains($0.type) } } }
    }
}
