import Facts

/// One of the conditions that a way asks for.
protocol AskedPart {
    var text: String { get }

    /// Whether two conditions ask for the same, as far as is known.
    func asksTheSame(as other: Self) -> Bool

    /// Whether two opposite conditions are those of one `if`: elsewhere one name may stand for two values.
    func isOtherSide(of other: Self, in program: Program) -> Bool
}

/// What is asked for on one way, to a function or by a route.
struct AskedWay<Part: AskedPart> {
    /// All of them hold, outermost first.
    var parts: [Part] = []
    /// Whether more is asked than the parts say.
    var isPartial = false

    var asksNothing: Bool { parts.isEmpty && !isPartial }

    /// The way on from here, where this is asked for besides.
    func adding(_ own: [Part]) -> AskedWay {
        let texts = Set(own.map(\.text))
        return AskedWay(parts: parts.filter { !texts.contains($0.text) } + own, isPartial: isPartial)
    }

    /// What the way asks for besides some conditions.
    func parts(besides shared: [Part]) -> [Part] {
        parts.filter { part in !shared.contains { $0.asksTheSame(as: part) } }
    }

    /// Whether all that this way asks for, another one does as well.
    private func isWider(than other: AskedWay) -> Bool {
        parts.allSatisfy { part in other.parts.contains { $0.asksTheSame(as: part) } }
    }
}

/// Ways one of which is taken.
extension AskedWay {
    /// Of more ways than this the opposites are not looked for.
    private static var maximumCompared: Int { 24 }

    /// What some ways have in common, in the order of the first.
    static func common(of ways: [AskedWay]) -> [Part] {
        guard let first = ways.first else { return [] }
        return ways.dropFirst().reduce(first.parts) { shared, way in
            shared.filter { part in way.parts.contains { $0.asksTheSame(as: part) } }
        }
    }

    /// The ways without those that ask for all that another one does, and with both branches of one `if` as one.
    static func simplified(_ ways: [AskedWay], in program: Program) -> [AskedWay] {
        var found = withoutNarrower(ways)
        while found.count > 1, found.count <= maximumCompared, let (one, other, joined) = opposites(in: found, program)
        {
            found[one] = joined
            found.remove(at: other)
            found = withoutNarrower(found)
        }
        return found
    }

    private static func withoutNarrower(_ ways: [AskedWay]) -> [AskedWay] {
        guard ways.count > 1 else { return ways }
        let texts = ways.map { Set($0.parts.map(\.text)) }
        return ways.indices.filter { index in
            !ways.indices.contains { other in
                guard other != index, texts[other].isSubset(of: texts[index]), ways[other].isWider(than: ways[index])
                else { return false }
                let isAlike = texts[other] == texts[index] && ways[other].isPartial == ways[index].isPartial
                // What a way asks for that is not said may be what the other one says.
                return isAlike ? other < index : !ways[other].isPartial
            }
        }.map { ways[$0] }
    }

    /// The first two ways that differ in nothing but opposite conditions, and what both have in common.
    private static func opposites(in ways: [AskedWay], _ program: Program) -> (Int, Int, AskedWay)? {
        for one in ways.indices {
            for other in ways.indices.dropFirst(one + 1) {
                let common = common(of: [ways[one], ways[other]])
                let (left, right) = (ways[one].parts(besides: common), ways[other].parts(besides: common))
                guard left.count == 1, right.count == 1, areOpposites(left[0].text, right[0].text) else { continue }
                let isDecided =
                    !ways[one].isPartial && !ways[other].isPartial && left[0].isOtherSide(of: right[0], in: program)
                return (one, other, AskedWay(parts: common, isPartial: !isDecided))
            }
        }
        return nil
    }

    private static func areOpposites(_ one: String, _ other: String) -> Bool {
        one == ConditionText.negated(other) || other == ConditionText.negated(one)
    }
}
