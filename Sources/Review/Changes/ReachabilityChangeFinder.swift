import Diagnostics
import NavigationGraph

/// Modules of both sides that some way from an entry point reaches now, or no longer, and how far they are from the start.
///
/// Routes that nothing sets off lead nobody anywhere.
struct ReachabilityChangeFinder {
    let sides: ComparedSides
    let ways: WayPairing
    private let launchBefore, launchAfter: Distances
    /// What the coordinators lead to that only one side has on its map, and whose code is the same.
    private let flowsBefore, flowsAfter: ReachedModules

    init(sides: ComparedSides, ways: WayPairing) {
        self.sides = sides
        self.ways = ways
        launchBefore = Distances(sides.base, from: Self.launches(sides.base))
        launchAfter = Distances(sides.head, from: Self.launches(sides.head))
        flowsBefore = ReachedModules(ways: sides.base, from: sides.known.wentFlows)
        flowsAfter = ReachedModules(ways: sides.head, from: sides.known.cameFlows)
    }

    private var before: Distances { sides.distancesInBase }
    private var after: Distances { sides.distancesInHead }

    func changes() -> [Change] {
        var found: [Change] = []
        var (lost, gained, outside): ([ModulePairing.Pair], [ModulePairing.Pair], [ModulePairing.Pair]) = ([], [], [])
        for pair in sides.pairing.pairs {
            switch (before.steps(to: pair.base.id), after.steps(to: pair.head.id)) {
            case (nil, nil): break
            case (nil, .some): gained.append(pair)
            case (.some, nil): lost.append(pair)
            case (.some, .some):
                switch (launchBefore.steps(to: pair.base.id), launchAfter.steps(to: pair.head.id)) {
                case (let one?, let other?) where one != other: found.append(depth(pair, one, other))
                case (.some, nil): outside.append(pair)
                default: break
                }
            }
        }
        found += changes(of: gained, way: { way(to: $0.head.id) }, change: reachable)
        let owners = UnknownOwners(
            sides.head, reached: { after.steps(to: $0) != nil }, lost: Set(lost.map(\.head.id)))
        found += changes(of: lost, way: { before.way(to: $0.base.id).map(sides.name(ofBase:)) }) { pair, way, behind in
            isUnknown(pair, way, owners) ? known(pair, way, behind) : unreachable(pair, way, behind)
        }
        found += changes(
            of: outside, way: { launchBefore.way(to: $0.base.id).map(sides.name(ofBase:)) }, change: onlyFromOutside)
        return found
    }

    /// How a screen is reached in the head: from the start of the app, where it is.
    private func way(to id: Module.ID) -> [String] {
        let way = launchAfter.way(to: id)
        return way.isEmpty ? after.way(to: id) : way
    }

    private static func launches(_ graph: NavigationGraph) -> [String] {
        graph.entryPoints.filter { $0.kind == .launch }.map(\.id)
    }

    /// What happens to modules that lie behind one another is told of the first of them, which the others follow.
    private func changes(
        of pairs: [ModulePairing.Pair], way: (ModulePairing.Pair) -> [String],
        change: (ModulePairing.Pair, _ way: [String], _ behind: [Sentence]) -> Change
    ) -> [Change] {
        let ids = Set(pairs.map(\.head.id))
        let ways = pairs.map(way)
        let roots = zip(pairs, ways).map { pair, way in way.first(where: ids.contains) ?? pair.head.id }
        return zip(pairs, zip(ways, roots)).map { pair, found in
            let (way, root) = found
            let followers = zip(pairs, roots).filter { $1 == pair.head.id && $0.head.id != pair.head.id }
            var change = change(pair, way, followers.map { "\(name: $0.0.head.id)" })
            if root != pair.head.id { change.behind = root }
            return change
        }
    }

    private func reachable(_ pair: ModulePairing.Pair, _ way: [String], _ behind: [Sentence]) -> Change {
        let others: Sentence = behind.isEmpty ? "" : ", and so can " + Sentence.some(behind) + " behind it"
        var change = Change(
            .becameReachable, module: pair.head.id, witness: way,
            sentence: "\(name: pair.head.id) can be reached now\(others): \(Self.words(way)).",
            basePlace: sides.placeInBase(pair.base), headPlace: sides.placeInHead(pair.head))
        if let source = way.dropLast().last {
            let rest: Sentence = behind.isEmpty ? "" : ", nor could " + Sentence.some(behind) + " behind it"
            let wasIdle = ways.kept.contains {
                $0.head.source == source && $0.head.target == pair.head.id && $0.base.isNeverTriggered
                    && !$0.head.isNeverTriggered
            }
            change.reach = ReachOfWay(
                source: source, target: pair.head.id,
                phrase: wasIdle
                    ? "\(name: pair.head.id) can be reached now\(others): "
                    : ", which could not be reached before" + rest, isIdle: wasIdle)
            // It may have been reached all the time.
            let wasUnfollowed = ways.added.contains {
                $0.source == source && $0.target == pair.head.id && ways.unfollowed.includeBefore($0)
            }
            if wasUnfollowed { change.level = .info }
        }
        if flowsBefore.contains(pair.base.id) { change.level = .info }
        let new = Set(sides.pairing.added.map(\.id))
        change.behind = way.dropLast().last(where: new.contains)
        return change
    }

