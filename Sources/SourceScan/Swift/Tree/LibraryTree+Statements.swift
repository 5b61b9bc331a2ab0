@_spi(RawSyntax) import SwiftSyntax

/// The library's statements and patterns.
extension LibraryTree {
    private var none: Node { SwiftTreeBuilder.none }

    mutating func statement(_ node: RawSyntax) -> Node {
        switch node.kind {
        case .breakStmt: add(.breakStmt, node)
        case .continueStmt: add(.continueStmt, node)
        case .returnStmt: add(.returnStmt, node, [optional(node.as(RawReturnStmtSyntax.self)?.expression)])
        case .throwStmt: one(.throwStmt, node, node.as(RawThrowStmtSyntax.self)?.expression) ?? add(.otherStmt, node)
        case .labeledStmt:
            one(.labeledStmt, node, node.as(RawLabeledStmtSyntax.self)?.statement) ?? add(.otherStmt, node)
        case .expressionStmt:
            one(.expressionStmt, node, node.as(RawExpressionStmtSyntax.self)?.expression) ?? add(.otherStmt, node)
        case .yieldStmt:
            add(
                .yieldStmt, node,
                [optional(node.as(RawYieldStmtSyntax.self)?.yieldedExpressions.as(RawExprSyntax.self))])
        default: compound(node) ?? add(.otherStmt, node)
        }
    }

    private mutating func compound(_ node: RawSyntax) -> Node? {
        if let check = node.as(RawGuardStmtSyntax.self) {
            let conditions = conditions(check.conditions)
            let body = block(check.body)
            return add(.guardStmt, node, [conditions, body])
        }
        if let loop = node.as(RawForStmtSyntax.self) {
            let pattern = any(loop.pattern)
            let sequence = any(loop.sequence)
            let filter = filter(loop.whereClause)
            let body = block(loop.body)
            return add(.forStmt, node, [pattern, sequence, filter, body])
        }
        if let loop = node.as(RawWhileStmtSyntax.self) {
            let conditions = conditions(loop.conditions)
            let body = block(loop.body)
            return add(.whileStmt, node, [conditions, body])
        }
        if let loop = node.as(RawRepeatStmtSyntax.self) {
            let body = block(loop.body)
            let condition = any(loop.condition)
            return add(.repeatStmt, node, [body, condition])
        }
        if let put = node.as(RawDeferStmtSyntax.self) {
            let body = block(put.body)
            return add(.deferStmt, node, [body])
        }
        guard let attempt = node.as(RawDoStmtSyntax.self) else { return nil }
        let body = block(attempt.body)
        let clauses = list(.list, attempt.catchClauses.raw) { tree, child in
            child.as(RawCatchClauseSyntax.self).map { tree.clause($0) }
        }
        return add(.doStmt, node, [body, clauses])
    }

    private mutating func clause(_ node: RawCatchClauseSyntax) -> Node {
        let items = list(.list, node.catchItems.raw) { tree, child in
            child.as(RawCatchItemSyntax.self).map { item in
                let pattern = tree.optional(item.pattern)
                return tree.add(.catchItem, child, [pattern])
            }
        }
        let body = block(node.body)
        return add(.catchClause, node.raw, [items, body])
    }

    private mutating func filter(_ clause: RawWhereClauseSyntax?) -> Node {
        guard let clause else { return none }
        let condition = any(clause.condition)
        return add(.whereClause, clause.raw, [condition])
    }

    // MARK: - Conditions and cases

    mutating func conditions(_ list: RawConditionElementListSyntax) -> Node {
        self.list(.conditionList, list.raw) { tree, child in
            child.as(RawConditionElementSyntax.self).map { tree.condition($0.condition) }
        }
    }

    private mutating func condition(_ node: RawSyntax) -> Node {
        if let binding = node.as(RawOptionalBindingConditionSyntax.self) {
            let specifier = number(of: binding.bindingSpecifier)
            let pattern = any(binding.pattern)
            let type = optional(binding.typeAnnotation?.type)
            let value = optional(binding.initializer?.value)
            return add(.optionalBinding, node, [specifier, pattern, type, value])
        }
        if let match = node.as(RawMatchingPatternConditionSyntax.self) {
            let pattern = any(match.pattern)
            let value = any(match.initializer.value)
            return add(.matchingPattern, node, [pattern, value])
        }
        return any(node)
    }

    private mutating func condition(_ node: some RawSyntaxNodeProtocol) -> Node { condition(node.raw) }

    mutating func cases(_ list: RawSwitchCaseListSyntax) -> Node {
        self.list(.switchCases, list.raw) { tree, child in
            if let clause = child.as(RawSwitchCaseSyntax.self) { return tree.clause(clause) }
            return child.as(RawIfConfigDeclSyntax.self).map { tree.any($0) }
        }
    }

    private mutating func clause(_ node: RawSwitchCaseSyntax) -> Node {
        let label: Node
        if let clause = node.label.as(RawSwitchCaseLabelSyntax.self) {
            var items: [Node] = []
            for child in clause.caseItems.layoutView.children {
                guard let item = child?.as(RawSwitchCaseItemSyntax.self) else { continue }
                let pattern = any(item.pattern)
                let filter = filter(item.whereClause)
                items.append(add(.switchCaseItem, item.raw, [pattern, filter]))
            }
            label = add(.switchCaseLabel, clause.raw, items)
        } else {
            label = add(.otherPart, node.label.raw)
        }
        let statements = items(node.statements)
        return add(.switchCase, node.raw, [label, statements])
    }

    // MARK: - Patterns

    mutating func pattern(_ node: RawSyntax) -> Node {
        switch node.kind {
        case .wildcardPattern: add(.wildcardPattern, node)
        case .identifierPattern:
            node.as(RawIdentifierPatternSyntax.self).map { pattern in
                let name = number(of: pattern.identifier)
                return add(.identifierPattern, node, [name])
            } ?? add(.otherPattern, node)
        case .expressionPattern:
            one(.expressionPattern, node, node.as(RawExpressionPatternSyntax.self)?.expression)
                ?? add(.otherPattern, node)
        case .valueBindingPattern:
            node.as(RawValueBindingPatternSyntax.self).map { binding in
                let specifier = number(of: binding.bindingSpecifier)
                let pattern = any(binding.pattern)
                return add(.valueBindingPattern, node, [specifier, pattern])
            } ?? add(.otherPattern, node)
        case .tuplePattern:
            node.as(RawTuplePatternSyntax.self).map { tuple in
                var children: [Node] = []
                for child in tuple.elements.layoutView.children {
                    if let element = child?.as(RawTuplePatternElementSyntax.self) {
                        children.append(any(element.pattern))
                    }
                }
                return add(.tuplePattern, node, children)
            } ?? add(.otherPattern, node)
        default: add(.otherPattern, node)
        }
    }
}
