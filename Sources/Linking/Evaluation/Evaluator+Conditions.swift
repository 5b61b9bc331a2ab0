import Facts

/// What the conditions around code mean for one activation.
extension Evaluator {
    /// Whether an action can run at all, given what is tested in this activation.
    func canRun(_ condition: ConditionID?, in frame: FrameID) -> Bool {
        var current = condition
        let file = facts(frame)
        while let id = current {
            let fact = file.conditions[Int(id.index)]
            if isExcluded(id, fact, in: frame) { return false }
            current = fact.parent
        }
        return true
    }

    /// Whether a condition cannot hold in an activation. Of many actions that it stands around, each asks.
    private func isExcluded(_ id: ConditionID, _ condition: Condition, in frame: FrameID) -> Bool {
        guard depth == 0 else { return outcome(of: condition, in: frame) == false }
        let key = TestKey(frame: frame, condition: id)
        if let known = excluded[key] { return known }
        let isExcluded = outcome(of: condition, in: frame) == false
        excluded[key] = isExcluded
        return isExcluded
    }

    /// Whether a condition holds whenever its code runs in this activation, so that it says nothing of it.
    func alwaysHolds(_ reference: ConditionRef, in frame: FrameID) -> Bool {
        guard reference.file == store.function(of: frame).file else { return false }
        return outcome(of: program.condition(reference), in: frame) == true
    }

    /// Whether a test of a flag, and of no enum's cases, has only one outcome in an activation.
    func isWrittenOut(_ condition: Condition, in frame: FrameID) -> Bool {
        condition.kind != .matches && condition.kind != .otherwise && outcome(of: condition, in: frame) == true
    }

    /// Whether a condition holds in an activation; nil where what is tested may be one or the other.
    func outcome(of condition: Condition, in frame: FrameID) -> Bool? {
        if !program.testBranches.outcomes.isEmpty,
            let holds = program.testBranches.outcomes[.init(file: store.function(of: frame).file, text: condition.text)]
        {
            return holds
        }
        if let holds = outcome(ofCast: condition, in: frame) ?? outcome(ofClass: condition, in: frame) { return holds }
        if !condition.flags.isEmpty, let holds = outcome(ofFlags: condition, in: frame) { return holds }
        if condition.onlyUnwraps { return outcome(ofUnwrapping: condition, in: frame) }
        if let holds = outcome(ofNilTests: condition, in: frame) { return holds }
        guard let subject = condition.subject else { return nil }
        if let texts = texts(comparedWith: condition, in: frame), isSettled(subject, frame),
            let holds = outcome(ofComparing: eval(subject, frame), condition, with: texts)
        {
            return holds
        }
        if condition.kind == .matches, let holds = outcome(ofParts: condition, in: frame) { return holds }
        guard condition.namesCases else { return nil }
        if let holds = outcome(ofNilTest: condition, of: subject, in: frame) { return holds }
        if isFlagOfMember(condition, facts(frame)) {
            let held = heldFlag(subject, frame)
            return held.flatMap { outcome(of: condition, forCases: [$0 ? .trueLiteral : .falseLiteral], facts(frame)) }
        }
        guard isSettled(subject, frame) else {
            return casesSet(subject, frame).flatMap { outcome(of: condition, forCases: $0, facts(frame)) }
        }
        var names: [Identifier] = []
        for choice in choices(of: eval(subject, frame)) {
            guard let name = testedName(choice.value) else { return nil }
            names.append(name)
        }
        return outcome(of: condition, forCases: names, facts(frame))
    }

    /// Whether a condition on cases holds for all of some cases; nil where it does for some only.
    func outcome(of condition: Condition, forCases names: some Sequence<Identifier>, _ file: SwiftFacts) -> Bool? {
        var held: Bool?
        for name in names {
            guard let holds = file.outcome(of: condition, for: program.text(name)), held ?? holds == holds else {
                return nil
            }
            held = holds
        }
        guard let held else { return nil }
        return held && condition.isPartial ? nil : held
    }

