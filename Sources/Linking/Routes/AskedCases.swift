import Dialects
import Facts

/// What a function must be handed to lead on: a case of an enum, or something at all.
struct AskedCase: Hashable {
    /// What tests the parameter.
    var condition: ConditionRef
    var function: FunctionRef
    var parameter: Int
    /// The texts that the parameter is compared with, where they are all known.
    var texts: [String] = []
}

/// Tells which calls hand a function the case of an enum under which it leads on: `{ act in switch act { … } }` run with
/// `handler(.cook)`.
///
/// A function that hands its own parameter on asks the same of its callers.
struct AskedCases {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// What conditions ask of functions' parameters.
    ///
    /// - Parameter function: where the conditions hold; an enum's own code that it calls may be what tests them, as in
    ///   `destination.makeScreen()`.
    func asked(by conditions: [ConditionRef], in function: FunctionRef) -> [AskedCase] {
        conditions.flatMap { reference -> [AskedCase] in
            let condition = program.condition(reference)
            let texts = evaluator.texts(comparedWith: condition, in: evaluator.rootFrame(function)) ?? []
            guard condition.namesCases || condition.onlyUnwraps || !texts.isEmpty, let subject = condition.subject
            else { return [] }
            if case .selfReference = program.files[Int(reference.file)].expressions[subject] {
                return evaluator.parameters(testedBy: reference, in: function).map {
                    AskedCase(condition: reference, function: $0.function, parameter: $0.index)
                }
            }
            return parameter(subject, reference.file).map {
                [AskedCase(condition: reference, function: $0.function, parameter: $0.index, texts: texts)]
            } ?? []
        }
    }

    /// What a route's way asks of the functions on it: by its conditions, by those under which the screen is the one that
    /// is shown, and of what its calls hand on to them.
    func asked(along route: RouteDraft) -> [AskedCase] {
        let way = route.steps
        let ofSteps = Set(way.flatMap(\.conditions))
        let ofScreen = route.conditions.filter { !ofSteps.contains($0) && !route.eitherWay.contains($0) }
        var found = way.last.map { asked(by: ofScreen, in: $0.function) } ?? []
        for (index, step) in way.enumerated().reversed() {
            if index + 1 < way.count {
                // A way into a closure that a function hands on leads through that function.
                let called = way[index + 1].function
                found += [called, program.outermost(called)].distinct().flatMap {
                    handedOn(found, by: step.call, calling: $0)
                }
            }
            found += asked(by: step.conditions.filter { !route.eitherWay.contains($0) }, in: step.function)
        }
        return found
    }

    /// Whether what is asked of a function's parameters may hold under a call of it.
    func mayHold(_ asked: [AskedCase], _ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        asked.filter { $0.function == function }.allSatisfy { one in
            let condition = program.condition(one.condition)
            if let holds = outcome(of: one, site, calling: function) { return holds }
            let names = names(ofArgument: one.parameter, site, calling: function)
            let file = program.files[Int(one.condition.file)]
            return names.isEmpty
                || names.contains { name in
                    if condition.onlyUnwraps {
                        return condition.isSilent ? name != "nil" : name == "nil" || name == "none"
                    }
                    return file.outcome(of: condition, for: name) ?? true
                }
        }
    }

    /// Whether a comparison with texts holds under a call; nil where it does not tell which texts it hands over.
    private func outcome(of asked: AskedCase, _ site: CallSites.Site, calling function: FunctionRef) -> Bool? {
        guard !asked.texts.isEmpty, let argument = argument(asked.parameter, of: site.call, calling: function) else {
            return nil
        }
        let handed = evaluator.eval(argument, evaluator.rootFrame(site.function))
        return evaluator.outcome(ofComparing: handed, program.condition(asked.condition), with: asked.texts)
    }

    /// What is asked of the parameters that a call hands on.
    func handedOn(_ asked: [AskedCase], _ site: CallSites.Site, calling function: FunctionRef) -> [AskedCase] {
        handedOn(asked, by: site.call, calling: function)
    }

