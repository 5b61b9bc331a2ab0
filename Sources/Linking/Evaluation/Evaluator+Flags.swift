import Facts

/// What an enum says of its cases: `var isModal: Bool { switch self { … } }`.
extension Evaluator {
    /// Whether a condition tests a member of a variable: `destination.isModal`.
    func isFlagOfMember(_ condition: Condition, _ file: SwiftFacts) -> Bool {
        guard let subject = condition.subject, condition.kind != .matches, condition.kind != .otherwise,
            condition.comparison == nil, case .member(_?, _) = file.expressions[subject]
        else { return false }
        return true
    }

    /// `true` or `false` for each case that a variable may be; nil where one of them, or what its enum says of it, is not
    /// known.
    func flagsSaid(of subject: ExpressionID, _ frame: FrameID) -> [Identifier]? {
        guard case .member(let base?, let text) = facts(frame).expressions[subject], isSettled(base, frame) else {
            return nil
        }
        let name = identifier(text, frame)
        var flags: [Identifier] = []
        for choice in choices(of: eval(base, frame)) {
            guard case .enumCase(let symbol?, _, _) = store[choice.value], program.types[symbol].kind == .enum,
                let property = property(name, in: symbol, isStatic: false),
                let getter = program.facts(property).getter,
                let flag = flag(givenBy: FunctionRef(Int(property.file), getter), of: choice.value)
            else { return nil }
            flags.append(flag)
        }
        return flags.isEmpty ? nil : flags
    }

    /// The one flag that a getter gives back for a case; nil where it may be either.
    private func flag(givenBy getter: FunctionRef, of value: ValueID) -> Identifier? {
        let place = store.intern(Frame(function: getter, this: value, arguments: [], bound: [:], parent: nil))
        let file = program.files[Int(getter.file)]
        var found: Set<Identifier?> = []
        for index in program.facts(getter).actions {
            let action = file.actions[Int(index)]
            guard action.kind == .result, canRun(action.condition, in: place) else { continue }
            found.formUnion(choices(of: eval(action.expression, place)).map { testedName($0.value) })
        }
        guard found.count == 1, let flag = found.first ?? nil, flag == .trueLiteral || flag == .falseLiteral else {
            return nil
        }
        return flag
    }
}
