import Diagnostics
import NavigationGraph

/// Routes that came, went, or are otherwise than they were.
///
/// Ways back, alerts and what could not be followed are no ways through the app, and are not compared.
struct RouteChangeFinder {
    let sides: ComparedSides
    let ways: WayPairing
    private let successors: WaySuccessors
    private let commonCode: CommonCode
    private let lentCode: LentCode
    /// What is said of the modules that can be reached now, and of those that cannot any more.
    private let gained, lost: [String: Sentence]

    /// - Parameter reached: what can be reached now, or not any more.
    init(sides: ComparedSides, ways: WayPairing, reached: [Change] = []) {
        self.sides = sides
        self.ways = ways
        let phrases = { (kind: ChangeKind) in
            let ways = reached.filter { $0.kind == kind }.compactMap(\.reach)
            return Dictionary(ways.map { ($0.target, $0.phrase) }, uniquingKeysWith: { first, _ in first })
        }
        (gained, lost) = (phrases(.becameReachable), phrases(.becameUnreachable))
        successors = WaySuccessors(sides, ways)
        commonCode = CommonCode(ways)
        lentCode = LentCode(sides, ways)
    }

    func changes() -> [Change] {
        var found = ways.retargeted.map(retargeted)
        found += ways.retransitioned.map(retransitioned)
        // Another screen is shown in its own way, which the change of the target tells.
        for pair in ways.kept + ways.retransitioned {
            found += [container(pair), condition(pair)].compactMap { $0 }
        }
        for pair in ways.kept + ways.retransitioned + ways.retargeted {
            found += [trigger(pair), address(pair)].compactMap { $0 }
        }
        found += (ways.kept + ways.retransitioned).compactMap(data)
        let base = Self.ends(Way.ways(of: sides.base, counts: Way.isCompared, id: sides.name(ofBase:)))
        let head = Self.ends(Way.ways(of: sides.head, counts: Way.isCompared, id: { $0 }))
        for way in ways.added where !isToldTwice(lentCode.runner(ofAdded: way)) {
            found.append(added(way, isOneMore: base.contains([way.source, way.end])))
        }
        for way in ways.removed where !isToldTwice(lentCode.runner(ofRemoved: way)) {
            found.append(removed(way, isOneLess: head.contains([way.source, way.end])))
        }
        return found
    }

    /// Whether another node has the way in both states.
    private func isToldTwice(_ runner: LentCode.Runner?) -> Bool {
        if case .always = runner { true } else { false }
    }

    /// From where to where something sets off a way.
    private static func ends(_ ways: [Way]) -> Set<[String]> {
        Set(ways.filter { !$0.isNeverTriggered }.map { [$0.source, $0.end] })
    }

    // MARK: - Places and words

    private func basePlace(_ way: Way) -> SourcePlace? {
        way.place(in: way.routes.first.flatMap { sides.baseModules[$0.source] })
    }

    private func headPlace(_ way: Way) -> SourcePlace? { way.place(in: sides.headModules[way.source]) }

    /// Where the target is shown.
    private static func shown(_ way: Way) -> SourcePlace? {
        let shows = way.routes.first?.evidence.first { $0.role == .shows }
        return shows.map { SourcePlace(file: $0.file, line: $0.line) }
    }

    private func end(_ way: Way) -> Sentence { way.target.map { NodeName.of($0) } ?? way.destination.sentence }

    /// - Parameter statement: the sentence without its end, which names the way.
    private func change(_ kind: ChangeKind, _ pair: WayPairing.Pair, _ statement: Sentence) -> Change {
        var change = Change(
            kind, source: pair.head.source, target: pair.head.target, way: pair.head.by, variant: pair.head.variant,
            destination: pair.head.target == nil ? pair.head.destination : nil, sentence: statement,
            basePlace: basePlace(pair.base), headPlace: headPlace(pair.head))
        change.statement = statement
        return change.ended
    }

