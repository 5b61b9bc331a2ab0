import Diagnostics
import NavigationGraph

/// Ways of both sides that the user can begin by one thing more, or by one thing less.
///
/// Code that moves, or has other names, begins otherwise on both sides: only where the one side has all that the other one has is
/// something told.
struct TriggerChangeFinder {
    let sides: ComparedSides
    let ways: WayPairing
    /// The screens of each state, by the files that are theirs alone.
    private let screensOfBase, screensOfHead: [String: String]

    init(sides: ComparedSides, ways: WayPairing) {
        self.sides = sides
        self.ways = ways
        screensOfBase = Self.screens(sides.base, name: sides.name(ofBase:))
        screensOfHead = Self.screens(sides.head, name: { $0 })
    }

    private static func screens(_ graph: NavigationGraph, name: (String) -> String) -> [String: String] {
        let parts = graph.modules.filter { $0.kind != .coordinator }.flatMap { module in
            Set(module.components.map(\.file)).map { (file: $0, module: module.id) }
        }
        return Dictionary(grouping: parts, by: \.file).filter { $0.value.count == 1 }
            .compactMapValues { $0.first.map { name($0.module) } }
    }

    func changes() -> [Change] {
        let before = Self.chains(sides.waysOfBase)
        let after = Self.chains(sides.waysOfHead)
        return ways.kept.compactMap { pair in
            // What nothing sets off is told as that, and nobody does anything to start the app.
            guard !pair.base.isNeverTriggered, !pair.head.isNeverTriggered, !NodeName.isEntry(pair.head.source) else {
                return nil
            }
            // Several ways may meet in one, or part.
            guard let old = before[Self.ends(pair.head)], let new = after[Self.ends(pair.head)] else { return nil }
            switch (new.subtracting(old), old.subtracting(new)) {
            case (let more, let less) where !more.isEmpty && less.isEmpty: return change(pair, pair.head, more)
            case (let more, let less) where more.isEmpty && !less.isEmpty: return change(pair, pair.base, less)
            default: return nil
            }
        }
    }

    private static func ends(_ way: Way) -> [String] { [way.source, way.end, way.transition.rawValue] }

    /// What sets off each way, by its ends; nothing where a way has nothing that is known.
    private static func chains(_ ways: [Way]) -> [[String]: Set<[String]>] {
        let all = Dictionary(grouping: ways) { ends($0) }.mapValues { $0.flatMap(\.routes) }
        return all.filter { !$0.value.contains { $0.triggers.isEmpty } }
            .mapValues { routes in Set(routes.flatMap(\.triggers).map(key)) }
    }

    /// - Parameters:
    ///   - side: the way of the side that has more.
    ///   - keys: what the other side has not.
    private func change(_ pair: WayPairing.Pair, _ side: Way, _ keys: Set<[String]>) -> Change? {
        let isMore = side == pair.head
        let own = files(
            of: isMore ? sides.headModules[side.source] : side.routes.first.flatMap { sides.baseModules[$0.source] })
        // What is done to what several screens share says little of any of them.
        let others = isMore ? screensOfHead : screensOfBase
        let isTold = { (file: String) in (own.contains(file) || others[file] != nil) && isOther(file) }
        let all = side.routes.flatMap(\.triggers)
        let common = all.filter { !keys.contains(Self.key($0)) }
        let chains = all.filter { chain in
            keys.contains(Self.key(chain)) && !common.contains { Self.isOtherLook($0, of: chain) }
                && chain.first.map { isTold($0.file) } == true
        }
        let told = chains.compactMap { chain in
            Self.words(chain).map { words in
                let screen = chain.first.flatMap { own.contains($0.file) ? nil : others[$0.file] }
                return (words: words + (screen.map { " on " + NodeName.of($0) } ?? ""), chain: chain)
            }
        }
        let words = Set(told.map(\.words)).sorted { $0.plain < $1.plain }
        guard let first = told.first else { return nil }
        let count = words.count == 1 ? "one beginning" : "\(words.count) beginnings"
        let way = pair.head
        let end: Sentence = " \(count) \(isMore ? "more" : "less") now: " + Sentence.some(words)
        let shared = SharedWays(
            subject: .ways, source: NodeName.of(way.source),
            end: way.target.map { NodeName.of($0) } ?? way.destination.sentence, saying: "has" + end,
            sayingOfSeveral: "have" + end)
        var change = Change(
            isMore ? .triggerAdded : .triggerRemoved, source: way.source, target: way.target, way: way.by,
            variant: way.variant, destination: way.target == nil ? way.destination : nil, sentence: shared.statement)
        (change.statement, change.sharedWays) = (shared.statement, shared)
        let place = first.chain.first { !$0.file.isEmpty }.map { SourcePlace(file: $0.file, line: $0.line) }
        (change.basePlace, change.headPlace) = isMore ? (nil, place) : (place, nil)
        return change.ended
    }

    /// Whether two chains begin with one control, which is made in one of two ways, one beside the other: with a picture where the
    /// system has it, and else with words.
    private static func isOtherLook(_ one: [Route.TriggerStep], of other: [Route.TriggerStep]) -> Bool {
        guard let left = one.first, let right = other.first else { return false }
        return left.kind == right.kind && left.type == right.type && left.file == right.file
            && abs(left.line - right.line) <= 3
            && one.dropFirst().map { [$0.type, $0.member] } == other.dropFirst().map { [$0.type, $0.member] }
    }

    /// Whether a file says something else in the head; where that is not known, it may. What begins in a file that says the same was
    /// only followed better, or less well.
    private func isOther(_ file: String) -> Bool {
        guard let before = sides.baseNames?().sizes[file], let after = sides.headNames?().sizes[file] else {
            return true
        }
        return before != after
    }

    private func files(of module: Module?) -> Set<String> {
        Set((module?.components.map(\.file) ?? []) + [module?.storyboard?.file].compactMap { $0 })
    }

    /// The first two steps: what code runs after these is no matter of the user's.
    private static func key(_ chain: [Route.TriggerStep]) -> [String] {
        chain.prefix(2).flatMap { [$0.kind?.rawValue ?? "", $0.type, $0.member] }
    }

    /// What is only known by what it calls.
    private static let begun = [
        "Tap, which calls": "a tap that calls", "Choose, which calls": "a choice that calls",
        "A control calls": "a control that calls",
    ]

    /// What the user does; nil where something else sets the way off, and where nothing tells what the user does with what is named.
    private static func words(_ chain: [Route.TriggerStep]) -> Sentence? {
        guard TriggerDistance(chain) == .user, let words = TriggerWords(chain), !words.isUnclear else { return nil }
        let verb =
            begun[words.words]
            ?? String(words.words.prefix(1).lowercased() + words.words.dropFirst())
            .replacing(", which calls", with: " that calls")
        let title: Sentence = words.title.isEmpty ? "" : " \(title: words.title)"
        let object: Sentence = words.code.isEmpty ? "" : " \(code: words.code)"
        return "\(verb)" + title + object
    }
}
