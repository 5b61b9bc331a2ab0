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
            guard reference.file == function.file, !condition.cases.isEmpty,
                let index = parameter(condition, of: function),
                let name = name(ofArgument: index, site, calling: function)
            else { return true }
            let file = program.files[Int(function.file)]
            return condition.cases.contains { file.text($0) == name } == (condition.kind != .otherwise)
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
        let file = program.files[Int(site.call.file)]
        guard case .call(_, let arguments) = file.expressions[site.call.id], index < arguments.count,
            program.facts(function).kind == .closure || arguments.count == program.facts(function).parameters.count
        else { return nil }
        return literal(Array(file.arguments(arguments))[index].value, evaluator.rootFrame(site.function))
    }

    /// The case that an expression itself names: what a variable holds may change.
    private func literal(_ expression: ExpressionID, _ frame: FrameID) -> String? {
        let file = evaluator.facts(frame)
        switch file.expressions[expression] {
        case .member(nil, let name): return file.text(name)
        case .name(let name): return ["true", "false"].contains(file.text(name)) ? file.text(name) : nil
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
