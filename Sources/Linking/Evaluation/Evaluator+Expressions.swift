import Dialects
import Facts

extension Evaluator {
    /// What an expression stands for in an activation of its function.
    ///
    /// - Parameter expected: the type that the place asks for, which implicit members need.
    func eval(_ expression: ExpressionID, _ frame: FrameID, expected: TypeValue = .unknown) -> ValueID {
        beginQuestion()
        defer { depth -= 1 }
        work += 1
        guard depth < Self.maximumDepth, work < Self.maximumWork else {
            if work == Self.maximumWork { exhausted.insert(program.outermost(store.function(of: frame))) }
            cuts += 1
            return unknown
        }
        switch self.expression(expression, frame) {
        case .local(let local): return surrounded(eval(local, frame), expression, frame, expected: expected)
        case .selfReference, .superReference: return store.this(of: frame) ?? unknown
        case .name(let name): return evalName(identifier(name, frame), frame, at: expression)
        case .function(let function):
            // A local function runs for whom the function around it does.
            return make(.functions([FunctionRef(Int(store.function(of: frame).file), function)], store.this(of: frame)))
        case .member(let base?, let name):
            if let generated = generatedMember(base, name, frame) { return generated }
            let name = identifier(name, frame)
            if case .selfReference = self.expression(base, frame),
                let kept = keptParameter(name, frame, at: expression) ?? reactiveBase(name, frame)
            {
                return kept
            }
            let value = eval(base, frame)
            let found =
                typeOfModule(value, name, frame)
                ?? mapChoices(value) { addedProperty(name, of: $0, frame) ?? member(name, of: $0) }
            return surrounded(withoutOwnCase(found, of: value), expression, frame, expected: expected)
        case .member(nil, let name): return implicitMember(identifier(name, frame), expected)
        case .call(let callee, let arguments):
            let key = EvaluationKey(frame: frame, expression: expression, expected: expected)
            if let known = calls[key] { return known }
            let cutsBefore = cuts
            let value = surrounded(
                evalCall(expression, callee, arguments, frame, expected: expected), expression, frame,
                expected: expected)
            if cuts == cutsBefore || isOutermost { calls[key] = value }
            return value
        case .closure(let function):
            return make(.closure(FunctionRef(Int(store.function(of: frame).file), function), frame))
        case .cast(let value, let type, .conversion):
            let type = resolve(type, in: frame)
            if let standing = standing(onStackAskedBy: value, as: type, frame) { return standing }
            let found = eval(value, frame, expected: type)
            let cast = cast(isOther(found, than: type, value, frame) ? unknown : found, to: type)
            if case .element = self.expression(value, frame) { return fitting(cast, type) }
            return cast
        case .cast(_, _, .test): return unknown
        case .tuple(let elements):
            let file = facts(frame)
            let parts = file.arguments(elements)
            return make(.tuple(parts.map { $0.label.map { file.text($0) } }, parts.map { eval($0.value, frame) }))
        case .array(let elements):
            var inner = TypeValue.unknown
            if case .array(let element) = expected { inner = element }
            return make(.array(facts(frame).arguments(elements).map { eval($0.value, frame, expected: inner) }))
        case .alternatives(let values):
            let file = facts(frame)
            let index = store.function(of: frame).file
            return join(
                file.arguments(values).filter { canRun($0.condition, in: frame) && !isFailedCast($0.value, in: frame) }
                    .map { argument in
                        let own = argument.condition.flatMap { id in
                            file.conditions[Int(id.index)].isSilent
                                || isWrittenOut(file.conditions[Int(id.index)], in: frame)
                                ? nil : ConditionRef(file: index, condition: id.index)
                        }
                        return Choice(
                            value: eval(argument.value, frame, expected: expected), conditions: own.map { [$0] } ?? [])
                    })
        case .string(let text): return make(.string(facts(frame).text(text), isOnly: true))
        case .type(let type): return make(.metatype(resolve(type, in: frame)))
        case .element(let base, let keys):
            return keptElement(base, keys, frame) ?? keyedElement(base, keys, frame)
                ?? mapChoices(eval(base, frame)) { element(of: $0) }
        case .sum(let operands):
            return sum(facts(frame).arguments(operands).map { eval($0.value, frame, expected: expected) })
        case .assignment, .number, .other: return unknown
        }
    }

    // MARK: - Locals

