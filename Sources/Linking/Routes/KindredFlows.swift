import Facts

/// Tells where a coordinator's way leads on through another object of its class, as where the flow of a room starts the
/// one of the next room: what that one does by itself is a way of the class, too, and not only the end of a longer one.
struct KindredFlows {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// Whether a step runs on another object of the coordinator's class than the step before it.
    func isAnother(_ steps: [Effect.Step], at index: Int) -> Bool {
        guard index > 0, let owner = program.owner(of: steps[index].function), program.isCoordinator(owner),
            program.owner(of: steps[index - 1].function) == owner
        else { return false }
        let (caller, called) = (steps[index - 1], program.outermost(steps[index].function))
        if program.facts(called).kind == .initializer {
            return program.facts(program.outermost(caller.function)).kind != .initializer
        }
        let file = program.files[Int(caller.call.file)]
        guard case .call(let callee, _) = file.expressions[caller.call.id],
            case .member(let base?, _) = file.expressions[callee]
        else { return false }
        let objects = evaluator.choices(of: evaluator.eval(base, caller.frame)).map(\.value)
        return !objects.isEmpty && objects.allSatisfy { isMade($0, by: owner, besides: caller.frame) }
    }

    /// Whether an object is another one than that of an activation, and a method of its own class makes it; one for the
    /// whole app is the object at hand.
    private func isMade(_ object: ValueID, by symbol: Int, besides frame: FrameID) -> Bool {
        guard case .object(let creation) = evaluator.store[object], creation.type.symbol == symbol,
            object != evaluator.store.this(of: frame)
        else { return false }
        let maker = program.outermost(evaluator.store.function(of: creation.frame))
        return program.owner(of: maker) == symbol && program.facts(maker).kind == .method
            && !program.facts(maker).isStatic
    }

    /// Whether a step begins the code of another object of the class, which waits there for something to happen before
    /// it leads on: what happens then is no affair of who made that object.
    ///
    /// - Parameter last: the step of the coordinator's code that leads on.
    func waits(_ steps: [Effect.Step], from index: Int, to last: Int) -> Bool {
        isAnother(steps, at: index) && steps[index...last].contains { runsLater($0.function) }
    }

    /// Whether a function is a closure, or in one, that runs after the code which makes it.
    private func runsLater(_ innermost: FunctionRef) -> Bool {
        var function = innermost
        while program.facts(function).kind == .closure {
            if program.runsLater(function) { return true }
            guard let around = program.facts(function).parent else { return false }
            function = FunctionRef(Int(function.file), around)
        }
        return false
    }
}
