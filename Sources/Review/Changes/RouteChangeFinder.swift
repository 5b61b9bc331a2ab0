import Diagnostics
import NavigationGraph

/// Routes that came, went, or are otherwise than they were.
///
/// Ways back, alerts and what could not be followed are no ways through the app, and are not compared.
struct RouteChangeFinder {
    let sides: ComparedSides

    func changes() -> [Change] {
        let head = Way.ways(of: sides.head, counts: Way.isCompared, id: { $0 })
        let pairing = WayPairing(sides)
        var found = pairing.retargeted.map(retargeted)
        found += pairing.retransitioned.map(retransitioned)
        for pair in pairing.kept + pairing.retransitioned + pairing.retargeted {
            found += [container(pair), condition(pair), trigger(pair)].compactMap { $0 }
        }
        // Another screen takes other data, which the change of the target tells.
        found += (pairing.kept + pairing.retransitioned).compactMap(data)
        found += pairing.added.map { added($0, among: head) }
        found += pairing.removed.map { removed($0, among: head) }
        return found
    }

    // MARK: - Places and words

    private func basePlace(_ way: Way) -> SourcePlace? {
        way.place(in: way.routes.first.flatMap { sides.baseModules[$0.source] })
    }

    private func headPlace(_ way: Way) -> SourcePlace? { way.place(in: sides.headModules[way.source]) }

    private func end(_ way: Way) -> Sentence { way.target.map { NodeName.of($0) } ?? way.destination.sentence }

    /// - Parameter statement: the sentence without its end, which names the way.
    private func change(_ kind: ChangeKind, _ pair: WayPairing.Pair, _ statement: Sentence) -> Change {
        var change = Change(
            kind, source: pair.head.source, target: pair.head.target, way: pair.head.by, variant: pair.head.variant,
            destination: pair.head.target == nil ? pair.head.destination : nil, sentence: statement,
            basePlace: basePlace(pair.base), headPlace: headPlace(pair.head))
        change.statement = statement
        return change.ending(with: [pair.head.by].compactMap { $0 })
    }

    private func change(_ kind: ChangeKind, _ way: Way, _ statement: Sentence) -> Change {
        var change = Change(
            kind, source: way.source, target: way.target, way: way.by, variant: way.variant,
            destination: way.target == nil ? way.destination : nil, sentence: statement)
        change.statement = statement
        return change.ending(with: [way.by].compactMap { $0 })
    }

    // MARK: - Both sides

    private func retargeted(_ pair: WayPairing.Pair) -> Change {
        var sentence: Sentence =
            pair.head.by.map { "\(code: $0) of " + NodeName.of(pair.head.source) }
            ?? NodeName.first(pair.head.source)
        sentence = sentence + " leads to " + end(pair.head) + " now, and no longer to " + end(pair.base) + "."
        var change = change(.routeRetargeted, pair, sentence)
        change.sentence = sentence
        change.statement = nil
        change.target = nil
        change.from = pair.base.target
        change.to = pair.head.target
        return change
    }

    private func retransitioned(_ pair: WayPairing.Pair) -> Change {
        let sentence: Sentence =
            "From " + NodeName.of(pair.head.source) + ", " + end(pair.head)
            + " is \(pair.head.transition.participle) now; it was \(pair.base.transition.participle)"
        var change = change(.transitionChanged, pair, sentence)
        change.from = pair.base.transition.rawValue
        change.to = pair.head.transition.rawValue
        return change
    }

    private func container(_ pair: WayPairing.Pair) -> Change? {
        guard pair.base.containers != pair.head.containers else { return nil }
        let words = { (way: Way) -> String in
            let names = way.containers.map { $0?.phrase ?? "without a container" }.sorted()
            return names.joined(separator: " or ")
        }
        let sentence: Sentence =
            "From " + NodeName.of(pair.head.source) + ", " + end(pair.head)
            + " is shown \(words(pair.head)) now; it was shown \(words(pair.base))"
        var change = change(.containerChanged, pair, sentence)
        let raw = { (way: Way) in way.containers.map { $0?.rawValue ?? "none" }.sorted().joined(separator: ", ") }
        change.from = raw(pair.base)
        change.to = raw(pair.head)
        return change
    }

