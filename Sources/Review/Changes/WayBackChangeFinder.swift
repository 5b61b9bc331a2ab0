import Diagnostics
import NavigationGraph

/// Screens that cover what was there before, and from which nothing leads back any more.
///
/// Ways back are not compared one by one. What is pushed, or shown as a sheet, has one of the system's.
struct WayBackChangeFinder {
    let sides: ComparedSides

    func changes() -> [Change] {
        let (before, after) = (Self.back(sides.base), Self.back(sides.head))
        let shown = Dictionary(grouping: sides.head.routes.filter { !$0.neverTriggered && $0.target != nil }) {
            $0.target ?? ""
        }
        return sides.pairing.pairs.compactMap { pair in
            let old = before[pair.base.id, default: []].filter { !$0.neverTriggered }
            let now = after[pair.head.id, default: []]
            guard let first = old.first, now.allSatisfy(\.neverTriggered),
                let ways = shown[pair.head.id],
                ways.allSatisfy({ $0.transition == .present || $0.transition == .root }),
                ways.contains(where: { $0.transition == .present }), pair.head.outputs.isEmpty
            else { return nil }
            return change(pair, first, isIdle: !now.isEmpty)
        }
    }

    private static func back(_ graph: NavigationGraph) -> [Module.ID: [Route]] {
        Dictionary(grouping: graph.routes.filter { $0.destination.kind == .back }, by: \.source)
    }

    /// - Parameter isIdle: whether the code is still in place, and nothing sets it off.
    private func change(_ pair: ModulePairing.Pair, _ way: Route, isIdle: Bool) -> Change {
        let name: Sentence = "\(name: pair.head.id)"
        let did: Sentence = (way.option ?? way.method).map { "; " + WayName.of($0) + " did" } ?? ""
        let sentence: Sentence =
            isIdle
            ? "Nothing sets off any more the way back from " + name + ", which covers what was there before."
            : "Nothing leads back any more from " + name + ", which covers what was there before" + did + "."
        let place = way.evidence.first.map { SourcePlace(file: $0.file, line: $0.line) }
        return Change(
            .wayBackLost, module: pair.head.id, way: way.option ?? way.method, sentence: sentence, basePlace: place,
            headPlace: sides.placeInHead(pair.head))
    }
}
