import Facts

extension FactBuilder {
    mutating func read(_ expression: SwiftNode) -> ExpressionID {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return other(at: expression) }
        return readCommon(expression) ?? readWrapped(expression) ?? readRare(expression) ?? other(at: expression)
    }

    private mutating func readCommon(_ expression: SwiftNode) -> ExpressionID? {
        switch expression.kind {
        case .declReferenceExpr: expression.as(DeclReferenceExpr.self).map { reference($0) }
        case .memberAccessExpr: expression.as(MemberAccessExpr.self).map { read($0) }
        case .functionCallExpr: expression.as(FunctionCallExpr.self).map { read($0) }
        case .stringLiteralExpr: expression.as(StringLiteralExpr.self).map { read($0) }
        case .closureExpr: expression.as(ClosureExpr.self).map { read($0) }
        case .sequenceExpr: expression.as(SequenceExpr.self).map { read($0) }
        case .tupleExpr: expression.as(TupleExpr.self).map { read($0) }
        case .arrayExpr: expression.as(ArrayExpr.self).map { read($0) }
        case .superExpr: add(.superReference, at: place(of: expression))
        case .nilLiteralExpr: add(.name(intern("nil")), at: place(of: expression))
        case .booleanLiteralExpr:
            expression.as(BooleanLiteralExpr.self).map { node in
                add(.name(intern(node.literal)), at: place(of: node))
            }
        case .integerLiteralExpr: expression.as(IntegerLiteralExpr.self).map { read($0) }
        case .floatLiteralExpr: other(at: expression)
        default: nil
        }
    }

    /// What does not change which screen a value stands for.
    private mutating func readWrapped(_ expression: SwiftNode) -> ExpressionID? {
        switch expression.kind {
        case .tryExpr: readTried(expression)
        case .optionalChainingExpr, .forceUnwrapExpr, .awaitExpr, .unsafeExpr, .inOutExpr, .borrowExpr,
            .consumeExpr, .copyExpr:
            read(expression.part(0))
        default: nil
        }
    }

    /// What `try` stands before; `try?` and `try!` throw nothing on.
    private mutating func readTried(_ expression: SwiftNode) -> ExpressionID? {
        let value = read(expression.part(0))
        let mark = bytes(of: expression).dropFirst(3).first
        if mark != UInt8(ascii: "?"), mark != UInt8(ascii: "!") { hasTried = true }
        return value
    }

    private mutating func readRare(_ expression: SwiftNode) -> ExpressionID? {
        switch expression.kind {
        case .dictionaryExpr: expression.as(DictionaryExpr.self).map { read($0) }
        case .subscriptCallExpr:
            expression.as(SubscriptCallExpr.self).map { node in
                if let applied = readKeyPathSubscript(node) { return applied }
                let base = read(node.calledExpression)
                return add(.element(base, read(node.arguments)), at: place(of: node))
            }
        case .genericSpecializationExpr:
            expression.as(GenericSpecializationExpr.self).map { readSpecialisation($0) }
        case .typeExpr:
            expression.as(TypeExpr.self).map { node in add(.type(read(type: node.type)), at: place(of: node)) }
        case .prefixOperatorExpr:
            expression.as(PrefixOperatorExpr.self).map { node in other([read(node.expression)], at: node) }
        case .postfixOperatorExpr: other([read(expression.part(0))], at: expression)
        case .ifExpr, .switchExpr: readAlternatives(expression)
        case .keyPathExpr: expression.as(KeyPathExpr.self).map { read($0) }
        case .macroExpansionExpr:
            expression.as(MacroExpansionExpr.self).map { node in
                other(node.arguments.map { read($0.expression) }, at: node)
            }
        default: nil
        }
    }

    // MARK: - Names and calls

    /// A name: a local of an enclosing scope, a local function, or anything declared elsewhere.
    mutating func reference(_ name: NameID, at place: SwiftFacts.Place) -> ExpressionID {
        switch visible.lookUp(name) {
        case .local(let local):
            let known = facts.locals[Int(local.index)]
            if known.isVariable, known.function != function { captured.insert(local) }
            return add(.local(local), at: place)
        case .function(let function): return add(.function(function), at: place)
        case nil: return add(.name(name), at: place)
        }
    }

    private mutating func reference(_ node: DeclReferenceExpr) -> ExpressionID {
        let place = place(of: node)
        let name = node.baseName
        // `self` may have been bound anew: `guard let self`, which is the same object.
        if name.token.word == .selfWord { return add(.selfReference, at: place) }
        return reference(intern(name), at: place)
    }

    private mutating func read(_ node: MemberAccessExpr) -> ExpressionID {
        let name = node.declName.baseName
        guard let base = node.base else {
            return add(.member(nil, intern(name)), at: place(of: name))
        }
        if name == "self" { return read(base) }
        let value = read(base)
        return add(.member(value, intern(name)), at: place(of: name))
    }

    private mutating func read(_ node: FunctionCallExpr) -> ExpressionID {
        // A closure that is called where it stands is part of the body around it.
        let callee = read(node.calledExpression)
        let start = openArguments.count
        if let visitor = readVisitor(node) {
            openArguments.append(Argument(value: visitor))
        } else {
            readEach(node.arguments)
        }
        if let closure = node.trailingClosure {
            let value = read(closure)
            openArguments.append(Argument(value: value, isTrailingClosure: true))
        }
        for closure in node.additionalTrailingClosures.map(Array.init) ?? [] {
            let label = intern(closure.label)
            let value = read(closure.closure)
            openArguments.append(Argument(label: label, value: value, isTrailingClosure: true))
        }
        let call = add(.call(callee, closeArguments(from: start)), at: facts.places[Int(callee.index)])
        add(.call, call)
        return call
    }

    private mutating func readEach(_ list: NodeList<LabeledExpr>) {
        for argument in list {
            let label = argument.label.map { intern($0) }
            let value = read(argument.expression)
            openArguments.append(Argument(label: label, value: value))
        }
    }

    private mutating func read(_ list: NodeList<LabeledExpr>) -> ArgumentRange {
        let start = openArguments.count
        readEach(list)
        return closeArguments(from: start)
    }

    // MARK: - Closures

    private mutating func read(_ node: ClosureExpr) -> ExpressionID {
        var fact = FunctionDraft(
            kind: .closure, name: intern("closure"), declaration: declaration, place: place(of: node))
        fact.parent = function
        fact.hasBody = true
        fact.condition = condition
        fact.endLine = endLine(of: node)
        fact.result = node.signature?.result.map { read(type: $0) }
        let id = addFunction(fact)
        enter(id) { builder in
            let parameters = builder.readParameters(of: node, at: fact.place)
            builder.facts.functions[Int(id.index)].parameters = parameters
            if let captures = node.signature?.capture { builder.read(captures) }
            builder.read(node.statements, isResult: true)
        }
        return add(.closure(id), at: fact.place)
    }

    private mutating func readParameters(
        of node: ClosureExpr, at place: SwiftFacts.Place
    ) -> [ParameterFacts] {
        var parameters: [ParameterFacts] = []
        guard let clause = node.signature?.parameterClause else {
            for index in 0..<3 {
                let name = intern(FactBuilder.implicitParameters[index])
                declare(name, type: nil, source: .parameter(index), line: Int(place.line))
                parameters.append(ParameterFacts(label: nil, name: name, type: nil))
            }
            return parameters
        }
        if let names = clause.as(ShorthandParameters.self) {
            for name in names.names { parameters.append(closureParameter(name, nil, parameters.count)) }
        } else if let clause = clause.as(TypedParameters.self) {
            for parameter in clause.parameters {
                let type = parameter.type.map { read(type: $0) }
                let name = parameter.secondName ?? parameter.firstName
                parameters.append(closureParameter(name, type, parameters.count))
            }
        }
        return parameters
    }

    private static let implicitParameters = (0..<3).map { Array("$\($0)".utf8) }

    private mutating func closureParameter(_ token: SwiftTokenNode, _ type: TypeID?, _ index: Int) -> ParameterFacts {
        let name = intern(token)
        declare(name, type: type, source: .parameter(index), line: line(of: token))
        var fact = ParameterFacts(label: nil, name: name, type: type)
        if case .local(let local)? = visible.lookUp(name) { fact.local = local }
        return fact
    }

    private mutating func read(_ captures: NodeList<ClosureCapture>) {
        for capture in captures {
            guard let value = capture.value else { continue }
            let expression = read(value)
            declare(intern(capture.name), type: nil, source: .value(expression), line: line(of: capture))
        }
    }

    // MARK: - Literals

    private mutating func read(_ node: StringLiteralExpr) -> ExpressionID {
        if let value = internValue(of: node) { return add(.string(value), at: place(of: node)) }
        var operands: [ExpressionID] = []
        for arguments in node.interpolations {
            for argument in arguments { operands.append(read(argument.expression)) }
        }
        let hasText = node.node.firstToken.token.flags.contains(.hasText)
        // "\(Type.self)" alone stands for the type's name, as `String(describing:)` does.
        if operands.count == 1, !hasText {
            let callee = add(.name(intern("String")), at: place(of: node))
            let argument = Argument(label: intern("describing"), value: operands[0])
            return add(.call(callee, add([argument])), at: place(of: node))
        }
        if hasText, let text = addressText(of: node, around: operands) { return text }
        return other(operands, at: node)
    }

    /// The texts and values of what may be an address, as if they were joined by `+`; nil for other literals.
    private mutating func addressText(of node: StringLiteralExpr, around values: [ExpressionID]) -> ExpressionID? {
        let literal = bytes(of: node)
        guard let texts = AddressLiteral.texts(in: literal), texts.count == values.count + 1 else { return nil }
        var parts: [Argument] = []
        for (index, text) in texts.enumerated() {
            if !text.isEmpty {
                let name = intern(UnsafeBufferPointer(rebasing: literal[text]))
                parts.append(Argument(value: add(.string(name), at: place(of: node))))
            }
            if index < values.count { parts.append(Argument(value: values[index])) }
        }
        return add(.sum(add(parts)), at: place(of: node))
    }

    /// The text that a string literal stands for; nil where it is interpolated or broken.
    mutating func internValue(of node: StringLiteralExpr) -> NameID? {
        let token = node.node.firstToken.token
        guard token.kind == .string else { return nil }
        let text = bytes(of: node)
        guard token.flags.contains(.isEscaped) else {
            return intern(UnsafeBufferPointer(rebasing: text.dropFirst().dropLast()))
        }
        return StringLiteralValue.read(text).map { intern($0) }
    }

    private mutating func read(_ node: IntegerLiteralExpr) -> ExpressionID {
        Self.number(of: node).map { add(.number($0), at: place(of: node)) } ?? other(at: node)
    }

    /// The number that decimal digits stand for; nil for other literals.
    static func number(of node: IntegerLiteralExpr) -> Int32? {
        let digits = node.literal.text
        guard !digits.isEmpty, digits.count < 10 else { return nil }
        var number: Int32 = 0
        for digit in digits {
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
            number = number * 10 + Int32(digit - UInt8(ascii: "0"))
        }
        return number
    }

    private mutating func read(_ node: TupleExpr) -> ExpressionID {
        if node.elements.count == 1, let only = node.elements.first, only.label == nil {
            return read(only.expression)
        }
        return add(.tuple(read(node.elements)), at: place(of: node))
    }

    private mutating func read(_ node: ArrayExpr) -> ExpressionID {
        let start = openArguments.count
        for element in node.elements {
            let value = read(element)
            openArguments.append(Argument(value: value))
        }
        return add(.array(closeArguments(from: start)), at: place(of: node))
    }

    private mutating func read(_ node: DictionaryExpr) -> ExpressionID {
        // What a subscript may find: the values, under what their keys are called where that is written.
        var values: [Argument] = []
        var key: NameID?
        for (index, element) in node.keysAndValues.enumerated() {
            let expression = read(element)
            if index % 2 == 1 {
                values.append(Argument(label: key, value: expression))
            } else {
                key = name(ofKey: expression)
            }
        }
        return add(.array(add(values)), at: place(of: node))
    }

    /// What a key of a dictionary is called: the text of a literal, or the case of an enum.
    private func name(ofKey key: ExpressionID) -> NameID? {
        switch facts.expressions[key] {
        case .string(let text), .member(nil, let text): text
        default: nil
        }
    }

    private mutating func readSpecialisation(_ node: GenericSpecializationExpr) -> ExpressionID {
        let arguments = read(arguments: node.genericArguments)
        let place = place(of: node)
        if let name = node.expression.as(DeclReferenceExpr.self) {
            return add(.type(add(type: .named(intern(name.baseName), arguments))), at: place)
        }
        if let member = node.expression.as(MemberAccessExpr.self),
            let base = member.base?.as(DeclReferenceExpr.self)
        {
            let outer = add(type: .named(intern(base.baseName), []))
            return add(.type(add(type: .member(outer, intern(member.declName.baseName), arguments))), at: place)
        }
        return read(node.expression)
    }

    // MARK: - Anything else

    mutating func other(_ operands: [ExpressionID] = [], at node: some NodeHolder) -> ExpressionID {
        let range = add(operands.map { Argument(value: $0) })
        return add(.other(range), at: place(of: node))
    }
}
