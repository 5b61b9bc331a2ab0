import Facts

/// Variables of a body that are set anew. What is set is a variable of its own for the rest of the block, so that a name
/// stands for what it was set to last and not for all that it ever was; links know no order of statements.
extension FactBuilder {
    /// Reads `target = value`, where both are read already.
    mutating func readAssignment(_ target: ExpressionID, _ value: ExpressionID) -> ExpressionID {
        let place = facts.places[Int(target.index)]
        guard let local = renewable(target) else {
            if case .local(let local) = facts.expressions[Int(target.index)] { assigned.insert(local) }
            let assignment = add(.assignment(target, value), at: place)
            add(.assignment, assignment)
            return assignment
        }
        let known = facts.locals[Int(local.index)]
        var following = afterBlocks[local] ?? []
        var set = target
        if !visible.isInnermost(known.name) {
            // After the block the variable may be what it was before, or what it is at the block's end.
            if runsAgain(known.name) {
                following.append(local)
            } else {
                let after = declareAfterBlock(local, at: place)
                afterBlocks[after] = following
                following.append(after)
                set = add(.local(after), at: place)
            }
        }
        declare(known.name, type: known.type, source: .value(value), line: Int(place.line), isVariable: true)
        let inner = LocalID(facts.locals.count - 1)
        if !following.isEmpty { afterBlocks[inner] = following }
        let renewed = add(.local(inner), at: place)
        let assignment = add(.assignment(set, renewed), at: place)
        for local in following {
            assigned.insert(local)
            if case .local(local) = facts.expressions[Int(set.index)] {
                add(.assignment, assignment)
            } else {
                add(.assignment, add(.assignment(add(.local(local), at: place), renewed), at: place))
            }
        }
        return assignment
    }

    /// The variable that stands for another one after the blocks in which that is set: what is before them does not see
    /// what they set.
    private mutating func declareAfterBlock(_ local: LocalID, at place: SwiftFacts.Place) -> LocalID {
        let known = facts.locals[Int(local.index)]
        var source = Local.Source.none
        if known.source != .none || assigned.contains(local) {
            source = .value(add(.local(local), at: place))
        }
        let after = LocalID(facts.locals.count)
        facts.locals.append(
            Local(
                name: known.name, type: known.type, source: source, function: known.function, line: Int(place.line),
                isVariable: true))
        visible.replace(known.name, .local(after))
        return after
    }

    /// Whether what is before an assignment in the text may run after it: it stands in a loop that does not declare the
    /// variable.
    private func runsAgain(_ name: NameID) -> Bool {
        guard let start = loops.last, let place = visible.place(of: name) else { return false }
        return place < start
    }

    /// The variable that an expression names, if nothing but the statements of its own function see it.
    private mutating func renewable(_ target: ExpressionID) -> LocalID? {
        guard case .local(let local) = facts.expressions[Int(target.index)] else { return nil }
        let known = facts.locals[Int(local.index)]
        if case .parameter = known.source { return nil }
        guard known.function == function, !captured.contains(local), !isCompiledConditionally() else { return nil }
        return local
    }

    /// Whether the walk is in an `#if`, which is no block of its own. Each guard adds a condition to those around what follows, so
    /// that the answers are kept.
    private mutating func isCompiledConditionally() -> Bool {
        var asked: [ConditionID] = []
        var current = condition
        var found = false
        while let id = current, !found {
            if let known = compiled[id] {
                found = known
                break
            }
            asked.append(id)
            let around = facts.conditions[Int(id.index)]
            found = around.kind == .compilation
            current = around.parent
        }
        for id in asked { compiled[id] = found }
        return found
    }
}
