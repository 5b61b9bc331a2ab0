import Facts

/// What one object holds in its properties: what it is made with, what the code that makes it puts there, and what others
/// do who hold the object.
extension Evaluator {
    /// The values that a property of one object gets: from its initialiser, and from the function that makes it.
    func ownValues(
        of property: PropertyRef, name: Identifier, _ creation: Creation, _ object: ValueID
    ) -> [ValueID] {
        var found: [ValueID] = []
        if let initializer = creation.initializer {
            let keepsDefault =
                program.facts(property).isConstant
                || creation.type.symbol.map { isSetOnlyByInitializers(property, in: $0) } ?? false
            let arguments = self.arguments(of: creation, for: initializer, keepsDefault: keepsDefault)
            let frame = store.intern(
                Frame(function: initializer, this: object, arguments: arguments, bound: [:], parent: nil))
            let type = creation.type.symbol.map { declaredType(of: property, for: $0, arguments: []) } ?? .unknown
            var seen: Set<FrameID> = []
            found += assigned(name, type, in: frame, depth: 0, &seen)
            if found.isEmpty, let wrapper = wrapper(of: property) {
                // `_model = State(wrappedValue: model)`
                var seen: Set<FrameID> = []
                found += assigned(wrapper, .unknown, in: frame, depth: 0, &seen)
            }
        } else if let position = creation.labels.firstIndex(of: name) {
            found.append(creation.arguments[position])
        }
        found += wired(name, to: object, creation)
        if found.allSatisfy({ $0 == unknown || $0 == nothing }) {
            found += wiredByReceivers(name, to: object, creation)
        }
        if found.allSatisfy({ $0 == unknown || $0 == nothing }),
            let initial = initialValue(of: property, this: object), !isFilledLater(initial, property, name),
            !isChangedLater(initial, property, name, in: creation.type.symbol)
        {
            found.append(initial)
        }
        return found
    }

    /// The name of what a property wrapper keeps a property in; nil for a property without one.
    func wrapper(of property: PropertyRef) -> Identifier? {
        guard !program.facts(property).attributes.isEmpty else { return nil }
        return program.identifier("_" + program.text(program.identifier(of: property)))
    }

    /// Whether a variable begins as an empty list, or as a struct of the program's with nothing in it, and some code puts
    /// another one there.
    private func isFilledLater(_ initial: ValueID, _ property: PropertyRef, _ name: Identifier) -> Bool {
        switch store[initial] {
        case .array(let elements): guard elements.isEmpty else { return false }
        case .object(let creation):
            guard let symbol = creation.type.symbol, program.types[symbol].kind == .struct,
                creation.arguments.contains(nothing)
            else { return false }
        default: return false
        }
        return !program.facts(property).isConstant
            && !(program.assignmentsByName[name].isEmpty && program.memberAppends[name].isEmpty)
    }

    /// Whether a variable begins with a case of an enum and code of its own type sets it later: the first case decides
    /// no more than the others do. A flag is changed in more ways than by assignment, and is left as it is.
    private func isChangedLater(
        _ initial: ValueID, _ property: PropertyRef, _ name: Identifier, in symbol: Int?
    ) -> Bool {
        guard case .enumCase(_, let first, _) = store[initial], first != .trueLiteral, first != .falseLiteral,
            let symbol, !program.facts(property).isConstant
        else { return false }
        return assignments(to: name, of: symbol).contains { reference in
            let action = program.action(reference)
            let function = FunctionRef(Int(reference.file), action.function)
            guard
                case .assignment(let target, _) = program.files[Int(reference.file)].expressions[action.expression],
                isOwnMember(target, named: name, reference.file), program.facts(function).kind != .initializer
            else { return false }
            return program.owner(of: function).map { program.isSubtype(symbol, of: $0) } ?? false
        }
    }

    /// What an initialiser is called with.
    ///
    /// - Parameter keepsDefault: whether the case of an enum that a parameter is by default is still there later.
    private func arguments(
        of creation: Creation, for initializer: FunctionRef, keepsDefault: Bool
    ) -> [ValueID] {
        let fact = program.facts(initializer)
        var next = 0
        return fact.parameters.enumerated().map { index, parameter in
            let label = parameter.label.map { program.identifier($0, initializer.file) }
            if next < creation.arguments.count, creation.labels[next] == label || creation.labels[next] == nil {
                let first = next
                next += 1
                guard program.isVariadic(index, of: initializer) else { return creation.arguments[first] }
                while next < creation.arguments.count, creation.labels[next] == nil { next += 1 }
                return make(.array(Array(creation.arguments[first..<next])))
            }
            let type = parameterType(index, of: initializer)
            let value = defaultValue(index, of: initializer, this: nil, type)
            if case .enumCase = store[value], keepsDefault { return value }
            return value == nothing || isMade(value) ? value : declared(type, from: nil)
        }
    }

