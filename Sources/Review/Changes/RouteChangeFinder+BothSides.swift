import NavigationGraph

/// What is otherwise of a way that both states have.
extension RouteChangeFinder {
    func retargeted(_ pair: WayPairing.Pair) -> Change {
        let start: Sentence =
            pair.head.by.map { WayName.of($0) + " of " + NodeName.of(pair.head.source) }
            ?? NodeName.first(pair.head.source)
        let fate = fate(of: pair)
        let old = end(pair.base) + (fate.map { ", which " + $0 } ?? "")
        let rest: Sentence
        if pair.head.transition == pair.base.transition {
            rest = " to " + end(pair.head) + " now, and no longer to " + old
        } else {
            rest =
                " to " + end(pair.head) + " now, which is \(pair.head.transition.participle), and no longer to "
                + end(pair.base) + ", which was \(pair.base.transition.participle)" + (fate.map { " and " + $0 } ?? "")
        }
        let shared = SharedSentence(subject: start, after: " leads" + rest, afterSeveral: " lead" + rest)
        var change = change(.routeRetargeted, pair, shared.sentence)
        change.sentence = shared.sentence + "."
        change.statement = nil
        change.shared = shared
        change.shownPlace = Self.shown(pair.head)
        change.sharedEnds = SharedSentence(
            before: start + " leads to " + end(pair.head) + " now, and no longer to ", subject: old, after: "")
        change.target = nil
        change.from = pair.base.target
        change.to = pair.head.target
        change.tellsGone = fate != nil
        if fate != nil, let level = pair.base.target.flatMap({ gone[$0] }) { change.level = max(change.level, level) }
        if sides.isBookkeeping(pair.base.target) || sides.isBookkeeping(pair.head.target) { change.level = .info }
        change.trigger = pair.head.trigger
        return change
    }

    func retransitioned(_ pair: WayPairing.Pair) -> Change {
        var change = change(
            .transitionChanged, pair,
            from: end(pair.head)
                + " is \(pair.head.transition.participle) now; it was \(pair.base.transition.participle)")
        change.from = pair.base.transition.rawValue
        change.to = pair.head.transition.rawValue
        change.trigger = pair.head.trigger
        return change
    }

    func container(_ pair: WayPairing.Pair) -> Change? {
        guard pair.base.containers != pair.head.containers else { return nil }
        let words = { (way: Way) -> String in
            let names = way.containers.map { $0?.phrase ?? "without a container" }.sorted()
            return names.joined(separator: " or ")
        }
        var change = change(
            .containerChanged, pair,
            from: end(pair.head) + " is shown \(words(pair.head)) now; it was shown \(words(pair.base))")
        let raw = { (way: Way) in way.containers.map { $0?.rawValue ?? "none" }.sorted().joined(separator: ", ") }
        change.from = raw(pair.base)
        change.to = raw(pair.head)
        return change
    }

    func data(_ pair: WayPairing.Pair) -> Change? {
        let difference = DataDifference(pair)
        guard !difference.isEmpty else { return nil }
        var change = change(.dataChanged, pair, from: end(pair.head) + " " + difference.sentence)
        if difference.isOfNames { change.level = .info }
        change.sharedTargets = SharedSentence(
            subject: end(pair.head), after: " " + difference.sentence, afterSeveral: " " + difference.sentenceOfSeveral)
        let text = { (way: Way) in way.passes.map(DataDifference.text).joined(separator: ", ") }
        change.from = text(pair.base)
        change.to = text(pair.head)
        return change
    }

    func condition(_ pair: WayPairing.Pair) -> Change? {
        guard let difference = pair.conditions, let one = difference.sentence,
            let several = difference.sentenceOfSeveral
        else { return nil }
        let shared = SharedWays(
            source: NodeName.of(pair.head.source), end: end(pair.head), saying: one, sayingOfSeveral: several)
        var change = change(.conditionChanged, pair, shared.statement)
        change.sharedWays = shared
        let raw = { (way: Way) in
            way.conditions.contains(nil) ? "" : way.conditions.compactMap { $0 }.sorted().joined(separator: " || ")
        }
        change.from = raw(pair.base)
        change.to = raw(pair.head)
        return change
    }

    /// What a way out of the app opens, where the sources tell it on both sides.
    func address(_ pair: WayPairing.Pair) -> Change? {
        let (before, after) = (pair.base.opens, pair.head.opens)
        guard !before.isEmpty, !after.isEmpty else { return nil }
        let new = after.filter { !before.contains($0) }
        let gone = before.filter { !after.contains($0) }
        let rest: Sentence
        switch (new.isEmpty, gone.isEmpty) {
        case (true, true): return nil
        case (false, true): rest = Self.addresses(new) + " can be opened now as well"
        case (true, false): rest = Self.addresses(gone) + " can no longer be opened"
        case (false, false): rest = Self.addresses(new) + " is opened now, and no longer " + Self.addresses(gone)
        }
        var change = change(.addressChanged, pair, from: rest)
        change.from = before.joined(separator: " ")
        change.to = after.joined(separator: " ")
        return change
    }

    func trigger(_ pair: WayPairing.Pair) -> Change? {
        switch (pair.base.isNeverTriggered, pair.head.isNeverTriggered) {
        case (false, true):
            let others = ways.kept.count { other in
                other.head.source == pair.head.source && other.head.end == pair.head.end
                    && other.head.transition == pair.head.transition && !other.base.isNeverTriggered
                    && !other.head.isNeverTriggered
            }
            guard others > 0 else { return triggerLost(pair) }
            let ends = "ways from " + NodeName.of(pair.head.source) + " to " + end(pair.head)
            var lost = change(.triggerLost, pair, "Nothing sets off one of \(others + 1) " + ends + " any more")
            lost.level = .notable
            return lost
        case (true, false):
            let fate = pair.head.target.flatMap { idle[[pair.head.source, $0]] }
            let cause: Sentence = "something sets off the way from " + NodeName.of(pair.head.source) + " to "
            var gained = change(
                .triggerGained, pair,
                fate.map { $0 + cause + "it" } ?? cause.capitalized + end(pair.head) + " now")
            gained.tellsReach = fate != nil
            gained.trigger = pair.head.trigger
            return gained
        default: return nil
        }
    }

    /// A way that nothing sets off any more, and what can no longer be reached for that.
    private func triggerLost(_ pair: WayPairing.Pair) -> Change {
        let cause: Sentence = "nothing sets off the way from " + NodeName.of(pair.head.source) + " to "
        if let target = pair.head.target, let fate = idle[[pair.head.source, target]] {
            var lost = change(.triggerLost, pair, fate + cause + "it any more")
            lost.tellsReach = true
            return lost
        }
        let shared = SharedSentence(
            before: cause.capitalized, subject: end(pair.head), after: " any more", way: pair.head.by)
        var lost = change(.triggerLost, pair, cause.capitalized + end(pair.head) + " any more")
        lost.sharedEnds = shared
        return lost
    }

    /// What became of the module to which a way led, where other ways there lead elsewhere now as well, or there were none.
    private func fate(of pair: WayPairing.Pair) -> Sentence? {
        guard let target = pair.base.target, gone[target] != nil, !sides.isBookkeeping(target),
            !ways.removed.contains(where: { $0.target == target && !$0.isNeverTriggered })
        else { return nil }
        let isKept = sides.known.went.union(sides.known.keptViews.keys).contains { sides.name(ofBase: $0) == target }
        return isKept ? "is no longer on the map" : "is gone"
    }
}
