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

    /// Whether a variable, or what a method gives back, is true or false in an activation; nil where it may be either.
    func heldFlag(_ expression: ExpressionID, _ frame: FrameID) -> Bool? {
        let file = facts(frame)
        switch file.expressions[expression] {
        case .local:
            guard isSettled(expression, frame), isWrittenOut(expression, frame) else { return nil }
            return flag([eval(expression, frame)])
        case .name(let text):
            return store.this(of: frame).flatMap { heldFlag(identifier(text, frame), of: $0) }
        case .member(let base?, let text):
            let name = identifier(text, frame)
            if case .selfReference = file.expressions[base] {
                return store.this(of: frame).flatMap { heldFlag(name, of: $0) }
            }
            guard isSettled(base, frame) else { return nil }
            let flags = Set(choices(of: eval(base, frame)).map { heldFlag(name, of: $0.value) })
            return flags.count == 1 ? flags.first ?? nil : nil
        case .call(let callee, let arguments):
            return givenFlag(by: callee, arguments, frame)
        default: return nil
        }
    }

    /// How many flags one question may ask for.
    private static let maximumFlagsAsked = 1_000

    /// The answer to a question about an object's flag, which may lead back to itself: an initialiser may ask for what it sets.
    private func onceAsked(_ key: MemberKey, _ find: () -> Bool?) -> Bool? {
        if let known = heldFlags[key] { return known }
        if flagsUnderWay.isEmpty { flagsAsked = 0 }
        flagsAsked += 1
        // Flags that ask for one another would be asked in every order.
        guard flagsAsked <= Self.maximumFlagsAsked, flagsUnderWay.insert(key).inserted else {
            returns += 1
            return nil
        }
        defer { flagsUnderWay.remove(key) }
        let (cutsBefore, returnsBefore) = (cuts, returns)
        let held = find()
        if cuts == cutsBefore, returns == returnsBefore { heldFlags[key] = .some(held) }
        return held
    }

    private func heldFlag(_ name: Identifier, of object: ValueID) -> Bool? {
        switch store[object] {
        case .object, .this, .enumCase:
            onceAsked(MemberKey(value: object, name: name)) { findFlag(name, of: object) }
        default: nil
        }
    }

    private func findFlag(_ name: Identifier, of this: ValueID) -> Bool? {
        let symbol: Int
        switch store[this] {
        case .object(let creation):
            guard let made = creation.type.symbol else { return nil }
            symbol = made
            if let held = flag(name, of: this, creation, symbol) { return held }
        case .this(let own):
            // Of which class the object is, is known where none below it answers in another way.
            guard program.types[own].kind != .protocol, !isOverridden(name, below: own) else { return nil }
            symbol = own
        case .enumCase(let own?, _, _): symbol = own
        default: return nil
        }
        guard let property = property(name, in: symbol, isStatic: false) else { return nil }
        guard let getter = program.facts(property).getter else { return flagTurned(property, of: symbol) }
        let function = FunctionRef(Int(property.file), getter)
        return flag(
            givenBy: function,
            store.intern(Frame(function: function, this: this, arguments: [], bound: [:], parent: nil)))
    }

    /// What a method of the object at hand gives back that takes nothing: `shouldGoBack()`.
    private func givenFlag(by callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID) -> Bool? {
        let targets = targets(ofCall: callee, arguments, frame)
        guard targets.count == 1, let target = targets.first, target.binding.isEmpty, let this = target.this,
            program.facts(target.function).kind == .method
        else { return nil }
        let name = program.identifier(of: target.function)
        switch store[this] {
        case .object: break
        case .this(let symbol):
            guard program.types[symbol].kind != .protocol, !isOverridden(name, below: symbol) else { return nil }
        default: return nil
        }
        return onceAsked(MemberKey(value: this, name: name)) {
            flag(givenBy: target.function, activate(target, arguments, frame))
        }
    }

    private func isOverridden(_ name: Identifier, below symbol: Int) -> Bool {
        program.descendants(of: symbol).contains {
            program.types[$0].properties[name] != nil || program.types[$0].methods[name] != nil
        }
    }

    /// Whether a function gives back true, or false, whenever it is asked; nil where it may be either.
    private func flag(givenBy function: FunctionRef, _ place: FrameID) -> Bool? {
        let file = program.files[Int(function.file)]
        var found: Set<Bool?> = []
        for index in program.facts(function).actions {
            let action = file.actions[Int(index)]
            guard action.kind == .result, canRun(action.condition, in: place) else { continue }
            found.insert(flag(of: action.expression, place))
        }
        return found.count == 1 ? found.first ?? nil : nil
    }

    /// Whether an expression is true, or false: a literal, a flag, or one of several under conditions.
    private func flag(of expression: ExpressionID, _ place: FrameID) -> Bool? {
        let file = facts(place)
        switch file.expressions[expression] {
        case .name(let name) where isFlag(identifier(name, place)): return identifier(name, place) == .trueLiteral
        case .alternatives(let ways):
            let found = Set(
                file.arguments(ways).filter { canRun($0.condition, in: place) }.map { flag(of: $0.value, place) })
            return found.count == 1 ? found.first ?? nil : nil
        default: return heldFlag(expression, place)
        }
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
        guard isWrittenOut(creation), setters.allSatisfy(setsWhatIsWrittenOut) else { return nil }
        var values = ownValues(of: property, name: name, creation, object)
        if fact.value != nil, setters.contains(where: { program.action($0).condition != nil }) {
            guard let initial = initialValue(of: property, this: object) else { return nil }
            values.append(initial)
        }
        return flag(values)
    }

    /// Whether all flags are known by what is written that an object is made with: what a variable of another object begins with
    /// need not be what it holds by then.
    private func isWrittenOut(_ creation: Creation) -> Bool {
        let file = program.files[Int(creation.site.file)]
        guard case .call(_, let arguments) = file.expressions[creation.site.id] else { return true }
        return file.arguments(arguments).allSatisfy { argument in
            flag([eval(argument.value, creation.frame)]) == nil || isWrittenOut(argument.value, creation.frame)
        }
    }

    private func isWrittenOut(_ expression: ExpressionID, _ frame: FrameID) -> Bool {
        let file = facts(frame)
        switch file.expressions[expression] {
        case .name(let name) where isFlag(identifier(name, frame)): return true
        case .local(let local):
            switch file.locals[Int(local.index)].source {
            case .parameter: return true
            case .value(let value): return isWrittenOut(value, frame)
            default: return false
            }
        case .alternatives(let ways): return file.arguments(ways).allSatisfy { isWrittenOut($0.value, frame) }
        default: return heldFlag(expression, frame) != nil
        }
    }

    /// Whether an assignment puts a literal there, or what its function was handed.
    private func setsWhatIsWrittenOut(_ reference: ActionRef) -> Bool {
        let file = program.files[Int(reference.file)]
        guard case .assignment(_, let value) = file.expressions[program.action(reference).expression] else {
            return false
        }
        switch file.expressions[value] {
        case .local: return true
        case .name(let name): return isFlag(program.identifier(name, reference.file))
        default: return false
        }
    }

    /// Whether some code turns what bears a name into its opposite: `isOpen.toggle()`.
    func isToggled(_ name: Identifier) -> Bool {
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
}
