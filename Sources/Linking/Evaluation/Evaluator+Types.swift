import Facts

/// What is known of the types of values, and what types stand for where code names them.
extension Evaluator {
    func type(of id: ValueID) -> TypeValue {
        switch store[id] {
        case .object(let creation): return creation.type
        case .instance(let type), .open(_, let type): return type
        case .this(let symbol): return nominal(symbol)
        case .metatype(let type): return .metatype(type)
        case .enumCase(let symbol, _, _): return symbol.map { nominal($0) } ?? .unknown
        case .string: return .nominal(program.external("String"), [])
        case .storyboard: return .nominal(program.external("UIStoryboard"), [])
        case .tuple, .array, .alternatives:
            var left = TypeValue.maximumParts
            return type(ofParts: id, &left)
        case .unknown, .nothing, .closure, .functions: return .unknown
        }
    }

    /// The type of what is made of other values.
    ///
    /// - Parameter left: how many parts it may still have: tuples of tuples double with each.
    private func type(ofParts id: ValueID, _ left: inout Int) -> TypeValue {
        left -= 1
        guard left > 0 else { return .unknown }
        switch store[id] {
        case .tuple(let labels, let parts): return .tuple(labels, parts.map { type(ofParts: $0, &left) })
        case .array(let elements): return .array(elements.first.map { type(ofParts: $0, &left) } ?? .unknown)
        case .alternatives(let choices):
            for choice in choices {
                let found = type(ofParts: choice.value, &left)
                if found != .unknown { return found }
            }
            return .unknown
        default: return type(of: id)
        }
    }

    /// A value of a declared type, as open as what it comes from.
    func declared(_ type: TypeValue, from origin: Origin?) -> ValueID {
        guard type != .unknown else { return origin.map { make(.open($0, .unknown)) } ?? unknown }
        if let origin { return make(.open(origin, type)) }
        return make(.instance(type))
    }

    /// What an open value comes from; the object that a function runs for is open as a whole.
    func origin(of id: ValueID, member: Identifier) -> Origin? {
        switch store[id] {
        // What a screen that is there already has to do with is no longer known to be there.
        case .open(.onScreen, _): return nil
        case .open(let origin, _): return origin
        case .this(let symbol): return .selfMember(symbol, member)
        default: return nil
        }
    }

    // MARK: - Named types

    func resolve(_ type: TypeID, in frame: FrameID) -> TypeValue {
        let owner = store.function(of: frame)
        if let own = ownType(type, in: frame) { return own }
        let resolved = program.resolve(
            type, file: owner.file, declaration: program.facts(owner).declaration, function: owner.id)
        let bound = program.substitute(resolved, store[frame].bound)
        // What a protocol or a generic type leaves open is known for the object at hand.
        guard let symbol = program.owner(of: owner) else { return bound }
        if program.types[symbol].kind == .protocol { return concrete(bound, for: store.this(of: frame)) }
        guard !program.types[symbol].generics.isEmpty, let this = store.this(of: frame),
            case .nominal(let made, let arguments) = self.type(of: this)
        else { return bound }
        return program.substitute(bound, program.genericArguments(of: made, arguments, asSuper: symbol))
    }

    private func isWrapped(_ name: NameID, _ frame: FrameID) -> Bool {
        guard let owner = program.owner(of: store.function(of: frame)), program.isExternal(owner) else { return false }
        return program.types[owner].name == Self.optional && program.text(identifier(name, frame)) == Self.wrapped
    }

    /// Whether a function declares that it gives back a view controller, whichever it is.
    func givesController(_ function: FunctionRef) -> Bool {
        let fact = program.facts(function)
        guard let result = fact.result else { return false }
        let type = program.resolve(
            result, file: function.file, declaration: fact.declaration, function: function.id)
        return symbols(of: type).contains { program.inherits($0, from: "UIViewController") }
    }

    /// What `Self` is for the object or the type at hand, and `Wrapped` in what the program adds to `Optional`, whose values
    /// are those of the type that is wrapped; nil for other types.
    private func ownType(_ type: TypeID, in frame: FrameID) -> TypeValue? {
        guard let this = store.this(of: frame), case .named(let name, _) = facts(frame).types[Int(type.index)],
            identifier(name, frame) == .selfType || isWrapped(name, frame)
        else { return nil }
        if identifier(name, frame) == .selfType, let required = requiredSelf(in: frame) { return required }
        if case .metatype(let own) = store[this] { return own }
        let own = self.type(of: this)
        return own == .unknown ? nil : own
    }

    /// The type that `Self` is in a protocol's member that is there for one type alone, whatever it is called on:
    /// `static func push(on stack: Stack) -> Self where Self == PushFlow`. A class with heirs is no such type: `Self`
    /// may be any that inherits it.
    func requiredSelf(in frame: FrameID) -> TypeValue? {
        let function = program.outermost(store.function(of: frame))
        guard let owner = program.owner(of: function), [.protocol, .external].contains(program.types[owner].kind)
        else { return nil }
        let (file, fact) = (program.files[Int(function.file)], program.facts(function))
        let around = fact.declaration.map { file.declarations[$0].requirements } ?? []
        for requirement in fact.requirements + around {
            guard case .named(let left, _) = file.types[Int(requirement.left.index)],
                program.identifier(left, function.file) == .selfType
            else { continue }
            let type = program.resolve(
                requirement.right, file: function.file, declaration: fact.declaration, function: function.id)
            guard let symbol = type.symbol, program.types[symbol].subclasses.isEmpty,
                ![.protocol, .external].contains(program.types[symbol].kind)
            else { continue }
            return type
        }
        return nil
    }

    /// The standard library's type of what may be missing, and its parameter.
    static let optional = "Optional"
    private static let wrapped = "Wrapped"
}
