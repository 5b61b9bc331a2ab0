import Facts

extension FactBuilder {
    mutating func addFunction(_ function: FunctionDraft) -> FunctionID {
        facts.functions.append(function)
        return FunctionID(facts.functions.count - 1)
    }

    /// Walks a body as that of `id`, with a scope of its own inside the current ones.
    mutating func enter(_ id: FunctionID, keepingCondition: Bool = false, _ body: (inout FactBuilder) -> Void) {
        let outer = (function, condition, catchesErrors, hasTried)
        function = id
        catchesErrors = false
        if !keepingCondition { condition = facts.functions[Int(id.index)].condition }
        scoped(body)
        (function, condition, catchesErrors, hasTried) = outer
    }

    /// Walks a body that sees no local of what surrounds it.
    private mutating func enterAlone(_ id: FunctionID, _ body: (inout FactBuilder) -> Void) {
        let outside = visible.hideAll()
        enter(id, body)
        visible.show(outside)
    }

    /// Whether the walk is in a protocol, whose members are kept as they are written.
    private var isInProtocol: Bool {
        declaration.map { facts.declarations[Int($0.index)].kind == .protocol } ?? false
    }

    mutating func read(_ node: FunctionDecl) {
        readBody(of: node, as: declare(node))
    }

    /// Makes a function known, without its body: a local function may be called above its declaration.
    mutating func declare(_ node: FunctionDecl) -> FunctionID {
        let isLocal = !visible.isEmpty
        var fact = makeFunction(
            isLocal ? .local : .method, intern(node.name), node, at: place(of: node.name), modifiers: node.modifiers,
            attributes: node.attributes)
        fact.generics = read(node.generics)
        fact.requirements = read(requirements: node.requirements)
        fact.result = node.result.map { read(type: $0) }
        if isInProtocol { fact.signature = intern(condensed(node)) }
        let id = register(fact, isLocal: isLocal)
        if isLocal { visible.declare(fact.name, .function(id)) }
        return id
    }

    mutating func readBody(of node: FunctionDecl, as id: FunctionID) {
        readBody(
            of: id, node.parameters, node.body?.statements, isResult: node.result != nil)
    }

    mutating func read(_ node: InitializerDecl) {
        var fact = makeFunction(
            .initializer, intern("init"), node, at: place(of: node.initKeyword), modifiers: node.modifiers,
            attributes: node.attributes)
        fact.generics = read(node.generics)
        if isInProtocol { fact.signature = intern(condensed(node)) }
        let id = register(fact, isLocal: false)
        readBody(of: id, node.parameters, node.body?.statements, isResult: false)
    }

    mutating func read(_ node: DeinitializerDecl) {
        let fact = makeFunction(
            .deinitializer, intern("deinit"), node, at: place(of: node), modifiers: node.modifiers,
            attributes: node.attributes)
        let id = register(fact, isLocal: false)
        readBody(of: id, nil, node.body?.statements, isResult: false)
    }

    mutating func read(_ node: SubscriptDecl) {
        var fact = makeFunction(
            .subscript, intern("subscript"), node, at: place(of: node), modifiers: node.modifiers,
            attributes: node.attributes)
        fact.result = read(type: node.result)
        let id = register(fact, isLocal: false)
        guard let accessors = node.accessorBlock?.accessors else { return }
        if let statements = accessors.as(CodeBlockItems.self) {
            readBody(of: id, node.parameters, statements, isResult: true)
        } else if let list = accessors.as(AccessorList.self) {
            let getter = list.first { $0.accessorSpecifier == "get" }
            readBody(of: id, node.parameters, getter?.body?.statements, isResult: true)
        }
    }

    private mutating func makeFunction(
        _ kind: FunctionFacts.Kind, _ name: NameID, _ node: some NodeHolder,
        at place: SwiftFacts.Place, modifiers: TokenList, attributes: NodeList<Attribute>
    ) -> FunctionDraft {
        let modifiers = Modifiers(modifiers)
        var fact = FunctionDraft(kind: kind, name: name, declaration: declaration, place: place)
        fact.isStatic = modifiers.contains(.static)
        fact.isOverride = modifiers.contains(.override)
        fact.isPrivate = modifiers.contains(.private) || isInPrivateExtension && function == nil
        fact.attributes = read(attributes)
        fact.documentation = documentation(of: node)
        fact.endLine = endLine(of: node)
        fact.condition = condition
        return fact
    }

    private mutating func register(_ fact: FunctionDraft, isLocal: Bool) -> FunctionID {
        var fact = fact
        if isLocal { fact.parent = function }
        let id = addFunction(fact)
        if !isLocal, let owner = declaration { facts.declarations[Int(owner.index)].functions.append(id) }
        return id
    }

    private mutating func readBody(
        of id: FunctionID, _ clause: NodeList<FunctionParameter>?, _ statements: CodeBlockItems?,
        isResult: Bool
    ) {
        facts.functions[Int(id.index)].hasBody = statements != nil
        let read = { (builder: inout FactBuilder) in
            let parameters = clause.map { builder.read($0) } ?? []
            builder.facts.functions[Int(id.index)].parameters = parameters
            if let statements { builder.read(statements, isResult: isResult) }
        }
        if facts.functions[Int(id.index)].kind == .local { enter(id, read) } else { enterAlone(id, read) }
    }

