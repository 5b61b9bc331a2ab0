import Facts

/// What a library does that the program stands in for, as the app's own code has it.
extension EffectFinder {
    /// An effect of a function as its caller has it. What lies in a library is one with the app's call of the library.
    func effect(_ effect: Effect, of function: FunctionRef, calledBy step: Effect.Step) -> Effect {
        var (effect, step) = (effect, step)
        effect.receiver = receiver(effect.receiver, for: step)
        if program.isStandIn(function.file), !program.isStandIn(step.function.file) {
            let isOfLibrary = effect.steps.last.map { program.isStandIn($0.function.file) } ?? false
            let inside = effect.steps.filter { program.isStandIn($0.function.file) }
            step.conditions += inside.flatMap(\.conditions).filter { !program.isLibrarysChoice($0) }
            effect.steps.removeAll { program.isStandIn($0.function.file) }
            if isOfLibrary {
                if let held = heldLanding(of: effect, in: inside) { effect.landing = held }
                let owner = program.owner(of: function).map { program.types[$0].name + "." } ?? ""
                effect.call = owner + program.fullName(function)
                effect.isLibrarys = true
                effect.primitive = effect.steps.last?.call ?? step.call
                note(effect.primitive, effect.call)
            }
        }
        effect.steps.insert(step, at: 0)
        return effect
    }

    /// Where a library's object goes back to the controller that it holds itself: that property, which only the library
    /// sets.
    private func heldLanding(of effect: Effect, in steps: [Effect.Step]) -> ValueID? {
        guard let landing = effect.landing, let last = steps.last, let owner = program.owner(of: last.function) else {
            return nil
        }
        let file = program.files[Int(last.call.file)]
        guard case .call(_, let range) = file.expressions[last.call.id], let screen = file.arguments(range).first,
            let name = program.ownMember(screen.value, last.call.file)
        else { return nil }
        return evaluator.make(.open(.selfMember(owner, name), evaluator.type(of: landing)))
    }

    /// What a library's static function navigates on is, where the library leaves that open, the property of that name of
    /// the object whose code calls it: a transition is performed on the controller of the coordinator that asks for it.
    private func receiver(_ receiver: ValueID, for step: Effect.Step) -> ValueID {
        guard case .open(.selfMember(let symbol, let name), _) = evaluator.store[receiver],
            program.isOfStandIn(symbol),
            let this = evaluator.store.this(of: step.frame), evaluator.type(of: this).symbol != symbol,
            evaluator.hasMember(name, this)
        else { return receiver }
        let value = evaluator.member(name, of: this)
        return value == evaluator.unknown ? receiver : value
    }
}
