import Facts

/// `guard`, `if` and `switch`, and the conditions under which their branches are taken.
extension FactBuilder {
    mutating func read(_ node: GuardStmt) {
        let inner = read(conditions: node.conditions, isGuard: true)
        within(inner.whenFalse) { builder in
            builder.scoped { $0.read(node.body.statements, isResult: false) }
        }
        if let passed = inner.whenTrue { condition = passed }
    }

    /// Reads an `if`; what an `else if` binds is unknown to the branches before it.
    ///
    /// - Returns: what holds for the code after it, because the branches that it does not hold for leave the block; nil
    ///   where the code after it says no more than that before it.
    @discardableResult
    mutating func readIf(_ node: IfExpr, isResult: Bool) -> ConditionID? {
        var branch = node
        let outer = condition
        var chained = 0
        var following: ConditionID?
        // Whether every branch so far leaves.
        var allLeave = true
        while true {
            var inner: (whenTrue: ConditionID?, whenFalse: ConditionID?)
            scoped { builder in
                inner = builder.read(conditions: branch.conditions)
                builder.within(inner.whenTrue) { $0.scoped { $0.read(branch.body.statements, isResult: isResult) } }
                builder.condition = inner.whenFalse ?? builder.condition
            }
            allLeave = allLeave && Self.leaves(branch.body.statements)
            if allLeave { following = inner.whenFalse }
            if let block = branch.elseBody?.as(CodeBlock.self) {
                scoped { $0.read(block.statements, isResult: isResult) }
                if chained == 0, !allLeave, Self.leaves(block.statements) { following = inner.whenTrue }
            }
            chained += 1
            guard let next = branch.elseBody?.as(IfExpr.self), chained < Self.maximumDepth else { break }
            branch = next
        }
        condition = outer
        return following
    }

    /// Whether the code after a block is not run once the block has been: it ends by leaving what is around it.
    private static func leaves(_ statements: CodeBlockItems, depth: Int = 0) -> Bool {
        guard depth < 8, let last = statements.last else { return false }
        switch last.kind {
        case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return true
        case .expressionStmt:
            guard let node = last.as(ExpressionStmt.self)?.expression.as(IfExpr.self) else {
                return false
            }
            return leaves(node, depth: depth + 1)
        case .ifExpr: return last.as(IfExpr.self).map { leaves($0, depth: depth + 1) } ?? false
        case .functionCallExpr:
            let callee = last.as(FunctionCallExpr.self)?.calledExpression.as(DeclReferenceExpr.self)
            return callee.map { $0.baseName == "fatalError" || $0.baseName == "preconditionFailure" } ?? false
        default: return false
        }
    }

    private static func leaves(_ node: IfExpr, depth: Int) -> Bool {
        guard depth < 8, leaves(node.body.statements, depth: depth) else { return false }
        if let block = node.elseBody?.as(CodeBlock.self) { return leaves(block.statements, depth: depth) }
        return node.elseBody?.as(IfExpr.self).map { leaves($0, depth: depth + 1) } ?? false
    }