    /// What is said of the way from a screen, and of several screens at once where it is the same.
    private func change(_ kind: ChangeKind, _ pair: WayPairing.Pair, from rest: Sentence) -> Change {
        let shared = SharedSentence(before: "From ", subject: NodeName.of(pair.head.source), after: ", " + rest)
        var change = change(kind, pair, shared.sentence)
        change.shared = shared
        change.shownPlace = Self.shown(pair.head)
        return change
    }

    /// What is said of the way from a screen, and of several screens at once where they have it by the same method.
    ///
    /// - Parameter telling: what is said of the way's source.
    private func change(
        _ kind: ChangeKind, _ way: Way, _ telling: WayTelling, condition: Sentence? = nil
    ) -> Change {
        let source = NodeName.of(way.source)
        let statement = source.capitalized + telling.one
        var change = Change(
            kind, source: way.source, target: way.target, way: way.by, variant: way.variant,
            destination: way.target == nil ? way.destination : nil, sentence: statement)
        change.statement = statement
        change.condition = condition
        change.telling = telling
        change.shownPlace = Self.shown(way)
        if let method = way.by {
            change.shared = SharedSentence(
                subject: source, after: telling.one, afterSeveral: telling.several, way: method)
            if way.variant == nil, let afterSeveral = telling.afterSeveral {
                change.sharedEnds = SharedSentence(
                    before: source.capitalized + telling.before, subject: telling.end, after: telling.after,
                    afterSeveral: afterSeveral, way: method)
            }
        }
        return change.ended
    }

    // MARK: - Both sides

    private func retargeted(_ pair: WayPairing.Pair) -> Change {
        let start: Sentence =
            pair.head.by.map { WayName.of($0) + " of " + NodeName.of(pair.head.source) }
            ?? NodeName.first(pair.head.source)
        var sentence = start + " leads to " + end(pair.head) + " now"
        if pair.head.transition == pair.base.transition {
            sentence = sentence + ", and no longer to " + end(pair.base) + "."
        } else {
            sentence =
                sentence + ", which is \(pair.head.transition.participle), and no longer to " + end(pair.base)
                + ", which was \(pair.base.transition.participle)."
        }
        var change = change(.routeRetargeted, pair, sentence)
        change.sentence = sentence
        change.statement = nil
        change.sharedEnds = SharedSentence(
            before: start + " leads to " + end(pair.head) + " now, and no longer to ", subject: end(pair.base),
            after: "")
        change.target = nil
        change.from = pair.base.target
        change.to = pair.head.target
        if sides.isBookkeeping(pair.base.target) || sides.isBookkeeping(pair.head.target) { change.level = .info }
        change.trigger = pair.head.trigger
        return change
    }

    private func retransitioned(_ pair: WayPairing.Pair) -> Change {
        var change = change(
            .transitionChanged, pair,
            from: end(pair.head)
                + " is \(pair.head.transition.participle) now; it was \(pair.base.transition.participle)")
        change.from = pair.base.transition.rawValue
        change.to = pair.head.transition.rawValue
        change.trigger = pair.head.trigger
        return change
    }

