import Diagnostics
import NavigationGraph

/// Modules that came, went, have another name, or belong to another group.
struct ModuleChangeFinder {
    let sides: ComparedSides
    let ways: WayPairing

    func changes() -> [Change] {
        sides.pairing.added.map { added($0, isKnown: sides.known.came.contains($0.id)) }
            + sides.pairing.removed.map { removed($0, isKept: sides.known.went.contains($0.id)) }
            + sides.pairing.pairs.filter(\.isRenamed).map(renamed)
            + sides.pairing.pairs.filter(isMoved).map(moved)
    }

    /// - Parameter isKnown: whether its code was there before.
    private func added(_ module: Module, isKnown: Bool) -> Change {
        let way: Sentence
        let routes = sides.head.routes.filter { $0.target == module.id && $0.source != module.id }
        let sources = Self.sources(routes)
        switch sources {
        case (let some, _) where !some.isEmpty: way = ", reached from " + Self.some(some)
        case (_, let code) where !code.isEmpty: way = "; nothing sets off the way from " + Self.some(code) + " yet"
        default:
            way =
                "; no way that leads there is known"
                + (sides.isHeadCutShort
                    ? ", and one may be left out where code does too much to be followed as a whole" : "")
        }
        let code: Sentence = isKnown ? "; its code was there before" : ""
        let isReached = isKnown && !sources.set.isEmpty
        let subject: Sentence = "\(module.kind.noun) \(name: module.id)"
        let sentence =
            isReached
            ? "A way to the " + subject + " is known now, from " + Self.some(sources.set) + code + "."
            : "The " + subject + (isKnown ? " is on the map now" : " is new") + way + code + "."
        var change = Change(
            .moduleAdded, module: module.id, sentence: sentence, headPlace: sides.placeInHead(module))
        if isKnown, sources.set.isEmpty || module.kind == .coordinator { change.level = .info }
        change.steps = sides.distancesInHead.steps(to: module.id) ?? .max
        // Of several screens, what is done on each would be a list.
        if sources.set.count == 1 {
            change.trigger = Way.trigger(of: routes.filter { !$0.neverTriggered }, tellsMethod: true)
        }
        return change
    }

    /// - Parameter isKept: whether its code is still there.
    private func removed(_ module: Module, isKept: Bool) -> Change {
        let routes = sides.base.routes.filter { $0.target == module.id && $0.source != module.id }
        let sources = Self.sources(routes).set.map(sides.name(ofBase:)).sorted()
        let way: Sentence =
            sources.isEmpty ? "; no way that led there was known" : "; it was reached from " + Self.some(sources)
        let name = sides.name(ofBase: module.id)
        // What shows it may be a call that could not be followed.
        let isLost = isKept && ways.removed.contains { $0.target == name && ways.unfollowed.include($0) }
        let why: Sentence = isLost ? ", as what shows it could not be followed now" : ""
        let view = sides.known.keptViews[module.id]
        let code: Sentence =
            isKept ? ", and its code is still there" : view.map { ", and its view \(code: $0) is still there" } ?? ""
        let subject: Sentence = "\(module.kind.noun) \(name: name)"
        let news: Sentence =
            isKept && !sources.isEmpty
            ? "No way to the " + subject + " is known any more"
            : "The " + subject + (isKept || view != nil ? " is no longer on the map" : " is gone")
        var change = Change(
            .moduleRemoved, module: name, sentence: news + why + way + code + ".", basePlace: sides.placeInBase(module))
        change.steps = sides.distancesInBase.steps(to: module.id) ?? .max
        // Nobody misses a screen that neither the app's start nor a screen that stays led to.
        if isLost || !sides.reachedInBase.contains(module.id) || (isKept && module.kind == .coordinator) {
            change.level = .info
        }
        if isReplaced(name) { change.level = min(change.level, .notable) }
        return change
    }

    /// Whether all that led to a module leads to others now.
    private func isReplaced(_ name: String) -> Bool {
        ways.retargeted.contains { $0.base.target == name }
            && !ways.removed.contains { $0.target == name && $0.source != name && !$0.isNeverTriggered }
    }

    private static func some(_ ids: [String]) -> Sentence { Sentence.some(ids.map { NodeName.of($0) }) }

    /// The nodes from which one of a module's routes leads to it that something sets off, and those with one that nothing
    /// does.
    private static func sources(_ routes: [Route]) -> (set: [String], idle: [String]) {
        let sources = { (isIdle: Bool) in Set(routes.filter { $0.neverTriggered == isIdle }.map(\.source)).sorted() }
        return (sources(false), sources(true))
    }

    private func renamed(_ pair: ModulePairing.Pair) -> Change {
        Change(
            .moduleRenamed, from: pair.base.id, to: pair.head.id,
            sentence: "The \(pair.head.kind.noun) \(name: pair.base.id) is called \(name: pair.head.id) now.",
            basePlace: sides.placeInBase(pair.base), headPlace: sides.placeInHead(pair.head))
    }

    /// A module alone in a folder of its own name takes that folder along. One that only has a part more, or less, which lies
    /// elsewhere, did not move.
    private func isMoved(_ pair: ModulePairing.Pair) -> Bool {
        guard pair.base.group != pair.head.group, !pair.base.components.isEmpty, !pair.head.components.isEmpty else {
            return false
        }
        let folders = { (module: Module) in
            Dictionary(module.components.map { ($0.type, $0.folder) }, uniquingKeysWith: { first, _ in first })
        }
        let (before, after) = (folders(pair.base), folders(pair.head))
        let common = before.keys.filter { after[$0] != nil }
        return common.isEmpty || common.contains { before[$0] != after[$0] }
    }

    private func moved(_ pair: ModulePairing.Pair) -> Change {
        let (from, to) = (pair.base.group, pair.head.group)
        let (old, new) = Self.withoutSharedEnd(from, to)
        let shared = SharedSentence(
            subject: "\(name: pair.head.id)", after: " moved from \(Self.group(old)) to \(Self.group(new))")
        var change = Change(
            .moduleMoved, module: pair.head.id, from: from, to: to, sentence: shared.sentence + ".",
            basePlace: sides.placeInBase(pair.base), headPlace: sides.placeInHead(pair.head))
        change.shared = shared
        return change
    }

    /// Two groups without the folders at their ends that are the same: what moved is a folder around them.
    private static func withoutSharedEnd(_ one: String, _ other: String) -> (String, String) {
        var (left, right) = (one.split(separator: "/"), other.split(separator: "/"))
        while left.count > 1, right.count > 1, left.last == right.last {
            left.removeLast()
            right.removeLast()
        }
        return (left.joined(separator: "/"), right.joined(separator: "/"))
    }

    private static func group(_ path: String) -> Sentence {
        path.isEmpty ? "the top folder" : "the group \(name: path)"
    }
}

extension Component {
    fileprivate var folder: Substring { file.lastIndex(of: "/").map { file[..<$0] } ?? "" }
}

extension Module.Kind {
    var noun: String { rawValue }
}
