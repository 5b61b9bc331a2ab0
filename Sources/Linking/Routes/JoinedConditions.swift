import Facts
import NavigationGraph

/// Says one condition of the routes that one place in the code gives: launch code above all gets to the call that shows
/// something over many branches, and each of them would be told as a route of its own.
///
/// It says what all of them ask for, and the choice where that is short; of a longer one that more is asked. Such
/// routes then differ in how they are proven alone, and are one.
struct JoinedConditions {
    let program: Program
    let modules: ModuleMap

    /// How many sides a choice has at most, as many again where each is one condition; how many conditions one of them has,
    /// and how long all of it is, in bytes.
    private static let (maximumSides, maximumParts, maximumLength) = (3, 2, 240)
    /// Of more ways than this the opposites are not looked for.
    private static let maximumCompared = 24

    /// What routes of one place have in common.
    private struct Place: Hashable {
        var route: RouteIdentity
        /// The innermost call that the source's own code makes on the way: two of them are two places, also where both
        /// have one helper show the same.
        var call: ExpressionRef?
        /// Where the code makes what is shown.
        var creation: ExpressionRef?
        /// For a way back: what it closes.
        var closed: [Creation]
        var dismissed: Int?
        var actingModule: Int?
    }

    /// What one of the routes asks for, outermost first.
    private struct Way {
        var parts: [String]
        /// Whether more is asked than the parts say.
        var isPartial: Bool
        /// The conditions around its code, some of which the parts say.
        var conditions: [ConditionRef]
    }

    /// The routes in their order, those of one place with one condition.
    ///
    /// - Parameter drafts: what each of the routes was made of.
    func joined(_ routes: [Route], of drafts: [RouteDraft]) -> [Route] {
        var groups: [Place: [Int]] = [:]
        for index in routes.indices {
            if let place = place(of: routes[index], drafts[index]) { groups[place, default: []].append(index) }
        }
        var result = routes
        for group in groups.values where Set(group.map { routes[$0].condition }).count > 1 {
            let found = condition(ofOneOf: group.map { way(of: routes[$0], drafts[$0]) })
            for index in group { (result[index].condition, result[index].conditionIsPartial) = found }
        }
        return result
    }

    private func place(of route: Route, _ draft: RouteDraft) -> Place? {
        guard draft.primitive != nil else { return nil }
        var alike = route
        alike.condition = nil
        return Place(
            route: RouteIdentity(alike), call: ownCall(of: draft), creation: draft.creation?.site,
            closed: draft.popped, dismissed: draft.dismissed, actingModule: draft.actingModule)
    }

    /// The innermost call on the way in the code of the module whose route it is; launch code is not told apart.
    private func ownCall(of draft: RouteDraft) -> ExpressionRef? {
        guard case .module(let module) = draft.source else { return nil }
        return (draft.steps.last { modules.runs($0.function, in: module) } ?? draft.steps.first)?.call
    }

    private func way(of route: Route, _ draft: RouteDraft) -> Way {
        let parts = route.condition.map { ConditionSyntax.pieces(of: $0, at: " && ") } ?? []
        return Way(parts: parts, isPartial: route.conditionIsPartial, conditions: draft.conditions)
    }

    /// What some ways ask for, one of which is taken, and whether that is not all.
    private func condition(ofOneOf ways: [Way]) -> (text: String?, isPartial: Bool) {
        var ways = withoutNarrower(ways)
        while ways.count > 1, ways.count <= Self.maximumCompared, let (one, other, joined) = opposites(in: ways) {
            ways[one] = joined
            ways.remove(at: other)
            ways = withoutNarrower(ways)
        }
        let common = common(of: ways)
        let sides = withoutLeft(ways.map { way in way.parts.filter { !common.contains($0) } })
        let isPartial = ways.contains(where: \.isPartial)
        guard ways.count > 1, !isPartial, let choice = choice(of: sides) else {
            return (ConditionText.conjunction(of: common), isPartial || ways.count > 1)
        }
        return (ConditionText.conjunction(of: common + [common.isEmpty ? choice : "(\(choice))"]), false)
    }

    /// Sides without what says only that another one does not hold: `a`, and `b` of `!a && b`, as of an `else if`.
    private func withoutLeft(_ sides: [[String]]) -> [[String]] {
        let single = sides.filter { $0.count == 1 }.joined()
        return sides.map { side in
            side.count == 1 ? side : side.filter { part in !single.contains { ConditionText.negated($0) == part } }
        }
    }

    /// Lists of conditions one of which holds, as one condition; nil where that would be too much to read.
    private func choice(of sides: [[String]]) -> String? {
        let mostSides = sides.allSatisfy { $0.count == 1 } ? 2 * Self.maximumSides : Self.maximumSides
        guard sides.count <= mostSides, sides.allSatisfy({ (1...Self.maximumParts).contains($0.count) }),
            // Which cases are left to a `default`, only its `switch` says.
            !sides.joined().contains("default"), let text = ConditionText.disjunction(of: sides)
        else { return nil }
        return text.utf8.count <= Self.maximumLength ? text : nil
    }

    private func common(of ways: [Way]) -> [String] {
        ways.dropFirst().reduce(ways.first?.parts ?? []) { shared, way in shared.filter { way.parts.contains($0) } }
    }

    /// The ways without those that ask for all that another one does.
    private func withoutNarrower(_ ways: [Way]) -> [Way] {
        let texts = ways.map { Set($0.parts) }
        return ways.indices.filter { index in
            !ways.indices.contains { other in
                guard other != index, texts[other].isSubset(of: texts[index]) else { return false }
                let isAlike = texts[other] == texts[index] && ways[other].isPartial == ways[index].isPartial
                // What a way asks for that is not said may be what the other one says.
                return isAlike ? other < index : !ways[other].isPartial
            }
        }.map { ways[$0] }
    }

    /// The first two ways that differ in nothing but opposite conditions, and what both have in common.
    private func opposites(in ways: [Way]) -> (Int, Int, Way)? {
        for one in ways.indices {
            for other in ways.indices.dropFirst(one + 1) {
                let common = common(of: [ways[one], ways[other]])
                let left = ways[one].parts.filter { !common.contains($0) }
                let right = ways[other].parts.filter { !common.contains($0) }
                guard left.count == 1, right.count == 1,
                    left[0] == ConditionText.negated(right[0]) || right[0] == ConditionText.negated(left[0])
                else { continue }
                let isDecided = areSides(left[0], of: ways[one], right[0], of: ways[other])
                let conditions = ways[one].conditions + ways[other].conditions
                return (one, other, Way(parts: common, isPartial: !isDecided, conditions: conditions))
            }
        }
        return nil
    }

    /// Whether two opposite conditions are those of one `if`: elsewhere one name may stand for two values.
    private func areSides(_ left: String, of one: Way, _ right: String, of other: Way) -> Bool {
        guard !one.isPartial, !other.isPartial else { return false }
        return one.conditions.contains { condition in
            program.tellingTexts(of: condition).contains(left)
                && other.conditions.contains {
                    program.areSides(condition, $0) && program.tellingTexts(of: $0).contains(right)
                }
        }
    }
}
