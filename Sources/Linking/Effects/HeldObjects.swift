import Facts

/// Tells which functions do something else for each object of their type: those that go on through a property in which
/// other objects hold something else, such as a helper's delegate or the strategy that it was made with, that hand one on,
/// or that choose by one. A function that the app adds to all controllers may put a control on the one at hand.
final class HeldObjects {
    private let evaluator: Evaluator
    private var known: [FunctionRef: Bool] = [:]
    private var placed: [ValueID: Bool] = [:]

    init(evaluator: Evaluator) {
        self.evaluator = evaluator
    }

    private var program: Program { evaluator.program }

    /// Whether a function may do something else for the object at hand than it does looked at by itself. Of an object of which
    /// only its holder is known, that is so where the holder gives it what it asks: a delegate.
    ///
    /// - Parameter alone: what it does looked at by itself.
    func mayDiffer(_ target: CallTarget, _ alone: [Effect]) -> Bool {
        guard let this = target.this, let owner = program.owner(of: target.function) else { return false }
        if case .open(.selfMember, _) = evaluator.store[this], !alone.isEmpty { return isPlaced(this, owner) }
        guard case .object = evaluator.store[this] else { return false }
        if let found = known[target.function] { return found }
        let found = alone.contains { effect in
            effect.steps.prefix { runsForSelf($0, owner) }.contains {
                usesMember($0, of: owner) || testsMember($0, of: owner)
                    || program.isExternal(owner) && program.isTouched($0.function)
            }
        }
        known[target.function] = found
        return found
    }

    /// Whether what holds an object puts something into it that others put something else into.
    private func isPlaced(_ this: ValueID, _ owner: Int) -> Bool {
        if let known = placed[this] { return known }
        let found = program.properties(of: owner).contains { _, property in
            program.facts(property).getter == nil && evaluator.bindings(of: property, in: owner).count > 1
                && evaluator.placedValues(of: property, in: owner, this) != nil
        }
        placed[this] = found
        return found
    }

    private func runsForSelf(_ step: Effect.Step, _ owner: Int) -> Bool {
        evaluator.store.this(of: step.frame).map { evaluator.store[$0] == .this(owner) } ?? false
    }

    /// Whether a call's receiver, or what it hands on, is a property, or a part of one, that different code fills with
    /// different things: a helper's delegate, what the delegate gives, or the target that a command is made with. So may be
    /// what an answer gives back.
    private func usesMember(_ step: Effect.Step, of owner: Int) -> Bool {
        let file = program.files[Int(step.call.file)]
        var used = [step.call.id]
        if case .call(let callee, let arguments) = file.expressions[step.call.id] {
            used = file.arguments(arguments).flatMap { elements(of: $0.value, file) }
            if case .member(let base?, _) = file.expressions[callee] { used.append(base) }
        }
        return used.contains { expression in
            guard let name = ownMember(expression, file) else { return false }
            return holdsSeveral(program.identifier(name, step.call.file), of: owner)
        }
    }

    /// What a list is written of; else the expression.
    private func elements(of expression: ExpressionID, _ file: SwiftFacts) -> [ExpressionID] {
        guard case .array(let elements) = file.expressions[expression] else { return [expression] }
        return file.arguments(elements).map(\.value)
    }

    /// Whether a call depends on the case of an enum in a property that different code sets to different ones, on the class
    /// of what is in a property, or on whether the object was made with anything there.
    private func testsMember(_ step: Effect.Step, of owner: Int) -> Bool {
        step.conditions.contains { reference in
            let condition = program.condition(reference)
            let file = program.files[Int(reference.file)]
            guard reference.file == step.call.file, let subject = condition.subject,
                let name = ownMember(subject, file).map({ program.identifier($0, reference.file) })
            else { return false }
            if case .cast = file.expressions[subject] {
                return evaluator.property(name, in: owner, isStatic: false) != nil
            }
            if condition.onlyUnwraps { return holdsWhatItIsMadeWith(name, of: owner) }
            return !condition.cases.isEmpty && holdsSeveral(name, of: owner)
        }
    }

    /// Whether a property is set by initialisers alone, so that what is nil in it stays nil.
    private func holdsWhatItIsMadeWith(_ name: Identifier, of owner: Int) -> Bool {
        stored(name, of: owner).map { evaluator.isSetOnlyByInitializers($0, in: owner) } ?? false
    }

    private func holdsSeveral(_ name: Identifier, of owner: Int) -> Bool {
        stored(name, of: owner).map { evaluator.bindings(of: $0, in: owner).count > 1 } ?? false
    }

    private func stored(_ name: Identifier, of owner: Int) -> PropertyRef? {
        evaluator.property(name, in: owner, isStatic: false).flatMap { program.facts($0).getter == nil ? $0 : nil }
    }

    /// The member of the object at hand that an expression begins with.
    private func ownMember(_ expression: ExpressionID, _ file: SwiftFacts) -> NameID? {
        switch file.expressions[expression] {
        case .name(let name): return name
        case .member(let base?, let name):
            switch file.expressions[base] {
            case .selfReference: return name
            case .local(let local) where file.text(file.locals[Int(local.index)].name) == "self": return name
            default: return ownMember(base, file)
            }
        case .cast(let value, _, .conversion): return ownMember(value, file)
        // `delegate?.page(at: index)`, and `makePage(index)` of a closure in a property.
        case .call(let callee, _): return ownMember(callee, file)
        case .local(let local):
            guard case .value(let value) = file.locals[Int(local.index)].source else { return nil }
            return ownMember(value, file)
        default: return nil
        }
    }
}
