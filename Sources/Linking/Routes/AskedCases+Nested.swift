import Facts

/// What code asks of a case within a case, beside what it asks of that one by another name: `case .login(.busy) = step`
/// and, of what `.login` carries, `case .missing`.
extension AskedCases {
    /// The parameters of which conditions say that they are no case with a certain one in it: the `else` of
    /// `if case .social(.loading) = step`.
    func denied(by conditions: [ConditionRef], in function: FunctionRef) -> [AskedCase] {
        conditions.compactMap { reference in
            guard let subject = program.condition(reference).subject, pattern(of: reference)?.isNegated ?? false,
                let asked = HandedValues(evaluator: evaluator).parameter(subject, inFile: reference.file)
            else { return nil }
            return AskedCase(
                condition: reference, function: asked.function, parameter: asked.index, parts: asked.parts)
        }
    }

    /// A condition that no value meets which meets the others: what a case carries is one case or another.
    ///
    /// - Parameter denied: what the value must not be.
    func contradiction(within asked: [AskedCase], besides denied: [AskedCase]) -> ConditionRef? {
        for outer in asked {
            guard let pattern = pattern(of: outer.condition), !pattern.isNegated else { continue }
            let unmet = asked.first { inner in
                name(askedOf: inner, by: pattern, of: outer).map { outcome(of: inner, for: $0) == false } ?? false
            }
            if let unmet { return unmet.condition }
        }
        return denied.first { outer in
            guard let pattern = pattern(of: outer.condition) else { return false }
            return pattern.values.indices.allSatisfy { index in
                guard let name = pattern.values[index] else { return true }
                return asked.contains { isPart($0, index, of: pattern, outer) && isOnly($0, name) }
            }
        }?.condition
    }

    /// The conditions on what a value must not be that hold for any value of which the others do.
    func implied(among denied: [AskedCase], by asked: [AskedCase]) -> Set<ConditionRef> {
        let said = denied.filter { outer in
            guard let pattern = pattern(of: outer.condition) else { return false }
            return asked.contains { other in
                if isOfSameParameter(other, outer), other.parts == outer.parts {
                    return outcome(of: other, for: pattern.name) == false
                }
                let name = name(askedOf: other, by: pattern, of: outer)
                return name.map { outcome(of: other, for: $0) == false } ?? false
            }
        }
        return Set(said.map(\.condition))
    }

    /// The case within a case that a condition asks for, or asks not to be; nil for other conditions.
    private func pattern(of reference: ConditionRef) -> NestedPattern? {
        let condition = program.condition(reference)
        let isOne = condition.kind == .matches && condition.isPartial && condition.cases.count == 1
        guard isOne || condition.kind == .otherwise && condition.cases.isEmpty,
            let pattern = NestedPattern(program.files[Int(reference.file)].text(condition.text)),
            pattern.isNegated != isOne
        else { return nil }
        return pattern
    }

    /// The case that a pattern asks for of the part of a value that another condition asks about.
    private func name(askedOf inner: AskedCase, by pattern: NestedPattern, of outer: AskedCase) -> String? {
        pattern.values.indices.lazy.filter { isPart(inner, $0, of: pattern, outer) }.compactMap { pattern.values[$0] }
            .first
    }

    /// Whether a condition asks about what the case of another one carries at a position.
    private func isPart(_ inner: AskedCase, _ index: Int, of pattern: NestedPattern, _ outer: AskedCase) -> Bool {
        isOfSameParameter(inner, outer) && program.condition(inner.condition).namesCases && inner.texts.isEmpty
            && inner.parts == outer.parts + [.payload(program.identifier(pattern.name), index)]
    }

    private func isOfSameParameter(_ one: AskedCase, _ other: AskedCase) -> Bool {
        one.function == other.function && one.parameter == other.parameter
    }

    /// Whether a condition holds for one case, whatever that carries, and for no other one.
    private func isOnly(_ asked: AskedCase, _ name: String) -> Bool {
        let condition = program.condition(asked.condition)
        let file = program.files[Int(asked.condition.file)]
        return condition.kind == .matches && !condition.isPartial && condition.cases.map { file.text($0) } == [name]
    }
}
