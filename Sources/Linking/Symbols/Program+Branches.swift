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

    /// Whether each of several ways, one of which is taken, asks for something that not all of them do. The two branches of
    /// one `if` and all clauses of one `switch` ask for nothing together, whatever lies inside of each, and nor do `a == nil`
    /// and `a != nil` of one file.
    func eachAsksForMore(_ ways: [Set<ConditionRef>]) -> Bool {
        let shared = ways.dropFirst().reduce(ways.first ?? []) { $0.intersection($1) }
        var own = Set(ways.map { $0.subtracting(shared) })
        if own.count < 2 || own.contains([]) { return false }
        let single = own.compactMap { $0.count == 1 ? $0.first : nil }
        if single.contains(where: { one in single.contains { areSides(one, $0) || areOpposites(one, $0) } }) {
            return false
        }
        // Of what is taken on each branch of a statement, the statement asks nothing. What asks for least first: it is sooner
        // found to ask for nothing, and what is found does not depend on the order of a set.
        var ordered = own.map { $0.sorted() }.sorted(by: Self.asksForLess)
        for _ in 0..<Self.maximumStatements {
            guard let rest = ordered.lazy.compactMap({ self.rest(of: $0, among: own) }).first else { return true }
            if rest.isEmpty { return false }
            own.insert(rest)
            let sorted = rest.sorted()
            ordered.insert(sorted, at: ordered.firstIndex { Self.asksForLess(sorted, $0) } ?? ordered.endIndex)
        }
        return true
    }

    private static func asksForLess(_ one: [ConditionRef], _ other: [ConditionRef]) -> Bool {
        one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
    }

    /// How many statements are looked at whose branches are all taken.
    private static let maximumStatements = 16

    /// What a way asks for beside a statement each of whose branches leads on with no more than that; nil for none.
    private func rest(of way: [ConditionRef], among ways: Set<Set<ConditionRef>>) -> Set<ConditionRef>? {
        for condition in way {
            let rest = Set(way).subtracting([condition])
            guard !ways.contains(where: { $0.isSubset(of: rest) }) else { continue }
            let branches = self.branches(beside: condition)
            if branches.count > 1,
                branches.allSatisfy({ branch in ways.contains { $0.isSubset(of: rest.union([branch])) } })
            {
                return rest
            }
        }
        return nil
    }

    /// The conditions of all branches of the statement that a condition is one of, each of which is taken where none of the
    /// others is.
    private func branches(beside reference: ConditionRef) -> [ConditionRef] {
        let condition = condition(reference)
        let conditions = files[Int(reference.file)].conditions
        let near = [reference.condition - 1, reference.condition + 1].filter { conditions.indices.contains(Int($0)) }
            .map { ConditionRef(file: reference.file, condition: $0) }
        if let other = near.first(where: { areSides(reference, $0) }) { return [reference, other] }
        guard condition.kind == .matches || condition.kind == .otherwise, let subject = condition.subject else {
            return []
        }
        return conditions.indices.filter { index in
            conditions[index].subject == subject && conditions[index].parent == condition.parent
                && (conditions[index].kind == .matches || conditions[index].kind == .otherwise)
        }.map { ConditionRef(file: reference.file, condition: Int32($0)) }
    }

    private func areOpposites(_ one: ConditionRef, _ other: ConditionRef) -> Bool {
        guard one.file == other.file, one != other else { return false }
        let (left, right) = (tellingTexts(of: one), tellingTexts(of: other))
        guard left.count == 1, right.count == 1 else { return false }
        return left[0] == ConditionText.negated(right[0]) || right[0] == ConditionText.negated(left[0])
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
