import Facts
import SwiftSyntax

extension FactBuilder {
    mutating func addFunction(_ function: FunctionFacts) -> FunctionID {
        facts.functions.append(function)
        return FunctionID(facts.functions.count - 1)
    }

    /// Walks a body as that of `id`, with a scope of its own inside the current ones.
    mutating func enter(_ id: FunctionID, keepingCondition: Bool = false, _ body: (inout FactBuilder) -> Void) {
        let outer = (function, condition)
        function = id
        if !keepingCondition { condition = facts.functions[id].condition }
        scoped(body)
        (function, condition) = outer
    }

    mutating func read(_ node: FunctionDeclSyntax) {
        let isLocal = !scopes.isEmpty
        var fact = makeFunction(
            isLocal ? .local : .method, intern(node.name), node, modifiers: node.modifiers,
            attributes: node.attributes)
        fact.generics = read(node.genericParameterClause)
        fact.requirements = read(node.genericWhereClause)
        fact.result = node.signature.returnClause.map { read($0.type) }
        if declaration.map({ facts.declarations[$0].isAbstract }) == true { fact.signature = intern(condensed(node)) }
        let id = register(fact, isLocal: isLocal)
        if isLocal { scopes[scopes.count - 1][fact.name] = .function(id) }
        readBody(of: id, node.signature.parameterClause, node.body?.statements)
    }

    mutating func read(_ node: InitializerDeclSyntax) {
        var fact = makeFunction(
            .initializer, intern("init"), node, modifiers: node.modifiers, attributes: node.attributes)
        fact.generics = read(node.genericParameterClause)
        if declaration.map({ facts.declarations[$0].isAbstract }) == true { fact.signature = intern(condensed(node)) }
        let id = register(fact, isLocal: false)
        readBody(of: id, node.signature.parameterClause, node.body?.statements)
    }

    mutating func read(_ node: DeinitializerDeclSyntax) {
        let fact = makeFunction(
            .deinitializer, intern("deinit"), node, modifiers: node.modifiers, attributes: node.attributes)
        let id = register(fact, isLocal: false)
        readBody(of: id, nil, node.body?.statements)
    }

    mutating func read(_ node: SubscriptDeclSyntax) {
        var fact = makeFunction(
            .subscript, intern("subscript"), node, modifiers: node.modifiers, attributes: node.attributes)
        fact.result = read(node.returnClause.type)
        let id = register(fact, isLocal: false)
        switch node.accessorBlock?.accessors {
        case .getter(let statements): readBody(of: id, node.parameterClause, statements)
        case .accessors(let accessors):
            let getter = accessors.first { $0.accessorSpecifier.text == "get" }
            readBody(of: id, node.parameterClause, getter?.body?.statements)
        case nil: break
        }
    }