    private func container(_ pair: WayPairing.Pair) -> Change? {
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

    private func data(_ pair: WayPairing.Pair) -> Change? {
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

    private func condition(_ pair: WayPairing.Pair) -> Change? {
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
    private func address(_ pair: WayPairing.Pair) -> Change? {
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

    private static func addresses(_ some: [String]) -> Sentence { Sentence.some(some.map { "\(code: $0)" }) }

    private func trigger(_ pair: WayPairing.Pair) -> Change? {
        let way = "the way from " + NodeName.of(pair.head.source) + " to " + end(pair.head)
        switch (pair.base.isNeverTriggered, pair.head.isNeverTriggered) {
        case (false, true):
            let others = ways.kept.count { other in
                other.head.source == pair.head.source && other.head.end == pair.head.end
                    && other.head.transition == pair.head.transition && !other.base.isNeverTriggered
                    && !other.head.isNeverTriggered
            }
            guard others > 0 else { return change(.triggerLost, pair, "Nothing sets off " + way + " any more") }
            let ends = "ways from " + NodeName.of(pair.head.source) + " to " + end(pair.head)
            var lost = change(.triggerLost, pair, "Nothing sets off one of \(others + 1) " + ends + " any more")
            lost.level = .notable
            return lost
        case (true, false):
            var gained = change(.triggerGained, pair, "Something sets off " + way + " now")
            gained.trigger = pair.head.trigger
            return gained
        default: return nil
        }
    }

    // MARK: - One side

    private func added(_ way: Way, isOneMore: Bool) -> Change {
        let telling: WayTelling
        let reach = way.target.flatMap { gained[$0] }
        let wasUnfollowed = !isOneMore && ways.unfollowed.includeBefore(way)
        if way.isNeverTriggered {
            telling = WayTelling(
                "has", "have", " code that leads to ", end(way), " now, and nothing sets it off",
                afterSeveral: " now, and nothing sets it off")
        } else if way.destination.kind == .external, way.target == nil {
            let outside: Sentence =
                !way.opens.isEmpty
                ? " " + Self.addresses(way.opens) + " now"
                : isOneMore ? " another app or a web page in one more way" : " now, another app or a web page"
            telling = WayTelling("opens", "open", "", outside, "")
        } else if isOneMore {
            telling = WayTelling("has", "have", " one more way to ", end(way), ": \(way.transition.noun)")
        } else {
            let now: Sentence = wasUnfollowed ? ", where a call could not be followed before" : reach ?? ""
            let how: Sentence = " now" + now + ": \(way.transition.noun)"
            telling = WayTelling(
                "leads", "lead", " to ", end(way), how, afterSeveral: reach == nil ? how + " each" : nil)
        }
        var change = change(.routeAdded, way, telling, condition: Self.when(way))
        change.tellsReach = reach != nil && !isOneMore && !way.isNeverTriggered
        if !way.isNeverTriggered { change.trigger = way.trigger }
        let isOld =
            wasUnfollowed || successors.isMovedCode(way) || isBookkeeping(way, beside: ways.removed)
            || lentCode.runner(ofAdded: way) != nil || lentCode.tookOver(way)
        if way.isNeverTriggered || isOld {
            change.level = .info
        }
        change.to = way.transition.rawValue
        change.headPlace = headPlace(way)
        return change
    }

    /// `if a`, as pages say it; nil where the way is always open, and where too much would have to be said.
    private static func when(_ way: Way) -> Sentence? {
        guard !way.isNeverTriggered, !way.hasSeveralCallers, way.conditions.count == 1, let first = way.conditions.first
        else { return nil }
        guard let condition = first else { return way.asksForMore ? "if certain conditions hold" : nil }
        // The `default` of a `switch` does not say which cases are left.
        let tests = ConditionTest.tests(of: condition, subjects: true).map(\.text).filter { $0 != "default" }
        let words = ConditionWords(ConditionParts.joined(tests))
        guard !tests.isEmpty, words.text.count <= 80 else { return nil }
        return "if \(words)" + (way.asksForMore ? " and other conditions hold" : "")
    }

    private func removed(_ way: Way, isOneLess: Bool) -> Change {
        let runner = lentCode.runner(ofRemoved: way)
        if runner == nil, isOneLess, let heir = commonCode.heir(of: way) { return goneBeginning(way, heir) }
        let telling: WayTelling
        let successor =
            if case .now(let node) = runner { WaySuccessor.runner(node) } else { successors.successor(of: way) }
        // What was only guessed says nothing of what can be reached.
        let reach = successor == nil && !isGuess(way) ? way.target.flatMap { lost[$0] } : nil
        let isLost = !way.isNeverTriggered && successor == nil && ways.unfollowed.include(way)
        if let successor {
            telling = successor.telling(to: end(way), way.transition)
        } else if way.isNeverTriggered {
            telling = WayTelling(
                "has", "have", " no code any more that leads to ", end(way), "; nothing set it off",
                afterSeveral: "; nothing set it off")
        } else if way.destination.kind == .external, way.target == nil {
            let outside: Sentence = " another app or a web page" + (isOneLess ? " in one way less" : "")
            telling =
                isOneLess
                ? WayTelling("opens", "open", "", outside, "")
                : WayTelling("no longer opens", "no longer open", "", outside, "")
        } else if isOneLess {
            telling = WayTelling("has", "have", " one way less to ", end(way), "; it was \(way.transition.noun)")
        } else {
            let phrase: Sentence = isLost ? ", where a call could not be followed now" : reach ?? ""
            telling = WayTelling(
                "no longer leads", "no longer lead", " to ", end(way), phrase + "; it was \(way.transition.noun)",
                afterSeveral: reach == nil || isLost ? "; each was \(way.transition.noun)" : nil)
        }
        var change = change(.routeRemoved, way, telling)
        change.tellsReach = reach != nil && successor == nil && !isOneLess && !way.isNeverTriggered && !isLost
        if isLost || way.isNeverTriggered || way.routes.allSatisfy({ !sides.reachedInBase.contains($0.source) }) {
            change.level = .info
        }
        switch successor {
        case .coordinator, .code, .holder, .runner: change.level = .info
        case .screens: change.level = min(change.level, .notable)
        case .others: break
        // What was only guessed is not surely gone.
        case nil: if isGuess(way) { change.level = min(change.level, .notable) }
        }
        if isBookkeeping(way, beside: ways.added) { change.level = .info }
        change.from = way.transition.rawValue
        change.basePlace = basePlace(way)
        change.headPlace = leftOver(way)
        return change
    }

    /// Whether a way is one of a coordinator that came onto the map or left it while its code stayed, or was and is one of a
    /// module that runs the coordinator's code.
    ///
    /// - Parameter others: the ways that only the other side has.
    private func isBookkeeping(_ way: Way, beside others: [Way]) -> Bool {
        if sides.isBookkeeping(way.source) || sides.isBookkeeping(way.target) { return true }
        return others.contains { other in
            sides.isBookkeeping(other.source) && other.end == way.end && other.transition == way.transition
                && other.isNeverTriggered == way.isNeverTriggered
        }
    }

    /// A way whose code goes on to be run, as another way of the same screen.
    private func goneBeginning(_ way: Way, _ heir: Way) -> Change {
        let isOutside = way.target == nil && way.destination.kind == .external
        let own = (heir.by == way.by ? nil : heir.by).map { " by " + WayName.of($0) } ?? ""
        let less = way.by.map { ", and no longer by " + WayName.of($0) } ?? ", in one way less"
        var change = change(.routeRemoved, way, WayTelling("", "", "", "", ""))
        change.sentence =
            NodeName.first(way.source) + (isOutside ? " still opens " : " still leads to ") + end(way) + own + less
            + "."
        (change.statement, change.shared, change.telling) = (nil, nil, nil)
        let other: Sentence = way.by == nil ? "" : " in another way"
        let others: Sentence = way.by == nil ? "" : " in other ways"
        change.sharedEnds = SharedSentence(
            before: NodeName.first(way.source) + (isOutside ? " still opens " : " still leads to "), subject: end(way),
            after: other + less, afterSeveral: others + less)
        change.level = .info
        change.from = way.transition.rawValue
        change.basePlace = basePlace(way)
        change.headPlace = headPlace(heir)
        return change
    }

    /// Whether a way that is gone may still be there: no route of it was followed step by step, or the methods of two ways
    /// to the same screen seem to have become one, which has a new name.
    private func isGuess(_ way: Way) -> Bool {
        if way.routes.allSatisfy({ $0.confidence == .inferred }) { return true }
        return ways.kept.contains { pair in
            pair.base.source == way.source && pair.base.end == way.end && pair.base.transition == way.transition
                && pair.base.by != pair.head.by && pair.head.by != way.by
        }
    }

    /// Where the head still declares the option or the method that led somewhere.
    private func leftOver(_ way: Way) -> SourcePlace? {
        guard let module = sides.headModules[way.source], let by = way.by else { return nil }
        return module.options.first { $0.name == by }.map { SourcePlace(file: $0.file, line: $0.line) }
    }
}
