import Facts
@_spi(RawSyntax) import SwiftSyntax

extension FactBuilder {
    mutating func read(_ expression: RawExprSyntax) -> ExpressionID {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return other(at: expression) }
        return readCommon(expression) ?? readWrapped(expression) ?? readRare(expression) ?? other(at: expression)
    }

    private mutating func readCommon(_ expression: RawExprSyntax) -> ExpressionID? {
        switch expression.raw.kind {
        case .declReferenceExpr: expression.as(RawDeclReferenceExprSyntax.self).map { reference($0) }
        case .memberAccessExpr: expression.as(RawMemberAccessExprSyntax.self).map { read($0) }
        case .functionCallExpr: expression.as(RawFunctionCallExprSyntax.self).map { read($0) }
        case .stringLiteralExpr: expression.as(RawStringLiteralExprSyntax.self).map { read($0) }
        case .closureExpr: expression.as(RawClosureExprSyntax.self).map { read($0) }
        case .sequenceExpr: expression.as(RawSequenceExprSyntax.self).map { read($0) }
        case .tupleExpr: expression.as(RawTupleExprSyntax.self).map { read($0) }
        case .arrayExpr: expression.as(RawArrayExprSyntax.self).map { read($0) }
        case .superExpr: add(.superReference, at: place(of: expression))
        case .nilLiteralExpr: add(.name(intern("nil")), at: place(of: expression))
        case .booleanLiteralExpr:
            expression.as(RawBooleanLiteralExprSyntax.self).map { node in
                add(.name(intern(node.literal)), at: place(of: node))
            }
        case .integerLiteralExpr: expression.as(RawIntegerLiteralExprSyntax.self).map { read($0) }
        case .floatLiteralExpr: other(at: expression)
        default: nil
        }
    }

    /// What does not change which screen a value stands for.
    private mutating func readWrapped(_ expression: RawExprSyntax) -> ExpressionID? {
        switch expression.raw.kind {
        case .optionalChainingExpr: expression.as(RawOptionalChainingExprSyntax.self).map { read($0.expression) }
        case .forceUnwrapExpr: expression.as(RawForceUnwrapExprSyntax.self).map { read($0.expression) }
        case .tryExpr: expression.as(RawTryExprSyntax.self).map { read($0.expression) }
        case .awaitExpr: expression.as(RawAwaitExprSyntax.self).map { read($0.expression) }
        case .unsafeExpr: expression.as(RawUnsafeExprSyntax.self).map { read($0.expression) }
        case .inOutExpr: expression.as(RawInOutExprSyntax.self).map { read($0.expression) }
        case .borrowExpr: expression.as(RawBorrowExprSyntax.self).map { read($0.expression) }
        case .consumeExpr: expression.as(RawConsumeExprSyntax.self).map { read($0.expression) }
        case .copyExpr: expression.as(RawCopyExprSyntax.self).map { read($0.expression) }
        default: nil
        }
    }

    private mutating func readRare(_ expression: RawExprSyntax) -> ExpressionID? {
        switch expression.raw.kind {
        case .asExpr:
            expression.as(RawAsExprSyntax.self).map { node in
                add(.cast(read(node.expression), read(node.type), .conversion), at: place(of: node))
            }
        case .isExpr:
            expression.as(RawIsExprSyntax.self).map { node in
                add(.cast(read(node.expression), read(node.type), .test), at: place(of: node))
            }
        case .ternaryExpr: expression.as(RawTernaryExprSyntax.self).map { read($0) }
        case .dictionaryExpr: expression.as(RawDictionaryExprSyntax.self).map { read($0) }
        case .subscriptCallExpr:
            expression.as(RawSubscriptCallExprSyntax.self).map { node in
                if let applied = readKeyPathSubscript(node) { return applied }
                let base = read(node.calledExpression)
                return add(.element(base, read(node.arguments)), at: place(of: node))
            }
        case .genericSpecializationExpr:
            expression.as(RawGenericSpecializationExprSyntax.self).map { readSpecialisation($0) }
        case .typeExpr:
            expression.as(RawTypeExprSyntax.self).map { node in add(.type(read(node.type)), at: place(of: node)) }
        case .infixOperatorExpr:
            expression.as(RawInfixOperatorExprSyntax.self).map { node in
                other([read(node.leftOperand), read(node.rightOperand)], at: node)
            }
        case .prefixOperatorExpr:
            expression.as(RawPrefixOperatorExprSyntax.self).map { node in other([read(node.expression)], at: node) }
        case .postfixOperatorExpr:
            expression.as(RawPostfixOperatorExprSyntax.self).map { node in other([read(node.expression)], at: node) }
        case .ifExpr, .switchExpr: readAlternatives(expression)
        case .keyPathExpr: expression.as(RawKeyPathExprSyntax.self).map { read($0) }
        case .macroExpansionExpr:
            expression.as(RawMacroExpansionExprSyntax.self).map { node in
                other(node.arguments.items.map { read($0.expression) }, at: node)
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

    private mutating func reference(_ node: RawDeclReferenceExprSyntax) -> ExpressionID {
        let place = place(of: node)
        let name = node.baseName
        if name.tokenKind == .keyword {
            // `self` may have been bound anew: `guard let self`, which is the same object.
            if name.tokenText == "self" { return add(.selfReference, at: place) }
            if name.tokenText == "super" { return add(.superReference, at: place) }
        }
        return reference(intern(name), at: place)
    }

    private mutating func read(_ node: RawMemberAccessExprSyntax) -> ExpressionID {
        let name = node.declName.baseName
        guard let base = node.base else {
            return add(.member(nil, intern(name)), at: place(of: name))
        }
        if name.tokenText == "self" { return read(base) }
        let value = read(base)
        return add(.member(value, intern(name)), at: place(of: name))
    }

    private mutating func read(_ node: RawFunctionCallExprSyntax) -> ExpressionID {
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
        for closure in node.additionalTrailingClosures.items {
            let label = intern(closure.label)
            let value = read(closure.closure)
            openArguments.append(Argument(label: label, value: value, isTrailingClosure: true))
        }
        let call = add(.call(callee, closeArguments(from: start)), at: facts.places[Int(callee.index)])
        add(.call, call)
        return call
    }

    private mutating func readEach(_ list: RawLabeledExprListSyntax) {
        for argument in list.items {
            let label = argument.label.map { intern($0) }
            let value = read(argument.expression)
            openArguments.append(Argument(label: label, value: value))
        }
    }

    private mutating func read(_ list: RawLabeledExprListSyntax) -> ArgumentRange {
        let start = openArguments.count
        readEach(list)
        return closeArguments(from: start)
    }

    // MARK: - Closures

    private mutating func read(_ node: RawClosureExprSyntax) -> ExpressionID {
        var fact = FunctionDraft(
            kind: .closure, name: intern("closure"), declaration: declaration, place: place(of: node))
        fact.parent = function
        fact.hasBody = true
        fact.condition = condition
        fact.endLine = endLine(of: node)
        fact.result = node.signature?.returnClause.map { read($0.type) }
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
        of node: RawClosureExprSyntax, at place: SwiftFacts.Place
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
        if let names = clause.as(RawClosureShorthandParameterListSyntax.self) {
            for name in names.items { parameters.append(closureParameter(name.name, nil, parameters.count)) }
        } else if let clause = clause.as(RawClosureParameterClauseSyntax.self) {
            for parameter in clause.parameters.items {
                let type = parameter.type.map { read($0) }
                let name = parameter.secondName ?? parameter.firstName
                parameters.append(closureParameter(name, type, parameters.count))
            }
        }
        return parameters
    }

    private static let implicitParameters = (0..<3).map { Array("$\($0)".utf8) }

    private mutating func closureParameter(_ token: RawTokenSyntax, _ type: TypeID?, _ index: Int) -> ParameterFacts {
        let name = intern(token)
        declare(name, type: type, source: .parameter(index), line: line(of: token))
        var fact = ParameterFacts(label: nil, name: name, type: type)
        if case .local(let local)? = visible.lookUp(name) { fact.local = local }
        return fact
    }

    private mutating func read(_ captures: RawClosureCaptureClauseSyntax) {
        for capture in captures.items.items {
            guard let value = capture.initializer?.value else { continue }
            let expression = read(value)
            declare(intern(capture.name), type: nil, source: .value(expression), line: line(of: capture))
        }
    }

    // MARK: - Literals

    private mutating func read(_ node: RawStringLiteralExprSyntax) -> ExpressionID {
        if let value = internValue(of: node) { return add(.string(value), at: place(of: node)) }
        var operands: [ExpressionID] = []
        var hasText = false
        for segment in node.segments.items {
            if let text = segment.as(RawStringSegmentSyntax.self) {
                if !text.content.tokenText.isEmpty { hasText = true }
            } else if let interpolation = segment.as(RawExpressionSegmentSyntax.self) {
                for argument in interpolation.expressions.items { operands.append(read(argument.expression)) }
            }
        }
        // "\(Type.self)" alone stands for the type's name, as `String(describing:)` does.
        if operands.count == 1, !hasText {
            let callee = add(.name(intern("String")), at: place(of: node))
            let argument = Argument(label: intern("describing"), value: operands[0])
            return add(.call(callee, add([argument])), at: place(of: node))
        }
        return other(operands, at: node)
    }

    /// The text that a string literal stands for; nil where it is interpolated or broken.
    mutating func internValue(of node: RawStringLiteralExprSyntax) -> NameID? {
        let segments = node.segments
        if node.openingQuote.tokenKind == .stringQuote, node.openingPounds == nil, !node.hasError,
            segments.count == 1, let content = segments.items.first?.as(RawStringSegmentSyntax.self)?.content.tokenText
        {
            let text = UnsafeBufferPointer(start: content.baseAddress, count: content.count)
            if !text.contains(UInt8(ascii: "\\")) { return intern(text) }
        }
        let isInterpolated = segments.items.contains { $0.kind == .expressionSegment }
        if isInterpolated { return nil }
        // Escapes, several lines and `#` are rare enough for the library's own way through the tree above the raw one.
        let literal = Syntax(raw: node.raw, rawNodeArena: node.raw.arena).as(StringLiteralExprSyntax.self)
        return literal?.representedLiteralValue.map { intern($0) }
    }

    private mutating func read(_ node: RawIntegerLiteralExprSyntax) -> ExpressionID {
        Self.number(of: node).map { add(.number($0), at: place(of: node)) } ?? other(at: node)
    }

    /// The number that decimal digits stand for; nil for other literals.
    static func number(of node: RawIntegerLiteralExprSyntax) -> Int32? {
        let digits = node.literal.tokenText
        guard !digits.isEmpty, digits.count < 10 else { return nil }
        var number: Int32 = 0
        for digit in digits {
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
            number = number * 10 + Int32(digit - UInt8(ascii: "0"))
        }
        return number
    }

    private mutating func read(_ node: RawTupleExprSyntax) -> ExpressionID {
        if node.elements.count == 1, let only = node.elements.items.first, only.label == nil {
            return read(only.expression)
        }
        return add(.tuple(read(node.elements)), at: place(of: node))
    }

    private mutating func read(_ node: RawArrayExprSyntax) -> ExpressionID {
        let start = openArguments.count
        for element in node.elements.items {
            let value = read(element.expression)
            openArguments.append(Argument(value: value))
        }
        return add(.array(closeArguments(from: start)), at: place(of: node))
    }

    private mutating func read(_ node: RawDictionaryExprSyntax) -> ExpressionID {
        // What a subscript may find: the values, whatever their keys.
        var values: [Argument] = []
        if let elements = node.content.as(RawDictionaryElementListSyntax.self) {
            for element in elements.items {
                _ = read(element.key)
                values.append(Argument(value: read(element.value)))
            }
        }
        return add(.array(add(values)), at: place(of: node))
    }

    private mutating func readSpecialisation(_ node: RawGenericSpecializationExprSyntax) -> ExpressionID {
        let arguments = read(node.genericArgumentClause)
        let place = place(of: node)
        if let name = node.expression.as(RawDeclReferenceExprSyntax.self) {
            return add(.type(add(type: .named(intern(name.baseName), arguments))), at: place)
        }
        if let member = node.expression.as(RawMemberAccessExprSyntax.self),
            let base = member.base?.as(RawDeclReferenceExprSyntax.self)
        {
            let outer = add(type: .named(intern(base.baseName), []))
            return add(.type(add(type: .member(outer, intern(member.declName.baseName), arguments))), at: place)
        }
        return read(node.expression)
    }

    // MARK: - Anything else

    mutating func other(_ operands: [ExpressionID] = [], at node: some RawSyntaxNodeProtocol) -> ExpressionID {
        let range = add(operands.map { Argument(value: $0) })
        return add(.other(range), at: place(of: node))
    }
}
