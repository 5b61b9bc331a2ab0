import Facts

extension Evaluator {
    /// Whether a `guard` hands on the very call that it stands in, to be run later: `guard isFree(then: self.push(page))`.
    /// It says when the function does its work, and nothing of whether.
    func putsOff(_ condition: ConditionID, file index: Int32) -> Bool {
        if let known = conditionsPuttingOff[index] { return known.contains(condition.index) }
        let file = program.files[Int(index)]
        var found: Set<Int32> = []
        var seen: Set<Int32> = []
        for action in file.actions {
            var current = action.condition
            while let id = current, seen.insert(id.index).inserted {
                let fact = file.conditions[Int(id.index)]
                if fact.kind == .guardPassed {
                    let function = program.outermost(FunctionRef(Int(index), action.function))
                    if hands(file.text(fact.text), on: program.name(function)) { found.insert(id.index) }
                }
                current = fact.parent
            }
        }
        conditionsPuttingOff[index] = found
        return found.contains(condition.index)
    }

    private func hands(_ condition: String, on function: String) -> Bool {
        guard condition.hasSuffix("))") else { return false }
        return [": self.", "(self.", ": "].contains { condition.holds("\($0)\(function)(") }
    }
}
