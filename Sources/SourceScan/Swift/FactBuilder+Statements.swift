import Facts
import SwiftSyntax

extension FactBuilder {
    /// The statements of a body or a block. When `isResult`, a single expression is the value of the function.
    mutating func read(_ statements: CodeBlockItemListSyntax, isResult: Bool) {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return }
        // A local function may be called above its declaration.
        let isSingle = statements.count == 1
        let outer = condition
        for item in statements {
            switch item.item {
            case .decl(let declaration): read(local: declaration)
            case .stmt(let statement): read(statement, isResult: isResult && isSingle)
            case .expr(let expression): readStatement(expression, isResult: isResult && isSingle)
            }
        }
        // A guard's condition holds until the end of its block.
        condition = outer
    }

    private mutating func read(local declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): read(local: node)
        case .functionDecl(let node): read(node)
        case .ifConfigDecl(let node):
            for clause in node.clauses {
                guard case .statements(let statements) = clause.elements else { continue }
                let inner = makeCondition(.compilation, compilationText(clause), line: line(of: clause))
                within(inner) { $0.read(statements, isResult: false) }
            }
        default:
            // A type inside a body: its members see none of the body's locals.
            let outer = (scopes, function, condition)
            read(member: declaration)
            (scopes, function, condition) = outer
        }
    }

    private mutating func read(local node: VariableDeclSyntax) {
        let isVariable = node.bindingSpecifier.text == "var"
        for binding in node.bindings {
            let type = binding.typeAnnotation.map { read($0.type) }
            let value = binding.initializer.map { read($0.value) }
            if let statements = getter(of: binding) {
                readLocalGetter(binding, type: type, statements)
                continue
            }
            bind(binding.pattern, to: value, type: type, isVariable: isVariable)
        }
    }

    private func getter(of binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
        guard case .getter(let statements)? = binding.accessorBlock?.accessors else { return nil }
        return statements
    }

    /// A computed local: a function without parameters that is called where it is named.
    private mutating func readLocalGetter(
        _ binding: PatternBindingSyntax, type: TypeID?, _ statements: CodeBlockItemListSyntax
    ) {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
        var fact = FunctionFacts(
            kind: .local, name: intern(pattern.identifier), declaration: declaration, place: place(of: pattern))
        fact.parent = function
        fact.result = type
        fact.hasBody = true
        fact.condition = condition
        let id = addFunction(fact)
        enter(id) { $0.read(statements, isResult: true) }
        let callee = add(.function(id), at: fact.place)
        let call = add(.call(callee, add([Argument]())), at: fact.place)
        declare(fact.name, type: type, source: .value(call), line: Int(fact.place.line))
    }

    /// Binds the names of a pattern to (parts of) a value.
    mutating func bind(_ pattern: PatternSyntax, to value: ExpressionID?, type: TypeID?, isVariable: Bool = false) {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node):
            declare(
                intern(node.identifier), type: type, source: value.map { .value($0) } ?? .none, line: line(of: node),
                isVariable: isVariable)
        case .tuplePattern(let node):
            for (index, element) in node.elements.enumerated() {
                if let name = element.pattern.as(IdentifierPatternSyntax.self) {
                    declare(
                        intern(name.identifier), type: nil,
                        source: value.map { .part($0, index: index) } ?? .none, line: line(of: name),
                        isVariable: isVariable)
                }
            }
        case .valueBindingPattern(let node):
            bind(node.pattern, to: value, type: type, isVariable: isVariable)
        case .expressionPattern(let node):
            bind(matching: node.expression, to: value)
        case .isTypePattern, .missingPattern, .wildcardPattern:
            break
        }
    }

    mutating func read(_ statement: StmtSyntax, isResult: Bool) {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): readStatement(node.expression, isResult: isResult)
        case .returnStmt(let node):
            if let value = node.expression {
                let expression = read(value)
                add(.result, expression)
            }
        case .guardStmt(let node): read(node)
        case .forStmt(let node):
            let sequence = read(node.sequence)
            let inner = makeCondition(.loop, "for " + condensed(node.pattern), line: line(of: node))
            within(inner) { builder in
                builder.scoped { builder in
                    if let name = node.pattern.as(IdentifierPatternSyntax.self) {
                        builder.declare(
                            builder.intern(name.identifier), type: nil, source: .element(sequence),
                            line: builder.line(of: name))
                    } else {
                        builder.bind(node.pattern, to: nil, type: nil)
                    }
                    if let filter = node.whereClause { _ = builder.read(filter.condition) }
                    builder.read(node.body.statements, isResult: false)
                }
            }
        case .whileStmt(let node):
            scoped { builder in
                let inner = builder.read(node.conditions)
                builder.within(inner.whenTrue) { $0.read(node.body.statements, isResult: false) }
            }
        case .repeatStmt(let node):
            scoped { $0.read(node.body.statements, isResult: false) }
            _ = read(node.condition)
        case .doStmt(let node):
            scoped { $0.read(node.body.statements, isResult: false) }
            for clause in node.catchClauses {
                let inner = makeCondition(.caught, "catch", line: line(of: clause))
                within(inner) { builder in
                    builder.scoped { builder in
                        for item in clause.catchItems {
                            if let pattern = item.pattern { builder.bind(pattern, to: nil, type: nil) }
                        }
                        builder.read(clause.body.statements, isResult: false)
                    }
                }
            }
        case .deferStmt(let node):
            scoped { $0.read(node.body.statements, isResult: false) }
        case .throwStmt(let node): _ = read(node.expression)
        case .labeledStmt(let node): read(node.statement, isResult: false)
        case .yieldStmt(let node):
            if case .single(let value) = node.yieldedExpressions {
                let expression = read(value)
                add(.result, expression)
            }
        default: break
        }
    }

    /// An expression that stands as a statement: `if` and `switch` govern what is inside them.
    mutating func readStatement(_ expression: ExprSyntax, isResult: Bool) {
        if let node = expression.as(IfExprSyntax.self) {
            readIf(node, isResult: isResult)
        } else if let node = expression.as(SwitchExprSyntax.self) {
            readSwitch(node, isResult: isResult)
        } else {
            let value = read(expression)
            if isResult { add(.result, value) }
        }
    }

    private mutating func read(_ node: GuardStmtSyntax) {
        let inner = read(node.conditions, isGuard: true)
        within(inner.whenFalse) { builder in
            builder.scoped { $0.read(node.body.statements, isResult: false) }
        }
        if let passed = inner.whenTrue { condition = passed }
    }

    /// Reads an `if`; what an `else if` binds is unknown to the branches before it.
    mutating func readIf(_ node: IfExprSyntax, isResult: Bool) {
        var branch = node
        let outer = condition
        var chained = 0
        while true {
            var next: IfExprSyntax?
            scoped { builder in
                let inner = builder.read(branch.conditions)
                builder.within(inner.whenTrue) { $0.scoped { $0.read(branch.body.statements, isResult: isResult) } }
                builder.condition = inner.whenFalse ?? builder.condition
            }
            switch branch.elseBody {
            case .ifExpr(let following): next = following
            case .codeBlock(let block): scoped { $0.read(block.statements, isResult: isResult) }
            case nil: break
            }
            chained += 1
            guard let following = next, chained < Self.maximumDepth else { break }
            branch = following
        }
        condition = outer
    }

    /// The conditions of `if`, `guard` and `while`; their bindings go into the current scope.
    ///
    /// - Returns: what holds inside, and what holds otherwise.
    private mutating func read(
        _ elements: ConditionElementListSyntax, isGuard: Bool = false
    ) -> (whenTrue: ConditionID?, whenFalse: ConditionID?) {
        let outer = condition
        var tests: [String] = []
        var match: (subject: ExpressionID, names: [NameID])?
        var flag: FlagTest?
        for element in elements {
            switch element.condition {
            case .expression(let test):
                _ = read(test)
                if elements.count == 1 { flag = flagTest(test) }
                tests.append(condensed(test))
            case .optionalBinding(let binding):
                let type = binding.typeAnnotation.map { read($0.type) }
                var value = binding.initializer.map { read($0.value) }
                if value == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self) {
                    value = reference(intern(name.identifier), at: place(of: name))
                }
                bind(binding.pattern, to: value, type: type)
            case .matchingPattern(let pattern):
                let subject = read(pattern.initializer.value)
                var names: [NameID] = []
                collectCases(of: pattern.pattern, into: &names)
                bind(pattern.pattern, to: subject, type: nil)
                if !names.isEmpty { match = (subject, names) }
                tests.append(condensed(pattern))
            case .availability(let availability):
                tests.append(condensed(availability))
            }
        }
        let text = tests.isEmpty ? condensed(elements) : tests.joined(separator: ", ")
        let onlyUnwraps = tests.isEmpty
        let line = line(of: elements)
        let whenTrue: ConditionID
        if let match {
            whenTrue = makeCondition(.matches, text, subject: match.subject, cases: match.names, line: line)
        } else {
            whenTrue = makeCondition(
                isGuard ? .guardPassed : .whenTrue, text, subject: flag?.subject,
                cases: flag.map { [$0.passing] } ?? [],
                onlyUnwraps: onlyUnwraps, line: line)
        }
        condition = outer
        let whenFalse: ConditionID
        if let match {
            whenFalse = makeCondition(.otherwise, "!(\(text))", subject: match.subject, cases: match.names, line: line)
        } else {
            whenFalse = makeCondition(
                isGuard ? .guardFailed : .whenFalse, "!(\(text))", subject: flag?.subject,
                cases: flag.map { [$0.failing] } ?? [], onlyUnwraps: onlyUnwraps, line: line)
        }
        return (whenTrue, whenFalse)
    }

    mutating func readSwitch(_ node: SwitchExprSyntax, isResult: Bool) {
        let subject = read(node.subject)
        var taken: [NameID] = []
        for element in node.cases {
            switch element {
            case .switchCase(let clause): read(clause, subject: subject, taken: &taken, isResult: isResult)
            case .ifConfigDecl(let configuration):
                for branch in configuration.clauses {
                    guard case .switchCases(let cases) = branch.elements else { continue }
                    let inner = makeCondition(.compilation, compilationText(branch), line: line(of: branch))
                    within(inner) { builder in
                        for case .switchCase(let clause) in cases {
                            builder.read(clause, subject: subject, taken: &taken, isResult: isResult)
                        }
                    }
                }
            }
        }
    }

    private mutating func read(
        _ clause: SwitchCaseSyntax, subject: ExpressionID, taken: inout [NameID], isResult: Bool
    ) {
        var names: [NameID] = []
        let line = line(of: clause)
        scoped { builder in
            let inner: ConditionID
            switch clause.label {
            case .case(let label):
                for item in label.caseItems {
                    builder.collectCases(of: item.pattern, into: &names)
                    builder.bind(item.pattern, to: subject, type: nil)
                    if let filter = item.whereClause { _ = builder.read(filter.condition) }
                }
                let text = label.caseItems.map { builder.condensed($0.pattern) }.joined(separator: ", ")
                inner = builder.makeCondition(.matches, "case " + text, subject: subject, cases: names, line: line)
            case .default:
                inner = builder.makeCondition(.otherwise, "default", subject: subject, cases: taken, line: line)
            }
            builder.within(inner) { $0.read(clause.statements, isResult: isResult) }
        }
        taken += names
    }

    /// The names of the enum cases that a pattern matches.
    private mutating func collectCases(of pattern: PatternSyntax, into names: inout [NameID]) {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .expressionPattern(let node):
            var expression = node.expression
            while true {
                if let call = expression.as(FunctionCallExprSyntax.self) {
                    expression = call.calledExpression
                } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
                    expression = optional.expression
                } else {
                    break
                }
            }
            if let member = expression.as(MemberAccessExprSyntax.self) {
                names.append(intern(member.declName.baseName))
            } else if let tuple = expression.as(TupleExprSyntax.self) {
                for element in tuple.elements {
                    if let inner = element.expression.as(MemberAccessExprSyntax.self) {
                        names.append(intern(inner.declName.baseName))
                    }
                }
            }
        case .valueBindingPattern(let node): collectCases(of: node.pattern, into: &names)
        default: break
        }
    }

    /// Binds the names in `case .x(let a, b: let b)` to the payload of a value.
    private mutating func bind(matching expression: ExprSyntax, to value: ExpressionID?) {
        if let optional = expression.as(OptionalChainingExprSyntax.self) {
            bind(matching: optional.expression, to: value)
            return
        }
        if let pattern = expression.as(PatternExprSyntax.self) {
            bind(pattern.pattern, to: value, type: nil)
            return
        }
        if let tuple = expression.as(TupleExprSyntax.self) {
            for element in tuple.elements { bind(matching: element.expression, to: nil) }
            return
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return }
        let name = intern(member.declName.baseName)
        for (index, argument) in call.arguments.enumerated() {
            var pattern = argument.expression
            if let inner = pattern.as(PatternExprSyntax.self)?.pattern {
                var bound = inner
                if let binding = bound.as(ValueBindingPatternSyntax.self) { bound = binding.pattern }
                if let identifier = bound.as(IdentifierPatternSyntax.self) {
                    declarePayload(identifier.identifier, of: value, name, index)
                    continue
                }
                if let nested = bound.as(ExpressionPatternSyntax.self) { pattern = nested.expression }
            }
            if let identifier = pattern.as(DeclReferenceExprSyntax.self) {
                // `case let .x(a)`: the binding stands outside.
                declarePayload(identifier.baseName, of: value, name, index)
            } else {
                bind(matching: pattern, to: nil)
            }
        }
    }

    private mutating func declarePayload(
        _ identifier: TokenSyntax, of value: ExpressionID?, _ name: NameID, _ index: Int
    ) {
        declare(
            intern(identifier), type: nil, source: value.map { .payload($0, case: name, index: index) } ?? .none,
            line: line(of: identifier))
    }
}