    /// What an initialiser assigns to a property, following `super.init` and `self.init`.
    ///
    /// - Parameter seen: the initialisers that were looked at; one may call another many times.
    private func assigned(
        _ name: Identifier, _ type: TypeValue, in frame: FrameID, depth level: Int, _ seen: inout Set<FrameID>
    ) -> [ValueID] {
        guard level < 8, seen.count < 64, seen.insert(frame).inserted else { return [] }
        let function = store.function(of: frame)
        let file = program.files[Int(function.file)]
        var found: [ValueID] = []
        for index in program.facts(function).actions {
            let action = file.actions[Int(index)]
            switch (action.kind, file.expressions[action.expression]) {
            case (.assignment, .assignment(let target, let value)):
                guard isOwnMember(target, named: name, function.file), canRun(action.condition, in: frame) else {
                    continue
                }
                found.append(eval(value, frame, expected: type))
            case (.call, .call(let callee, let arguments)):
                guard case .member(let base?, let called) = file.expressions[callee],
                    program.identifier(called, function.file) == .initializer
                else { continue }
                switch file.expressions[base] {
                case .superReference, .selfReference:
                    for target in targets(ofCall: callee, arguments, frame) {
                        var target = target
                        target.this = store.this(of: frame)
                        found += assigned(name, type, in: activate(target, arguments, frame), depth: level + 1, &seen)
                    }
                default: break
                }
            default: break
            }
        }
        return found
    }

    func isOwnMember(_ target: ExpressionID, named name: Identifier, _ index: Int32) -> Bool {
        ownMember(target, index) == name
    }

    /// What an expression names that may be a member of the object at hand: `style`, `self.style`.
    func ownMember(_ expression: ExpressionID, _ index: Int32) -> Identifier? {
        let file = program.files[Int(index)]
        switch file.expressions[expression] {
        case .name(let text): return program.identifier(text, index)
        case .member(let base?, let text):
            guard case .selfReference = file.expressions[base] else { return nil }
            return program.identifier(text, index)
        default: return nil
        }
    }

    /// What the function that makes an object assigns to its property afterwards.
    func wired(_ name: Identifier, to object: ValueID, _ creation: Creation) -> [ValueID] {
        let maker = program.outermost(store.function(of: creation.frame))
        var found: [ValueID] = []
        for reference in program.assignmentsByName[name, file: maker.file] {
            let action = program.action(reference)
            let function = FunctionRef(Int(reference.file), action.function)
            guard program.outermost(function) == maker,
                case .assignment(let target, let value) = program.files[Int(reference.file)].expressions[
                    action.expression],
                case .member(let base?, _) = program.files[Int(reference.file)].expressions[target]
            else { continue }
            let place = activation(of: function, from: creation.frame)
            guard choices(of: eval(base, place)).contains(where: { isSame($0.value, object) }) else { continue }
            found.append(eval(value, place))
        }
        return found
    }

    /// The activation of a function that shares its outermost function with another activation.
    private func activation(of function: FunctionRef, from frame: FrameID) -> FrameID {
        var current: FrameID? = frame
        while let candidate = current {
            if store.function(of: candidate) == function { return candidate }
            if program.facts(store.function(of: candidate)).parent == nil {
                return self.frame(for: function, within: candidate)
            }
            current = store.parent(of: candidate)
        }
        return rootFrame(function)
    }

    /// Whether two values are one object, whatever type each was cast to.
    func isSame(_ left: ValueID, _ right: ValueID) -> Bool {
        if left == right { return true }
        guard case .object(let one) = store[left], case .object(let other) = store[right] else { return false }
        return one.site == other.site && one.frame == other.frame && one.arguments == other.arguments
    }

    /// Of what code anywhere puts into a property of a type's objects, what it puts there where it holds the object that
    /// one expression makes: `proxy.delegate = self` of who was handed that proxy. Nil where none is known to, or where
    /// the type sets the property itself.
    func givenValues(of property: PropertyRef, in symbol: Int, to creation: Creation) -> [ValueID]? {
        guard !dataTypes.isData(nominal(symbol)), bindings(of: property, in: symbol).count > 1 else { return nil }
        let name = program.identifier(of: property)
        let this = make(.this(symbol))
        var values: [ValueID] = []
        for reference in assignments(to: name, of: symbol) {
            let file = program.files[Int(reference.file)]
            let action = program.action(reference)
            guard case .assignment(let target, _) = file.expressions[action.expression] else { continue }
            let function = FunctionRef(Int(reference.file), action.function)
            if isOwnMember(target, named: name, reference.file) {
                guard let owner = program.owner(of: function), program.isSubtype(symbol, of: owner) else { continue }
                return nil
            }
            guard case .member(let base?, _) = file.expressions[target],
                choices(of: eval(base, rootFrame(function))).contains(where: { isMade(at: creation.site, $0.value) })
            else { continue }
            values += assignedValues(reference, name, symbol, this)
        }
        let found = telling(values, symbol)
        return found.isEmpty ? nil : found
    }

    /// Whether no code puts anything into a property of a type's objects but what they are made with.
    func isSetOnlyByInitializers(_ property: PropertyRef, in symbol: Int) -> Bool {
        let name = program.identifier(of: property)
        return assignments(to: name, of: symbol).allSatisfy { reference in
            guard
                case .assignment(let target, _) = program.files[Int(reference.file)].expressions[
                    program.action(reference).expression]
            else { return false }
            let function = FunctionRef(Int(reference.file), program.action(reference).function)
            return isOwnMember(target, named: name, reference.file) && program.facts(function).kind == .initializer
        }
    }

    private func isMade(at site: ExpressionRef, _ value: ValueID) -> Bool {
        if case .object(let creation) = store[value] { return creation.site == site }
        return false
    }
}
