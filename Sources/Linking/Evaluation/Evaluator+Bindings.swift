import Facts

/// What assemblies put into properties: found where objects are made and wired, anywhere in the program.
extension Evaluator {
    // MARK: - One object

    /// The values that a property of one object gets: from its initialiser, and from the function that makes it.
    func ownValues(
        of property: PropertyRef, name: String, _ creation: Creation, _ object: ValueID
    ) -> [ValueID] {
        var found: [ValueID] = []
        if let initializer = creation.initializer {
            let arguments = self.arguments(of: creation, for: initializer)
            let frame = store.intern(
                Frame(function: initializer, this: object, arguments: arguments, bound: [:], parent: nil))
            found += assigned(name, in: frame, depth: 0)
        } else if let position = creation.labels.firstIndex(of: name) {
            found.append(creation.arguments[position])
        }
        found += wired(name, to: object, creation)
        if found.allSatisfy({ $0 == unknown || $0 == nothing }),
            let initial = initialValue(of: property, this: object)
        {
            found.append(initial)
        }
        return found
    }

    private func arguments(of creation: Creation, for initializer: FunctionRef) -> [ValueID] {
        let fact = program.facts(initializer)
        let file = program.files[Int(initializer.file)]
        var next = 0
        return fact.parameters.enumerated().map { index, parameter in
            let label = parameter.label.map { file.text($0) }
            if next < creation.arguments.count, creation.labels[next] == label || creation.labels[next] == nil {
                next += 1
                return creation.arguments[next - 1]
            }
            return declared(parameterType(index, of: initializer), from: nil)
        }
    }

    /// What an initialiser assigns to a property, following `super.init` and `self.init`.
    private func assigned(_ name: String, in frame: FrameID, depth level: Int) -> [ValueID] {
        guard level < 8 else { return [] }
        let function = store[frame].function
        let file = program.files[Int(function.file)]
        var found: [ValueID] = []
        for index in program.facts(function).actions {
            let action = file.actions[Int(index)]
            switch (action.kind, file.expressions[action.expression]) {
            case (.assignment, .assignment(let target, let value)):
                guard isOwnMember(target, named: name, file), canRun(action.condition, in: frame) else { continue }
                found.append(eval(value, frame))
            case (.call, .call(let callee, let arguments)):
                guard case .member(let base?, let called) = file.expressions[callee], file.text(called) == "init"
                else { continue }
                switch file.expressions[base] {
                case .superReference, .selfReference:
                    for target in targets(ofCall: callee, arguments, frame) {
                        var target = target
                        target.this = store[frame].this
                        found += assigned(name, in: activate(target, arguments, frame), depth: level + 1)
                    }
                default: break
                }
            default: break
            }
        }
        return found
    }

    private func isOwnMember(_ target: ExpressionID, named name: String, _ file: SwiftFacts) -> Bool {
        switch file.expressions[target] {
        case .name(let text): return file.text(text) == name
        case .member(let base?, let text):
            guard file.text(text) == name, case .selfReference = file.expressions[base] else { return false }
            return true
        default: return false
        }
    }

    /// What the function that makes an object assigns to its property afterwards.
    private func wired(_ name: String, to object: ValueID, _ creation: Creation) -> [ValueID] {
        let maker = program.outermost(store[creation.frame].function)
        var found: [ValueID] = []
        for reference in program.assignmentsByName[name] ?? [] where reference.file == maker.file {
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
            if store[candidate].function == function { return candidate }
            if program.facts(store[candidate].function).parent == nil {
                return self.frame(for: function, within: candidate)
            }
            current = store[candidate].parent
        }
        return rootFrame(function)
    }

    /// Whether two values are one object, whatever type each was cast to.
    func isSame(_ left: ValueID, _ right: ValueID) -> Bool {
        if left == right { return true }
        guard case .object(let one) = store[left], case .object(let other) = store[right] else { return false }
        return one.site == other.site && one.frame == other.frame && one.arguments == other.arguments
    }

