import Facts

/// An object that a function must be handed to lead on: `coordinate(to:)` calls `coordinator.start()`, and leads to that of
/// the coordinator which it is handed.
struct AskedReceiver: Hashable {
    var function: FunctionRef
    var parameter: Int
    /// The type whose method is called.
    var type: Int
}

/// Tells which calls hand over an object of the type whose method the function then calls.
struct AskedReceivers {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// What the function that a route begins in must be handed to go the route's way.
    func asked(along route: RouteDraft) -> AskedReceiver? {
        var below: AskedReceiver?
        for (index, step) in route.steps.enumerated().dropLast().reversed() {
            let site = CallSites.Site(
                function: step.function, call: step.call, targets: [], isBound: true, cases: [])
            below = asked(by: site, calling: program.outermost(route.steps[index + 1].function), below)
        }
        return below
    }

    /// What must be handed to the function in which a call stands, so that the call leads to a function, or to one below.
    func asked(by site: CallSites.Site, calling function: FunctionRef, _ below: AskedReceiver?) -> AskedReceiver? {
        let file = program.files[Int(site.call.file)]
        guard case .call(let callee, _) = file.expressions[site.call.id] else { return nil }
        if case .member(let base?, _) = file.expressions[callee], let taken = parameter(base, site.call.file),
            let type = program.owner(of: function)
        {
            return AskedReceiver(function: taken.function, parameter: taken.index, type: type)
        }
        guard let below, below.function == function,
            let argument = AskedCases(evaluator: evaluator).argument(
                below.parameter, of: site.call, in: site.function, calling: function),
            let taken = parameter(argument, site.call.file)
        else { return nil }
        return AskedReceiver(function: taken.function, parameter: taken.index, type: below.type)
    }

    /// Whether a call of a function may hand over what is asked of it.
    func mayHold(_ asked: AskedReceiver?, _ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        guard let asked, asked.function == function,
            let argument = AskedCases(evaluator: evaluator).argument(
                asked.parameter, of: site.call, in: site.function, calling: function)
        else { return true }
        let frame = evaluator.rootFrame(site.function)
        let handed = evaluator.choices(of: evaluator.eval(argument, frame)).flatMap {
            evaluator.symbols(of: evaluator.type(of: $0.value))
        }
        return handed.isEmpty
            || handed.contains { program.isKin($0, of: asked.type) }
    }

    /// The parameter that an expression is, and whose it is.
    private func parameter(_ expression: ExpressionID, _ index: Int32) -> (function: FunctionRef, index: Int)? {
        let file = program.files[Int(index)]
        guard case .local(let local) = file.expressions[expression],
            case .parameter(let position) = file.locals[Int(local.index)].source
        else { return nil }
        return (FunctionRef(Int(index), file.locals[Int(local.index)].function), position)
    }
}
