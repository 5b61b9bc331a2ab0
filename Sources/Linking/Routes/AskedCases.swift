import Facts

/// What a function must be handed to lead on: a case of an enum, or something at all.
struct AskedCase: Hashable {
    /// What tests the parameter.
    var condition: ConditionRef
    var function: FunctionRef
    var parameter: Int
}

/// Tells which calls hand a function the case of an enum under which it leads on: `{ act in switch act { … } }` run with
/// `handler(.cook)`.
///
/// A function that hands its own parameter on asks the same of its callers.
struct AskedCases {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// What conditions ask of functions' parameters.
    func asked(by conditions: [ConditionRef]) -> [AskedCase] {
        conditions.compactMap { reference in
            let condition = program.condition(reference)
            guard !condition.cases.isEmpty || condition.onlyUnwraps, let subject = condition.subject else { return nil }
            return parameter(subject, reference.file).map {
                AskedCase(condition: reference, function: $0.function, parameter: $0.index)
            }
        }
    }

    /// Whether what is asked of a function's parameters may hold under a call of it.
    func mayHold(_ asked: [AskedCase], _ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        asked.filter { $0.function == function }.allSatisfy { one in
            let condition = program.condition(one.condition)
            guard let name = name(ofArgument: one.parameter, site, calling: function) else { return true }
            if condition.onlyUnwraps { return condition.isSilent ? name != "nil" : name == "nil" || name == "none" }
            let file = program.files[Int(one.condition.file)]
            // A pattern may call nil `.none`.
            if name == "nil", condition.cases.contains(where: { file.text($0) == "none" }) { return true }
            return condition.cases.contains { file.text($0) == name } == (condition.kind != .otherwise)
        }
    }

    /// What is asked of the parameters that a call hands on.
    func handedOn(_ asked: [AskedCase], _ site: CallSites.Site, calling function: FunctionRef) -> [AskedCase] {
        asked.filter { $0.function == function }.compactMap { one in
            argument(one.parameter, site, calling: function).flatMap { parameter($0, site.call.file) }.map {
                AskedCase(condition: one.condition, function: $0.function, parameter: $0.index)
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
                let argument = argument(one.parameter, site, calling: function),
                case .alternatives(let range) = file.expressions[argument]
            else { return [] }
            let asked = condition.cases.map { program.files[Int(one.condition.file)].text($0) }
            let frame = evaluator.rootFrame(site.function)
            let choices = Array(file.arguments(range))
            let passing = choices.filter { literal($0.value, frame).map { asked.contains($0) } ?? true }
            guard passing.count == 1, choices.count > 1, let only = passing[0].condition else { return [] }
            return [ConditionRef(file: site.call.file, condition: only.index)]
        }
    }

    /// The parameter that an expression is, and whose it is.
    private func parameter(_ expression: ExpressionID, _ index: Int32) -> (function: FunctionRef, index: Int)? {
        let file = program.files[Int(index)]
        guard case .local(let local) = file.expressions[expression],
            case .parameter(let position) = file.locals[Int(local.index)].source
        else { return nil }
        return (FunctionRef(Int(index), file.locals[Int(local.index)].function), position)
    }

    /// The case that a call names; nil where labels are left out, and positions tell nothing.
    private func name(ofArgument index: Int, _ site: CallSites.Site, calling function: FunctionRef) -> String? {
        argument(index, site, calling: function).flatMap { literal($0, evaluator.rootFrame(site.function)) }
    }

    private func argument(_ index: Int, _ site: CallSites.Site, calling function: FunctionRef) -> ExpressionID? {
        let file = program.files[Int(site.call.file)]
        guard case .call(_, let arguments) = file.expressions[site.call.id], index < arguments.count,
            program.facts(function).kind == .closure || arguments.count == program.facts(function).parameters.count
        else { return nil }
        return Array(file.arguments(arguments))[index].value
    }

    /// The case that an expression itself names: what a variable holds may change.
    private func literal(_ expression: ExpressionID, _ frame: FrameID) -> String? {
        let file = evaluator.facts(frame)
        switch file.expressions[expression] {
        case .member(nil, let name): return file.text(name)
        case .name(let name): return ["true", "false", "nil"].contains(file.text(name)) ? file.text(name) : nil
        case .call(let callee, _):
            guard case .member(let base, _) = file.expressions[callee], base == nil else { return nil }
            return literal(callee, frame)
        case .member(_?, let name):
            guard case .enumCase(_, let known, _) = evaluator.store[evaluator.eval(expression, frame)],
                program.text(known) == file.text(name)
            else { return nil }
            return file.text(name)
        default: return nil
        }
    }
}