    /// Whether a parameter can be unwrapped: not where the caller hands over nil, or leaves it to a default of nil. Nor can
    /// what an object was made without, and never gets.
    private func outcome(ofUnwrapping condition: Condition, in frame: FrameID) -> Bool? {
        guard let subject = condition.subject else { return nil }
        let isOtherwise = condition.kind == .whenFalse || condition.kind == .guardFailed
        if isNothing(subject, frame) { return isOtherwise }
        return isGiven(subject, frame) && !condition.isPartial ? !isOtherwise : nil
    }

    /// Whether a parameter is nil, or is not, that the caller hands a closure, an object or a text; nil for any other test.
    private func outcome(ofNilTest condition: Condition, of subject: ExpressionID, in frame: FrameID) -> Bool? {
        if condition.kind != .otherwise, condition.cases.count == 1,
            identifier(condition.cases[0], frame) == .nilLiteral
        {
            return isGiven(subject, frame) ? false : nil
        }
        guard let excluded = condition.excluded, identifier(excluded, frame) == .nilLiteral, !condition.isPartial else {
            return nil
        }
        return isGiven(subject, frame) ? true : nil
    }

    /// Whether a caller hands over a closure, an object, or a text for a parameter, so that it is not nil.
    private func isGiven(_ subject: ExpressionID, _ frame: FrameID) -> Bool {
        let file = facts(frame)
        guard case .local(let local) = file.expressions[subject],
            case .parameter = file.locals[Int(local.index)].source, isSettled(subject, frame)
        else { return false }
        let choices = choices(of: eval(subject, frame))
        return !choices.isEmpty && choices.allSatisfy(isGiven)
    }

    /// Whether a value is never nil: a closure, an object, or a text. Beside a text in one of several branches nil is not
    /// told: `isNew ? "Welcome" : nil`.
    func isGiven(_ choice: Choice) -> Bool {
        switch store[choice.value] {
        case .closure, .functions, .object: true
        case .string(_, isOnly: true): choice.conditions.isEmpty
        default: false
        }
    }

    private func isNothing(_ subject: ExpressionID, _ frame: FrameID) -> Bool {
        let file = facts(frame)
        let text: NameID
        switch file.expressions[subject] {
        case .local(let local):
            guard case .parameter = file.locals[Int(local.index)].source else { return false }
            return isSettled(subject, frame) && eval(subject, frame) == nothing
        case .name(let name): text = name
        case .member(let base?, let name):
            guard case .selfReference = file.expressions[base] else { return false }
            text = name
        default: return false
        }
        // Of an object that is known, a property holds nothing only where nothing can come there.
        let name = identifier(text, frame)
        guard let this = store.this(of: frame), case .object(let creation) = store[this],
            let symbol = creation.type.symbol, let property = property(name, in: symbol, isStatic: false),
            program.facts(property).getter == nil, isSetOnlyByInitializers(property, in: symbol)
        else { return false }
        if member(name, of: this) == nothing { return true }
        // Of data nothing is followed but that it is not there.
        guard creation.initializer != nil,
            dataTypes.isData(declaredType(of: property, for: symbol, arguments: []))
        else { return false }
        let own = ownValues(of: property, name: name, creation, this)
        return !own.isEmpty && own.allSatisfy { $0 == nothing }
    }

    /// Whether what is known of a tested value is all that it can be: what a variable of an object holds later, when
    /// other code has set it, is not known.
    func isSettled(_ subject: ExpressionID, _ frame: FrameID) -> Bool {
        let file = facts(frame)
        if case .local(let local) = file.expressions[subject] {
            // Who calls a closure, and with what, is known only in part.
            let fact = file.locals[Int(local.index)]
            guard case .parameter = fact.source else { return true }
            return file.functions[fact.function].kind != .closure
                || home(of: local, frame).map { settledFrames.contains($0) } ?? false
        }
        guard let (holder, name) = holder(of: subject, frame) else { return true }
        if holder == store.this(of: frame), observedValue(name, frame) != nil { return true }
        return symbols(of: type(of: holder)).allSatisfy { symbol in
            guard let property = property(name, in: symbol, isStatic: false) else { return true }
            let fact = program.facts(property)
            return fact.isConstant || fact.getter != nil
                || isSetToOneCase(property, name, in: symbol, held: member(name, of: holder))
                || isSetWhereMade(property, in: symbol, held: member(name, of: holder), by: holder)
        }
    }

