import Facts

/// What parameters stand for where a function is looked at by itself: what the program's calls hand over.
extension Evaluator {
    /// How many calls of one function are looked at.
    static let maximumCallers = 24

    /// A parameter of a function stands for what the program's calls hand over, and the new value of a setter for what
    /// the program assigns.
    func expand(_ value: ValueID, for symbol: Int) -> [ValueID] {
        choices(of: value).flatMap { choice -> [ValueID] in
            guard case .open(.parameter(let function, let index), _) = store[choice.value] else {
                return [choice.value]
            }
            switch program.facts(function).kind {
            case .initializer: return handedOver(index, to: function, for: holder(of: function, for: symbol))
            case .setter: return assigned(through: function, for: holder(of: function, for: symbol))
            case .method, .local: return handedOn(choice.value)
            default: return [choice.value]
            }
        }
    }

    /// The type whose objects hand something to a function: the one that is asked for, where it may be that one's own
    /// function, else the one that declares it.
    private func holder(of function: FunctionRef, for symbol: Int) -> Int {
        guard let owner = program.owner(of: function) else { return symbol }
        return program.lineage(of: symbol).contains(owner) ? symbol : owner
    }

    private func assigned(through setter: FunctionRef, for symbol: Int) -> [ValueID] {
        let name = program.identifier(of: setter)
        guard depth < Self.maximumDepth - 8, settersUnderWay.insert(setter).inserted else { return [] }
        defer { settersUnderWay.remove(setter) }
        let this = make(.this(symbol))
        return assignments(to: name, of: symbol).flatMap { assignedValues($0, name, symbol, this) }
            .flatMap { expand($0, for: symbol) }
    }

    /// What the code that makes objects of a type hands over to a parameter of one of its initialisers, each value once.
    private func handedOver(_ index: Int, to initializer: FunctionRef, for symbol: Int) -> [ValueID] {
        let key = HandoverKey(parameter: ParameterKey(function: initializer, index: index), type: symbol)
        if let known = handovers[key] { return known }
        guard depth < Self.maximumDepth - 8 else {
            cuts += 1
            return []
        }
        guard handoversUnderWay.insert(key).inserted else {
            circles += 1
            return []
        }
        defer { handoversUnderWay.remove(key) }
        let (cutsBefore, circlesBefore) = (cuts, circles)
        var found = OrderedValues()
        for (reference, frame) in creations(of: symbol) {
            let action = program.action(reference)
            guard case .call(_, let arguments) = program.files[Int(reference.file)].expressions[action.expression],
                let match = self.initializer(of: symbol, nil, arguments, frame), match.function == initializer,
                index < match.binding.count
            else { continue }
            let type = parameterType(index, of: initializer)
            let value: ValueID
            if let position = match.binding[index] {
                value = argument(
                    index, of: initializer, at: position, facts(frame).arguments(arguments), frame, expected: type)
            } else {
                value = defaultValue(index, of: initializer, this: nil, type)
                guard isMade(value) else { continue }
            }
            for choice in choices(of: value) {
                found.add(handedOn(choice.value))
            }
        }
        if let open = openCase(index, of: initializer) { found.add([open]) }
        // `super.init` and `self.init` of the type itself and of its superclasses.
        for ancestor in program.lineage(of: symbol) where !program.isExternal(ancestor) {
            for caller in program.types[ancestor].initializers {
                found.add(handedOver(index, to: initializer, by: caller, for: symbol))
            }
        }
        // Within a circle of initialisers nothing is whole but the outermost answer.
        if cuts == cutsBefore, circles == circlesBefore || handoversUnderWay.count == 1 {
            handovers[key] = found.values
        }
        return found.values
    }

    /// Whether a value is an object that some expression makes, and not an empty list or the like, which other code fills
    /// later.
    func isMade(_ value: ValueID) -> Bool {
        choices(of: value).contains { if case .object = store[$0.value] { true } else { false } }
    }

    private func handedOver(
        _ index: Int, to initializer: FunctionRef, by caller: FunctionRef, for symbol: Int
    ) -> [ValueID] {
        let file = program.files[Int(caller.file)]
        let frame = rootFrame(caller, for: symbol)
        var found: [ValueID] = []
        for position in program.facts(caller).actions {
            let action = file.actions[Int(position)]
            guard action.kind == .call, case .call(let callee, let arguments) = file.expressions[action.expression],
                case .member(let base?, let name) = file.expressions[callee], file.text(name) == "init"
            else { continue }
            switch file.expressions[base] {
            case .superReference, .selfReference:
                // By the class: subclasses often take the same labels as what they inherit from.
                guard
                    let match = targets(ofCall: callee, arguments, frame).first(where: { $0.function == initializer }),
                    index < match.binding.count, let place = match.binding[index]
                else { continue }
                let type = concrete(parameterType(index, of: initializer), for: make(.this(symbol)))
                let value = argument(
                    index, of: initializer, at: place, file.arguments(arguments), frame, expected: type)
                found += expand(value, for: symbol)
            default: break
            }
        }
        return found
    }

