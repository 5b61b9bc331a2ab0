import Facts

/// Types that are handed over as values (`open(ProfileAssembly.self)`), whose static members make screens.
extension Evaluator {
    /// The type that a generic parameter of the function at hand stands for, where the function is handed the type
    /// itself: `func push<M: Making>(_ type: M.Type) { … M.make() … }`.
    func handedType(named name: String, _ frame: FrameID) -> ValueID? {
        var current: FrameID? = frame
        while let home = current {
            let function = store[home].function
            let fact = program.facts(function)
            if let generic = fact.generics.first(where: { program.files[Int(function.file)].text($0.name) == name }) {
                let index = fact.parameters.indices.first {
                    parameterType($0, of: function) == .metatype(.generic(name))
                }
                guard let index else { return nil }
                if index < store[home].arguments.count { return store[home].arguments[index] }
                let constraint = generic.constraint.map {
                    program.resolve($0, file: function.file, declaration: fact.declaration, function: function.id)
                }
                return make(.open(.parameter(function, index), .metatype(constraint ?? .generic(name))))
            }
            current = store[home].parent
        }
        return nil
    }

    /// What a static method of a type gives back that only the caller knows: as open as the type.
    func made(by name: Identifier, of type: TypeValue, from origin: Origin) -> ValueID {
        if name == .initializer { return declared(type, from: origin) }
        for symbol in symbols(of: type) {
            guard let method = methods(name, in: symbol, isStatic: true).first else { continue }
            let fact = program.facts(method)
            guard let result = fact.result else { continue }
            return declared(
                program.resolve(result, file: method.file, declaration: fact.declaration, function: method.id),
                from: origin)
        }
        return declared(.unknown, from: origin)
    }
}
