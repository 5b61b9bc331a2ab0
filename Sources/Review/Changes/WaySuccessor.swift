import NavigationGraph

/// What leads to the end of a way that is gone, and did not before: the way's code may only have moved.
enum WaySuccessor: Equatable {
    /// A coordinator that stands between the ends now: whoever took the way sees the same screens.
    case coordinator(String)
    /// Code of another module, which code of the way's source runs.
    case code(of: String)
    /// Other screens, one after another, to the first of which the source leads.
    case screens([String])
    /// The screen in which the source is, as a tab or a part.
    case holder(String)
    /// What runs the code of the way, which nothing on the source's own screen began.
    case runner(String)
    /// Where all that set the way off leads from the same screen now.
    case elsewhere([Sentence])
    /// Screens that lead there now, in place of the only one that did.
    case others([String])

    /// What is said of the source of the way.
    func telling(to end: Sentence, _ transition: Transition) -> WayTelling {
        switch self {
        case .coordinator(let flow): Self.leads(end, " by way of " + NodeName.of(flow), transition)
        case .screens(let screens):
            Self.leads(end, " by way of " + Sentence.list(screens.map { NodeName.of($0) }), transition)
        case .code(let module): Self.leads(end, " through code of " + NodeName.of(module), transition)
        case .holder(let module):
            Self.leadsNot(end, " by itself, as " + NodeName.of(module) + ", which holds it, does now", transition)
        case .runner(let node):
            Self.leadsNot(end, " by itself, as " + NodeName.of(node) + ", which runs its code, does now", transition)
        case .elsewhere(let ends):
            Self.leadsNot(end, ", as what set that off leads to " + Sentence.some(ends) + " now", transition)
        case .others(let sources):
            Self.leadsNot(
                end,
                ", but " + Sentence.some(sources.map { NodeName.of($0) }) + (sources.count == 1 ? " does" : " do")
                    + " now", transition)
        }
    }

    private static func leads(_ end: Sentence, _ way: Sentence, _ transition: Transition) -> WayTelling {
        if transition == .external { return WayTelling("opens", "open", " ", end, way + " now") }
        return WayTelling(
            "leads", "lead", " to ", end, way + " now; it was \(transition.noun)",
            afterSeveral: way + " now; each was \(transition.noun)")
    }

    private static func leadsNot(_ end: Sentence, _ why: Sentence, _ transition: Transition) -> WayTelling {
        if transition == .external { return WayTelling("no longer opens", "no longer open", " ", end, why) }
        return WayTelling(
            "no longer leads", "no longer lead", " to ", end, why + "; it was \(transition.noun)",
            afterSeveral: why + "; each was \(transition.noun)")
    }
}

/// Finds what took the place of ways.
struct WaySuccessors {
    private let sides: ComparedSides
    private let added: [Way]
    private let removed: [Way]
    private let kept: [WayPairing.Pair]
    /// Each as its source and target, where something sets it off.
    private let inHead: Set<[String]>
    private let inBase: Set<[String]>
    /// Each screen of the head with one that is in it.
    private let holdings: Set<[String]>
    /// The screens of the head in which each is, sorted.
    private let holders: [String: [String]]
    /// Where each source leads by something that did not lead there, by the source and what that is.
    private let begun: [[String]: Set<String>]
    /// The targets of each source of the head, sorted.
    private let steps: [String: [String]]
    /// From where something led to each target in the base.
    private let sourcesInBase: [String: Set<String>]
    /// The ids of the modules that the head alone has.
    private let new: Set<Module.ID>

    init(_ sides: ComparedSides, _ ways: WayPairing) {
        self.sides = sides
        kept = ways.kept.filter { !$0.head.isNeverTriggered }
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
        holders = Dictionary(grouping: holdings) { $0[1] }.mapValues { pairs in pairs.map { $0[0] }.sorted() }
        steps = Dictionary(grouping: inHead) { $0[0] }.mapValues { pairs in pairs.map { $0[1] }.sorted() }
        var begun: [[String]: Set<String>] = [:]
        let before = Set(
            (ways.kept + ways.retransitioned).flatMap { pair in
                Self.beginnings(pair.base).map { $0 + [pair.head.end] }
            })
        for way in added + ways.kept.map(\.head) + ways.retransitioned.map(\.head) where !way.isNeverTriggered {
            for key in Self.beginnings(way) where !before.contains(key + [way.end]) {
                begun[key, default: []].insert(way.end)
            }
        }
        self.begun = begun
        sourcesInBase = Dictionary(grouping: inBase) { $0[1] }.mapValues { pairs in Set(pairs.map { $0[0] }) }
        new = Set(sides.pairing.added.map(\.id))
    }