    /// Whether a type alone does not tell what a value of it does, or which screen it is.
    private func dependsOnObject(_ type: TypeValue) -> Bool {
        switch type {
        case .function: return true
        case .array(let element): return dependsOnObject(element)
        default: break
        }
        return symbols(of: type).contains { symbol in
            switch program.types[symbol].kind {
            case .protocol, .enum: true
            // A container is handed on for what it does, and which one it is does not matter.
            case .external: program.inherits(symbol, from: "UIViewController") && !program.isContainer(symbol)
            default: false
            }
        }
    }

    /// What a method was handed and hands on, where only callers know what it is.
    func handedOn(_ value: ValueID) -> [ValueID] {
        guard case .open(.parameter(let function, let index), let type) = store[value],
            program.facts(function).kind == .method || program.facts(function).kind == .local,
            !dataTypes.isData(type), dependsOnObject(type), !isGivenBack(type, by: parameterType(index, of: function))
        else { return [value] }
        return handedOver(index, to: function) ?? [value]
    }

    /// Whether something of a type is what a parameter gives back that is called, and not what a caller hands over.
    private func isGivenBack(_ type: TypeValue, by parameter: TypeValue) -> Bool {
        guard case .function = parameter else { return false }
        if case .function = type { return false }
        return true
    }

    /// What the calls of a method, such as a factory that is handed the wireframe, give one of its parameters; nil where
    /// too many call it, or nothing is known.
    private func handedOver(_ index: Int, to function: FunctionRef) -> [ValueID]? {
        let key = ParameterKey(function: function, index: index)
        if let known = handed[key] { return known }
        let calls = isAnyScreen(parameterType(index, of: function)) ? callsNaming(function) : calls(of: function)
        guard calls.count <= Self.maximumCallers, depth < Self.maximumDepth - 8,
            handedUnderWay.insert(key).inserted
        else { return nil }
        defer { handedUnderWay.remove(key) }
        let cutsBefore = cuts
        var found: [ValueID] = []
        for reference in calls {
            let action = program.action(reference)
            let caller = FunctionRef(Int(reference.file), action.function)
            let file = program.files[Int(reference.file)]
            guard case .call(let callee, let arguments) = file.expressions[action.expression] else { continue }
            let frame = rootFrame(caller)
            guard let match = targets(ofCall: callee, arguments, frame).first(where: { $0.function == function }),
                index < match.binding.count
            else { continue }
            let type = parameterType(index, of: function)
            let value: ValueID
            if let position = match.binding[index] {
                value = argument(
                    index, of: function, at: position, file.arguments(arguments), frame, expected: type)
            } else {
                value = defaultValue(index, of: function, this: match.this, type)
            }
            found += choices(of: value).flatMap { handedOn($0.value) }
        }
        let result = found.isEmpty ? nil : found
        if cuts == cutsBefore || isOutermost { handed[key] = .some(result) }
        return result
    }

    /// Whether a type says of a controller no more than that it is one.
    func isAnyScreen(_ type: TypeValue) -> Bool {
        symbols(of: type).contains { program.isExternal($0) && program.types[$0].name == "UIViewController" }
    }

    private func calls(of function: FunctionRef) -> [ActionRef] { Array(program.calls(named: function)) }

    /// The calls that may mean a function, of a static one those that name its type: every factory of an app may be called
    /// `module(…)`, and which of them a screen is handed to is easily told.
    private func callsNaming(_ function: FunctionRef) -> [ActionRef] {
        let calls = calls(of: function)
        guard calls.count > Self.maximumCallers, program.facts(function).isStatic,
            let owner = program.owner(of: function)
        else { return calls }
        return calls.filter { reference in
            let file = program.files[Int(reference.file)]
            let action = program.action(reference)
            guard case .call(let callee, _) = file.expressions[action.expression],
                case .member(let base?, _) = file.expressions[callee]
            else { return true }
            switch file.expressions[base] {
            case .name(let name), .member(_, let name): return file.text(name) == program.types[owner].name
            default: return false
            }
        }
    }
}