    private func unreachable(_ pair: ModulePairing.Pair, _ way: [String], _ behind: [Sentence]) -> Change {
        let others: Sentence = behind.isEmpty ? "" : ", nor can " + Sentence.some(behind) + " behind it"
        var change = Change(
            .becameUnreachable, module: pair.head.id, witness: way,
            sentence:
                "\(name: pair.head.id) can no longer be reached\(others). The way was \(Self.words(way))\(broken(way)).",
            basePlace: sides.placeInBase(pair.base), headPlace: sides.placeInHead(pair.head))
        if let step = brokenStep(way), step.target == pair.head.id {
            change.reach = ReachOfWay(
                source: step.source, target: step.target,
                phrase: step.isIdle
                    ? "\(name: pair.head.id) can no longer be reached\(others): "
                    : ", which can no longer be reached" + others, isIdle: step.isIdle)
        }
        return change
    }

    /// Whether a module to which no way is known may still be reached: by a call that could not be followed, or by a
    /// coordinator that only the head has on its map, and whose code is the same.
    private func isUnknown(_ pair: ModulePairing.Pair, _ way: [String], _ owners: UnknownOwners) -> Bool {
        if flowsAfter.contains(pair.head.id) || owners.mayReach(pair.head.id) { return true }
        guard let step = brokenStep(way) else { return false }
        return ways.removed.contains {
            $0.source == step.source && $0.target == step.target && ways.unfollowed.include($0)
        }
    }

    private func known(_ pair: ModulePairing.Pair, _ way: [String], _ behind: [Sentence]) -> Change {
        let others: Sentence = behind.isEmpty ? "" : ", nor to " + Sentence.some(behind) + " behind it"
        var change = Change(
            .becameUnreachable, module: pair.head.id, witness: way,
            sentence:
                "No way to \(name: pair.head.id) is known any more\(others): not every call could be followed. "
                + "The way was \(Self.words(way))\(broken(way)).",
            basePlace: sides.placeInBase(pair.base), headPlace: sides.placeInHead(pair.head))
        change.level = .info
        return change
    }

    /// What is wrong with the first step of a way that is not there any more.
    private func broken(_ way: [String]) -> Sentence {
        guard let (source, target, isIdle) = brokenStep(way) else { return "" }
        return isIdle
            ? "; nothing sets off the way from " + NodeName.of(source) + " to " + NodeName.of(target) + " any more"
            : "; " + NodeName.of(source) + " no longer leads to " + NodeName.of(target)
    }

    /// The first step of a way that is not there any more; idle where only nothing sets it off.
    private func brokenStep(_ way: [String]) -> (source: String, target: String, isIdle: Bool)? {
        for (source, target) in zip(way, way.dropFirst()) {
            let routes = sides.head.routes.filter { $0.source == source && $0.target == target }
            if routes.allSatisfy(\.neverTriggered) { return (source, target, !routes.isEmpty) }
        }
        return nil
    }

    private func onlyFromOutside(_ pair: ModulePairing.Pair, _ way: [String], _ behind: [Sentence]) -> Change {
        let entries = sides.head.entryPoints.filter { entry in
            entry.kind != .launch && Distances(sides.head, from: [entry.id]).steps(to: pair.head.id) != nil
        }
        let leads = entries.count == 1 ? " leads to " : " lead to "
        let others: Sentence = behind.isEmpty ? "" : ", with " + Sentence.some(behind) + " behind it"
        let names = Sentence.some(entries.map { NodeName.of($0.id) })
        let sentence: Sentence =
            "Only \(names)\(leads)\(name: pair.head.id) now\(others). "
            + "The way inside the app was \(Self.words(way))\(broken(way))."
        return Change(
            .becameOutsideOnly, module: pair.head.id, witness: after.way(to: pair.head.id), sentence: sentence,
            basePlace: sides.placeInBase(pair.base), headPlace: sides.placeInHead(pair.head))
    }

    private func depth(_ pair: ModulePairing.Pair, _ before: Int, _ after: Int) -> Change {
        let way = launchAfter.way(to: pair.head.id)
        let steps = after == 1 ? "one step" : "\(after) steps"
        return Change(
            .depthChanged, module: pair.head.id, from: String(before), to: String(after), witness: way,
            sentence: "\(name: pair.head.id) is \(steps) from the start of the app now, and was \(before): "
                + Self.words(way) + ".", basePlace: sides.placeInBase(pair.base),
            headPlace: sides.placeInHead(pair.head))
    }

    /// `App → Home → Login`; the middle of a long way is left out.
    private static func words(_ way: [String]) -> Sentence {
        let names = way.map(NodeName.step)
        let shown = way.count > 8 ? Array(names.prefix(4)) + ["…"] + Array(names.suffix(3)) : names
        return shown.dropFirst().reduce(shown.first ?? "") { $0 + " → " + $1 }
    }
}