    /// The conditions of `if`, `guard` and `while`; their bindings go into the current scope.
    ///
    /// - Returns: what holds inside, and what holds otherwise.
    mutating func read(
        conditions elements: NodeList<SwiftNode>, isGuard: Bool = false
    ) -> (whenTrue: ConditionID?, whenFalse: ConditionID?) {
        let outer = condition
        var tests: [[UInt8]] = []
        var match: (subject: ExpressionID, names: [NameID], isPartial: Bool)?
        var flag: FlagTest?
        var flags = FlagParts(isAll: true)
        var unwrapped: ExpressionID?
        var bound: [[UInt8]] = []
        for node in elements {
            if node.asExpression == nil { flags.isAll = false }
            if let binding = node.as(OptionalBinding.self) {
                let value = read(binding)
                if !isGuard, let test = value.flatMap({ typeTest($0, binding) }) {
                    tests.append(test)
                } else {
                    bound.append(textOfUnwrapped(binding))
                }
                // A parameter that is nil fails the whole condition, whatever else is unwrapped.
                if elements.count == 1 || unwrapped == nil && value.map({ isParameter($0) }) ?? false {
                    unwrapped = value
                }
            } else if let test = node.asExpression {
                let expression = read(test)
                if elements.count == 1 { flag = flagTest(test, expression) }
                collectFlags(of: test, expression, into: &flags)
                tests.append(condensed(test: test))
            } else if let pattern = node.as(MatchingPattern.self) {
                let subject = read(pattern.value)
                var names: [NameID] = []
                collectCases(of: pattern.pattern, into: &names)
                bind(pattern.pattern, to: subject, type: nil)
                if !names.isEmpty {
                    match = (subject, names, elements.count > 1 || !takesWholeCase(pattern.pattern))
                }
                tests.append(condensed(pattern))
            } else {
                tests.append(condensed(node))
            }
        }
        let onlyUnwraps = tests.isEmpty
        let text = onlyUnwraps ? condensed(elements) : Self.joined(tests, by: ", ")
        // Where the object itself is gone, nobody asks any more.
        let others = bound.filter { !$0.elementsEqual("self".utf8) }
        let missing = (others.isEmpty && onlyUnwraps ? bound : others).map { ConditionText.missing($0) }
        let not = Self.joined(missing + (onlyUnwraps ? [] : [ConditionText.negated(text)]), by: " || ")
        let line = line(of: elements)
        let whenTrue: ConditionID
        if let match {
            whenTrue = makeCondition(
                .matches, text, subject: match.subject, cases: match.names, isPartial: match.isPartial, line: line)
        } else {
            whenTrue = makeCondition(
                isGuard ? .guardPassed : .whenTrue, text, of: flag, passes: true, subject: unwrapped,
                onlyUnwraps: onlyUnwraps, flags: flags, line: line)
        }
        condition = outer
        let whenFalse: ConditionID
        if let match {
            whenFalse = makeCondition(
                .otherwise, not, subject: match.subject, cases: match.isPartial ? [] : match.names, line: line)
        } else {
            whenFalse = makeCondition(
                isGuard ? .guardFailed : .whenFalse, not, of: flag, passes: false, subject: unwrapped,
                onlyUnwraps: onlyUnwraps, flags: flags, line: line)
        }
        return (whenTrue, whenFalse)
    }

    private static func joined(_ texts: [[UInt8]], by separator: StaticString) -> [UInt8] {
        guard var all = texts.first else { return [] }
        for text in texts.dropFirst() {
            separator.withUTF8Buffer { all.append(contentsOf: $0) }
            all += text
        }
        return all
    }

    /// Longer ones say less than the name that their value has where there is one.
    private static let maximumUnwrapped = 100

    private func textOfUnwrapped(_ binding: OptionalBinding) -> [UInt8] {
        let name = condensed(binding.pattern)
        guard let value = binding.value else { return name }
        let text = ConditionText.withoutParentheses(condensed(value))
        return text.count <= Self.maximumUnwrapped || name.elementsEqual("self".utf8) ? text : name
    }

    /// `destination is Settings` of `if let settings = destination as? Settings`, where that chooses by what a caller hands
    /// over. A `guard` takes it for granted, and so does what asks for a class that every such object has.
    private func typeTest(_ value: ExpressionID, _ binding: OptionalBinding) -> [UInt8]? {
        guard case .cast(let base, _, .conversion) = facts.expressions[Int(value.index)], isParameter(base),
            let text = binding.value.map({ ConditionText.withoutParentheses(condensed($0)) }),
            !Self.usualClasses.contains(where: { text.reversed().starts(with: $0.utf8.reversed()) })
        else { return nil }
        return ConditionText.typeTest(text)
    }

    private static let usualClasses = [" UIViewController", " UIView", " UIWindowScene"]

    private func isParameter(_ expression: ExpressionID) -> Bool {
        guard case .local(let local) = facts.expressions[Int(expression.index)],
            case .parameter = facts.locals[Int(local.index)].source
        else { return false }
        return true
    }

