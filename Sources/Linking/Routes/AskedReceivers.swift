import Facts

/// An object that a function must be handed to lead on: `coordinate(to:)` calls `coordinator.start()`, and leads to that of
/// the coordinator which it is handed. Or the object for which the function must be called, as where a base class calls what
/// its heirs override.
struct AskedReceiver: Hashable {
    var function: FunctionRef
    /// nil for the object whose function it is.
    var parameter: Int?
    /// The method that the object must run: its class's own, or one that it inherits and does not override.
    var method: FunctionRef
}

/// Tells which calls hand over, or are made on, an object that runs the method which the function then calls.
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
        let isOfObject = below.map { $0.function == function && $0.parameter == nil } ?? false
        let method = isOfObject ? below?.method ?? function : function
        if let type = program.owner(of: method) {
            if case .member(let base?, _) = file.expressions[callee], let taken = parameter(base, site.call.file) {
                return AskedReceiver(function: taken.function, parameter: taken.index, method: method)
            }
            let around = program.outermost(site.function)
            if calls(callee, function, site.call.file), isOnSelf(callee, file), !isOnSuper(callee, file),
                let owner = program.owner(of: around),
                owner == type ? program.isOverridden(method) : program.isSubtype(type, of: owner)
            {
                return AskedReceiver(function: around, parameter: nil, method: method)
            }
        }
        guard let below, below.function == function, let index = below.parameter,
            let argument = AskedCases(evaluator: evaluator).argument(
                index, of: site.call, in: site.function, calling: function),
            let taken = parameter(argument, site.call.file)
        else { return nil }
        return AskedReceiver(function: taken.function, parameter: taken.index, method: below.method)
    }

    /// Whether a call of a function may hand over what is asked of it.
    func mayHold(_ asked: AskedReceiver?, _ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        guard let asked, asked.function == function else { return true }
        guard let index = asked.parameter else { return isMade(site, calling: function, running: asked.method) }
        guard
            let argument = AskedCases(evaluator: evaluator).argument(
                index, of: site.call, in: site.function, calling: function)
        else { return true }
        return mayRun(asked.method, argument, in: site.function)
    }

    /// Whether a call may be made on an object that runs a method; so may one of a closure which the function was put into.
    private func isMade(
        _ site: CallSites.Site, calling function: FunctionRef, running method: FunctionRef
    ) -> Bool {
        let file = program.files[Int(site.call.file)]
        guard case .call(let callee, _) = file.expressions[site.call.id], calls(callee, function, site.call.file)
        else { return true }
        let owner = program.owner(of: program.outermost(site.function))
        if isOnSelf(callee, file) { return owner.map { program.mayRun(method, $0) } ?? true }
        // What heirs put into a property is not known here.
        guard case .member(let base?, _) = file.expressions[callee],
            owner.map({ program.types[$0].subclasses.isEmpty }) ?? true
        else { return true }
        return mayRun(method, base, in: site.function)
    }

    /// Whether a call names the function that it runs.
    private func calls(_ callee: ExpressionID, _ function: FunctionRef, _ file: Int32) -> Bool {
        switch program.files[Int(file)].expressions[callee] {
        case .name(let name), .member(_, let name): program.identifier(name, file) == program.identifier(of: function)
        default: false
        }
    }

    /// Whether a call is one of the object's own functions.
    private func isOnSelf(_ callee: ExpressionID, _ file: SwiftFacts) -> Bool {
        switch file.expressions[callee] {
        case .name: true
        case .member(let base?, _): file.expressions[base] == .selfReference || isOnSuper(callee, file)
        default: false
        }
    }

    private func isOnSuper(_ callee: ExpressionID, _ file: SwiftFacts) -> Bool {
        guard case .member(let base?, _) = file.expressions[callee] else { return false }
        return file.expressions[base] == .superReference
    }

    /// Whether a value may be an object that runs a method when it is called, as far as is known.
    private func mayRun(_ method: FunctionRef, _ value: ExpressionID, in function: FunctionRef) -> Bool {
        let frame = evaluator.rootFrame(function)
        let values = evaluator.choices(of: evaluator.eval(value, frame)).flatMap {
            evaluator.symbols(of: evaluator.type(of: $0.value))
        }
        return values.isEmpty || values.contains { program.mayRun(method, $0) }
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
