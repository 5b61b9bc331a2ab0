import Facts

/// Structs that are made without their name, where their type is declared: `let actions: ListActions = .init(open: open)`, or
/// `model.transform(input: .init(closed: taps))`.
extension Evaluator {
    /// Calls that make a struct without its name, and hand something to a property of it.
    func implicitCreations(of symbol: Int, with property: Identifier) -> [(ActionRef, FrameID)] {
        (program.implicitInitializers[property] ?? []).compactMap { reference in
            let action = program.action(reference)
            let frame = rootFrame(FunctionRef(Int(reference.file), action.function))
            guard case .call(let callee, let arguments) = facts(frame).expressions[action.expression],
                labelProperties(of: symbol, arguments, facts(frame)),
                typeAsked(ofImplicit: callee, frame).symbol == symbol
            else { return nil }
            return (reference, frame)
        }
    }

    /// Some case of the enum that a parameter of an initialiser takes, where calls without a type's name may hand it over
    /// (`[.init(kind: .script)]`): the cases of those with its name are not all.
    func openCase(_ index: Int, of initializer: FunctionRef) -> ValueID? {
        let parameters = program.facts(initializer).parameters
        let file = program.files[Int(initializer.file)]
        guard parameters.indices.contains(index), let label = parameters[index].label else { return nil }
        return openCase(parameterType(index, of: initializer), program.identifier(label, initializer.file)) {
            caller, arguments in
            caller.arguments(arguments).map { $0.label.map { caller.text($0) } }
                == parameters.map { $0.label.map { file.text($0) } }
        }
    }

    /// The same for a property of a struct without an initialiser of its own.
    func openCase(_ name: Identifier, of symbol: Int, _ type: TypeValue) -> ValueID? {
        openCase(type, name) { caller, arguments in labelProperties(of: symbol, arguments, caller) }
    }

    /// - Parameter fits: whether a call with these arguments, in that file, may make the object.
    private func openCase(
        _ type: TypeValue, _ label: Identifier, where fits: (SwiftFacts, ArgumentRange) -> Bool
    ) -> ValueID? {
        guard let symbol = type.symbol, program.types[symbol].kind == .enum, !program.isExternal(symbol) else {
            return nil
        }
        let isMade = (program.implicitInitializers[label] ?? []).contains { call in
            let file = program.files[Int(call.file)]
            guard case .call(_, let arguments) = file.expressions[program.action(call).expression] else { return false }
            return fits(file, arguments)
        }
        return isMade ? make(.instance(type)) : nil
    }

    /// Whether all labels of a call are properties of a type.
    private func labelProperties(of symbol: Int, _ arguments: ArgumentRange, _ file: SwiftFacts) -> Bool {
        file.arguments(arguments).allSatisfy { argument in
            guard let label = argument.label else { return argument.isTrailingClosure }
            return program.types[symbol].properties[program.identifier(file.text(label))] != nil
        }
    }
}