    // MARK: - Any object of a type

    /// The values that any code of the program puts into a property, for objects of one type; what is known only by
    /// the declared type is left out.
    func bindings(of property: PropertyRef, in symbol: Int) -> [ValueID] {
        let key = BindingKey(type: symbol, property: property)
        if let known = bindings[key] { return known }
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else {
            cuts += 1
            return []
        }
        guard bindingsUnderWay.insert(key).inserted else { return [] }
        defer { bindingsUnderWay.remove(key) }
        let cutsBefore = cuts
        let name = program.files[Int(property.file)].text(program.facts(property).name)
        let this = make(.this(symbol))
        var values: [ValueID] = []
        if let initial = initialValue(of: property, this: this) { values.append(initial) }
        for reference in assignments(to: name, of: symbol) {
            values += assignedValues(reference, name, symbol, this)
        }
        if let memberwise = memberwiseValues(name, symbol) { values += memberwise }
        var found: [ValueID] = []
        for value in values.flatMap({ expand($0, for: symbol) }) {
            var value = value
            // `self` of the code that wires is some object of its type for everybody else, and so is what a function
            // that wires was handed.
            if case .this(let other) = store[value] { value = make(.instance(nominal(other))) }
            if case .open(.parameter, let type) = store[value] { value = make(.instance(type)) }
            guard isTelling(value) else { continue }
            if !found.contains(value) { found.append(value) }
        }
        if cuts == cutsBefore || isOutermost { bindings[key] = found }
        return found
    }

    private func assignedValues(_ reference: ActionRef, _ name: String, _ symbol: Int, _ this: ValueID) -> [ValueID] {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        let function = FunctionRef(Int(reference.file), action.function)
        guard case .assignment(let target, let value) = file.expressions[action.expression] else { return [] }
        if isOwnMember(target, named: name, file) {
            guard let owner = program.owner(of: function), program.isSubtype(symbol, of: owner) else { return [] }
            let outer = program.outermost(function)
            let whole = store.intern(Frame(function: outer, this: this, arguments: [], bound: [:], parent: nil))
            return [eval(value, frame(for: function, within: whole))]
        }
        guard case .member(let base?, _) = file.expressions[target] else { return [] }
        guard let holder = baseSymbol(of: base, reference, function), isRelated(holder, symbol) else { return [] }
        return [eval(value, rootFrame(function))]
    }

    /// The assignments to a property of that name whose holder may be of a type, in source order.
    ///
    /// Names like `view` and `presenter` are assigned to everywhere; which types the holders have is found out once.
    private func assignments(to name: String, of symbol: Int) -> [ActionRef] {
        guard let all = program.assignmentsByName[name], all.count > 1 else {
            return program.assignmentsByName[name] ?? []
        }
        // Asked while the holders are being found out: every assignment may be meant.
        guard let holders = assignmentHolders(name, all) else { return all }
        let related = program.ancestry(of: symbol) + program.descendants(of: symbol)
        return related.flatMap { holders[$0] ?? [] }.sorted()
    }

    private func assignmentHolders(_ name: String, _ all: [ActionRef]) -> [Int: [ActionRef]]? {
        if let known = holdersByName[name] { return known }
        guard holdersUnderWay.insert(name).inserted else { return nil }
        defer { holdersUnderWay.remove(name) }
        let cutsBefore = cuts
        var found: [Int: [ActionRef]] = [:]
        for reference in all {
            let file = program.files[Int(reference.file)]
            let action = program.action(reference)
            let function = FunctionRef(Int(reference.file), action.function)
            guard case .assignment(let target, _) = file.expressions[action.expression] else { continue }
            let holder: Int?
            if isOwnMember(target, named: name, file) {
                holder = program.owner(of: function)
            } else if case .member(let base?, _) = file.expressions[target] {
                holder = baseSymbol(of: base, reference, function)
            } else {
                holder = nil
            }
            if let holder { found[holder, default: []].append(reference) }
        }
        if cuts == cutsBefore || depth == 0 { holdersByName[name] = found }
        return found
    }

