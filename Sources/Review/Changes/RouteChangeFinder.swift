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
    /// What is said of the modules that can be reached, or not, because something sets off a way now, or nothing does any more.
    let idle: [[String]: Sentence]
    /// The levels of what is told of modules that are gone, by what they are called in the head.
    let gone: [String: ChangeLevel]

    /// - Parameters:
    ///   - reached: what can be reached now, or not any more.
    ///   - modules: what is told of the modules.
    init(sides: ComparedSides, ways: WayPairing, reached: [Change] = [], modules: [Change] = []) {
        self.sides = sides
        self.ways = ways
        let reaches = { (kind: ChangeKind) in reached.filter { $0.kind == kind }.compactMap(\.reach) }
        let phrases = { (ways: [ReachOfWay]) in
            Dictionary(ways.map { ($0.target, $0.phrase) }, uniquingKeysWith: { first, _ in first })
        }
        let (now, before) = (reaches(.becameReachable), reaches(.becameUnreachable))
        (gained, lost) = (phrases(now.filter { !$0.isIdle }), phrases(before.filter { !$0.isIdle }))
        idle = Dictionary(
            (now + before).filter(\.isIdle).map { ([$0.source, $0.target], $0.phrase) },
            uniquingKeysWith: { first, _ in first })
        gone = Dictionary(
            modules.filter { $0.kind == .moduleRemoved }.map { ($0.module ?? "", $0.level) },
            uniquingKeysWith: { first, _ in first })
        successors = WaySuccessors(sides, ways)
        commonCode = CommonCode(ways)
        lentCode = LentCode(sides, ways)
    }

    func changes() -> [Change] {
        var found = ways.retargeted.map(retargeted)
        found += ways.retransitioned.map(retransitioned)
        // Another screen is shown in its own way, which the change of the target tells.
        // Where all files that prove a way are the same, it was only followed otherwise.
        let isOther = { (pair: WayPairing.Pair) in !(sides.standing?.isSame(pair.base, pair.head) ?? false) }
        for pair in ways.kept + ways.retransitioned {
            let details = [container(pair), condition(pair)].compactMap { $0 }
            if !details.isEmpty, isOther(pair) { found += details }
        }
        for pair in ways.kept + ways.retransitioned + ways.retargeted {
            found += [trigger(pair), address(pair)].compactMap { $0 }
        }
        for pair in ways.kept + ways.retransitioned {
            if let change = data(pair), isOther(pair) { found.append(change) }
        }
        let base = Self.ends(sides.waysOfBase)
        let head = Self.ends(sides.waysOfHead)
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

    func basePlace(_ way: Way) -> SourcePlace? {
        way.place(in: way.routes.first.flatMap { sides.baseModules[$0.source] })
    }

    func headPlace(_ way: Way) -> SourcePlace? { way.place(in: sides.headModules[way.source]) }

    /// Where the target is shown.
    static func shown(_ way: Way) -> SourcePlace? {
        let shows = way.routes.first?.evidence.first { $0.role == .shows }
        return shows.map { SourcePlace(file: $0.file, line: $0.line) }
    }

    func end(_ way: Way) -> Sentence { way.target.map { NodeName.of($0) } ?? way.destination.sentence }

    /// - Parameter statement: the sentence without its end, which names the way.
    func change(_ kind: ChangeKind, _ pair: WayPairing.Pair, _ statement: Sentence) -> Change {
        var change = Change(
            kind, source: pair.head.source, target: pair.head.target, way: pair.head.by, variant: pair.head.variant,
            destination: pair.head.target == nil ? pair.head.destination : nil, sentence: statement,
            basePlace: basePlace(pair.base), headPlace: headPlace(pair.head))
        change.statement = statement
        return change.ended
    }

    /// What is said of the way from a screen, and of several screens at once where it is the same.
    func change(_ kind: ChangeKind, _ pair: WayPairing.Pair, from rest: Sentence) -> Change {
        let shared = SharedSentence(before: "From ", subject: NodeName.of(pair.head.source), after: ", " + rest)
        var change = change(kind, pair, shared.sentence)
        change.shared = shared
        change.shownPlace = Self.shown(pair.head)
        return change
    }

    /// What is said of the way from a screen, and of several screens at once where they have it by the same method.
    ///
    /// - Parameter telling: what is said of the way's source.
    func change(
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

    static func addresses(_ some: [String]) -> Sentence { Sentence.some(some.map { "\(code: $0)" }) }

    // MARK: - One side

    private func added(_ way: Way, isOneMore: Bool) -> Change {
        let telling: WayTelling
        let reach = way.target.flatMap { gained[$0] }
        let wasUnfollowed = !isOneMore && ways.unfollowed.includeBefore(way)
        if way.isNeverTriggered {
            let fate: Sentence = wasLive(way) ? ", which nothing sets off any more" : " now, and nothing sets it off"
            telling = WayTelling("has", "have", " code that leads to ", end(way), fate, afterSeveral: fate)
        } else if way.destination.kind == .external, way.target == nil {
            let outside: Sentence =
                !way.opens.isEmpty
                ? " " + Self.addresses(way.opens) + " now"
                : isOneMore ? " another app or a web page in one more way" : " another app or a web page now"
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

    /// Whether the method of a way that nothing sets off led there in the base, where another method of the same screen does now.
    private func wasLive(_ way: Way) -> Bool {
        (ways.kept + ways.retransitioned).contains { pair in
            !pair.base.isNeverTriggered && pair.base.by == way.by && pair.head.by != way.by
                && pair.head.source == way.source && pair.head.end == way.end
        }
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
        case .screens, .elsewhere, .others: change.level = min(change.level, .notable)
        // What was only guessed is not surely gone.
        case nil: if isOneLess || isGuess(way) { change.level = min(change.level, .notable) }
        }
        // What leads on from a screen is no graver than that the screen is gone.
        if let level = gone[way.source] { change.level = min(change.level, level) }
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