    private func data(_ pair: WayPairing.Pair) -> Change? {
        let (before, after) = (pair.base.passes, pair.head.passes)
        guard Set(before) != Set(after) else { return nil }
        let new = after.filter { !before.contains($0) }
        let gone = before.filter { !after.contains($0) }
        var parts: [Sentence] = []
        if !new.isEmpty { parts.append("takes " + Sentence.list(new.map(Self.value))) }
        if !gone.isEmpty { parts.append("no longer takes " + Sentence.list(gone.map(Self.value))) }
        let sentence: Sentence =
            "From " + NodeName.of(pair.head.source) + ", " + end(pair.head) + " " + Sentence.list(parts)
        var change = change(.dataChanged, pair, sentence)
        change.from = Self.list(before)
        change.to = Self.list(after)
        return change
    }

    private static func value(_ parameter: Parameter) -> Sentence { "\(code: text(parameter))" }

    private static func text(_ parameter: Parameter) -> String {
        parameter.type.isEmpty ? parameter.name : "\(parameter.name): \(parameter.type)"
    }

    private static func list(_ parameters: [Parameter]) -> String { parameters.map(text).joined(separator: ", ") }

    private func condition(_ pair: WayPairing.Pair) -> Change? {
        guard Self.conditionDiffers(pair) else { return nil }
        let difference = ConditionDifference(base: pair.base.conditions, head: pair.head.conditions)
        let sentence: Sentence =
            NodeName.first(pair.head.source) + " leads to " + end(pair.head) + " " + difference.sentence
        var change = change(.conditionChanged, pair, sentence)
        let raw = { (way: Way) in
            way.conditions.contains(nil) ? "" : way.conditions.compactMap { $0 }.sorted().joined(separator: " || ")
        }
        change.from = raw(pair.base)
        change.to = raw(pair.head)
        return change
    }

    /// A branch more beside one without a condition changes nothing.
    static func conditionDiffers(_ pair: WayPairing.Pair) -> Bool {
        let isFree = pair.base.conditions.contains(nil) && pair.head.conditions.contains(nil)
        return !isFree && pair.base.conditions != pair.head.conditions
    }

    private func trigger(_ pair: WayPairing.Pair) -> Change? {
        guard pair.head.isNeverTriggered, !pair.base.isNeverTriggered else { return nil }
        let sentence: Sentence =
            "Nothing sets off the way from " + NodeName.of(pair.head.source) + " to " + end(pair.head) + " any more"
        return change(.triggerLost, pair, sentence)
    }

    // MARK: - One side

    private func added(_ way: Way, among head: [Way]) -> Change {
        let others = head.count { $0.source == way.source && $0.target == way.target && way.target != nil }
        let leads: Sentence =
            others > 1
            ? " has one more way to " + end(way) : " leads to " + end(way) + " now"
        var change = change(.routeAdded, way, NodeName.first(way.source) + leads + ": \(way.transition.noun)")
        change.to = way.transition.rawValue
        change.headPlace = headPlace(way)
        return change
    }

    private func removed(_ way: Way, among head: [Way]) -> Change {
        let remains = way.target != nil && head.contains { $0.source == way.source && $0.target == way.target }
        let leads: Sentence =
            remains ? " has one way less to " + end(way) : " no longer leads to " + end(way)
        var change = change(.routeRemoved, way, NodeName.first(way.source) + leads + "; it was \(way.transition.noun)")
        change.from = way.transition.rawValue
        change.basePlace = basePlace(way)
        change.headPlace = leftOver(way)
        return change
    }

    /// Where the head still declares the option or the method that led somewhere.
    private func leftOver(_ way: Way) -> SourcePlace? {
        guard let module = sides.headModules[way.source], let by = way.by else { return nil }
        return module.options.first { $0.name == by }.map { SourcePlace(file: $0.file, line: $0.line) }
    }
}

extension Transition {
    /// With its article.
    var noun: String {
        switch self {
        case .root: "a new root"
        case .replace: "a replacement"
        case .embed: "an embedding"
        case .external: "a way out of the app"
        case .alert: "an alert"
        case .custom: "a custom transition"
        case .present: "a presentation"
        default: "a \(rawValue)"
        }
    }
}