    /// What took the place of a way that the head has not; nil where nothing did, or where nothing set the way off.
    func successor(of way: Way) -> WaySuccessor? {
        guard !way.isNeverTriggered else { return nil }
        if let target = way.target, let flow = coordinator(from: way.source, to: target) { return .coordinator(flow) }
        if let other = added.first(where: { isSameCode(removed: way, added: $0) }) { return .code(of: other.source) }
        if let other = kept.first(where: { isSetOffNow($0, by: way) }) { return .code(of: other.head.source) }
        if let other = added.first(where: { isHeld(way, by: $0) }) { return .holder(other.source) }
        // Where the source still leads there, another screen is not what it goes by.
        guard !stillLeads(way) else { return nil }
        for start in [way.source] + (holders[way.source] ?? []) {
            if let screens = screens(from: start, to: way) { return .screens(screens) }
        }
        if let ends = ends(instead: way) { return .elsewhere(ends) }
        return way.target.flatMap { others(than: way.source, to: $0) }.map { .others($0) }
    }

    /// Whether the source of a way that is gone leads there in another way.
    private func stillLeads(_ way: Way) -> Bool {
        if let target = way.target { return inHead.contains([way.source, target]) }
        return (added + kept.map(\.head)).contains { $0.source == way.source && $0.end == way.end }
    }

    /// Where all that the user did to take a way leads now from the same screen, and some of it did not before; nil where some of it
    /// leads nowhere else. Of ways that more leads to than is told, the rest may lead to them.
    private func ends(instead way: Way) -> [Sentence]? {
        let keys = Self.begun(way)
        let ends = keys.reduce(into: Set<String>()) { $0.formUnion(begun[$1] ?? []) }
        let others = (added + kept.map(\.head)).filter { $0.source == way.source && ends.contains($0.end) }
        let known = Set(others.flatMap(Self.beginnings))
        let isCutOff = others.contains { $0.routes.contains { $0.triggers.count >= Route.mostTriggers } }
        guard !ends.isEmpty, isCutOff || keys.allSatisfy(known.contains) else { return nil }
        var seen: Set<String> = []
        let first = others.filter { seen.insert($0.end).inserted }
        guard first.count <= 3 else { return nil }
        return first.map { $0.target.map { NodeName.of($0) } ?? $0.destination.sentence }
    }

    /// What the user does to take a way, by the way's source; empty where something else begins it too.
    private static func begun(_ way: Way) -> [[String]] {
        let chains = way.routes.flatMap(\.triggers)
        guard !chains.isEmpty, way.routes.allSatisfy({ !$0.triggers.isEmpty }),
            chains.allSatisfy({ TriggerDistance($0) == .user })
        else { return [] }
        return beginnings(way)
    }

    /// What the user does to take a way, whatever else begins it.
    private static func beginnings(_ way: Way) -> [[String]] {
        let chains = way.routes.flatMap(\.triggers).filter { TriggerDistance($0) == .user }
        let keys = chains.map { chain in
            [way.source] + chain.prefix(2).flatMap { [$0.kind?.rawValue ?? "", $0.type, $0.member] }
        }
        return Set(keys).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The screens by which a node leads to the end of a way now: one that did not lead there before, or several that are new.
    private func screens(from source: String, to gone: Way) -> [String]? {
        let last = Set(added.filter { $0.end == gone.end && $0.source != gone.target }.map(\.source))
        guard !last.isEmpty else { return nil }
        var waiting = [[source]]
        var seen: Set<String> = Set([source, gone.source] + [gone.target].compactMap { $0 })
        var position = 0
        while position < waiting.count {
            let way = waiting[position]
            position += 1
            for next in steps[way[way.count - 1]] ?? [] where seen.insert(next).inserted {
                let longer = way + [next]
                if last.contains(next), way.count == 1 || new.contains(next) { return Array(longer.dropFirst()) }
                if new.contains(next), longer.count < 4 { waiting.append(longer) }
            }
        }
        return nil
    }

    /// The nodes that lead to a target now, and to which the app leads, where a source alone led there; nil without any.
    private func others(than source: String, to target: String) -> [String]? {
        guard sourcesInBase[target] == [source] else { return nil }
        let sources = Set(added.filter { $0.target == target }.map(\.source)).filter { node in
            node != target && (NodeName.isEntry(node) || sides.distancesInHead.steps(to: node) != nil)
        }
        return sources.isEmpty ? nil : sources.sorted()
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

    /// Whether a way of another module leads where a way led that is gone, and is set off now by code of that one's module.
    private func isSetOffNow(_ pair: WayPairing.Pair, by way: Way) -> Bool {
        pair.head.end == way.end && pair.head.source != way.source && pair.head.transition == way.transition
            && Self.isSetOff(pair.head, by: sides.headModules[way.source])
            && !Self.isSetOff(pair.base, by: baseModule(of: way.source))
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