    private func baseSymbol(of base: ExpressionID, _ reference: ActionRef, _ function: FunctionRef) -> Int? {
        if let known = assignmentBases[reference] { return known }
        let found = type(of: eval(base, rootFrame(function)))
        let symbol = symbols(of: found).first { program.types[$0].kind != .external } ?? found.symbol
        assignmentBases[reference] = .some(symbol)
        return symbol
    }

    private func isRelated(_ holder: Int, _ symbol: Int) -> Bool {
        program.isSubtype(symbol, of: holder)
            || (program.types[holder].kind != .protocol && program.isSubtype(holder, of: symbol))
    }

    /// What structs without an initialiser of their own are made with.
    private func memberwiseValues(_ name: String, _ symbol: Int) -> [ValueID]? {
        guard program.types[symbol].kind == .struct, program.types[symbol].initializers.isEmpty else { return nil }
        return creations(of: symbol).compactMap { call, frame in
            let file = program.files[Int(call.file)]
            guard case .call(_, let arguments) = file.expressions[program.action(call).expression] else { return nil }
            guard let argument = file.arguments(arguments).first(where: { $0.label.map { file.text($0) } == name })
            else { return nil }
            return eval(argument.value, frame)
        }
    }

    /// Calls that make an object of a type, each with its function looked at by itself.
    func creations(of symbol: Int) -> [(ActionRef, FrameID)] {
        if let known = creationCalls[symbol] { return known }
        let cutsBefore = cuts
        let found = (program.callsByName[program.types[symbol].name] ?? []).compactMap {
            reference -> (ActionRef, FrameID)? in
            let action = program.action(reference)
            let frame = rootFrame(FunctionRef(Int(reference.file), action.function))
            guard case .call(let callee, _) = program.files[Int(reference.file)].expressions[action.expression],
                case .metatype(let type) = store[constructed(callee, frame)], type.symbol == symbol
            else { return nil }
            return (reference, frame)
        }
        if cuts == cutsBefore || depth == 0 { creationCalls[symbol] = found }
        return found
    }

    private func constructed(_ callee: ExpressionID, _ frame: FrameID) -> ValueID {
        let file = facts(frame)
        if case .member(let base?, let name) = file.expressions[callee], file.text(name) == "init" {
            return eval(base, frame)
        }
        return eval(callee, frame)
    }

    /// A parameter of an initialiser stands for what the program's calls of it hand over, and the new value of a setter
    /// for what the program assigns.
    private func expand(_ value: ValueID, for symbol: Int) -> [ValueID] {
        choices(of: value).flatMap { choice -> [ValueID] in
            guard case .open(.parameter(let function, let index), _) = store[choice.value] else {
                return [choice.value]
            }
            switch program.facts(function).kind {
            case .initializer: return handedOver(index, to: function, for: symbol)
            case .setter: return assigned(through: function, for: symbol)
            default: return [choice.value]
            }
        }
    }

    private func assigned(through setter: FunctionRef, for symbol: Int) -> [ValueID] {
        let name = program.name(setter)
        guard depth < Self.maximumDepth - 8, settersUnderWay.insert(setter).inserted else { return [] }
        defer { settersUnderWay.remove(setter) }
        let this = make(.this(symbol))
        return assignments(to: name, of: symbol).flatMap { assignedValues($0, name, symbol, this) }
            .flatMap { expand($0, for: symbol) }
    }

    private func handedOver(_ index: Int, to initializer: FunctionRef, for symbol: Int) -> [ValueID] {
        guard depth < Self.maximumDepth - 8 else {
            cuts += 1
            return []
        }
        var found: [ValueID] = []
        for (reference, frame) in creations(of: symbol) {
            let action = program.action(reference)
            guard case .call(_, let arguments) = program.files[Int(reference.file)].expressions[action.expression],
                let match = target(initializer, nil, arguments, frame), index < match.binding.count,
                let position = match.binding[index]
            else { continue }
            let argument = Array(facts(frame).arguments(arguments))[position]
            found.append(eval(argument.value, frame, expected: parameterType(index, of: initializer)))
        }
        // `super.init` and `self.init` of the type itself and of its superclasses.
        for ancestor in program.lineage(of: symbol) where !program.isExternal(ancestor) {
            for caller in program.types[ancestor].initializers {
                found += handedOver(index, to: initializer, by: caller, for: symbol)
            }
        }
        return found
    }