    /// A property of a type, a global, or a variable of a body.
    mutating func read(property node: VariableDeclSyntax) {
        let modifiers = Set(node.modifiers.map(\.name.text))
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                // A global or member tuple pattern: only its value is of interest.
                if let value = binding.initializer?.value { _ = read(value) }
                continue
            }
            var fact = PropertyFacts(name: intern(pattern.identifier), place: place(of: pattern))
            fact.type = binding.typeAnnotation.map { read($0.type) }
            fact.isStatic = modifiers.contains("static") || modifiers.contains("class")
            fact.isLazy = modifiers.contains("lazy")
            fact.isConstant = node.bindingSpecifier.text == "let"
            fact.isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
            fact.strength =
                modifiers.contains("weak") ? .weak : modifiers.contains("unowned") ? .unowned : .strong
            fact.attributes = read(node.attributes)
            fact.documentation = documentation(of: node)
            if declaration.map({ facts.declarations[$0].isAbstract }) == true {
                fact.signature = intern(condensed(node))
            }
            if let value = binding.initializer?.value {
                var initial = FunctionFacts(
                    kind: .initialValue, name: fact.name, declaration: declaration, place: fact.place)
                initial.isStatic = fact.isStatic
                initial.condition = condition
                let id = addFunction(initial)
                var expression: ExpressionID?
                let outer = scopes
                scopes = []
                enter(id) { expression = $0.read(value) }
                scopes = outer
                fact.value = expression
                fact.initialValue = id
            }
            readAccessors(binding.accessorBlock, of: &fact)
            if let owner = declaration {
                facts.declarations[owner].properties.append(fact)
            } else {
                facts.globals.append(fact)
            }
        }
    }

    private mutating func readAccessors(_ block: AccessorBlockSyntax?, of property: inout PropertyFacts) {
        switch block?.accessors {
        case .getter(let statements):
            property.getter = readAccessor(.getter, of: property, statements, parameter: nil)
        case .accessors(let accessors):
            for accessor in accessors {
                guard let body = accessor.body else { continue }
                let parameter = accessor.parameters?.name
                switch accessor.accessorSpecifier.text {
                case "get": property.getter = readAccessor(.getter, of: property, body.statements, parameter: nil)
                case "set":
                    _ = readAccessor(.setter, of: property, body.statements, parameter: parameter?.text ?? "newValue")
                default:
                    let name = accessor.accessorSpecifier.text == "didSet" ? "oldValue" : "newValue"
                    _ = readAccessor(.observer, of: property, body.statements, parameter: parameter?.text ?? name)
                }
            }
        case nil: break
        }
    }

    private mutating func readAccessor(
        _ kind: FunctionFacts.Kind, of property: PropertyFacts, _ statements: CodeBlockItemListSyntax,
        parameter: String?
    ) -> FunctionID {
        var fact = FunctionFacts(kind: kind, name: property.name, declaration: declaration, place: property.place)
        fact.isStatic = property.isStatic
        fact.isPrivate = property.isPrivate
        fact.result = kind == .getter ? property.type : nil
        fact.hasBody = true
        fact.condition = condition
        fact.endLine = place(of: statements.endPosition).line
        let id = register(fact, isLocal: false)
        let outer = scopes
        scopes = []
        enter(id) { builder in
            if let parameter {
                let name = builder.intern(parameter)
                builder.declare(name, type: property.type, source: .parameter(0), line: Int(property.place.line))
                builder.facts.functions[id].parameters = [ParameterFacts(label: nil, name: name, type: property.type)]
            }
            builder.read(statements, isResult: kind == .getter)
        }
        scopes = outer
        return id
    }

    private mutating func makeFunction(
        _ kind: FunctionFacts.Kind, _ name: NameID, _ node: some DeclSyntaxProtocol, modifiers: DeclModifierListSyntax,
        attributes: AttributeListSyntax
    ) -> FunctionFacts {
        let words = Set(modifiers.map(\.name.text))
        var place = place(of: node)
        if let function = node.as(FunctionDeclSyntax.self) { place = self.place(of: function.name) }
        if let initializer = node.as(InitializerDeclSyntax.self) { place = self.place(of: initializer.initKeyword) }
        var fact = FunctionFacts(kind: kind, name: name, declaration: declaration, place: place)
        fact.isStatic = words.contains("static") || words.contains("class")
        fact.isOverride = words.contains("override")
        fact.isPrivate = words.contains("private") || words.contains("fileprivate")
        fact.attributes = read(attributes)
        fact.documentation = documentation(of: node)
        fact.endLine = self.place(of: node.endPositionBeforeTrailingTrivia).line
        fact.condition = condition
        return fact
    }

    private mutating func register(_ fact: FunctionFacts, isLocal: Bool) -> FunctionID {
        var fact = fact
        if isLocal { fact.parent = function }
        let id = addFunction(fact)
        if !isLocal, let owner = declaration { facts.declarations[owner].functions.append(id) }
        return id
    }

    private mutating func readBody(
        of id: FunctionID, _ clause: FunctionParameterClauseSyntax?, _ statements: CodeBlockItemListSyntax?
    ) {
        facts.functions[id].hasBody = statements != nil
        let isLocal = facts.functions[id].kind == .local
        let outer = scopes
        if !isLocal { scopes = [] }
        enter(id) { builder in
            var parameters: [ParameterFacts] = []
            for parameter in clause?.parameters ?? [] {
                let name = builder.intern(parameter.secondName ?? parameter.firstName)
                let label = parameter.firstName.text == "_" ? nil : builder.intern(parameter.firstName)
                let type = builder.read(parameter.type)
                let value = parameter.defaultValue.map { builder.read($0.value) }
                builder.declare(
                    name, type: type, source: .parameter(parameters.count), line: builder.line(of: parameter))
                var fact = ParameterFacts(label: label, name: name, type: type, defaultValue: value)
                if case .local(let local)? = builder.lookUp(name) { fact.local = local }
                parameters.append(fact)
            }
            builder.facts.functions[id].parameters = parameters
            if let statements { builder.read(statements, isResult: builder.facts.functions[id].result != nil) }
        }
        scopes = outer
    }
}
