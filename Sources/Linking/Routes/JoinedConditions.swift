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

    /// How long a choice is at most, in bytes.
    private static let maximumLength = 240

    /// What routes of one place have in common.
    private struct Place: Hashable {
        var route: RouteIdentity
        /// The innermost call that the source's own code makes on the way: two of them are two places, also where both
        /// have a helper of other code show the same.
        var call: ExpressionRef?
        /// Where the code makes what is shown.
        var creation: ExpressionRef?
        /// For a way back: what it closes.
        var closed: [Creation]
        var dismissed: Int?
        var actingModule: Int?
    }

    /// One of the conditions that a route asks for, by its words: routes are published by then.
    private struct Part: AskedPart {
        var text: String
        /// The conditions around the route's code, one of which this may be.
        var around: [ConditionRef]

        func asksTheSame(as other: Part) -> Bool { text == other.text }

        func isOtherSide(of other: Part, in program: Program) -> Bool {
            around.contains { condition in
                program.tellingTexts(of: condition).contains(text)
                    && other.around.contains {
                        program.areSides(condition, $0) && program.tellingTexts(of: $0).contains(other.text)
                    }
            }
        }
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

    private func way(of route: Route, _ draft: RouteDraft) -> AskedWay<Part> {
        let texts = route.condition.map { ConditionSyntax.pieces(of: $0, at: " && ") } ?? []
        return AskedWay(
            parts: texts.map { Part(text: $0, around: draft.conditions) }, isPartial: route.conditionIsPartial)
    }

    /// What some ways ask for, one of which is taken, and whether that is not all.
    private func condition(ofOneOf ways: [AskedWay<Part>]) -> (text: String?, isPartial: Bool) {
        let ways = AskedWay.simplified(ways, in: program)
        let shared = AskedWay.common(of: ways)
        let common = shared.map(\.text)
        let isPartial = ways.contains(where: \.isPartial)
        let sides = withoutLeft(ways.map { $0.parts(besides: shared).map(\.text) })
        guard ways.count > 1, !isPartial,
            let choice = ConditionChoice.text(of: sides, maximumLength: Self.maximumLength)
        else { return (ConditionText.conjunction(of: common), isPartial || ways.count > 1) }
        return (ConditionText.conjunction(of: common + [common.isEmpty ? choice : "(\(choice))"]), false)
    }

    /// Sides without what says only that another one does not hold: `a`, and `b` of `!a && b`, as of an `else if`.
    private func withoutLeft(_ sides: [[String]]) -> [[String]] {
        let single = sides.filter { $0.count == 1 }.joined()
        return sides.map { side in
            side.count == 1 ? side : side.filter { part in !single.contains { ConditionText.negated($0) == part } }
        }
    }
}
