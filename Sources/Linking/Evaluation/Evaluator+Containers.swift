import Dialects
import Facts

/// What containers give back: the objects that the closures registered for a type make.
extension Evaluator {
    var registry: FactoryRegistry {
        if let known = knownRegistry { return known }
        let made = FactoryRegistry(evaluator: self)
        knownRegistry = made
        made.collect()
        return made
    }

    /// The value of a call such as `resolver.resolve(Screen.self, name: "a", argument: b)`; nil where it is none, or
    /// where nothing is registered for its type.
    func resolution(
        _ name: String, _ arguments: ArgumentRange, _ frame: FrameID, expected: TypeValue
    ) -> ValueID? {
        guard ContainerWords.resolutions.contains(name), !registry.isEmpty else { return nil }
        let file = facts(frame)
        let values = Array(file.arguments(arguments))
        var key: Int?
        var registrationName: ValueID?
        var handed: [HandedValue] = []
        for (position, argument) in values.enumerated() {
            let label = argument.label.map { file.text($0) }
            if let label, ContainerWords.nameLabels.contains(label) {
                registrationName = eval(argument.value, frame)
            } else if let label, ContainerWords.argumentLabels.contains(label) || !handed.isEmpty {
                handed.append(handedValue(argument.value, frame))
            } else if position == 0, case .metatype(let type) = store[eval(argument.value, frame)] {
                key = type.symbol
            } else {
                handed.append(handedValue(argument.value, frame))
            }
        }
        guard let symbol = key ?? expected.symbol else { return nil }
        return made(symbol, name: registrationName, handed)
    }

    /// A value that a resolution hands to what was registered.
    struct HandedValue {
        var value: ValueID
        /// The type that `as` gives it, by which alone containers tell it then.
        var written: TypeValue?
    }

    private func handedValue(_ expression: ExpressionID, _ frame: FrameID) -> HandedValue {
        var written: TypeValue?
        if case .cast(_, let type, .conversion) = facts(frame).expressions[expression] {
            written = resolve(type, in: frame)
        }
        return HandedValue(value: eval(expression, frame), written: written)
    }

    /// Of the registrations for one type those whose closures take the arguments at hand: containers tell them apart by
    /// the arguments' number and types. All of them where none does.
    private func taking(
        _ arguments: [HandedValue], _ registrations: [FactoryRegistry.Registration]
    ) -> [FactoryRegistry.Registration] {
        guard registrations.count > 1 else { return registrations }
        let fitting = registrations.map { registration -> (FactoryRegistry.Registration, Int)? in
            guard case .closure(let closure) = registration.maker else {
                return arguments.isEmpty ? (registration, 0) : nil
            }
            return fitness(of: arguments, for: closure).map { (registration, $0) }
        }.compactMap(\.self)
        let best = fitting.map(\.1).max()
        return best == nil ? registrations : fitting.filter { $0.1 == best }.map(\.0)
    }

    /// How well arguments fit the parameters of a registered closure, whose first one is the container itself; nil where
    /// it does not take them.
    private func fitness(of arguments: [HandedValue], for closure: FunctionRef) -> Int? {
        let parameters = program.facts(closure).parameters
        // `{ $0 … }` may take any number.
        guard parameters.allSatisfy({ $0.type == nil }) || parameters.count == arguments.count + 1 else { return nil }
        let frame = rootFrame(closure)
        var sum = 0
        for (argument, parameter) in zip(arguments, parameters.dropFirst()) {
            guard let type = parameter.type.map({ resolve($0, in: frame) }) else { continue }
            if let written = argument.written {
                guard symbols(of: written) == symbols(of: type) else { return nil }
                sum += 2
            } else if let own = fitness(of: argument.value, for: type) {
                sum += own
            } else {
                return nil
            }
        }
        return sum
    }

    /// What the registrations for a type make; nil without one.
    func made(_ symbol: Int, name: ValueID?, _ handed: [HandedValue]) -> ValueID? {
        let matches = taking(handed, registry.matches(symbol, name: name))
        let arguments = handed.map(\.value)
        guard !matches.isEmpty else { return nil }
        let value = join(
            matches.map { registration in
                switch registration.maker {
                case .closure(let closure): result(ofFactory: closure, arguments)
                case .initializer(let type, let site):
                    make(
                        .object(
                            Creation(
                                type: type, site: site, frame: rootFrame(function(of: registration)),
                                initializer: nil, labels: [], arguments: [], scene: nil)))
                }
            })
        return value == unknown ? nil : value
    }

    /// The object that a property wrapper takes from a container.
    func injected(_ property: PropertyRef, _ type: TypeValue) -> ValueID? {
        let fact = program.facts(property)
        let file = program.files[Int(property.file)]
        guard fact.attributes.contains(where: { ContainerWords.wrappers.contains(file.text($0)) }) else { return nil }
        if let symbol = type.symbol, let value = made(symbol, name: nil, []) { return value }
        // `@Injected(\.service)`: a property with which the program extends the container.
        guard let name = program.keyPathName(of: property).map({ program.identifier($0) }) else { return nil }
        for symbol in program.types.indices
        where program.isExternal(symbol) && program.types[symbol].properties[name] != nil {
            let held = member(name, of: make(.instance(nominal(symbol))))
            if let value = called(held) { return value }
        }
        return nil
    }

    /// The result of calling a value that holds a factory closure; nil for any other value.
    func called(_ value: ValueID) -> ValueID? {
        switch store[value] {
        case .closure(let closure, _): return result(ofFactory: closure, [])
        case .object(let creation):
            guard let symbol = creation.type.symbol, program.isExternal(symbol),
                ContainerWords.factories.contains(program.types[symbol].name)
            else { return nil }
            for argument in creation.arguments.reversed() {
                if case .closure(let closure, _) = store[argument] { return result(ofFactory: closure, []) }
            }
            return nil
        default: return nil
        }
    }

    /// The innermost registered closure around a function, whose objects belong together; else the outermost function.
    func assemblyUnit(of function: FunctionRef) -> FunctionRef {
        guard !registry.closures.isEmpty else { return program.outermost(function) }
        var current = function
        while !registry.closures.contains(current) {
            guard let parent = program.facts(current).parent else { return current }
            current = FunctionRef(Int(current.file), parent)
        }
        return current
    }

    /// The function that makes what a call makes, and the rest of its unit.
    func assemblyUnit(of call: ActionRef) -> FunctionRef {
        assemblyUnit(of: FunctionRef(Int(call.file), program.action(call).function))
    }

    private func function(of registration: FactoryRegistry.Registration) -> FunctionRef {
        let file = program.files[Int(registration.call.file)]
        let action = file.actions.first { $0.expression == registration.call.id }
        return FunctionRef(Int(registration.call.file), action?.function ?? FunctionID(0))
    }

    private func result(ofFactory closure: FunctionRef, _ arguments: [ValueID]) -> ValueID {
        let root = rootFrame(closure)
        guard !arguments.isEmpty else { return result(of: root) }
        // The first parameter is the container itself.
        let resolver = make(.open(.parameter(closure, 0), .unknown))
        return result(
            of: store.intern(
                Frame(
                    function: closure, this: store.this(of: root), arguments: [resolver] + arguments,
                    bound: store[root].bound, parent: store.parent(of: root))))
    }
}
