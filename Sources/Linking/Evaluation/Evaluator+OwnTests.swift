import Facts

/// Parameters whose case the enum's own code tests: `destination.makeScreen()`, `tab.screen`.
extension Evaluator {
    /// A parameter, and whose it is.
    struct TestedParameter {
        var function: FunctionRef
        var index: Int
    }

    /// The parameters of a function, or of one around it, on which it calls the code of an enum in which a condition stands.
    func parameters(testedBy reference: ConditionRef, in function: FunctionRef) -> [TestedParameter] {
        guard let tester = self.function(of: reference), let owner = program.owner(of: tester),
            program.types[owner].kind == .enum
        else { return [] }
        let whole = program.outermost(function)
        return parameters(namedInFile: function.file)[program.identifier(of: tester), default: []].filter {
            program.outermost($0.function) == whole && parameterType($0.index, of: $0.function).symbol == owner
        }
    }

    /// Whether code of an enum's own in which a condition stands may get there for one of some cases of the enum; nil where
    /// the condition is no such test, or a name is no case of that enum.
    func mayHold(_ reference: ConditionRef, forCases names: [String]) -> Bool? {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        guard let subject = condition.subject, case .selfReference = file.expressions[subject], condition.namesCases,
            let owner = function(of: reference).flatMap({ program.owner(of: $0) }), program.types[owner].kind == .enum,
            names.allSatisfy({ program.types[owner].cases[program.identifier($0)] != nil })
        else { return nil }
        return names.contains { file.outcome(of: condition, for: $0) != false }
    }

    /// What code of an enum gives back that runs for one case, without the tests of that case itself: `Place.cabin(1).screen`
    /// says which case is meant.
    func withoutOwnCase(_ found: ValueID, of base: ValueID) -> ValueID {
        guard case .alternatives(let choices) = store[found] else { return found }
        let named = self.choices(of: base)
        guard named.count == 1, case .enumCase(let symbol?, let name, _) = store[named[0].value] else { return found }
        return join(
            choices.map { choice in
                Choice(
                    value: choice.value,
                    conditions: choice.conditions.filter { !asksOnly(for: name, of: symbol, $0) })
            })
    }

    /// Whether a condition in an enum's own code asks for one case alone, or for one of several.
    private func asksOnly(for name: Identifier, of symbol: Int, _ reference: ConditionRef) -> Bool {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        guard let subject = condition.subject, case .selfReference = file.expressions[subject], !condition.isPartial,
            let tester = function(of: reference), program.owner(of: tester) == symbol
        else { return false }
        return file.outcome(of: condition, for: program.text(name)) == true
    }

    /// The function in whose body a condition stands; nil where no action stands under it.
    private func function(of reference: ConditionRef) -> FunctionRef? {
        if functionsOfConditions[reference.file] == nil {
            let file = program.files[Int(reference.file)]
            var found: [Int32: FunctionID] = [:]
            for action in file.actions {
                var current = action.condition
                while let id = current, found[id.index] == nil {
                    found[id.index] = action.function
                    current = file.conditions[Int(id.index)].parent
                }
            }
            functionsOfConditions[reference.file] = found
        }
        return functionsOfConditions[reference.file]?[reference.condition].map {
            FunctionRef(Int(reference.file), $0)
        }
    }

    /// The parameters on which code of a file names a member, by the member's name.
    private func parameters(namedInFile index: Int32) -> [Identifier: [TestedParameter]] {
        if let known = parametersWithMembers[index] { return known }
        let file = program.files[Int(index)]
        var found: [Identifier: [TestedParameter]] = [:]
        for case .member(let base?, let name) in file.expressions {
            guard case .local(let id) = file.expressions[base] else { continue }
            let local = file.locals[Int(id.index)]
            guard case .parameter(let position) = local.source else { continue }
            found[program.identifier(name, index), default: []].append(
                TestedParameter(function: FunctionRef(Int(index), local.function), index: position))
        }
        parametersWithMembers[index] = found
        return found
    }
}