    /// The object and the name of its property that an expression stands for; nil for other expressions.
    func holder(of subject: ExpressionID, _ frame: FrameID) -> (holder: ValueID, name: Identifier)? {
        switch facts(frame).expressions[subject] {
        case .member(let base?, let text): (eval(base, frame), identifier(text, frame))
        case .name(let text): (store.this(of: frame) ?? unknown, identifier(text, frame))
        default: nil
        }
    }

    /// Whether an expression names a property that code computes.
    func isComputed(_ expression: ExpressionID, _ frame: FrameID) -> Bool {
        guard let (holder, name) = holder(of: expression, frame) else { return false }
        return symbols(of: type(of: holder)).contains { symbol in
            property(name, in: symbol, isStatic: false).map { program.facts($0).getter != nil } ?? false
        }
    }

    /// Whether an object's variable is the case of an enum that the object was made with: no code sets it later.
    private func isSetWhereMade(
        _ property: PropertyRef, in symbol: Int, held: ValueID, by holder: ValueID
    ) -> Bool {
        switch store[holder] {
        case .object, .this: break
        default: return false
        }
        let fact = program.facts(property)
        guard fact.attributes.isEmpty, fact.value == nil, program.types[symbol].kind != .protocol,
            choices(of: held).allSatisfy({ caseName($0.value).map { !isFlag($0) } ?? false })
        else { return false }
        return isSetOnlyByInitializers(property, in: symbol)
    }

    /// All cases of an enum that code sets a variable to, whatever object holds it; nil where they are not known.
    private func casesSet(_ subject: ExpressionID, _ frame: FrameID) -> [Identifier]? {
        guard let (holder, name) = holder(of: subject, frame), let symbol = type(of: holder).symbol,
            let property = property(name, in: symbol, isStatic: false), program.facts(property).attributes.isEmpty,
            !program.assignmentsByName[name].isEmpty,
            let initial = initialValue(of: property, this: make(.this(symbol))).flatMap({ caseName($0) })
        else { return nil }
        let bound = bindings(of: property, in: symbol)
        let names = bound.compactMap { caseName($0) }
        guard names.count == bound.count, names.contains(where: { $0 != initial }) else { return nil }
        return names.contains(where: isFlag) ? nil : names
    }

    /// A flag is changed in more ways than by assignment: `toggle()`.
    func isFlag(_ name: Identifier) -> Bool { name == .trueLiteral || name == .falseLiteral }

    /// Whether all code that sets a variable of a type's objects sets it to one and the same case of an enum, which is
    /// what the object at hand holds.
    private func isSetToOneCase(
        _ property: PropertyRef, _ name: Identifier, in symbol: Int, held: ValueID
    ) -> Bool {
        let fact = program.facts(property)
        guard fact.attributes.isEmpty, !fact.isStatic, !program.assignmentsByName[name].isEmpty else { return false }
        let bound = bindings(of: property, in: symbol)
        let values = bound.compactMap { caseName($0) }
        let initial = initialValue(of: property, this: make(.this(symbol))).flatMap { caseName($0) }
        let set = values.filter { $0 != initial }
        guard values.count == bound.count, set.count <= 1, let name = set.first ?? values.first else { return false }
        return !isFlag(name) && choices(of: held).allSatisfy { caseName($0.value) == name }
    }

    /// What a condition on cases calls a value: an enum's case, a flag, or nil; nil for other values.
    func testedName(_ value: ValueID) -> Identifier? { value == nothing ? .nilLiteral : caseName(value) }

    private func caseName(_ value: ValueID) -> Identifier? {
        if case .enumCase(_, let name, _) = store[value] { return name }
        return nil
    }

