import Facts

/// Tells where unwrapping decides where the app goes: `if let user { showHome(user) } else { showLogin() }`.
///
/// That something is there goes without saying for what is done with it. But where the other branch leads elsewhere, who
/// reads the one way without a condition takes it for the way that is always taken.
final class ForkedConditions {
    private let program: Program
    /// What calls, and what makes a target, by where that leads.
    private var ends: [ExpressionRef: Set<RouteDraft.Destination>] = [:]
    /// The methods by which a source leads somewhere, by name: a branch of its code that calls one leads there.
    private var endsByName: [Method: Set<RouteDraft.Destination>] = [:]
    /// Where the branch leads in which nothing can be unwrapped.
    private var known: [Branch: Set<RouteDraft.Destination>] = [:]

    private struct Method: Hashable {
        var source: RouteDraft.Source
        var name: Identifier
    }

    private struct Branch: Hashable {
        var source: RouteDraft.Source
        var condition: ConditionRef
    }

    init(program: Program, routes: [RouteDraft]) {
        self.program = program
        for route in routes {
            guard case .module = route.destination else { continue }
            for call in route.steps.map(\.call) + [route.creation?.site].compactMap(\.self) {
                ends[call, default: []].insert(route.destination)
            }
            if let method = route.method {
                let key = Method(source: route.source, name: program.identifier(of: method))
                endsByName[key, default: []].insert(route.destination)
            }
        }
    }

    /// What must be there for a call that is on the way of a route, outermost first, where without it the code leads elsewhere.
    ///
    /// - Parameters:
    ///   - condition: the innermost one around the call.
    ///   - isDecided: whether a condition always holds.
    func parts(
        around condition: ConditionID?, in function: FunctionRef, of route: RouteDraft,
        isDecided: (ConditionRef) -> Bool = { _ in false }
    ) -> [CallerConditions.Part] {
        guard case .module = route.destination else { return [] }
        let file = program.files[Int(function.file)]
        var found: [CallerConditions.Part] = []
        for reference in program.conditions(from: condition, in: function) where file.conditions[reference.id].isSilent
        {
            guard let other = otherwise(reference), !route.eitherWay.contains(other), !isDecided(reference) else {
                continue
            }
            let elsewhere = ends(under: Branch(source: route.source, condition: other), in: function)
            guard !elsewhere.isEmpty, !elsewhere.contains(route.destination) else { continue }
            let texts = ConditionText.opposites(ofOneOf: file.text(program.condition(other).text))
            found = texts.map { CallerConditions.Part(text: $0, condition: reference) } + found
        }
        return found
    }

    /// The condition of the other branch, which is recorded next.
    private func otherwise(_ reference: ConditionRef) -> ConditionRef? {
        let other = ConditionRef(file: reference.file, condition: reference.condition + 1)
        let conditions = program.files[Int(reference.file)].conditions
        guard Int(other.condition) < conditions.count, program.areSides(reference, other),
            program.condition(other).onlyUnwraps
        else { return nil }
        return other
    }

    /// Where the calls of a function lead that are made on a branch.
    private func ends(under branch: Branch, in function: FunctionRef) -> Set<RouteDraft.Destination> {
        if let found = known[branch] { return found }
        let file = program.files[Int(function.file)]
        let outermost = program.outermost(function)
        var found: Set<RouteDraft.Destination> = []
        for inner in [outermost] + program.innerFunctions(within: outermost) {
            for index in program.facts(inner).actions {
                let action = file.actions[Int(index)]
                guard program.conditions(from: action.condition, in: inner).contains(branch.condition) else { continue }
                found.formUnion(ends[ExpressionRef(Int(function.file), action.expression)] ?? [])
                guard case .call(let callee, _) = file.expressions[action.expression] else { continue }
                switch file.expressions[callee] {
                case .name(let name), .member(_, let name):
                    let method = Method(source: branch.source, name: program.identifier(name, function.file))
                    found.formUnion(endsByName[method] ?? [])
                default: break
                }
            }
        }
        known[branch] = found
        return found
    }
}
