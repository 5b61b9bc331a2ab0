import Facts

/// Tells which of two things that a function does to the screen comes first whenever the function runs.
struct RunOrder {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// Whether one thing is done before another in one run of the function that does both, by itself or by calls.
    func runs(_ one: Effect, before other: Effect) -> Bool {
        guard let first = one.steps.first, let second = other.steps.first, first.call != second.call,
            place(first.call) < place(second.call)
        else { return false }
        return runs(second.function, with: first.function, after: first.call) && !areAlternatives(first, second)
            // What a function prepares for later, as a button's action, is not of this run.
            && (one.steps.dropFirst() + other.steps.dropFirst()).allSatisfy { isRun(soon: $0.function) }
    }

    /// Whether two things that one function does stand in two branches of the same statement, so that no run does both.
    private func areAlternatives(_ one: Effect.Step, _ other: Effect.Step) -> Bool {
        guard one.function == other.function else { return false }
        let before = evaluator.conditions(around: one.call, in: one.function)
        return evaluator.conditions(around: other.call, in: other.function).contains { second in
            before.contains { evaluator.excludes($0, second) }
        }
    }

    /// Whether a function is no closure, or one that a queue or an animation runs in a moment.
    private func isRun(soon function: FunctionRef) -> Bool {
        guard program.facts(function).kind == .closure else { return true }
        guard let use = program.closureUses[function], isSoon(use.call), let parent = program.facts(function).parent
        else { return false }
        return isRun(soon: FunctionRef(Int(function.file), parent))
    }

    /// Whether a thing is done wherever another one of the same function is, save that something it needs is not there.
    func isSure(_ one: Effect, with other: Effect) -> Bool {
        let asked = other.steps.flatMap(\.conditions)
        return one.steps.flatMap(\.conditions).allSatisfy { asked.contains($0) || program.condition($0).isSilent }
    }

    func place(_ call: ExpressionRef) -> (Int32, Int32) {
        let place = program.files[Int(call.file)].place(call.id)
        return (place.line, place.column)
    }

    /// Whether a closure runs in a moment when the function does that it is written in: as soon as the queue, an animation, or
    /// the call that goes before gets to it.
    private func runs(_ function: FunctionRef, with outer: FunctionRef, after call: ExpressionRef) -> Bool {
        var current = function
        while current != outer {
            guard let use = program.closureUses[current], use.call == call || isSoon(use.call),
                let parent = program.facts(current).parent
            else { return false }
            current = FunctionRef(Int(current.file), parent)
        }
        return true
    }

    /// Whether a call runs the closures that it is handed by itself, and soon.
    private func isSoon(_ call: ExpressionRef) -> Bool {
        let file = program.files[Int(call.file)]
        guard case .call(let callee, _) = file.expressions[call.id],
            case .member(_?, let name) = file.expressions[callee]
        else { return false }
        return Self.soon.contains(file.text(name))
    }

    private static let soon: Set<String> = [
        "async", "asyncAfter", "animate", "performWithoutAnimation", "setCompletionBlock",
    ]
}

extension EffectFinder {
    /// All that the function of a step does in the activation at hand, with what its closures do.
    func effects(around effect: Effect, at index: Int) -> [Effect] {
        var frame = effect.steps[index].frame
        while program.facts(evaluator.store.function(of: frame)).kind == .closure,
            let around = evaluator.store.parent(of: frame)
        {
            frame = around
        }
        return effects(of: frame)
    }
}

extension Effect {
    /// Whether it is what the last steps of another one do.
    func isEnd(of other: Effect, from index: Int) -> Bool {
        primitive == other.primitive && steps.map(\.call) == other.steps[index...].map(\.call)
    }
}