    private func handedOn(
        _ asked: [AskedCase], by call: ExpressionRef, calling function: FunctionRef
    ) -> [AskedCase] {
        asked.filter { $0.function == function }.compactMap { one in
            argument(one.parameter, of: call, calling: function).flatMap { parameter($0, call.file) }.map {
                AskedCase(
                    condition: one.condition, function: $0.function, parameter: $0.index, texts: one.texts)
            }
        }
    }

    /// The conditions under which a call hands over the case that is asked of a function's parameters, where it chooses
    /// one of several.
    func deciders(
        of asked: [AskedCase], _ site: CallSites.Site, calling function: FunctionRef
    ) -> [ConditionRef] {
        let file = program.files[Int(site.call.file)]
        return asked.filter { $0.function == function }.flatMap { one -> [ConditionRef] in
            let condition = program.condition(one.condition)
            guard !condition.cases.isEmpty, condition.kind != .otherwise,
                let argument = argument(one.parameter, of: site.call, calling: function),
                case .alternatives(let range) = file.expressions[argument]
            else { return [] }
            let asked = condition.cases.map { program.files[Int(one.condition.file)].text($0) }
            let frame = evaluator.rootFrame(site.function)
            let choices = Array(file.arguments(range))
            let passing = choices.filter { choice in
                let names = names(choice.value, frame)
                return names.isEmpty || names.contains { asked.contains($0) }
            }
            guard passing.count == 1, choices.count > 1, let only = passing[0].condition else { return [] }
            return [ConditionRef(file: site.call.file, condition: only.index)]
        }
    }

    /// The parameter that an expression is, and whose it is.
    func parameter(_ expression: ExpressionID, _ index: Int32) -> (function: FunctionRef, index: Int)? {
        let file = program.files[Int(index)]
        guard case .local(let local) = file.expressions[expression],
            case .parameter(let position) = file.locals[Int(local.index)].source
        else { return nil }
        return (FunctionRef(Int(index), file.locals[Int(local.index)].function), position)
    }

    /// The cases that a call may name; empty where they are not known.
    private func names(ofArgument index: Int, _ site: CallSites.Site, calling function: FunctionRef) -> [String] {
        argument(index, of: site.call, calling: function).map { names($0, evaluator.rootFrame(site.function)) } ?? []
    }

    private func names(_ expression: ExpressionID, _ frame: FrameID) -> [String] {
        let file = evaluator.facts(frame)
        if case .name(let name) = file.expressions[expression], ["true", "false", "nil"].contains(file.text(name)) {
            return [file.text(name)]
        }
        return evaluator.namedCases(expression, frame)
    }

    /// What an event carries that a stream is told: `.next(element)`.
    private func element(_ value: ExpressionID, _ file: SwiftFacts) -> ExpressionID {
        guard case .call(let callee, let range) = file.expressions[value], range.count == 1,
            case .member(nil, let name) = file.expressions[callee], file.text(name) == StreamWords.elementCase,
            let carried = file.arguments(range).first, carried.label == nil
        else { return value }
        return carried.value
    }

    /// What a call hands over to a parameter; nil where it leaves that out.
    func argument(_ index: Int, of call: ExpressionRef, calling function: FunctionRef) -> ExpressionID? {
        let file = program.files[Int(call.file)]
        // What is put into a published property is what its stream carries.
        if case .assignment(_, let value) = file.expressions[call.id] {
            return program.facts(function).kind == .closure && index == 0 ? value : nil
        }
        guard case .call(_, let arguments) = file.expressions[call.id] else { return nil }
        let values = Array(file.arguments(arguments))
        let parameters = program.facts(function).parameters
        if program.facts(function).kind == .closure || values.count == parameters.count {
            return index < values.count ? element(values[index].value, file) : nil
        }
        // Where some are left out, labels tell.
        guard index < parameters.count,
            let label = parameters[index].label.map({ program.identifier($0, function.file) })
        else { return nil }
        let given = values.filter { $0.label.map { program.identifier($0, call.file) } == label }
        return given.count == 1 ? given[0].value : nil
    }
}
