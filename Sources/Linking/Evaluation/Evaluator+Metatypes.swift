import Facts

/// Types that are handed over as values (`open(ProfileAssembly.self)`), whose static members make screens.
extension Evaluator {
    /// The type that a member of a metatype is where the metatype is a module that the file imports: `Screens.Detail`.
    func typeOfModule(_ value: ValueID, _ name: Identifier, _ frame: FrameID) -> ValueID? {
        guard case .metatype(.nominal(let module, [])) = store[value], program.isExternal(module),
            let type = program.type(name, of: program.types[module].name, store.function(of: frame).file)
        else { return nil }
        return metatype(type)
    }

    /// The type that a generic parameter of the function at hand stands for, where the function is handed the type
    /// itself: `func push<M: Making>(_ type: M.Type) { … M.make() … }`.
    func handedType(named name: String, _ frame: FrameID) -> ValueID? {
        var current: FrameID? = frame
        while let home = current {
            let function = store.function(of: home)
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
            current = store.parent(of: home)
        }
        return nil
    }

    /// The type that stands for a generic parameter of the type at hand, for the object that a function runs for:
    /// `lazy var presenter = Presenter(view: self)` of `class ListController<Presenter: Stage>`.
    func typeArgument(named name: String, _ frame: FrameID) -> TypeValue? {
        var outer = program.owner(of: store.function(of: frame))
        while let symbol = outer, !program.types[symbol].generics.contains(name) { outer = program.types[symbol].outer }
        guard let symbol = outer, let this = store.this(of: frame) else { return nil }
        var holder = type(of: this)
        if case .metatype(let made) = holder { holder = made }
        guard case .nominal(let made, let arguments) = holder else { return nil }
        let found = program.substitute(
            .generic(name), program.genericArguments(of: made, arguments, asSuper: symbol))
        if case .generic = found { return nil }
        return found
    }

    /// The type that a type has under a name, or a superclass of its: what it says for a protocol's associated type.
    func typeMember(_ name: Identifier, of holder: Int) -> TypeValue? {
        for ancestor in program.lineage(of: holder) {
            if let nested = program.types[ancestor].nested[name] { return nominal(nested) }
            if let alias = program.types[ancestor].aliases[name] {
                return program.resolve(
                    alias.type, file: alias.file, declaration: DeclarationID(Int(alias.declaration)))
            }
        }
        return nil
    }

    /// What a type's name stands for that a class inherits, or that is an associated type of a protocol: the type that
    /// the object at hand has under the name, and where the protocol's extension is looked at by itself, each that a
    /// conformer has. `Item.close()` with `associatedtype Item` makes what their `typealias Item = Tool` says.
    func inheritedType(named name: Identifier, _ frame: FrameID) -> ValueID? {
        guard program.memberNames.contains(name), let this = store.this(of: frame),
            let owner = program.owner(of: store.function(of: frame))
        else { return nil }
        guard program.types[owner].kind == .protocol else {
            return typeMember(name, of: owner).map { make(.metatype($0)) }
        }
        // A type that only some conformers nest is theirs, and the protocol's extension means another one.
        guard program.concreteConformers(of: owner).allSatisfy({ typeMember(name, of: $0) != nil }) else { return nil }
        var own = type(of: this)
        if case .metatype(let inner) = own { own = inner }
        let found = own.symbols.flatMap { symbol in
            (program.types[symbol].kind == .protocol ? program.concreteConformers(of: symbol) : [symbol])
                .compactMap { typeMember(name, of: $0) }
        }.distinct()
        guard !found.isEmpty, found.count <= Self.maximumDispatch else { return nil }
        return join(found.map { make(.metatype($0)) })
    }

    /// The object at hand where an initialiser goes on with another one, `self.init(…)` or `super.init(…)`; nil for any
    /// other base, also where a static method makes an object of the type at hand: `self.init(nibName: name, bundle: nil)`.
    func initializing(_ base: ExpressionID, _ frame: FrameID) -> ValueID? {
        switch facts(frame).expressions[base] {
        case .selfReference, .superReference:
            guard let this = store.this(of: frame) else { return unknown }
            switch store[this] {
            case .metatype, .open(_, .metatype): return nil
            default: return this
            }
        default: return nil
        }
    }

    /// What functions give back to a call. An object that a static method for classes of any kind makes of the class that
    /// it is called on, `ProfileViewController.fromNib()`, is made by whoever calls it: each call makes another one.
    func results(
        of targets: [CallTarget], on value: ValueID?, _ expression: ExpressionID, _ arguments: ArgumentRange,
        _ frame: FrameID, _ expected: TypeValue
    ) -> [ValueID] {
        let results = targets.map { result(of: activate($0, arguments, frame, expected: expected)) }
        guard let value, case .metatype(let type) = store[value], let symbol = type.symbol, !program.isExternal(symbol)
        else { return results }
        let site = ExpressionRef(Int(store.function(of: frame).file), expression)
        return zip(targets, results).map { target, result in
            guard isForAnyClass(target.function) else { return result }
            return mapChoices(result) { made in
                guard case .object(var creation) = store[made], creation.type.symbol == symbol, creation.scene == nil,
                    !creation.isInstantiated, isForAnyClass(store.function(of: creation.frame))
                else { return made }
                creation.site = site
                creation.frame = frame
                return make(.object(creation))
            }
        }
    }

    /// Whether a function is what an extension adds to a library's class, or to whatever conforms to a protocol.
    private func isForAnyClass(_ function: FunctionRef) -> Bool {
        program.owner(of: function).map { program.isExternal($0) || program.types[$0].kind == .protocol } ?? false
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
