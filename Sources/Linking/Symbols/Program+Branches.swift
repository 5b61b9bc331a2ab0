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
}
