import Facts

/// Tells what functions do with the objects that they are handed: a function that calls a protocol's requirement on a
/// parameter, as where a coordinator starts the child that it is given, does what that object does, and not what others
/// would.
final class HandedReceivers {
    private let evaluator: Evaluator
    private var known: [FunctionRef: [Int]] = [:]

    init(evaluator: Evaluator) {
        self.evaluator = evaluator
    }

    private var program: Program { evaluator.program }

    /// What a function does looked at by itself, without what only other objects do than those that a call hands over.
    func effects(
        _ alone: [Effect], of target: CallTarget, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> [Effect] {
        var found = alone
        for index in parameters(of: target.function, alone) {
            guard let types = types(handedTo: index, of: target, arguments, frame) else { continue }
            found.removeAll { effect in
                guard effect.steps.count > 1, parameter(calledIn: effect.steps[0]) == index,
                    let owner = program.owner(of: effect.steps[1].function), program.types[owner].kind != .protocol
                else { return false }
                return !types.contains { program.isSubtype($0, of: owner) }
            }
        }
        return found
    }

    /// Whether a function calls what several types answer on a parameter for which a call hands over objects that are known.
    func runsKnown(_ target: CallTarget, _ arguments: ArgumentRange, _ frame: FrameID) -> Bool {
        let file = program.files[Int(target.function.file)]
        return program.facts(target.function).actions.contains { position in
            let action = file.actions[Int(position)]
            guard action.kind == .call,
                let index = parameter(calledIn: ExpressionRef(Int(target.function.file), action.expression)),
                isAnsweredBySeveral(index, of: target.function)
            else { return false }
            return types(handedTo: index, of: target, arguments, frame) != nil
        }
    }

    /// The classes of the objects that a call hands over; nil where they are not known.
    private func types(
        handedTo index: Int, of target: CallTarget, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> [Int]? {
        guard index < target.binding.count, let position = target.binding[index] else { return nil }
        let value = evaluator.argument(
            index, of: target.function, at: position, evaluator.facts(frame).arguments(arguments), frame,
            expected: evaluator.parameterType(index, of: target.function))
        var found: [Int] = []
        for choice in evaluator.choices(of: value) {
            guard case .object(let creation) = evaluator.store[choice.value], let symbol = creation.type.symbol else {
                return nil
            }
            found.append(symbol)
        }
        return found
    }

    /// Whether a step calls on a parameter what several types of the program answer.
    func runsParameter(_ step: Effect.Step) -> Bool {
        parameter(calledIn: step).map { isAnsweredBySeveral($0, of: step.function) } ?? false
    }

    /// The parameters on which a function calls what several types of the program answer.
    private func parameters(of function: FunctionRef, _ alone: [Effect]) -> [Int] {
        if let found = known[function] { return found }
        var found: Set<Int> = []
        for effect in alone where effect.steps.count > 1 {
            guard let first = effect.steps.first, first.function == function else { continue }
            guard let index = parameter(calledIn: first), !found.contains(index) else { continue }
            if isAnsweredBySeveral(index, of: function) { found.insert(index) }
        }
        known[function] = found.sorted()
        return found.sorted()
    }

    /// The parameter whose method a step calls.
    private func parameter(calledIn step: Effect.Step) -> Int? { parameter(calledIn: step.call) }

    private func parameter(calledIn call: ExpressionRef) -> Int? {
        let file = program.files[Int(call.file)]
        guard case .call(let callee, _) = file.expressions[call.id],
            case .member(let base?, _) = file.expressions[callee], case .local(let local) = file.expressions[base],
            case .parameter(let index) = file.locals[Int(local.index)].source
        else { return nil }
        return index
    }

    private func isAnsweredBySeveral(_ index: Int, of function: FunctionRef) -> Bool {
        evaluator.symbols(of: evaluator.parameterType(index, of: function)).contains {
            program.types[$0].kind == .protocol && program.concreteConformers(of: $0).count > 1
        }
    }
}
