import Facts

extension FactBuilder {
    /// The statements of a body or a block. When `isResult`, a single expression is the value of the function.
    mutating func read(_ statements: CodeBlockItems, isResult: Bool) {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return }
        let isSingle = statements.count == 1
        let outer = (condition, catchesErrors, hasTried)
        var functions = declareFunctions(of: statements)
        for node in statements {
            hasTried = false
            if let expression = node.asExpression {
                readStatement(expression, isResult: isResult && isSingle)
            } else if let function = node.as(FunctionDecl.self), !functions.isEmpty {
                readBody(of: function, as: functions.removeFirst())
            } else if let declaration = node.asDeclaration {
                read(local: declaration)
            } else if let statement = node.asStatement {
                read(statement, isResult: isResult && isSingle)
            }
            if hasTried, catchesErrors {
                condition = makeCondition(.caught, Array("!(catch)".utf8), line: line(of: node))
                catchesErrors = false
            }
        }
        // What a guard, an `if` that leaves, or what was tried lets pass holds until the end of the block.
        (condition, catchesErrors, hasTried) = outer
    }

    /// The local functions of a block, which may be called above their declarations.
    private mutating func declareFunctions(of statements: CodeBlockItems) -> [FunctionID] {
        guard function != nil else { return [] }
        return statements.compactMap { $0.as(FunctionDecl.self) }.map { declare($0) }
    }

    private mutating func read(local declaration: SwiftNode) {
        switch declaration.kind {
        case .variableDecl: if let node = declaration.as(VariableDecl.self) { read(local: node) }
        case .functionDecl: if let node = declaration.as(FunctionDecl.self) { read(node) }
        case .ifConfigDecl: if let node = declaration.as(IfConfigDecl.self) { read(local: node) }
        default:
            // A type inside a body: its members see none of the body's locals.
            let outer = (function, condition)
            read(member: declaration)
            (function, condition) = outer
        }
    }

    private mutating func read(local node: IfConfigDecl) {
        let clauses = Array(node.clauses)
        for clause in clauses {
            guard let statements = clause.elements?.as(CodeBlockItems.self) else { continue }
            let inner = makeCondition(.compilation, compilationText(clause, of: clauses), line: line(of: clause))
            within(inner) { $0.read(statements, isResult: false) }
        }
    }

    private mutating func read(local node: VariableDecl) {
        let isVariable = node.bindingSpecifier == "var"
        for binding in node.bindings {
            let type = binding.type.map { read(type: $0) }
            let value = binding.value.map { read($0) }
            if let getter = binding.accessorBlock?.accessors.as(CodeBlockItems.self) {
                readLocalGetter(binding, type: type, getter)
            } else {
                bind(binding.pattern, to: value, type: type, isVariable: isVariable)
            }
        }
    }

    /// A computed local: a function without parameters that is called where it is named.
    private mutating func readLocalGetter(
        _ binding: PatternBinding, type: TypeID?, _ statements: CodeBlockItems
    ) {
        guard let pattern = binding.pattern.as(IdentifierPattern.self) else { return }
        var fact = FunctionDraft(
            kind: .local, name: intern(pattern.identifier), declaration: declaration, place: place(of: pattern))
        fact.parent = function
        fact.result = type
        fact.hasBody = true
        fact.condition = condition
        let id = addFunction(fact)
        enter(id) { $0.read(statements, isResult: true) }
        let callee = add(.function(id), at: fact.place)
        let call = add(.call(callee, add([])), at: fact.place)
        declare(fact.name, type: type, source: .value(call), line: Int(fact.place.line))
    }

    mutating func read(_ statement: SwiftNode, isResult: Bool) {
        switch statement.kind {
        case .expressionStmt:
            if let node = statement.as(ExpressionStmt.self) {
                readStatement(node.expression, isResult: isResult)
            }
        case .returnStmt:
            if let value = statement.as(ReturnStmt.self)?.expression { add(.result, readResult(value)) }
        case .guardStmt: if let node = statement.as(GuardStmt.self) { read(node) }
        case .forStmt: if let node = statement.as(ForStmt.self) { read(node) }
        case .whileStmt: if let node = statement.as(WhileStmt.self) { read(node) }
        case .repeatStmt:
            if let node = statement.as(RepeatStmt.self) {
                looped { $0.read(node.body.statements, isResult: false) }
                _ = read(node.condition)
            }
        case .doStmt: if let node = statement.as(DoStmt.self) { read(node) }
        case .deferStmt:
            if let node = statement.as(DeferStmt.self) {
                scoped { $0.read(node.body.statements, isResult: false) }
            }
        case .throwStmt: if let node = statement.as(ThrowStmt.self) { _ = read(node.expression) }
        case .labeledStmt:
            if let node = statement.as(LabeledStmt.self) { read(node.statement, isResult: false) }
        case .yieldStmt:
            if let value = statement.as(YieldStmt.self)?.expression {
                add(.result, read(value))
            }
        default: break
        }
    }

    private mutating func read(_ node: ForStmt) {
        let sequence = read(node.sequence)
        let text = Array("for ".utf8) + condensed(node.pattern)
        let inner = makeCondition(.loop, text, line: line(of: node))
        within(inner) { builder in
            builder.looped { builder in
                if let name = node.pattern.as(IdentifierPattern.self) {
                    builder.declare(
                        builder.intern(name.identifier), type: nil, source: .element(sequence),
                        line: builder.line(of: name))
                } else {
                    let element = builder.add(
                        .element(sequence, builder.add([])), at: builder.place(of: node.pattern))
                    builder.bind(node.pattern, to: element, type: nil)
                }
                if let filter = node.whereClause {
                    _ = builder.read(filter.condition)
                    let text = builder.condensed(filter.condition)
                    builder.condition = builder.makeCondition(.whenTrue, text, line: builder.line(of: filter))
                }
                builder.read(node.body.statements, isResult: false)
            }
        }
    }

    private mutating func read(_ node: WhileStmt) {
        looped { builder in
            let inner = builder.read(conditions: node.conditions)
            builder.within(inner.whenTrue) { $0.read(node.body.statements, isResult: false) }
        }
    }

    private mutating func read(_ node: DoStmt) {
        let outer = catchesErrors
        catchesErrors = outer || !node.catchClauses.isEmpty
        scoped { $0.read(node.body.statements, isResult: false) }
        catchesErrors = outer
        for clause in node.catchClauses {
            let inner = makeCondition(.caught, Array("catch".utf8), line: line(of: clause))
            within(inner) { builder in
                builder.scoped { builder in
                    for item in clause.catchItems {
                        if let pattern = item.pattern { builder.bind(pattern, to: nil, type: nil) }
                    }
                    builder.read(clause.body.statements, isResult: false)
                }
            }
        }
    }

    /// An expression that stands as a statement: `if` and `switch` govern what is inside them.
    mutating func readStatement(_ expression: SwiftNode, isResult: Bool) {
        if let node = expression.as(IfExpr.self) {
            if let following = readIf(node, isResult: isResult) { condition = following }
        } else if let node = expression.as(SwitchExpr.self) {
            readSwitch(node, isResult: isResult)
        } else {
            if isResult {
                add(.result, readResult(expression))
                return
            }
            let value = read(expression)
            if knowsSwiftUI { add(.statement, value) }
        }
    }
}
