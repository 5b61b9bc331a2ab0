import Facts

/// What the conditions around code mean for one activation.
extension Evaluator {
    /// Whether an action can run at all, given what is tested in this activation.
    func canRun(_ condition: ConditionID?, in frame: FrameID) -> Bool {
        var current = condition
        let file = facts(frame)
        while let id = current {
            let fact = file.conditions[Int(id.index)]
            if outcome(of: fact, in: frame) == false { return false }
            current = fact.parent
        }
        return true
    }

    /// Whether a condition holds whenever its code runs in this activation, so that it says nothing of it.
    func alwaysHolds(_ reference: ConditionRef, in frame: FrameID) -> Bool {
        guard reference.file == store[frame].function.file else { return false }
        return outcome(of: program.condition(reference), in: frame) == true
    }

    /// Whether a test of a flag, and of no enum's cases, has only one outcome in an activation.
    func isWrittenOut(_ condition: Condition, in frame: FrameID) -> Bool {
        condition.kind != .matches && condition.kind != .otherwise && outcome(of: condition, in: frame) == true
    }

    /// Whether a condition holds in an activation; nil where what is tested may be one or the other.
    func outcome(of condition: Condition, in frame: FrameID) -> Bool? {
        if condition.onlyUnwraps { return outcome(ofUnwrapping: condition, in: frame) }
        guard let subject = condition.subject, !condition.cases.isEmpty, isSettled(subject, frame) else { return nil }
        let names = choices(of: eval(subject, frame)).map { choice -> String? in
            if case .enumCase(_, let name, _) = store[choice.value] { return program.text(name) }
            return nil
        }
        let file = facts(frame)
        let listed = condition.cases.map { file.text($0) }
        var held: Set<Bool> = []
        for name in names {
            guard let name else { return nil }
            held.insert(listed.contains(name) == (condition.kind != .otherwise))
        }
        guard held.count == 1, let holds = held.first else { return nil }
        return holds && condition.isPartial ? nil : holds
    }

    /// Whether a parameter can be unwrapped: not where the caller hands over nil, or leaves it to a default of nil.
    private func outcome(ofUnwrapping condition: Condition, in frame: FrameID) -> Bool? {
        let file = facts(frame)
        guard let subject = condition.subject, case .local(let local) = file.expressions[subject],
            case .parameter = file.locals[Int(local.index)].source, isSettled(subject, frame),
            eval(subject, frame) == nothing
        else { return nil }
        return condition.kind == .whenFalse || condition.kind == .guardFailed
    }

    /// Whether what is known of a tested value is all that it can be: what a variable of an object holds later, when
    /// other code has set it, is not known.
    private func isSettled(_ subject: ExpressionID, _ frame: FrameID) -> Bool {
        let file = facts(frame)
        let holder: ValueID
        let name: Identifier
        switch file.expressions[subject] {
        case .member(let base?, let text): (holder, name) = (eval(base, frame), identifier(text, frame))
        case .name(let text): (holder, name) = (store[frame].this ?? unknown, identifier(text, frame))
        case .local(let local):
            // Who calls a closure, and with what, is known only in part.
            let fact = file.locals[Int(local.index)]
            guard case .parameter = fact.source else { return true }
            return file.functions[fact.function].kind != .closure
        default: return true
        }
        return symbols(of: type(of: holder)).allSatisfy { symbol in
            guard let property = property(name, in: symbol, isStatic: false) else { return true }
            let fact = program.facts(property)
            return fact.isConstant || fact.getter != nil
        }
    }

    /// Whether two conditions are those of different branches of one statement.
    func excludes(_ one: ConditionRef, _ other: ConditionRef) -> Bool {
        guard one != other, one.file == other.file else { return false }
        let (left, right) = (program.condition(one), program.condition(other))
        guard left.parent == right.parent else { return false }
        let isOfCases: (Condition) -> Bool = { $0.kind == .matches || $0.kind == .otherwise }
        if isOfCases(left), isOfCases(right), left.subject != nil, left.subject == right.subject { return true }
        return isNegation(one, other)
    }

    /// Whether one condition holds exactly where another of the same statement does not.
    func isNegation(_ one: ConditionRef?, _ other: ConditionRef?) -> Bool {
        guard let one, let other, one.file == other.file else { return false }
        let (left, right) = (program.condition(one), program.condition(other))
        let file = program.files[Int(one.file)]
        guard left.parent == right.parent else { return false }
        let (text, otherText) = (file.text(left.text), file.text(right.text))
        return text == ConditionText.negated(otherText) || otherText == ConditionText.negated(text)
    }
}
