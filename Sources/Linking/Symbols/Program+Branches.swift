import Facts

extension Program {
    /// Whether two conditions are those of one `if` or `guard`, which are recorded one after the other.
    func areSides(_ one: ConditionRef, _ other: ConditionRef) -> Bool {
        guard one.file == other.file, abs(one.condition - other.condition) == 1 else { return false }
        let (first, second) = (condition(min(one, other)), condition(max(one, other)))
        guard first.parent == second.parent, first.line == second.line else { return false }
        switch (first.kind, second.kind) {
        case (.whenTrue, .whenFalse), (.guardPassed, .guardFailed): return true
        // A `default` is the other side of all cases before it.
        case (.matches, .otherwise): return texts(of: max(one, other)) != ["default"]
        default: return false
        }
    }

    /// The conditions around code of a function, innermost first, with those around the closure that it stands in; also those
    /// that only unwrap.
    func conditions(from innermost: ConditionID?, in function: FunctionRef) -> [ConditionRef] {
        let conditions = files[Int(function.file)].conditions
        var found: [ConditionRef] = []
        var (current, inside) = (innermost, Optional(function))
        while let home = inside {
            while let id = current {
                found.append(ConditionRef(file: function.file, condition: id.index))
                current = conditions[id].parent
            }
            current = facts(home).kind == .closure ? facts(home).condition : nil
            inside = facts(home).parent.map { FunctionRef(Int(home.file), $0) }
        }
        return found
    }

    /// The innermost condition around a call, or around what makes a target.
    func condition(around call: ExpressionRef, in function: FunctionRef) -> ConditionID? {
        let file = files[Int(function.file)]
        return facts(function).actions.lazy.map { file.actions[Int($0)] }.first { $0.expression == call.id }?.condition
    }
}
