import Facts

/// Tells which calls hand a function the case of an enum under which it leads on: `{ act in switch act { … } }` run with
/// `handler(.cook)`.
struct AskedCases {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// Whether conditions on a function's parameters may hold under a call of it.
    func mayHold(_ conditions: [ConditionRef], _ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        conditions.allSatisfy { reference in
            let condition = program.condition(reference)
            guard reference.file == function.file, !condition.cases.isEmpty || condition.onlyUnwraps,
                let index = parameter(condition, of: function),
                let name = name(ofArgument: index, site, calling: function)
            else { return true }
            if condition.onlyUnwraps { return condition.isSilent ? name != "nil" : name == "nil" || name == "none" }
            let file = program.files[Int(function.file)]
            // A pattern may call nil `.none`.
            if name == "nil", condition.cases.contains(where: { file.text($0) == "none" }) { return true }
            return condition.cases.contains { file.text($0) == name } == (condition.kind != .otherwise)
        }
    }

    /// The conditions under which a call hands over the case that conditions on a function's parameters ask for, where it
    /// chooses one of several.
    func deciders(
        of conditions: [ConditionRef], _ site: CallSites.Site, calling function: FunctionRef
    ) -> [ConditionRef] {
        let file = program.files[Int(site.call.file)]
        return conditions.flatMap { reference -> [ConditionRef] in
            let condition = program.condition(reference)
            guard reference.file == function.file, !condition.cases.isEmpty, condition.kind != .otherwise,
                let index = parameter(condition, of: function),
                let argument = argument(index, site, calling: function),
                case .alternatives(let range) = file.expressions[argument]
            else { return [] }
            let asked = condition.cases.map { program.files[Int(function.file)].text($0) }
            let frame = evaluator.rootFrame(site.function)
            let choices = Array(file.arguments(range))
            let passing = choices.filter { literal($0.value, frame).map { asked.contains($0) } ?? true }
            guard passing.count == 1, choices.count > 1, let only = passing[0].condition else { return [] }
            return [ConditionRef(file: site.call.file, condition: only.index)]
        }
    }

    /// The parameter of a function that a condition tests.
    private func parameter(_ condition: Condition, of function: FunctionRef) -> Int? {
        let file = program.files[Int(function.file)]
        guard let subject = condition.subject, case .local(let local) = file.expressions[subject],
            file.locals[Int(local.index)].function == function.id,
            case .parameter(let index) = file.locals[Int(local.index)].source
        else { return nil }
        return index
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
