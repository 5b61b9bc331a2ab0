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

    /// Whether all labels of a call are properties of a type.
    private func labelProperties(of symbol: Int, _ arguments: ArgumentRange, _ frame: FrameID) -> Bool {
        facts(frame).arguments(arguments).allSatisfy { argument in
            guard let label = argument.label else { return argument.isTrailingClosure }
            return program.types[symbol].properties[identifier(label, frame)] != nil
        }
    }
}