    private func eval(_ local: LocalID, _ frame: FrameID) -> ValueID {
        guard let home = home(of: local, frame) else {
            let type = facts(frame).locals[Int(local.index)].type
            return declared(type.map { resolve($0, in: frame) } ?? .unknown, from: nil)
        }
        let key = LocalKey(frame: home, local: local)
        if let known = locals[key] { return known }
        let file = facts(frame)
        let fact = file.locals[Int(local.index)]
        if fact.source.isNotParameter, let written = fact.type {
            let type = resolve(written, in: home)
            if dataTypes.isData(type) { return declared(type, from: nil) }
        }
        guard localsUnderWay.insert(key).inserted else {
            return fact.type.map { declared(resolve($0, in: home), from: nil) } ?? unknown
        }
        defer { localsUnderWay.remove(key) }
        let cutsBefore = cuts
        let type = fact.type.map { resolve($0, in: home) } ?? .unknown
        var value: ValueID
        switch fact.source {
        case .parameter(let index): value = parameter(index, type, home)
        case .value(let expression): value = eval(expression, home, expected: type)
        case .part(let expression, let index):
            value = part(index, of: eval(expression, home))
            // `for (key, value) in dictionary`: of a dictionary the values are known, whatever their keys.
            if value == unknown, index == 1, case .element = file.expressions[expression] {
                value = eval(expression, home)
            }
        case .payload(let subject, let name, let index):
            value = payload(identifier(name, home), index, of: eval(subject, home))
        case .element(let sequence): value = mapChoices(eval(sequence, home)) { element(of: $0) }
        case .none: value = nothing
        }
        if fact.isVariable || fact.source == .none {
            let assigned = assignments(to: local, type, home)
            // Nobody sets what a wrapper sets: `@Dependency var module: LoginModule`.
            if fact.source == .none, assigned.isEmpty, let written = fact.type, !isOptional(written, file),
                program.localAssignments[Int(store.function(of: home).file)][local] == nil
            {
                value = declared(type, from: nil)
            }
            value = join([Choice(value: value, conditions: [])] + assigned)
            if mayHoldScreens(type, value) { value = edited(local, value, home) }
        }
        if type != .unknown, fact.source.isNotParameter { value = refine(value, to: type) }
        if cuts == cutsBefore || isOutermost { locals[key] = value }
        return value
    }

    /// The activation that a local belongs to: the one at hand, or one around it; nil where that is not among them.
    func home(of local: LocalID, _ frame: FrameID) -> FrameID? {
        let wanted = facts(frame).locals[Int(local.index)].function.index
        var home = frame
        while store.function(of: home).function != wanted {
            guard let parent = store.parent(of: home) else { return nil }
            home = parent
        }
        return home
    }

    private func assignments(to local: LocalID, _ type: TypeValue, _ home: FrameID) -> [Choice] {
        let file = store.function(of: home).file
        return (program.localAssignments[Int(file)][local] ?? []).compactMap { reference in
            let action = program.action(reference)
            let facts = program.files[Int(file)]
            guard case .assignment(let target, let value) = facts.expressions[action.expression] else { return nil }
            let place = frame(for: FunctionRef(Int(file), action.function), within: home)
            guard canRun(action.condition, in: place) else { return nil }
            var assigned = eval(value, place, expected: type)
            if case .tuple(let parts) = facts.expressions[target] {
                // `(view, controller) = make()`
                let index = facts.arguments(parts).firstIndex { facts.expressions[$0.value] == .local(local) }
                assigned = index.map { part($0 - Int(parts.start), of: assigned) } ?? unknown
            }
            return Choice(
                value: assigned, conditions: conditions(from: action.condition, file: file, flagsDecidedBy: place))
        }
    }

    func holdsScreens(_ type: TypeValue) -> Bool {
        guard case .array(let element) = type else { return false }
        return symbols(of: element).contains { program.inherits($0, from: "UIViewController") }
    }

    /// Whether a variable is an array through whose elements code may reach a screen.
    private func mayHoldScreens(_ type: TypeValue, _ value: ValueID) -> Bool {
        let held = type == .unknown ? self.type(of: value) : type
        guard case .array(let element) = held, element != .unknown else { return false }
        if case .nominal(let symbol, _) = element, program.isExternal(symbol) {
            return program.inherits(symbol, from: "UIViewController")
        }
        return !dataTypes.isData(held)
    }

    private func parameter(_ index: Int, _ type: TypeValue, _ frame: FrameID) -> ValueID {
        let activation = store[frame]
        if index < activation.arguments.count { return activation.arguments[index] }
        if program.facts(activation.function).kind == .closure {
            let handed = closureParameter(index, of: activation.function, frame)
            if handed != unknown { return refine(handed, to: type) }
        }
        return answered(for: index, of: activation) ?? make(.open(.parameter(activation.function, index), type))
    }

    private func isOptional(_ type: TypeID, _ file: SwiftFacts) -> Bool {
        if case .optional = file.types[Int(type.index)] { return true }
        return false
    }

    func part(_ index: Int, of value: ValueID) -> ValueID {
        mapChoices(value) { single in
            switch store[single] {
            case .tuple(_, let parts): return index < parts.count ? parts[index] : unknown
            case .instance(.tuple(_, let types)):
                return index < types.count ? declared(types[index], from: nil) : unknown
            case .open(let origin, .tuple(_, let types)):
                return index < types.count ? declared(types[index], from: origin) : unknown
            default: return unknown
            }
        }
    }

