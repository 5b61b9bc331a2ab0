import Facts

/// Structs that are made without their name, where their type is declared: `let actions: ListActions = .init(open: open)`, or
/// `model.transform(input: .init(closed: taps))`.
extension Evaluator {
    /// Calls that make a struct without its name, and hand something to a property of it.
    func implicitCreations(of symbol: Int, with property: Identifier) -> [(ActionRef, FrameID)] {
        (program.implicitInitializers[property] ?? []).compactMap { reference in
            let action = program.action(reference)
            let frame = rootFrame(FunctionRef(Int(reference.file), action.function))
            guard labelProperties(of: symbol, action.expression, frame),
                declaredType(ofImplicit: action.expression, frame).symbol == symbol
            else { return nil }
            return (reference, frame)
        }
    }

    /// Whether all labels of a call are properties of a type.
    private func labelProperties(of symbol: Int, _ call: ExpressionID, _ frame: FrameID) -> Bool {
        let file = facts(frame)
        guard case .call(_, let arguments) = file.expressions[call] else { return false }
        return file.arguments(arguments).allSatisfy { argument in
            guard let label = argument.label else { return argument.isTrailingClosure }
            return program.types[symbol].properties[identifier(label, frame)] != nil
        }
    }

    /// What the variable is declared as that a call without a type's name is put into, or the parameter that it is handed to.
    func declaredType(ofImplicit call: ExpressionID, _ frame: FrameID) -> TypeValue {
        let file = facts(frame)
        let function = store.function(of: frame)
        for local in file.locals where local.function == function.id {
            if let type = local.type, case .value(call) = local.source { return resolve(type, in: frame) }
        }
        for index in program.facts(function).actions {
            let action = file.actions[Int(index)]
            guard case .call(let callee, let arguments) = file.expressions[action.expression],
                let position = file.arguments(arguments).map(\.value).firstIndex(of: call)
            else { continue }
            for target in targets(ofCall: callee, arguments, frame) {
                guard let parameter = target.binding.firstIndex(of: position) else { continue }
                return parameterType(parameter, of: target.function)
            }
        }
        return .unknown
    }
}
