import Facts

/// What a call makes of a function: an activation with arguments, and what that gives back.
extension Evaluator {
    /// The activation that a call makes: arguments evaluated, generic parameters bound.
    ///
    /// - Parameter expected: the type of what the call is taken for, which decides what no argument does.
    func activate(
        _ target: CallTarget, _ arguments: ArgumentRange, _ frame: FrameID, expected: TypeValue = .unknown
    ) -> FrameID {
        let values = Array(facts(frame).arguments(arguments))
        let fact = program.facts(target.function)
        var bound: [String: TypeValue] = [:]
        var evaluated: [ValueID] = []
        let file = program.files[Int(target.function.file)]
        let generics = fact.generics.isEmpty ? [] : Set(fact.generics.map { file.text($0.name) })
        for (index, position) in target.binding.enumerated() {
            let type = concrete(parameterType(index, of: target.function), for: target.this)
            guard let position, position < values.count else {
                evaluated.append(
                    givenByCaller(index, of: target.function, arguments, frame)
                        ?? defaultValue(index, of: target.function, this: target.this, type))
                continue
            }
            let value = argument(index, of: target.function, at: position, values[...], frame, expected: type)
            if !generics.isEmpty { bind(type, to: self.type(of: value), generics, &bound) }
            evaluated.append(value == unknown ? declared(type, from: nil) : value)
        }
        if !generics.isEmpty, expected != .unknown, let result = fact.result {
            let type = program.resolve(
                result, file: target.function.file, declaration: fact.declaration, function: target.function.id)
            bind(type, to: expected, generics, &bound)
        }
        let activation = store.intern(
            Frame(
                function: target.function, this: target.this, arguments: evaluated, bound: bound,
                parent: parentFrame(of: target.function, frame)))
        noteReception(activation)
        return activation
    }

    /// What a call hands over to a parameter: the argument at a position, or all arguments from there on as a list where
    /// the parameter takes any number of them.
    func argument(
        _ index: Int, of function: FunctionRef, at position: Int, _ values: ArraySlice<Argument>, _ frame: FrameID,
        expected type: TypeValue
    ) -> ValueID {
        let first = values.startIndex + position
        guard program.isVariadic(index, of: function) else {
            let value = eval(values[first].value, frame, expected: type)
            // `(gate, hall)` takes the labels of the parts that the function asks for.
            if case .tuple = type { return cast(value, to: type) }
            return value
        }
        var element = TypeValue.unknown
        if case .array(let inner) = type { element = inner }
        return make(
            .array(
                values[first..<(first + run(of: values, from: position))].map {
                    eval($0.value, frame, expected: element)
                }))
    }

    /// How many arguments a parameter takes that takes any number of them: all up to the next one with a label.
    func run(of values: ArraySlice<Argument>, from position: Int) -> Int {
        let rest = values.dropFirst(position + 1)
        return 1 + rest.prefix { $0.label == nil && !$0.isTrailingClosure }.count
    }

    /// An associated type of a protocol as the type that an object has for it.
    func concrete(_ type: TypeValue, for this: ValueID?) -> TypeValue {
        if case .generic(let name) = type, let this, case .nominal(let holder, let arguments) = self.type(of: this) {
            let ancestor = program.lineage(of: holder).first { program.types[$0].generics.contains(name) }
            return ancestor.flatMap { program.genericArguments(of: holder, arguments, asSuper: $0)[name] } ?? type
        }
        guard case .nominal(let symbol, []) = type, program.isExternal(symbol), let this else { return type }
        let name = program.identifier(program.types[symbol].name)
        for holder in self.type(of: this).symbols where !program.isExternal(holder) {
            if let own = typeMember(name, of: holder) { return own }
        }
        return type
    }

    /// For a local function: the activation around it. One that only a single method calls is like one that lies in it.
    private func parentFrame(of function: FunctionRef, _ caller: FrameID) -> FrameID? {
        guard let parent = program.facts(function).parent else { return keeperFrame(for: function, calledIn: caller) }
        let outer = FunctionRef(Int(function.file), parent)
        return activation(of: outer, around: caller) ?? rootFrame(outer)
    }

    /// The activation of a function that lies around another one, or is that one.
    func activation(of function: FunctionRef, around inner: FrameID) -> FrameID? {
        var current: FrameID? = inner
        while let frame = current, store.function(of: frame) != function { current = store.parent(of: frame) }
        return current
    }