    private func payload(_ name: Identifier, _ index: Int, of value: ValueID) -> ValueID {
        mapChoices(value) { single in
            switch store[single] {
            case .enumCase(_, name, let payload): return index < payload.count ? payload[index] : unknown
            case .enumCase: return nothing
            default:
                let type = type(of: single)
                guard let symbol = type.symbol, let fact = program.types[symbol].cases[name] else {
                    return resultPayload(name, of: type)
                }
                let declaration = DeclarationID(Int(fact.declaration))
                let parameters = program.files[Int(fact.file)].declarations[declaration].cases[fact.position].parameters
                guard index < parameters.count, let type = parameters[index].type else { return unknown }
                return declared(
                    program.resolve(type, file: fact.file, declaration: declaration),
                    from: origin(of: single, member: name))
            }
        }
    }

    /// What `Result` of the standard library holds, which its generic arguments tell.
    private func resultPayload(_ name: Identifier, of type: TypeValue) -> ValueID {
        guard case .nominal(let symbol, let arguments) = type, arguments.count == 2, program.isExternal(symbol),
            program.types[symbol].name == "Result"
        else { return unknown }
        switch program.text(name) {
        case "success": return declared(arguments[0], from: nil)
        case "failure": return declared(arguments[1], from: nil)
        default: return unknown
        }
    }

    // MARK: - Types

    /// A value after `as`, `as?` or `as!`: what is known of it stays, what is not is learnt from the type.
    func cast(_ value: ValueID, to type: TypeValue) -> ValueID {
        mapChoices(value) { single in
            switch store[single] {
            case .unknown: return declared(type, from: nil)
            case .instance(let known): return make(.instance(narrower(known, type)))
            case .open(let origin, let known): return make(.open(origin, narrower(known, type)))
            case .this(let known):
                // A protocol's extension that asks who conforms: `self as? LoginPresenter`.
                guard let asked = type.symbol, asked != known, program.types[known].kind == .protocol else {
                    return single
                }
                if !program.isExternal(asked) { return make(.this(asked)) }
                // The controller that a protocol asks for is, where a controller conforms, the object itself.
                guard program.inherits(asked, from: "UIViewController") else { return single }
                return make(.open(.selfMember(known, .selfType), type))
            case .object(var creation):
                let narrowed = narrower(creation.type, type)
                if narrowed == creation.type { return single }
                creation.type = narrowed
                return make(.object(creation))
            case .tuple(let labels, let parts):
                // `(view, presenter)` returned as `(view: …, input: …)` takes the labels of the declared type.
                guard case .tuple(let declaredLabels, let types) = type, types.count == parts.count else {
                    return single
                }
                return make(
                    .tuple(
                        zip(labels, declaredLabels).map { $0 ?? $1 },
                        zip(parts, types).map { refine($0, to: $1) }))
            case .enumCase(nil, let name, let payload):
                // `.success(.settings)`, unwrapped into a variable that says what `settings` is a case of.
                guard let symbol = type.symbol, program.types[symbol].cases[name] != nil else { return single }
                return make(.enumCase(symbol, name, payload))
            default: return single
            }
        }
    }

    /// Of what a list of anything holds, the screens that a cast to a class of controllers lets through:
    /// `options["screen"] as? UIViewController`; all of it where it holds none that is known.
    private func fitting(_ value: ValueID, _ type: TypeValue) -> ValueID {
        guard case .alternatives(let choices) = store[value], let asked = type.symbol,
            program.inherits(asked, from: "UIViewController")
        else { return value }
        let screens = choices.filter { choice in
            guard case .object(let creation) = store[choice.value] else { return false }
            return creation.type.symbol.map { program.inherits($0, from: "UIViewController") } ?? false
        }
        return screens.isEmpty ? value : join(screens)
    }

    /// A value that lands in a variable of a declared type.
    func refine(_ value: ValueID, to type: TypeValue) -> ValueID {
        guard type != .unknown else { return value }
        switch store[value] {
        case .unknown: return declared(type, from: nil)
        case .nothing, .closure: return value
        default: return cast(value, to: type)
        }
    }

    /// The more telling of two types that one value has.
    private func narrower(_ known: TypeValue, _ asked: TypeValue) -> TypeValue {
        switch (known, asked) {
        case (.unknown, _), (.generic, _): return asked
        case (_, .unknown), (_, .generic): return known
        case (_, .composition(let parts)):
            return parts.reduce(known) { narrower($0, $1) }
        case (.composition(let parts), .nominal(let symbol, _)):
            return program.types[symbol].kind == .protocol ? .composition(parts + [asked]) : asked
        case (.nominal(let one, let arguments), .nominal(let other, _)):
            if one == other { return arguments.isEmpty ? asked : known }
            if program.isSubtype(one, of: other) { return known }
            if program.isSubtype(other, of: one) { return asked }
            // How two types of frameworks relate is not known; one that is no class's is the more telling one.
            if program.isExternal(one), SwiftUIViews.protocols.contains(program.types[other].name) { return known }
            let oneIsClass = program.types[one].kind == .class
            let otherIsClass = program.types[other].kind == .class
            if oneIsClass { return known }
            return otherIsClass || program.types[one].kind == .external ? asked : .composition([known, asked])
        default: return known
        }
    }
}

extension Local.Source {
    fileprivate var isNotParameter: Bool {
        if case .parameter = self { return false }
        return true
    }
}