    private mutating func read(_ list: NodeList<FunctionParameter>) -> [ParameterFacts] {
        var parameters: [ParameterFacts] = []
        parameters.reserveCapacity(list.count)
        for parameter in list {
            let name = intern(parameter.secondName ?? parameter.firstName)
            let label = parameter.firstName == "_" ? nil : intern(parameter.firstName)
            var type = parameter.type.map { read(type: $0) }
            if parameter.ellipsis != nil { type = type.map { add(type: .variadic($0)) } }
            let value = parameter.defaultValue.map { read($0) }
            declare(name, type: type, source: .parameter(parameters.count), line: line(of: parameter))
            var fact = ParameterFacts(label: label, name: name, type: type, defaultValue: value)
            if case .local(let local)? = visible.lookUp(name) { fact.local = local }
            parameters.append(fact)
        }
        return parameters
    }
}

// MARK: - Properties

extension FactBuilder {
    /// A property of a type, a global, or a variable of a body.
    mutating func read(property node: VariableDecl) {
        let modifiers = Modifiers(node.modifiers)
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPattern.self) else {
                // A global or member tuple pattern: only its value is of interest.
                if let value = binding.value { _ = read(value) }
                continue
            }
            var fact = PropertyFacts(name: intern(pattern.identifier), place: place(of: pattern))
            fact.type = binding.type.map { read(type: $0) } ?? typeHanded(to: node.attributes)
            fact.isStatic = modifiers.contains(.static)
            fact.isLazy = modifiers.contains(.lazy)
            fact.isConstant = node.bindingSpecifier == "let"
            fact.isPrivate = modifiers.contains(.private) || isInPrivateExtension
            fact.strength = modifiers.contains(.weak) ? .weak : modifiers.contains(.unowned) ? .unowned : .strong
            fact.attributes = read(node.attributes)
            fact.documentation = documentation(of: node)
            if isInProtocol { fact.signature = intern(condensed(node)) }
            if let value = binding.value { readInitialValue(value, of: &fact) }
            readAccessors(binding.accessorBlock, of: &fact)
            if let owner = declaration {
                facts.declarations[Int(owner.index)].properties.append(fact)
            } else {
                facts.globals.append(fact)
            }
        }
    }

    private mutating func readInitialValue(_ value: SwiftNode, of property: inout PropertyFacts) {
        var initial = FunctionDraft(
            kind: .initialValue, name: property.name, declaration: declaration, place: property.place)
        initial.isStatic = property.isStatic
        initial.condition = condition
        let id = addFunction(initial)
        var beginning: (value: ExpressionID, type: TypeID?)?
        enterAlone(id) { beginning = $0.readBeginning(value) }
        property.value = beginning?.value
        property.type = property.type ?? beginning?.type
        property.initialValue = id
    }

    private mutating func readAccessors(_ block: AccessorBlock?, of property: inout PropertyFacts) {
        guard let accessors = block?.accessors else { return }
        if let statements = accessors.as(CodeBlockItems.self) {
            property.getter = readAccessor(.getter, of: property, statements, parameter: nil)
            return
        }
        guard let list = accessors.as(AccessorList.self) else { return }
        for accessor in list {
            guard let statements = accessor.body?.statements else { continue }
            let specifier = accessor.accessorSpecifier
            if specifier == "get" {
                property.getter = readAccessor(.getter, of: property, statements, parameter: nil)
                continue
            }
            let named = accessor.parameter.map { internText(of: $0) }
            let parameter = named ?? intern(specifier == "didSet" ? "oldValue" : "newValue")
            let kind: FunctionFacts.Kind = specifier == "set" ? .setter : .observer
            _ = readAccessor(kind, of: property, statements, parameter: parameter)
        }
    }

    private mutating func readAccessor(
        _ kind: FunctionFacts.Kind, of property: PropertyFacts, _ statements: CodeBlockItems,
        parameter: NameID?
    ) -> FunctionID {
        var fact = FunctionDraft(kind: kind, name: property.name, declaration: declaration, place: property.place)
        fact.isStatic = property.isStatic
        fact.isPrivate = property.isPrivate
        fact.result = kind == .getter ? property.type : nil
        fact.hasBody = true
        fact.condition = condition
        fact.endLine = endLine(of: statements, withTrivia: true)
        let id = register(fact, isLocal: false)
        enterAlone(id) { builder in
            if let parameter {
                builder.declare(
                    parameter, type: property.type, source: .parameter(0), line: Int(property.place.line))
                builder.facts.functions[Int(id.index)].parameters = [
                    ParameterFacts(label: nil, name: parameter, type: property.type)
                ]
            }
            builder.read(statements, isResult: kind == .getter)
        }
        return id
    }
}

/// The modifiers of a declaration that facts tell of.
private struct Modifiers: OptionSet {
    let rawValue: UInt8

    static let `static` = Modifiers(rawValue: 1)
    static let `override` = Modifiers(rawValue: 2)
    static let `private` = Modifiers(rawValue: 4)
    static let lazy = Modifiers(rawValue: 8)
    static let weak = Modifiers(rawValue: 16)
    static let unowned = Modifiers(rawValue: 32)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ list: TokenList) {
        self = []
        for modifier in list {
            if modifier == "private" || modifier == "fileprivate" {
                insert(.private)
            } else if modifier == "static" || modifier == "class" {
                insert(.static)
            } else if modifier == "override" {
                insert(.override)
            } else if modifier == "weak" {
                insert(.weak)
            } else if modifier == "lazy" {
                insert(.lazy)
            } else if modifier == "unowned" {
                insert(.unowned)
            }
        }
    }
}
