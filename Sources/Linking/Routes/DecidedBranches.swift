import Dialects
import Facts

/// Tells which ways no call leads to: `if isFirst` in a private method that everybody calls with `false`.
///
/// Looked at by itself, a function takes every branch. Where all of its calls are known, and each of them hands over
/// what decides, a branch that none of them takes is no way. What the interface of a module's navigator offers is one,
/// whoever takes it.
final class DecidedBranches {
    /// How many functions may hand a parameter on to one another.
    private static let maximumHops = 4

    private struct Parameter: Hashable {
        var function: FunctionRef
        var index: Int
    }

    private let evaluator: Evaluator
    private let callers: KnownCallers
    private var cases: [Parameter: Set<Identifier>?] = [:]

    private var program: Program { evaluator.program }

    init(origins: OriginFinder) {
        evaluator = origins.sites.evaluator
        callers = KnownCallers(origins: origins)
    }

    /// The first condition of a route that no call meets; nil where some call may lead there.
    func unmet(by route: RouteDraft) -> ConditionRef? {
        if let never = route.conditions.first(where: { isNeverMet($0, route.steps) || asksInVain($0, route.steps) }) {
            return never
        }
        guard route.steps.count > 1 || route.conditions.count > 1 else { return nil }
        return AskedCases(evaluator: evaluator).unmet(along: route) ?? unmetTogether(by: route)
    }

    /// The first of several conditions that a route asks of the function which it begins in, where each call fails one
    /// of them: what one call hands over and what another does never comes together.
    private func unmetTogether(by route: RouteDraft) -> ConditionRef? {
        guard let function = route.steps.first.map({ program.outermost($0.function) }) else { return nil }
        let cases = AskedCases(evaluator: evaluator)
        let asked = cases.asked(along: route).filter { $0.function == function }
        guard asked.count > 1, let sites = callers.all(of: function, offers: offers(of: function)),
            !sites.contains(where: { cases.mayHold(asked, $0, calling: function) })
        else { return nil }
        return asked.first?.condition
    }

    /// Whether a function's ways count that no call takes: those that a module's navigator offers do. What a
    /// coordinator does for a case is there for whoever hands the case over.
    private func offers(of function: FunctionRef) -> KnownCallers.Offers {
        program.owner(of: function).map { program.isCoordinator($0) } ?? false ? .counted : .left
    }

    /// Whether what makes a tested value never makes that one of what calls hand over: `switch style(of: place)`.
    private func asksInVain(_ reference: ConditionRef, _ steps: [Effect.Step]) -> Bool {
        guard let step = steps.last(where: { $0.conditions.contains(reference) }) else { return false }
        let asked = AskedCases(evaluator: evaluator).asked(byWhatIsTestedIn: reference, in: step.function)
        return asked.contains { one in
            guard one.parts.isEmpty,
                let names = cases(handedTo: Parameter(function: one.function, index: one.parameter), hops: 0)
            else { return false }
            let file = program.files[Int(one.condition.file)]
            return evaluator.outcome(of: program.condition(one.condition), forCases: names, file) == false
        }
    }

    private func isNeverMet(_ reference: ConditionRef, _ steps: [Effect.Step]) -> Bool {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        let asksForType = evaluator.types(askedBy: condition, in: file) != nil
        guard condition.namesCases || asksForType, let subject = condition.subject,
            case .local(let local) = file.expressions[subject],
            case .parameter = file.locals[Int(local.index)].source
        else { return false }
        let home = FunctionRef(Int(reference.file), file.locals[Int(local.index)].function)
        let activations = steps.filter { program.outermost($0.function) == program.outermost(home) }
        guard !activations.isEmpty else { return false }
        return activations.allSatisfy { step in
            guard evaluator.home(of: local, step.frame) != nil,
                case .open(.parameter(let function, let index), _) = evaluator.store[
                    evaluator.eval(subject, step.frame)]
            else { return false }
            guard !asksForType else { return function == home && isNeverHanded(to: home, condition) }
            let parameter = Parameter(function: function, index: index)
            guard let names = cases(handedTo: parameter, hops: 0) else { return false }
            return evaluator.outcome(of: condition, forCases: names, file) == false
        }
    }

