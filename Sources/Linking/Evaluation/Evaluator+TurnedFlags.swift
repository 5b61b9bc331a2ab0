import Facts

/// Variables that a base class begins with and an heir turns in a hook that the base class's initialiser runs:
/// `hidesCloseButton = true` in `configureNavigationBar()`.
extension Evaluator {
    /// What a flag is as soon as an object of a class is made: where all that sets it puts the same there, and a hook does
    /// whenever one is made; nil where it may be either.
    func flagTurned(_ property: PropertyRef, of symbol: Int) -> Bool? {
        let fact = program.facts(property)
        guard program.types[symbol].kind == .class, fact.getter == nil, fact.attributes.isEmpty, !fact.isConstant
        else { return nil }
        let name = program.identifier(of: property)
        var literals: Set<Identifier> = []
        var isTurned = false
        for reference in assignments(to: name, of: symbol) {
            let file = program.files[Int(reference.file)]
            let action = program.action(reference)
            guard case .assignment(let target, let value) = file.expressions[action.expression],
                case .name(let text) = file.expressions[value]
            else { return nil }
            literals.insert(program.identifier(text, reference.file))
            guard action.condition == nil, isOwnMember(target, named: name, reference.file) else { continue }
            isTurned = isTurned || runsWhileMade(FunctionRef(Int(reference.file), action.function), symbol)
        }
        guard isTurned, literals.count == 1, let literal = literals.first, isFlag(literal), !isToggled(name) else {
            return nil
        }
        return literal == .trueLiteral
    }

    /// Whether each initialiser of a class, or of one that it inherits, runs a method of the class.
    private func runsWhileMade(_ hook: FunctionRef, _ symbol: Int) -> Bool {
        let fact = program.facts(hook)
        guard fact.kind == .method, fact.parent == nil, fact.parameters.isEmpty, let owner = program.owner(of: hook),
            program.isSubtype(symbol, of: owner), program.mayRun(hook, symbol)
        else { return false }
        let name = program.identifier(of: hook)
        // `required init?(coder:)` of a class that no storyboard holds.
        let stop = program.identifier("fatalError")
        return program.lineage(of: symbol).contains { ancestor in
            let initializers = program.types[ancestor].initializers.filter { !alwaysRuns(stop, in: $0) }
            return !initializers.isEmpty
                && initializers.allSatisfy { alwaysRuns(name, in: $0) || alwaysRuns(.initializer, in: $0) }
        }
    }

    /// Whether a function runs a method of its object in any case: `configureNavigationBar()`, `self.init(style: .plain)`.
    private func alwaysRuns(_ name: Identifier, in function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.contains { index in
            let action = file.actions[Int(index)]
            guard action.kind == .call, action.condition == nil,
                case .call(let callee, _) = file.expressions[action.expression]
            else { return false }
            return isOwnMember(callee, named: name, function.file)
        }
    }
}
