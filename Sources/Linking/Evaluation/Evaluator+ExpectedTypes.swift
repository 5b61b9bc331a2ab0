import Facts

/// Which type the place of an implicit member asks for, so that a call of one is known to be of that type's function:
/// `return .push(screen)`, `.multiple(.dismiss(), .push(screen))`.
extension Evaluator {
    /// Where an expression stands that a type is asked for.
    enum Place {
        case result
        case local(LocalID)
        case target(ExpressionID)
        /// An argument of a call, by its position.
        case argument(callee: ExpressionID, ArgumentRange, Int)
        indirect case element(Place)
    }

    /// The functions that a call of an implicit member may run; none where its type is not known.
    func implicitTargets(
        _ name: Identifier, _ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> [CallTarget] {
        guard program.declaresFunction(name), let place = places(in: store.function(of: frame))[callee] else {
            return []
        }
        let type = asked(by: place, frame)
        guard let symbol = type.symbol, program.types[symbol].cases[name] == nil,
            !methods(name, in: symbol, isStatic: true).isEmpty
        else { return [] }
        return dispatch(name, on: make(.metatype(type)), arguments, frame)
    }

    /// The type that the place of an implicit member which a function calls asks for: that of `.init(title: title)`.
    func typeAsked(ofImplicit callee: ExpressionID, _ frame: FrameID) -> TypeValue {
        places(in: store.function(of: frame))[callee].map { asked(by: $0, frame) } ?? .unknown
    }

    private func asked(by place: Place, _ frame: FrameID) -> TypeValue {
        switch place {
        case .result: return resultType(in: frame)
        case .local(let local):
            return facts(frame).locals[Int(local.index)].type.map { resolve($0, in: frame) } ?? .unknown
        case .target(let target): return declaredType(ofMember: target, frame)
        case .element(let list):
            if case .array(let element) = asked(by: list, frame) { return element }
            return .unknown
        case .argument(let callee, let range, let position):
            let known = targets(ofCall: callee, range, frame).first
            guard let target = known ?? initializer(ofImplicit: callee, range, frame) else {
                return asked(byPart: position, ofCall: callee, range, frame)
            }
            guard let parameter = target.binding.lastIndex(where: { $0.map { $0 <= position } ?? false }) else {
                return .unknown
            }
            let type = own(parameterType(parameter, of: target.function), in: target)
            if program.isVariadic(parameter, of: target.function), case .array(let element) = type { return element }
            return target.binding[parameter] == position ? type : .unknown
        }
    }

    /// The initialiser of the program that a call without a type's name runs.
    func initializer(
        ofImplicit callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> CallTarget? {
        guard program.isImplicitInitializer(callee, facts(frame)) else { return nil }
        return initializers(of: typeAsked(ofImplicit: callee, frame), arguments, frame).first
    }

    /// What is asked for by a case of an enum, or by a struct that has no initialiser of its own:
    /// `.group(.init(rows: [.init(title: "Leave")]))`.
    private func asked(
        byPart position: Int, ofCall callee: ExpressionID, _ range: ArgumentRange, _ frame: FrameID
    ) -> TypeValue {
        let file = facts(frame)
        let arguments = Array(file.arguments(range))
        let (type, name) = typeMade(by: callee, frame)
        guard let symbol = type.symbol, !program.isExternal(symbol) else { return .unknown }
        if let name, let place = program.types[symbol].cases[name] {
            let declaration = DeclarationID(Int(place.declaration))
            let payload = program.files[Int(place.file)].declarations[declaration].cases[place.position].parameters
            guard position < payload.count, let type = payload[position].type else { return .unknown }
            return program.resolve(type, file: place.file, declaration: declaration)
        }
        guard program.types[symbol].kind == .struct, program.types[symbol].initializers.isEmpty,
            let label = program.memberwiseProperty(
                ofArgument: position, arguments, of: symbol, file: store.function(of: frame).file),
            let property = program.types[symbol].properties[label]?.first
        else { return .unknown }
        guard case .nominal(_, let generic) = type else { return .unknown }
        return declaredType(of: property, for: symbol, arguments: generic)
    }

    /// The type that a call makes a value of, and the case of it that is called; nil for an initialiser.
    private func typeMade(by callee: ExpressionID, _ frame: FrameID) -> (TypeValue, name: Identifier?) {
        var name: Identifier?
        var value = callee
        if case .member(let base, let text) = facts(frame).expressions[callee] {
            let isCase = identifier(text, frame) != .initializer && !facts(frame).text(text).beginsWithCapital
            if isCase { name = identifier(text, frame) }
            guard let base else { return (typeAsked(ofImplicit: callee, frame), name) }
            if isCase { value = base }
        }
        guard case .metatype(let type) = store[constructed(value, frame)] else { return (.unknown, nil) }
        return (type, name)
    }

    /// Within a generic type its name stands for the type with the arguments at hand.
    private func own(_ type: TypeValue, in target: CallTarget) -> TypeValue {
        switch type {
        case .array(let element): return .array(own(element, in: target))
        case .nominal(let symbol, []):
            guard let this = target.this else { return type }
            if case .metatype(.nominal(symbol, let arguments)) = store[this] { return .nominal(symbol, arguments) }
            return type
        default: return type
        }
    }

    /// What a function gives back; for a closure, what the function gets back from it that takes the closure.
    private func resultType(in frame: FrameID) -> TypeValue {
        let function = store.function(of: frame)
        let fact = program.facts(function)
        if let result = fact.result { return resolve(result, in: frame) }
        guard fact.kind == .closure, let use = program.closureUses[function], let parent = store.parent(of: frame),
            case .call(let callee, let arguments) = facts(frame).expressions[use.call.id],
            let target = targets(ofCall: callee, arguments, parent).first,
            let parameter = target.binding.firstIndex(of: use.position),
            case .function(_, let result) = concrete(parameterType(parameter, of: target.function), for: target.this)
        else { return .unknown }
        return result
    }

    /// The places of the implicit members that a function calls.
    private func places(in function: FunctionRef) -> [ExpressionID: Place] {
        if let known = implicitPlaces[function] { return known }
        let file = program.files[Int(function.file)]
        var found: [ExpressionID: Place] = [:]
        func walk(_ expression: ExpressionID, _ place: Place) {
            switch file.expressions[expression] {
            case .call(let callee, _):
                if case .member(nil, _) = file.expressions[callee], found[callee] == nil { found[callee] = place }
            case .alternatives(let choices): for choice in file.arguments(choices) { walk(choice.value, place) }
            case .array(let elements): for element in file.arguments(elements) { walk(element.value, .element(place)) }
            default: break
            }
        }
        for index in program.facts(function).actions {
            let action = file.actions[Int(index)]
            switch (action.kind, file.expressions[action.expression]) {
            case (.result, _): walk(action.expression, .result)
            case (.assignment, .assignment(let target, let value)): walk(value, .target(target))
            case (_, .call(let callee, let arguments)):
                for (position, argument) in file.arguments(arguments).enumerated() {
                    walk(argument.value, .argument(callee: callee, arguments, position))
                }
            default: break
            }
        }
        for (index, local) in file.locals.enumerated() where local.function == function.id && local.type != nil {
            if case .value(let value) = local.source { walk(value, .local(LocalID(index))) }
        }
        implicitPlaces[function] = found
        return found
    }
}