    /// All conditions around a call, innermost first; also those that only unwrap.
    func conditions(around call: ExpressionRef, in function: FunctionRef) -> [ConditionRef] {
        program.conditions(from: program.condition(around: call, in: function), in: function)
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

    /// Whether two conditions are those of one statement, which are made one after the other.
    private func isPair(_ passed: ConditionRef, _ failed: ConditionRef) -> Bool {
        guard failed.condition == passed.condition + 1 else { return false }
        switch (program.condition(passed).kind, program.condition(failed).kind) {
        case (.whenTrue, .whenFalse), (.guardPassed, .guardFailed): return true
        default: return false
        }
    }

    /// Whether one condition holds exactly where another of the same statement does not.
    func isNegation(_ one: ConditionRef?, _ other: ConditionRef?) -> Bool {
        guard let one, let other, one.file == other.file else { return false }
        let (left, right) = (program.condition(one), program.condition(other))
        let file = program.files[Int(one.file)]
        guard left.parent == right.parent else { return false }
        if isPair(one, other) || isPair(other, one) { return true }
        let (text, otherText) = (file.text(left.text), file.text(right.text))
        return text == ConditionText.negated(otherText) || otherText == ConditionText.negated(text)
    }

    /// What a condition on a parameter comes to where the call chooses the value: `isNew` where `show(isNew ? .first :
    /// .other)` runs `case .first`; nil where the call does not choose.
    func deciders(of reference: ConditionRef, in frame: FrameID) -> [ConditionRef]? {
        let condition = program.condition(reference)
        guard reference.file == store.function(of: frame).file, !condition.isPartial, condition.namesCases,
            let subject = condition.subject, case .local(let local) = facts(frame).expressions[subject],
            case .parameter(let index) = facts(frame).locals[Int(local.index)].source,
            let home = home(of: local, frame), index < store[home].arguments.count
        else { return nil }
        let file = facts(frame)
        var passing: [Choice] = []
        for choice in choices(of: store[home].arguments[index]) {
            guard case .enumCase(_, let name, _) = store[choice.value] else { return nil }
            if file.outcome(of: condition, for: program.text(name)) ?? true { passing.append(choice) }
        }
        guard passing.count == 1, !passing[0].conditions.isEmpty else { return nil }
        return passing[0].conditions
    }

    /// What a function of the same type asks for before it calls the closure that it is handed: what all its calls share.
    func conditions(aroundCallsOf closure: FunctionRef) -> [ConditionRef] {
        guard program.facts(closure).kind == .closure, let use = program.closureUses[closure],
            let parent = program.facts(closure).parent,
            case .call(let callee, let arguments) = program.files[Int(use.call.file)].expressions[use.call.id]
        else { return [] }
        let place = FunctionRef(Int(closure.file), parent)
        let targets = targets(ofCall: callee, arguments, rootFrame(place))
        guard targets.count == 1, let target = targets.first, let owner = program.owner(of: target.function),
            owner == program.owner(of: closure), program.outermost(place) != target.function,
            let parameter = target.binding.firstIndex(of: use.position),
            let local = program.facts(target.function).parameters[parameter].local
        else { return [] }
        return conditions(aroundRunsOf: local, by: target.function)
    }

    /// What stands around all code of a function that runs a closure which it is handed. To hand it on is to run it, as
    /// UIKit does in `dismiss(animated: true, completion: completion)`; but where a function hands it to itself, the
    /// run is put off.
    private func conditions(aroundRunsOf local: LocalID, by function: FunctionRef) -> [ConditionRef] {
        let file = program.files[Int(function.file)]
        let isRun: (ExpressionID) -> Bool = { [program] call in
            guard case .call(let callee, let handed) = file.expressions[call] else { return false }
            if file.expressions[callee] == .local(local) { return true }
            return file.arguments(handed).contains { file.expressions[$0.value] == .local(local) }
                && file.calledName(callee) != program.facts(function).name
        }
        var shared: [ConditionRef]?
        for inner in [function] + program.innerFunctions(within: function) {
            for position in program.facts(inner).actions {
                let action = file.actions[Int(position)]
                guard action.kind == .call, isRun(action.expression) else { continue }
                let own = conditions(from: action.condition, file: inner.file)
                shared = shared.map { known in known.filter { own.contains($0) } } ?? own
            }
        }
        return shared ?? []
    }
}
