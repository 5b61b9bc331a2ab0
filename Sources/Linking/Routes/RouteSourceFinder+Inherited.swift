import Facts

/// What a module's navigator inherits from a class of no module.
extension RouteSourceFinder {
    /// The module whose navigator runs a step by a method that it inherits, and that an interface of its own asks for:
    /// `close()` of a base router is a way out like those that the navigator declares itself, and begins there. The
    /// object tells whose it is, where one presenter is made with either of two navigators of different base classes.
    ///
    /// What the navigator's own code has it do begins further out; a coordinator leads through screens of others. Where
    /// several navigators may be asked by one call, the modules share what calls them, which is told elsewhere.
    func navigator(inheriting effect: Effect, _ index: Int) -> Int? {
        let step = effect.steps[index]
        guard index > 0, let base = program.owner(of: step.function), program.types[base].kind == .class,
            let heir = evaluator.store.this(of: step.frame).flatMap({ evaluator.type(of: $0).symbol }), heir != base,
            program.lineage(of: heir).contains(base), !program.isCoordinator(heir),
            let module = modules.moduleOfType[heir], modules.drafts[module].navigators.contains(heir),
            !modules.drafts[module].isInherited,
            program.owner(of: effect.steps[index - 1].function).map({ !program.isSubtype(heir, of: $0) }) ?? true
        else { return nil }
        guard isOnlyOne(heir, inheriting: base, askedBy: effect.steps[index - 1]) else { return nil }
        return isAsked(program.outermost(step.function), of: heir, besides: base) ? module : nil
    }

    /// Whether a call asks an object of one class alone among those that inherit from a base class.
    private func isOnlyOne(_ heir: Int, inheriting base: Int, askedBy step: Effect.Step) -> Bool {
        let file = program.files[Int(step.call.file)]
        guard case .call(let callee, _) = file.expressions[step.call.id],
            case .member(let receiver?, _) = file.expressions[callee]
        else { return true }
        return evaluator.choices(of: evaluator.eval(receiver, step.frame)).allSatisfy { choice in
            evaluator.type(of: choice.value).symbols.allSatisfy { symbol in
                symbol == heir || !program.lineage(of: symbol).contains(base)
            }
        }
    }

    /// Whether a protocol that an heir conforms to, and its base class does not, asks for a method of the base class.
    private func isAsked(_ method: FunctionRef, of heir: Int, besides base: Int) -> Bool {
        let (name, fullName) = (program.identifier(of: method), program.fullName(method))
        let shared = program.allProtocols(of: base)
        return program.allProtocols(of: heir).contains { interface in
            program.types[interface].kind == .protocol && !shared.contains(interface)
                && (program.types[interface].methods[name] ?? []).contains { program.fullName($0) == fullName }
        }
    }
}
