import Facts

/// Finds the code that changes what a view of SwiftUI shows: that sets the property which decides it, or puts a value on
/// a path.
struct StateOpeners {
    struct Opener {
        var function: FunctionRef
        var change: ExpressionRef
    }

    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// How many views may lend a binding on.
    private static let maximumStates = 8

    /// What sets a property to show something, in source order; also what sets it through a binding that another view was
    /// lent, and what sets the state behind a binding.
    ///
    /// - Parameter choice: the case that must be set, where the property holds an enum.
    func openers(of state: StateKey, choice: String?) -> [Opener] {
        behind(state).flatMap { ownOpeners(of: $0, choice: choice) }
    }

    /// What sets a property to show nothing any more, `nil` or `false`, in source order.
    func closers(of state: StateKey) -> [Opener] {
        behind(state).flatMap { state in setters(of: state) { value, file in isNothing(value, file) } }
    }

    /// A state, those that it is bound to, and those that are bound to one of these. A view to which several others
    /// lend their states sets each of them, but who sets the one opens nothing that another shows.
    private func behind(_ state: StateKey) -> [StateKey] {
        reached(from: reached(from: [state], by: lenders), by: takers)
    }

    /// Some states, and those to which steps lead from them.
    private func reached(from start: [StateKey], by next: (StateKey) -> [StateKey]) -> [StateKey] {
        var states = start
        var position = 0
        while position < states.count, states.count < Self.maximumStates {
            for other in next(states[position]) where !states.contains(other) { states.append(other) }
            position += 1
        }
        return states
    }

    /// The properties that are bound to a state.
    private func takers(of state: StateKey) -> [StateKey] {
        (program.lentBindings[state.name] ?? []).filter { $0.state == state.name }.compactMap { lent in
            guard let taker = taker(of: lent),
                holders(of: lent.binding, in: lent.function).contains(where: { program.isKin(state.type, of: $0) })
            else { return nil }
            return StateKey(type: taker, name: lent.label)
        }
    }

    /// The states that a property is bound to.
    private func lenders(to state: StateKey) -> [StateKey] {
        (program.lentBindings[state.name] ?? []).filter { $0.label == state.name && taker(of: $0) == state.type }
            .flatMap { lent in
                holders(of: lent.binding, in: lent.function).map { StateKey(type: $0, name: lent.state) }
            }
    }

    /// The type of the program that is made with a binding, and has a property for it.
    private func taker(of lent: LentBinding) -> Int? {
        let callee = evaluator.eval(lent.callee, evaluator.rootFrame(lent.function))
        guard case .metatype(let type) = evaluator.store[callee], let taker = type.symbol, !program.isExternal(taker),
            evaluator.property(program.identifier(lent.label), in: taker, isStatic: false) != nil
        else { return nil }
        return taker
    }

    /// The assignments that put a certain value into a state.
    func setters(of state: StateKey, to isMeant: (ExpressionID, SwiftFacts) -> Bool) -> [Opener] {
        program.assignments(named: state.name).compactMap { reference in
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .assignment(let target, let value) = file.expressions[action.expression],
                isMeant(value, file), isHeld(target, by: state, reference, action)
            else { return nil }
            return opener(reference, action)
        }
    }

    private func ownOpeners(of state: StateKey, choice: String?) -> [Opener] {
        var found = setters(of: state) { value, file in shows(value, choice, file) }
        for reference in program.calls(named: "toggle") {
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .call(let callee, _) = file.expressions[action.expression],
                case .member(let target?, _) = file.expressions[callee], name(of: target, file) == state.name,
                isHeld(target, by: state, reference, action)
            else { continue }
            found.append(opener(reference, action))
        }
        return found
    }

    private func opener(_ reference: ActionRef, _ action: Action) -> Opener {
        Opener(
            function: FunctionRef(Int(reference.file), action.function),
            change: ExpressionRef(Int(reference.file), action.expression))
    }

    /// Whether a value shows something: not `false` or `nil`, and the case in question.
    private func shows(_ value: ExpressionID, _ choice: String?, _ file: SwiftFacts) -> Bool {
        var inner = value
        if case .call(let callee, _) = file.expressions[value] { inner = callee }
        if isNothing(inner, file) { return false }
        switch file.expressions[inner] {
        case .member(_, let name):
            // `.settings`, or something computed whose case is not known.
            let text = file.text(name)
            return choice == nil || text == choice || !isCase(text, inner, file)
        default: return true
        }
    }

    private func isNothing(_ value: ExpressionID, _ file: SwiftFacts) -> Bool {
        if case .name(let name) = file.expressions[value] { ["false", "nil"].contains(file.text(name)) } else { false }
    }

    private func isCase(_ name: String, _ expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        guard case .member(let base, _) = file.expressions[expression] else { return false }
        guard let base else { return true }
        if case .name(let type) = file.expressions[base] { return file.text(type).beginsWithCapital }
        return false
    }

    private func name(of target: ExpressionID, _ file: SwiftFacts) -> String? {
        switch file.expressions[target] {
        case .name(let name), .member(_, let name): file.text(name)
        default: nil
        }
    }

    private func isHeld(
        _ target: ExpressionID, by state: StateKey, _ reference: ActionRef, _ action: Action
    ) -> Bool {
        holders(of: target, in: FunctionRef(Int(reference.file), action.function)).contains {
            program.isKin(state.type, of: $0)
        }
    }

    /// The types whose property an expression of a function is.
    private func holders(of target: ExpressionID, in function: FunctionRef) -> [Int] {
        switch program.files[Int(function.file)].expressions[target] {
        case .member(let base?, _):
            evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(function))))
        default: program.owner(of: function).map { [$0] } ?? []
        }
    }
}
