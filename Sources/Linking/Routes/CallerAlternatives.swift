import Facts

/// What is asked for on one way to a function.
struct CallerWay {
    /// All of them hold, outermost first.
    var parts: [CallerConditions.Part] = []
    /// Whether more is asked than the parts say.
    var isPartial = false

    var asksNothing: Bool { parts.isEmpty && !isPartial }

    /// The way on from here, where this is asked for besides.
    func adding(_ own: [CallerConditions.Part]) -> CallerWay {
        let texts = Set(own.map(\.text))
        return CallerWay(parts: parts.filter { !texts.contains($0.text) } + own, isPartial: isPartial)
    }

    /// What some ways have in common, in the order of the first.
    static func common(of ways: [CallerWay]) -> [CallerConditions.Part] {
        guard let first = ways.first else { return [] }
        return ways.dropFirst().reduce(first.parts) { shared, way in
            shared.filter { part in way.parts.contains { $0.asksTheSame(as: part) } }
        }
    }
}

/// Says in few words what several ways ask for, one of which is taken.
struct CallerAlternatives {
    let program: Program

    /// More would be an account of the app's cases, and no condition.
    static let maximum = 3
    /// Of more ways than this the opposites are not looked for.
    private static let maximumCompared = 24

    /// The ways without those that ask for all that another one does, and with both branches of one `if` as one; of too many
    /// ways what all of them ask for, with the word that it is not all.
    func simplified(_ ways: [CallerWay]) -> [CallerWay] {
        var found = withoutNarrower(ways)
        while found.count > 1, found.count <= Self.maximumCompared, let (one, other, joined) = opposites(in: found) {
            found[one] = joined
            found.remove(at: other)
            found = withoutNarrower(found)
        }
        guard found.count > Self.maximum else { return found }
        return [CallerWay(parts: CallerWay.common(of: found), isPartial: true)]
    }

    private func withoutNarrower(_ ways: [CallerWay]) -> [CallerWay] {
        guard ways.count > 1 else { return ways }
        let texts = ways.map { Set($0.parts.map(\.text)) }
        return ways.indices.filter { index in
            !ways.indices.contains { other in
                guard other != index, texts[other].isSubset(of: texts[index]),
                    ways[other].parts.allSatisfy({ part in
                        ways[index].parts.contains { $0.asksTheSame(as: part) }
                    })
                else { return false }
                let isAlike = texts[other] == texts[index] && ways[other].isPartial == ways[index].isPartial
                // What a way asks for that is not said may be what the other one says.
                return isAlike ? other < index : !ways[other].isPartial
            }
        }.map { ways[$0] }
    }

    /// The first two ways that differ in nothing but opposite conditions, and what both have in common.
    private func opposites(in ways: [CallerWay]) -> (Int, Int, CallerWay)? {
        for one in ways.indices {
            for other in ways.indices.dropFirst(one + 1) {
                let common = CallerWay.common(of: [ways[one], ways[other]])
                let left = ways[one].parts.filter { part in !common.contains { $0.asksTheSame(as: part) } }
                let right = ways[other].parts.filter { part in !common.contains { $0.asksTheSame(as: part) } }
                guard left.count == 1, right.count == 1, areOpposites(left[0].text, right[0].text) else { continue }
                // One name may stand for two values, which both branches of one `if` ask the same of.
                let isDecided =
                    !ways[one].isPartial && !ways[other].isPartial
                    && program.areSides(left[0].condition, right[0].condition)
                return (one, other, CallerWay(parts: common, isPartial: !isDecided))
            }
        }
        return nil
    }

    private func areOpposites(_ one: String, _ other: String) -> Bool {
        one == ConditionText.negated(other) || other == ConditionText.negated(one)
    }
}
