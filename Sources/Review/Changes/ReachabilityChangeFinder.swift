import Diagnostics
import NavigationGraph

/// Modules of both sides that some way from an entry point reaches now, or no longer, and how far they are from the start.
struct ReachabilityChangeFinder {
    let sides: ComparedSides

    func changes() -> [Change] {
        let before = Distances(sides.base, from: sides.base.entryPoints.map(\.id))
        let after = Distances(sides.head, from: sides.head.entryPoints.map(\.id))
        let launchBefore = Distances(sides.base, from: Self.launches(sides.base))
        let launchAfter = Distances(sides.head, from: Self.launches(sides.head))
        return sides.pairing.pairs.compactMap { pair in
            switch (before.steps[pair.base.id], after.steps[pair.head.id]) {
            case (nil, nil): return nil
            case (nil, .some): return reachable(pair, after)
            case (.some, nil): return unreachable(pair, before)
            case (.some, .some):
                guard let one = launchBefore.steps[pair.base.id], let other = launchAfter.steps[pair.head.id],
                    one != other
                else { return nil }
                return depth(pair, one, other, launchAfter)
            }
        }
    }

    private static func launches(_ graph: NavigationGraph) -> [String] {
        graph.entryPoints.filter { $0.kind == .launch }.map(\.id)
    }

    private func reachable(_ pair: ModulePairing.Pair, _ after: Distances) -> Change {
        let way = after.way(to: pair.head.id)
        return Change(
            .becameReachable, module: pair.head.id, witness: way,
            sentence: "\(name: pair.head.id) can be reached now: " + Self.words(way) + ".",
            basePlace: pair.base.place, headPlace: pair.head.place)
    }

    private func unreachable(_ pair: ModulePairing.Pair, _ before: Distances) -> Change {
        let way = before.way(to: pair.base.id).map(sides.name(ofBase:))
        let broken = zip(way, way.dropFirst()).first { step in
            !sides.head.routes.contains { $0.source == step.0 && $0.target == step.1 }
        }
        let reason: Sentence =
            broken.map { step in "; " + NodeName.of(step.0) + " no longer leads to " + NodeName.of(step.1) } ?? ""
        return Change(
            .becameUnreachable, module: pair.head.id, witness: way,
            sentence: "\(name: pair.head.id) can no longer be reached. The way was " + Self.words(way) + reason + ".",
            basePlace: pair.base.place, headPlace: pair.head.place)
    }

    private func depth(_ pair: ModulePairing.Pair, _ before: Int, _ after: Int, _ distances: Distances) -> Change {
        let way = distances.way(to: pair.head.id)
        let steps = after == 1 ? "one step" : "\(after) steps"
        var change = Change(
            .depthChanged, module: pair.head.id, from: String(before), to: String(after), witness: way,
            sentence: "\(name: pair.head.id) is \(steps) from the start of the app now, and was \(before): "
                + Self.words(way) + ".", basePlace: pair.base.place, headPlace: pair.head.place)
        change.nodeKinds = [:]
        return change
    }

    /// `App → Home → Login`; the middle of a long way is left out.
    private static func words(_ way: [String]) -> Sentence {
        let names: [Sentence] = way.map { "\(name: $0)" }
        let shown = way.count > 8 ? Array(names.prefix(4)) + ["…"] + Array(names.suffix(3)) : names
        return shown.dropFirst().reduce(shown.first ?? "") { $0 + " → " + $1 }
    }
}
