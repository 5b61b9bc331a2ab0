import Facts

/// Variables that are true or false: what an enum says of its cases, `var isModal: Bool { switch self { … } }`, and what an
/// object was made with.
extension Evaluator {
    /// Whether a condition holds, as far as the variables decide it that it asks to be true or false.
    func outcome(ofFlags condition: Condition, in frame: FrameID) -> Bool? {
        let isNegation = condition.kind == .whenFalse || condition.kind == .guardFailed
        var isKnown = condition.asksOnlyForFlags
        for flag in condition.flags {
            guard let held = heldFlag(flag.expression, frame) else {
                isKnown = false
                continue
            }
            if held != flag.passes { return isNegation }
        }
        return isKnown ? !isNegation : nil
    }

    /// Whether a variable is true or false in an activation; nil where it may be either.
    private func heldFlag(_ expression: ExpressionID, _ frame: FrameID) -> Bool? {
        let file = facts(frame)
        let name: NameID
        switch file.expressions[expression] {
        case .local:
            return isSettled(expression, frame) ? flag(choices(of: eval(expression, frame)).map(\.value)) : nil
        case .name(let text), .member(_?, let text): name = text
        default: return nil
        }
        guard let this = store.this(of: frame), case .object(let creation) = store[this],
            let symbol = creation.type.symbol
        else { return nil }
        let key = MemberKey(value: this, name: identifier(name, frame))
        if let known = heldFlags[key] { return known }
        // An initialiser may ask for what it sets.
        guard flagsUnderWay.insert(key).inserted else {
            returns += 1
            return nil
        }
        defer { flagsUnderWay.remove(key) }
        let (cutsBefore, returnsBefore) = (cuts, returns)
        let held = flag(key.name, of: this, creation, symbol)
        if cuts == cutsBefore, returns == returnsBefore { heldFlags[key] = .some(held) }
        return held
    }

    /// Whether an object was made with a variable that is true, or false, and that nothing changes later; nil where it may be
    /// either.
    private func flag(_ name: Identifier, of object: ValueID, _ creation: Creation, _ symbol: Int) -> Bool? {
        guard let property = property(name, in: symbol, isStatic: false) else { return nil }
        let fact = program.facts(property)
        guard fact.getter == nil, fact.attributes.isEmpty,
            fact.isConstant || isSetOnlyByInitializers(property, in: symbol) && !isToggled(name)
        else { return nil }
        let setters = assignments(to: name, of: symbol)
        // What begins with a value and is set by nothing that was read waits for somebody to set it; and which initialiser made
        // the object is not always known.
        if setters.isEmpty ? fact.value != nil : creation.initializer == nil { return nil }
        var values = ownValues(of: property, name: name, creation, object)
        if fact.value != nil, setters.contains(where: { program.action($0).condition != nil }) {
            guard let initial = initialValue(of: property, this: object) else { return nil }
            values.append(initial)
        }
        return flag(values)
    }

    /// Whether some code turns what bears a name into its opposite: `isOpen.toggle()`.
    private func isToggled(_ name: Identifier) -> Bool {
        program.calls(named: "toggle").contains { reference in
            let file = program.files[Int(reference.file)]
            guard case .call(let callee, _) = file.expressions[program.action(reference).expression],
                case .member(let base?, _) = file.expressions[callee]
            else { return false }
            switch file.expressions[base] {
            case .name(let toggled), .member(_, let toggled):
                return program.identifier(toggled, reference.file) == name
            default: return false
            }
        }
    }

    /// The one of true and false that some values are; nil where one of them is anything else.
    private func flag(_ values: [ValueID]) -> Bool? {
        let names = Set(values.flatMap { choices(of: $0) }.map { testedName($0.value) })
        guard names.count == 1 else { return nil }
        if names == [.trueLiteral] { return true }
        return names == [.falseLiteral] ? false : nil
    }

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