    /// Whether all calls of a function are known, and none hands over what is of a type that a clause asks for. That
    /// goes for a navigator's function, too: what it offers is a way for the types that are handed to it.
    private func isNeverHanded(to function: FunctionRef, _ clause: Condition) -> Bool {
        guard let sites = callers.all(of: function, offers: .counted), !sites.isEmpty else { return false }
        return sites.allSatisfy { site in
            let frame = evaluator.rootFrame(site.function)
            guard case .call(_, let arguments) = program.files[Int(site.call.file)].expressions[site.call.id],
                let target = evaluator.target(function, nil, arguments, frame)
            else { return false }
            return evaluator.outcome(ofClass: clause, in: evaluator.activate(target, arguments, frame)) == false
        }
    }

    // MARK: - What calls hand over

    /// The cases of an enum, or `nil`, that all calls hand over to a parameter; nil where they are not all known.
    private func cases(handedTo parameter: Parameter, hops: Int) -> Set<Identifier>? {
        if let known = cases[parameter] { return known }
        let function = parameter.function
        guard hops < Self.maximumHops, let sites = callers.all(of: function, offers: offers(of: function)) else {
            return nil
        }
        var found: Set<Identifier>? = []
        for site in sites {
            guard let names = cases(handedBy: site, to: parameter, hops: hops) else {
                found = nil
                break
            }
            found?.formUnion(names)
        }
        cases[parameter] = .some(found)
        return found
    }

    private func cases(handedBy site: CallSites.Site, to parameter: Parameter, hops: Int) -> Set<Identifier>? {
        let file = program.files[Int(site.call.file)]
        let frame = evaluator.rootFrame(site.function)
        guard case .call(_, let arguments) = file.expressions[site.call.id],
            let target = evaluator.target(parameter.function, nil, arguments, frame),
            parameter.index < target.binding.count
        else { return nil }
        if let position = target.binding[parameter.index] {
            let type = evaluator.parameterType(parameter.index, of: parameter.function)
            let argument = Array(file.arguments(arguments))[position].value
            return cases(of: argument, expected: type, frame, hops: hops, depth: 0)
        }
        guard let value = program.facts(parameter.function).parameters[parameter.index].defaultValue else { return nil }
        return cases(of: value, expected: .unknown, evaluator.rootFrame(parameter.function), hops: hops, depth: 0)
    }

    /// The cases that an expression may stand for, where these are all.
    private func cases(
        of expression: ExpressionID, expected: TypeValue, _ frame: FrameID, hops: Int, depth: Int
    ) -> Set<Identifier>? {
        let file = evaluator.facts(frame)
        guard depth < Self.maximumHops else { return nil }
        switch file.expressions[expression] {
        case .alternatives(let range):
            var found: Set<Identifier> = []
            for choice in file.arguments(range) {
                guard let names = cases(of: choice.value, expected: expected, frame, hops: hops, depth: depth + 1)
                else { return nil }
                found.formUnion(names)
            }
            return found
        case .local(let local):
            guard let home = evaluator.home(of: local, frame) else { return nil }
            let fact = file.locals[Int(local.index)]
            switch fact.source {
            case .parameter(let index):
                let function = evaluator.store.function(of: home)
                return cases(handedTo: Parameter(function: function, index: index), hops: hops + 1)
            case .value(let value) where !fact.isVariable:
                return cases(of: value, expected: expected, home, hops: hops, depth: depth + 1)
            default: return nil
            }
        case .call(let callee, _):
            guard case .member(nil, _) = file.expressions[callee] else { return nil }
        case .name, .member(_?, _):
            guard evaluator.isSettled(expression, frame), !evaluator.isComputed(expression, frame) else { return nil }
        case .member(nil, _): break
        default: return nil
        }
        var found: Set<Identifier> = []
        for choice in evaluator.choices(of: evaluator.eval(expression, frame, expected: expected)) {
            guard let name = evaluator.testedName(choice.value) else { return nil }
            found.insert(name)
        }
        return found
    }
}