    private func handedOver(
        _ index: Int, to initializer: FunctionRef, by caller: FunctionRef, for symbol: Int
    ) -> [ValueID] {
        let file = program.files[Int(caller.file)]
        let frame = store.intern(
            Frame(function: caller, this: make(.this(symbol)), arguments: [], bound: [:], parent: nil))
        var found: [ValueID] = []
        for position in program.facts(caller).actions {
            let action = file.actions[Int(position)]
            guard action.kind == .call, case .call(let callee, let arguments) = file.expressions[action.expression],
                case .member(let base?, let name) = file.expressions[callee], file.text(name) == "init"
            else { continue }
            switch file.expressions[base] {
            case .superReference, .selfReference:
                guard caller != initializer, let match = target(initializer, nil, arguments, frame),
                    index < match.binding.count, let place = match.binding[index]
                else { continue }
                let argument = Array(file.arguments(arguments))[place]
                found += expand(eval(argument.value, frame), for: symbol)
            default: break
            }
        }
        return found
    }

    /// Whether a value says more than a declared type does; the object of another function is one of its type.
    private func isTelling(_ value: ValueID) -> Bool {
        switch store[value] {
        case .object, .closure, .enumCase, .string, .storyboard, .this, .array, .tuple: return true
        case .instance(let type):
            return symbols(of: type).contains { program.types[$0].kind != .protocol && !program.isExternal($0) }
        default: return false
        }
    }

    // MARK: - Closures

    /// What a closure's parameter is: what the function that takes the closure calls it with, else its declared type.
    func closureParameter(_ index: Int, of closure: FunctionRef, _ frame: FrameID) -> ValueID {
        guard let use = program.closureUses[closure], let parent = store[frame].parent else { return unknown }
        let file = program.files[Int(use.call.file)]
        guard case .call(let callee, let arguments) = file.expressions[use.call.id] else { return unknown }
        if index == 1, let type = registry.completedType(of: use.call) {
            return make(.open(.parameter(closure, index), type))
        }
        if let element = visited(by: callee, parameter: index, of: closure, parent) { return element }
        var found: [ValueID] = []
        for target in targets(ofCall: callee, arguments, parent).prefix(4) {
            guard let parameter = target.binding.firstIndex(of: use.position) else { continue }
            if case .function(let types, _) = parameterType(parameter, of: target.function), index < types.count {
                found.append(make(.open(.parameter(closure, index), types[index])))
            }
            guard program.facts(target.function).hasBody else { continue }
            let called = invocations(of: parameter, in: activate(target, arguments, parent), argument: index)
            if !called.isEmpty { return join(called) }
        }
        return found.first ?? unknown
    }

    /// The values that a function calls one of its closure parameters with.
    private func invocations(of parameter: Int, in frame: FrameID, argument index: Int) -> [ValueID] {
        let function = store[frame].function
        guard let local = program.facts(function).parameters[parameter].local else { return [] }
        let file = program.files[Int(function.file)]
        var found: [ValueID] = []
        for inside in [function] + (program.innerFunctions[function] ?? []) {
            for position in program.facts(inside).actions {
                let action = file.actions[Int(position)]
                guard action.kind == .call, case .call(let callee, let arguments) = file.expressions[action.expression],
                    case .local(local) = file.expressions[callee]
                else { continue }
                let values = Array(file.arguments(arguments))
                guard index < values.count else { continue }
                let value = eval(values[index].value, self.frame(for: inside, within: frame))
                if value != unknown { found.append(value) }
            }
        }
        return found
    }
}
