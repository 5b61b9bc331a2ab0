import Facts

/// A method that puts what it is handed into a property of its own object.
struct ParameterKeeper {
    var method: FunctionRef
    /// The type whose method it is.
    var owner: Int?
    /// The parameter, as the method's body names it.
    var value: ExpressionID
    /// Whether it does so whatever it is handed, and does not leave before.
    var isAlways: Bool
}

extension Evaluator {
    /// What a property holds for code that runs right after it was set, and never else: in the method that puts its
    /// parameter there, and in the methods that only this one calls (`next = screen; showNext()`).
    ///
    /// Anywhere else the property may hold what any of the method's callers handed over; here it is the one at hand.
    ///
    /// - Parameter expression: where the property is read.
    func keptParameter(_ name: Identifier, _ frame: FrameID, at expression: ExpressionID) -> ValueID? {
        if let observed = observedValue(name, frame) { return observed }
        let known = keepers(of: name)
        guard !known.isEmpty else { return nil }
        if let set = parameter(in: name, setBefore: expression, frame, by: known) { return set }
        let function = program.outermost(store.function(of: frame))
        guard let owner = program.owner(of: function), let keeper = keeper(of: name, in: owner),
            function == keeper.method || onlyCaller(of: function) == keeper.method
        else { return nil }
        return eval(keeper.value, activation(of: keeper.method, around: frame) ?? rootFrame(keeper.method))
    }

    /// What a property was set to whose observer runs, or a method that only the observer calls; nil where the observer is
    /// looked at by itself, and elsewhere.
    func observedValue(_ name: Identifier, _ frame: FrameID) -> ValueID? {
        guard program.bodies.observedNames.contains(name) else { return nil }
        var function = program.outermost(store.function(of: frame))
        if program.facts(function).kind == .method, let caller = onlyCaller(of: function) { function = caller }
        guard program.facts(function).kind == .observer, program.identifier(of: function) == name,
            let observer = activation(of: function, around: frame), store[observer].arguments.count == 2
        else { return nil }
        let value = store[observer].arguments[1]
        return value == unknown ? nil : value
    }

    /// Whether only the observer of a property calls a method, and it is known here what the property was set to.
    func isRunByObserver(_ function: FunctionRef, calledIn frame: FrameID) -> Bool {
        let observer = program.outermost(store.function(of: frame))
        return program.facts(observer).kind == .observer && onlyCaller(of: function) == observer
            && observedValue(program.identifier(of: observer), frame) != nil
    }

    /// What a method has put into a property of its object further up, whatever others put there.
    private func parameter(
        in name: Identifier, setBefore expression: ExpressionID, _ frame: FrameID, by keepers: [ParameterKeeper]
    ) -> ValueID? {
        let function = store.function(of: frame)
        guard let own = keepers.first(where: { $0.method == function }), own.value.index < expression.index,
            keepers.last(where: { $0.method == function })?.value == own.value,
            let owner = program.owner(of: function), program.types[owner].kind == .class
        else { return nil }
        let value = eval(own.value, frame)
        return dataTypes.isData(type(of: value)) ? nil : value
    }

    /// The method around a call of one that only it calls and that may read what it has just put into a property.
    func keeperFrame(for function: FunctionRef, calledIn frame: FrameID) -> FrameID? {
        onlyCaller(of: function).flatMap { activation(of: $0, around: frame) }
    }

    /// The only method that calls one of its own type, where it keeps a parameter in a property; or the only observer that
    /// does.
    private func onlyCaller(of function: FunctionRef) -> FunctionRef? {
        if let known = keepingCallers[function] { return known }
        keepingCallers[function] = .some(nil)
        let found = findOnlyCaller(of: function)
        keepingCallers[function] = .some(found)
        return found
    }

    private func findOnlyCaller(of function: FunctionRef) -> FunctionRef? {
        guard program.facts(function).kind == .method, let owner = program.owner(of: function) else { return nil }
        let calls = program.calls(named: function)
        guard let first = calls.first else { return nil }
        let caller = program.outermost(FunctionRef(Int(first.file), program.action(first).function))
        guard caller != function, program.owner(of: caller) == owner,
            calls.dropFirst().allSatisfy({
                program.outermost(FunctionRef(Int($0.file), program.action($0).function)) == caller
            })
        else { return nil }
        if program.facts(caller).kind == .observer { return caller }
        let file = program.files[Int(caller.file)]
        let keeps = program.facts(caller).actions.contains { index in
            guard case .assignment(let target, _) = file.expressions[file.actions[Int(index)].expression] else {
                return false
            }
            switch file.expressions[target] {
            case .name(let name), .member(_, let name):
                return keeper(of: program.identifier(name, caller.file), in: owner)?.method == caller
            default: return false
            }
        }
        return keeps ? caller : nil
    }

    /// The only method of a type that puts anything but `nil` into a property, where it always does and that is its
    /// parameter.
    private func keeper(of name: Identifier, in owner: Int) -> ParameterKeeper? {
        let own = keepers(of: name).filter { $0.owner == owner }
        guard own.count == 1, let keeper = own.first, keeper.isAlways, program.types[owner].kind == .class,
            !dataTypes.isData(type(of: eval(keeper.value, rootFrame(keeper.method))))
        else { return nil }
        let isOnly = assignments(to: name, of: owner).allSatisfy { reference in
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .assignment(_, let value) = file.expressions[action.expression] else { return false }
            if FunctionRef(Int(reference.file), action.function) == keeper.method, value == keeper.value { return true }
            if case .name(let text) = file.expressions[value] {
                return program.identifier(text, reference.file) == .nilLiteral
            }
            return false
        }
        return isOnly ? keeper : nil
    }

    /// The methods that put their parameter into a property of that name, unless they leave before.
    private func keepers(of name: Identifier) -> [ParameterKeeper] {
        if let known = parameterKeepers[name] { return known }
        let found = program.assignmentsByName[name].compactMap { reference -> ParameterKeeper? in
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            let function = FunctionRef(Int(reference.file), action.function)
            guard onlyGuards(action.condition, file), program.facts(function).kind == .method,
                case .assignment(let target, let value) = file.expressions[action.expression],
                isOwnMember(target, named: name, reference.file), case .local(let local) = file.expressions[value],
                case .parameter = file.locals[Int(local.index)].source,
                file.locals[Int(local.index)].function == action.function
            else { return nil }
            return ParameterKeeper(
                method: function, owner: program.owner(of: function), value: value, isAlways: action.condition == nil)
        }
        parameterKeepers[name] = found
        return found
    }

    /// Whether nothing but what a method leaves by stands around an action.
    private func onlyGuards(_ condition: ConditionID?, _ file: SwiftFacts) -> Bool {
        var current = condition
        while let id = current {
            let condition = file.conditions[Int(id.index)]
            guard condition.kind == .guardPassed else { return false }
            current = condition.parent
        }
        return true
    }
}