    func defaultValue(
        _ index: Int, of function: FunctionRef, this: ValueID?, _ type: TypeValue
    ) -> ValueID {
        guard let expression = program.facts(function).parameters[index].defaultValue else {
            return declared(type, from: nil)
        }
        let frame = store.intern(Frame(function: function, this: this, arguments: [], bound: [:], parent: nil))
        let value = eval(expression, frame, expected: type)
        return value == unknown ? declared(type, from: nil) : value
    }

    private func bind(
        _ type: TypeValue, to found: TypeValue, _ generics: Set<String>, _ bound: inout [String: TypeValue]
    ) {
        switch (type, found) {
        case (.generic(let name), _) where generics.contains(name) && found != .unknown:
            if bound[name] == nil { bound[name] = found.isHuge ? .unknown : found }
        case (.metatype(let inner), .metatype(let other)), (.array(let inner), .array(let other)):
            bind(inner, to: other, generics, &bound)
        case (.nominal(let symbol, let parameters), .nominal(let other, let given)):
            let arguments =
                symbol == other
                ? given
                : program.types[symbol].generics.map {
                    program.genericArguments(of: other, given, asSuper: symbol)[$0] ?? .unknown
                }
            for (parameter, argument) in zip(parameters, arguments) { bind(parameter, to: argument, generics, &bound) }
        default: break
        }
    }

    /// What an activation gives back: every `return` that can run, under its conditions.
    func result(of frame: FrameID) -> ValueID {
        if let known = results[frame] { return known }
        beginQuestion()
        defer { depth -= 1 }
        let function = store.function(of: frame)
        let fact = program.facts(function)
        let type = fact.result.map { resolve($0, in: frame) } ?? .unknown
        guard depth < Self.maximumDepth else {
            cuts += 1
            return declared(type, from: nil)
        }
        if fact.kind != .initializer, dataTypes.isData(type) { return declared(type, from: nil) }
        let activations = (activationsOf[function] ?? 0) + 1
        activationsOf[function] = activations
        guard activations <= Self.maximumActivations else {
            exhausted.insert(program.outermost(function))
            return declared(type, from: nil)
        }
        let turns = turnsUnderWay[function] ?? 0
        // What it gives back beside its own result is all that a function that calls itself can give back.
        guard turns < Self.maximumTurns, resultsUnderWay.insert(frame).inserted else { return unknown }
        turnsUnderWay[function] = turns + 1
        defer {
            resultsUnderWay.remove(frame)
            turnsUnderWay[function] = turns
        }
        let cutsBefore = cuts
        var found: [Choice] = []
        let file = program.files[Int(function.file)]
        let isBuilder = isBuilder(function)
        for index in fact.actions {
            let action = file.actions[Int(index)]
            guard action.kind == .result, !isBuilder, canRun(action.condition, in: frame) else { continue }
            found.append(
                Choice(
                    value: eval(action.expression, frame, expected: type),
                    conditions: conditions(
                        from: action.condition, file: function.file,
                        decidedBy: fact.isStatic || settledFrames.contains(frame) ? frame : nil,
                        flagsDecidedBy: frame
                    )
                    .filter { isInside($0, function) }))
        }
        var value = isBuilder ? built(by: frame) : found.isEmpty ? unknown : join(withoutKept(found, by: frame))
        if !fact.hasBody, let this = store.this(of: frame) {
            value = declared(type, from: origin(of: this, member: program.identifier(of: function)))
        } else if type != .unknown {
            value = refine(value, to: type)
        }
        if fact.kind == .initializer, let this = store.this(of: frame) { value = this }
        if cuts == cutsBefore || isOutermost { results[frame] = value }
        return value
    }

    /// What a function gives back, where what it made before and kept stands for what it makes: with
    /// `if let saved = holder.module { return saved }` in front, it gives back the one object either way. What is kept
    /// was made in an activation that nobody knows.
    private func withoutKept(_ found: [Choice], by frame: FrameID) -> [Choice] {
        guard found.count > 1 else { return found }
        var made: [ExpressionRef: ValueID] = [:]
        for choice in found {
            guard case .object(let creation) = store[choice.value], creation.frame == frame else { continue }
            made[creation.site] = choice.value
        }
        guard !made.isEmpty else { return found }
        let unknownRun = rootFrame(store.function(of: frame))
        return found.map { choice in
            guard case .object(let creation) = store[choice.value], creation.frame == unknownRun,
                let own = made[creation.site]
            else { return choice }
            return Choice(value: own, conditions: choice.conditions)
        }
    }

    /// Whether a condition stands in a function itself and not around it.
    func isInside(_ condition: ConditionRef, _ function: FunctionRef) -> Bool {
        program.condition(condition).line >= program.facts(function).place.line
    }
}