    /// - Returns: what is unwrapped.
    private mutating func read(_ binding: OptionalBinding) -> ExpressionID? {
        let type = binding.type.map { read(type: $0) }
        var value = binding.value.map { read($0) }
        if value == nil, let name = binding.pattern.as(IdentifierPattern.self) {
            value = reference(intern(name.identifier), at: place(of: name))
        }
        bind(
            binding.pattern, to: value, type: type,
            isVariable: binding.bindingSpecifier == "var")
        return value
    }

    mutating func readSwitch(_ node: SwitchExpr, isResult: Bool) {
        let subject = read(node.subject)
        var taken = TakenPatterns()
        for element in node.cases {
            if let clause = element.as(SwitchCase.self) {
                read(clause, subject: subject, taken: &taken, isResult: isResult)
                continue
            }
            guard let configuration = element.as(IfConfigDecl.self) else { continue }
            let branches = Array(configuration.clauses)
            for branch in branches {
                guard let cases = branch.elements?.as(SwitchCases.self) else { continue }
                let inner = makeCondition(.compilation, compilationText(branch, of: branches), line: line(of: branch))
                within(inner) { builder in
                    for clause in cases {
                        guard let clause = clause.as(SwitchCase.self) else { continue }
                        builder.read(clause, subject: subject, taken: &taken, isResult: isResult)
                    }
                }
            }
        }
    }

    private mutating func read(
        _ clause: SwitchCase, subject: ExpressionID, taken: inout TakenPatterns, isResult: Bool
    ) {
        var whole: [NameID] = []
        let line = line(of: clause)
        scoped { builder in
            let inner: ConditionID
            if let label = clause.label.as(SwitchCaseLabel.self) {
                var texts: [[UInt8]] = []
                var names: [NameID] = []
                var isPartial = false
                for item in label.caseItems {
                    builder.collectCases(of: item.pattern, into: &names)
                    if item.whereClause == nil, builder.takesWholeCase(item.pattern) {
                        builder.collectCases(of: item.pattern, into: &whole)
                    } else {
                        isPartial = true
                    }
                    builder.bind(item.pattern, to: subject, type: nil)
                    var text = builder.condensed(item.pattern)
                    if let filter = item.whereClause {
                        _ = builder.read(filter.condition)
                        text += Array(" ".utf8) + builder.condensed(filter)
                    }
                    texts.append(text)
                }
                let text = Array("case ".utf8) + Self.joined(texts, by: ", ")
                let constants = builder.constants(of: label.caseItems.map(\.pattern))
                taken.add(constants, isPartial: isPartial)
                let reaching = (names: names + taken.falling.names, constants: constants + taken.falling.constants)
                inner = builder.makeCondition(
                    .matches, text, subject: subject, cases: reaching.names, constants: reaching.constants,
                    isPartial: isPartial, line: line)
                taken.falling = builder.fallsThrough(clause) ? reaching : ([], [])
            } else {
                let (names, constants) = taken.falling
                inner = builder.makeCondition(
                    .otherwise, Array("default".utf8), subject: subject,
                    cases: taken.names.filter { !names.contains($0) },
                    constants: (taken.constants ?? []).filter { !constants.contains($0) }, line: line)
                taken.falling = ([], [])
            }
            builder.within(inner) { $0.read(clause.statements, isResult: isResult) }
        }
        taken.names += whole
    }

    /// Whether a clause ends with what runs the next one, too.
    private func fallsThrough(_ clause: SwitchCase) -> Bool {
        guard let last = Array(clause.statements).last, last.kind == .otherStmt else { return false }
        return condensed(last) == Array("fallthrough".utf8)
    }

    /// What the clauses of a `switch` take that its `default` leaves.
    private struct TakenPatterns {
        /// The cases of an enum that are taken whole.
        var names: [NameID] = []
        /// The cases and constants after which the next clause runs, too.
        var falling: (names: [NameID], constants: [ExpressionID]) = ([], [])
        /// The constants that are compared with; nil where a clause asks anything else.
        private(set) var constants: [ExpressionID]? = []

        mutating func add(_ more: [ExpressionID], isPartial: Bool) {
            constants = more.isEmpty || isPartial ? nil : constants.map { $0 + more }
        }
    }
}
