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
                labelProperties(of: symbol, arguments, frame),
                typeAsked(ofImplicit: callee, frame).symbol == symbol
            else { return nil }
            return (reference, frame)
        }
    }

    /// Some case of the enum that a parameter of an initialiser takes, where calls without a type's name may hand it over
    /// (`[.init(kind: .script)]`): the cases of those with its name are not all.
    func openCase(_ index: Int, of initializer: FunctionRef) -> ValueID? {
        let type = parameterType(index, of: initializer)
        let parameters = program.facts(initializer).parameters
        guard isEnum(type), let label = parameters[index].label else { return nil }
        let file = program.files[Int(initializer.file)]
        let asked = parameters.map { $0.label.map { file.text($0) } }
        let isMade = (program.implicitInitializers[program.identifier(label, initializer.file)] ?? []).contains {
            call in
            let file = program.files[Int(call.file)]
            guard case .call(_, let arguments) = file.expressions[program.action(call).expression] else { return false }
            let labels = file.arguments(arguments).map { $0.label.map { file.text($0) } }
            return labels == asked
        }
        return isMade ? make(.instance(type)) : nil
    }

    /// The same for a property of a struct without an initialiser of its own.
    func openCase(_ name: Identifier, of symbol: Int, _ type: TypeValue) -> ValueID? {
        let isMade = (program.implicitInitializers[name] ?? []).contains { call in
            let frame = rootFrame(FunctionRef(Int(call.file), program.action(call).function))
            guard case .call(_, let arguments) = facts(frame).expressions[program.action(call).expression] else {
                return false
            }
            return labelProperties(of: symbol, arguments, frame)
        }
        return isEnum(type) && isMade ? make(.instance(type)) : nil
    }

    private func isEnum(_ type: TypeValue) -> Bool {
        type.symbol.map { program.types[$0].kind == .enum && !program.isExternal($0) } ?? false
    }

    /// Whether all labels of a call are properties of a type.
    private func labelProperties(of symbol: Int, _ arguments: ArgumentRange, _ frame: FrameID) -> Bool {
        facts(frame).arguments(arguments).allSatisfy { argument in
            guard let label = argument.label else { return argument.isTrailingClosure }
            return program.types[symbol].properties[identifier(label, frame)] != nil
        }
    }
}
