import Facts
import SwiftSyntax

extension FactBuilder {
    mutating func read(_ expression: ExprSyntax) -> ExpressionID {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return other([], at: expression) }
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            return reference(node)
        case .memberAccessExpr(let node):
            return read(node)
        case .functionCallExpr(let node):
            return read(node)
        case .optionalChainingExpr(let node): return read(node.expression)
        case .forceUnwrapExpr(let node): return read(node.expression)
        case .tryExpr(let node): return read(node.expression)
        case .awaitExpr(let node): return read(node.expression)
        case .unsafeExpr(let node): return read(node.expression)
        case .inOutExpr(let node): return read(node.expression)
        case .borrowExpr(let node): return read(node.expression)
        case .consumeExpr(let node): return read(node.expression)
        case .copyExpr(let node): return read(node.expression)
        case .superExpr(let node): return add(.superReference, at: place(of: node))
        case .closureExpr(let node): return read(node)
        case .stringLiteralExpr(let node): return read(node)
        case .nilLiteralExpr(let node): return add(.name(intern("nil")), at: place(of: node))
        case .booleanLiteralExpr(let node): return add(.name(intern(node.literal)), at: place(of: node))
        case .sequenceExpr(let node): return read(node)
        case .asExpr(let node):
            let value = read(node.expression)
            return add(.cast(value, read(node.type), .conversion), at: place(of: node))
        case .isExpr(let node):
            let value = read(node.expression)
            return add(.cast(value, read(node.type), .test), at: place(of: node))
        case .ternaryExpr(let node):
            return readTernary(
                test: node.condition, then: node.thenExpression, otherwise: node.elseExpression, at: node)
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first, only.label == nil {
                return read(only.expression)
            }
            let elements = node.elements.map {
                Argument(label: $0.label.map { intern($0) }, value: read($0.expression))
            }
            return add(.tuple(add(elements)), at: place(of: node))
        case .arrayExpr(let node):
            let elements = node.elements.map { Argument(value: read($0.expression)) }
            return add(.array(add(elements)), at: place(of: node))
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content else { return other([], at: node) }
            return other(elements.flatMap { [read($0.key), read($0.value)] }, at: node)
        case .subscriptCallExpr(let node):
            let base = read(node.calledExpression)
            let arguments = node.arguments.map {
                Argument(label: $0.label.map { intern($0) }, value: read($0.expression))
            }
            return add(.element(base, add(arguments)), at: place(of: node))
        case .genericSpecializationExpr(let node):
            return readSpecialisation(node)
        case .typeExpr(let node):
            return add(.type(read(node.type)), at: place(of: node))
        case .infixOperatorExpr(let node):
            return other([read(node.leftOperand), read(node.rightOperand)], at: node)
        case .prefixOperatorExpr(let node): return other([read(node.expression)], at: node)
        case .postfixOperatorExpr(let node): return other([read(node.expression)], at: node)
        case .ifExpr(let node): return readAlternatives(node)
        case .switchExpr(let node): return readAlternatives(node)
        case .macroExpansionExpr(let node):
            let arguments = node.arguments.map { read($0.expression) }
            return other(arguments, at: node)
        default:
            return other([], at: expression)
        }
    }

    /// A name: a local of an enclosing scope, a local function, or anything declared elsewhere.
    mutating func reference(_ name: NameID, at place: SwiftFacts.Place) -> ExpressionID {
        switch lookUp(name) {
        case .local(let local): return add(.local(local), at: place)
        case .function(let function): return add(.function(function), at: place)
        case nil: return add(.name(name), at: place)
        }
    }

    private mutating func reference(_ node: DeclReferenceExprSyntax) -> ExpressionID {
        let place = place(of: node)
        switch node.baseName.tokenKind {
        case .keyword(.self):
            // `self` may have been bound anew: `guard let self`, which is the same object.
            return add(.selfReference, at: place)
        case .keyword(.super): return add(.superReference, at: place)
        case .dollarIdentifier(let text):
            return reference(intern(text), at: place)
        default: return reference(intern(node.baseName), at: place)
        }
    }

    private mutating func read(_ node: MemberAccessExprSyntax) -> ExpressionID {
        let name = node.declName.baseName
        guard let base = node.base else {
            return add(.member(nil, intern(name)), at: place(of: name))
        }
        if name.text == "self" { return read(base) }
        let value = read(base)
        return add(.member(value, intern(name)), at: place(of: name))
    }

    private mutating func read(_ node: FunctionCallExprSyntax) -> ExpressionID {
        // A closure that is called where it stands is part of the body around it.
        let callee = read(node.calledExpression)
        var arguments: [Argument] = []
        for argument in node.arguments {
            arguments.append(Argument(label: argument.label.map { intern($0) }, value: read(argument.expression)))
        }
        if let closure = node.trailingClosure {
            arguments.append(Argument(value: read(closure), isTrailingClosure: true))
        }
        for closure in node.additionalTrailingClosures {
            arguments.append(
                Argument(label: intern(closure.label), value: read(closure.closure), isTrailingClosure: true))
        }
        let call = add(.call(callee, add(arguments)), at: facts.place(callee))
        add(.call, call)
        return call
    }

    private mutating func read(_ node: ClosureExprSyntax) -> ExpressionID {
        var fact = FunctionFacts(
            kind: .closure, name: intern("closure"), declaration: declaration, place: place(of: node))
        fact.parent = function
        fact.hasBody = true
        fact.condition = condition
        fact.endLine = place(of: node.endPositionBeforeTrailingTrivia).line
        fact.result = node.signature?.returnClause.map { read($0.type) }
        let id = addFunction(fact)
        enter(id) { builder in
            var parameters: [ParameterFacts] = []
            switch node.signature?.parameterClause {
            case .simpleInput(let names):
                for name in names { parameters.append(builder.closureParameter(name.name, nil, parameters.count)) }
            case .parameterClause(let clause):
                for parameter in clause.parameters {
                    let type = parameter.type.map { builder.read($0) }
                    let name = parameter.secondName ?? parameter.firstName
                    parameters.append(builder.closureParameter(name, type, parameters.count))
                }
            case nil:
                for index in 0..<3 {
                    let name = builder.intern("$\(index)")
                    builder.declare(name, type: nil, source: .parameter(index), line: Int(fact.place.line))
                    parameters.append(ParameterFacts(label: nil, name: name, type: nil))
                }
            }
            builder.facts.functions[id].parameters = parameters
            for capture in node.signature?.capture?.items ?? [] {
                guard let value = capture.initializer?.value else { continue }
                let expression = builder.read(value)
                builder.declare(
                    builder.intern(capture.name), type: nil, source: .value(expression),
                    line: builder.line(of: capture))
            }
            builder.read(node.statements, isResult: true)
        }
        return add(.closure(id), at: fact.place)
    }

    private mutating func closureParameter(_ token: TokenSyntax, _ type: TypeID?, _ index: Int) -> ParameterFacts {
        let name = intern(token)
        declare(name, type: type, source: .parameter(index), line: line(of: token))
        var fact = ParameterFacts(label: nil, name: name, type: type)
        if case .local(let local)? = lookUp(name) { fact.local = local }
        return fact
    }

    private mutating func read(_ node: StringLiteralExprSyntax) -> ExpressionID {
        if let text = node.representedLiteralValue { return add(.string(intern(text)), at: place(of: node)) }
        var operands: [ExpressionID] = []
        for segment in node.segments {
            guard case .expressionSegment(let interpolation) = segment else { continue }
            for argument in interpolation.expressions { operands.append(read(argument.expression)) }
        }
        // "\(Type.self)" alone stands for the type's name, as `String(describing:)` does.
        if operands.count == 1,
            node.segments.allSatisfy({ segment in
                guard case .stringSegment(let text) = segment else { return true }
                return text.content.text.isEmpty
            })
        {
            let callee = add(.name(intern("String")), at: place(of: node))
            let argument = Argument(label: intern("describing"), value: operands[0])
            return add(.call(callee, add([argument])), at: place(of: node))
        }
        return other(operands, at: node)
    }

    /// Operands and operators in a row, as the parser leaves them: assignment, `??`, `?:`, casts, and the rest.
    private mutating func read(_ node: SequenceExprSyntax) -> ExpressionID {
        let elements = Array(node.elements)
        if let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }), index > 0 {
            let target = readSequence(elements[..<index], at: node)
            let value = readSequence(elements[(index + 1)...], at: node)
            let assignment = add(.assignment(target, value), at: facts.place(target))
            add(.assignment, assignment)
            return assignment
        }
        return readSequence(elements[...], at: node)
    }

    private mutating func readSequence(_ elements: ArraySlice<ExprSyntax>, at node: some SyntaxProtocol) -> ExpressionID
    {
        depth += 1
        defer { depth -= 1 }
        guard let first = elements.first, depth < Self.maximumDepth else { return other([], at: node) }
        if elements.count == 1 { return read(first) }
        if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
        {
            let test = elements[..<index]
            let testID = readSequence(test, at: node)
            let text = condensedText(test.map(\.description).joined())
            let line = Int(facts.place(testID).line)
            let flag = test.count == 1 ? flagTest(first) : nil
            let whenTrue = makeCondition(
                .whenTrue, text, subject: flag?.subject, cases: flag.map { [$0.passing] } ?? [], line: line)
            let whenFalse = makeCondition(
                .whenFalse, "!(\(text))", subject: flag?.subject, cases: flag.map { [$0.failing] } ?? [], line: line)
            var then: ExpressionID?
            within(whenTrue) { then = $0.read(ternary.thenExpression) }
            var otherwise: ExpressionID?
            within(whenFalse) { otherwise = $0.readSequence(elements[(index + 1)...], at: node) }
            let values = [(then, whenTrue), (otherwise, whenFalse)].compactMap { value, condition in
                value.map { Argument(value: $0, condition: condition) }
            }
            return add(.alternatives(add(values)), at: place(of: first))
        }
        if let index = elements.firstIndex(where: { operatorText($0) == "??" }), index > elements.startIndex {
            let values = [
                Argument(value: readSequence(elements[..<index], at: node)),
                Argument(value: readSequence(elements[(index + 1)...], at: node)),
            ]
            return add(.alternatives(add(values)), at: place(of: first))
        }
        if elements.count >= 3 {
            // A cast binds tighter than any operator that is left here but arithmetic, which shows no screen.
            let last = elements[elements.index(before: elements.endIndex)]
            let castIndex = elements.index(elements.endIndex, offsetBy: -2)
            if let type = last.as(TypeExprSyntax.self), castIndex > elements.startIndex {
                let cast = elements[castIndex]
                if cast.is(UnresolvedAsExprSyntax.self) {
                    let value = readSequence(elements[..<castIndex], at: node)
                    return add(.cast(value, read(type.type), .conversion), at: facts.place(value))
                }
                if cast.is(UnresolvedIsExprSyntax.self) {
                    let value = readSequence(elements[..<castIndex], at: node)
                    return add(.cast(value, read(type.type), .test), at: facts.place(value))
                }
            }
        }
        var operands: [ExpressionID] = []
        for element in elements where !isOperator(element) { operands.append(read(element)) }
        return other(operands, at: first)
    }

    private func operatorText(_ node: ExprSyntax) -> String? {
        node.as(BinaryOperatorExprSyntax.self)?.operator.text
    }

    private func isOperator(_ node: ExprSyntax) -> Bool {
        node.is(BinaryOperatorExprSyntax.self) || node.is(UnresolvedAsExprSyntax.self)
            || node.is(UnresolvedIsExprSyntax.self) || node.is(ArrowExprSyntax.self)
    }

    private mutating func readTernary(
        test: ExprSyntax, then: ExprSyntax, otherwise: ExprSyntax, at node: some SyntaxProtocol
    ) -> ExpressionID {
        _ = read(test)
        let text = condensed(test)
        let flag = flagTest(test)
        let whenTrue = makeCondition(
            .whenTrue, text, subject: flag?.subject, cases: flag.map { [$0.passing] } ?? [], line: line(of: test))
        let whenFalse = makeCondition(
            .whenFalse, "!(\(text))", subject: flag?.subject, cases: flag.map { [$0.failing] } ?? [],
            line: line(of: test))
        let values = [
            Argument(value: read(then), condition: whenTrue), Argument(value: read(otherwise), condition: whenFalse),
        ]
        return add(.alternatives(add(values)), at: place(of: node))
    }

    /// `if` or `switch` where a value is expected: the last expression of each branch.
    private mutating func readAlternatives(_ node: some ExprSyntaxProtocol) -> ExpressionID {
        guard let function else { return other([], at: node) }
        // The branches are read as statements of a body of their own, whose results are the alternatives.
        var fact = FunctionFacts(
            kind: .closure, name: intern("value"), declaration: declaration, place: place(of: node))
        fact.parent = function
        fact.hasBody = true
        fact.condition = condition
        let id = addFunction(fact)
        enter(id, keepingCondition: true) { $0.readStatement(ExprSyntax(node), isResult: true) }
        let closure = add(.closure(id), at: fact.place)
        return add(.call(closure, add([Argument]())), at: fact.place)
    }

    private mutating func readSpecialisation(_ node: GenericSpecializationExprSyntax) -> ExpressionID {
        let arguments = read(node.genericArgumentClause)
        let place = place(of: node)
        if let name = node.expression.as(DeclReferenceExprSyntax.self) {
            facts.types.append(.named(intern(name.baseName), arguments))
            return add(.type(TypeID(facts.types.count - 1)), at: place)
        }
        if let member = node.expression.as(MemberAccessExprSyntax.self),
            let base = member.base?.as(DeclReferenceExprSyntax.self)
        {
            facts.types.append(.named(intern(base.baseName), []))
            let outer = TypeID(facts.types.count - 1)
            facts.types.append(.member(outer, intern(member.declName.baseName), arguments))
            return add(.type(TypeID(facts.types.count - 1)), at: place)
        }
        return read(node.expression)
    }

    private mutating func other(_ operands: [ExpressionID], at node: some SyntaxProtocol) -> ExpressionID {
        let range = add(operands.map { Argument(value: $0) })
        return add(.other(range), at: place(of: node))
    }
}

extension FactBuilder {
    fileprivate mutating func read(_ node: ClosureExprSyntax?) -> ExpressionID? {
        node.map { read($0) }
    }
}
