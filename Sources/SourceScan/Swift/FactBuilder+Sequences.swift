import Facts
@_spi(RawSyntax) import SwiftSyntax

/// Operands and operators in a row, as the parser leaves them: assignment, `??`, `?:`, casts, and the rest.
extension FactBuilder {
    /// A part of such a row.
    private struct Row {
        let children: RawSyntaxBuffer
        var range: Range<Int>

        var first: RawSyntax? { range.isEmpty ? nil : children[range.lowerBound] }
        var last: RawSyntax? { range.isEmpty ? nil : children[range.upperBound - 1] }

        func firstIndex(where holds: (RawSyntax) -> Bool) -> Int? {
            range.first { children[$0].map(holds) ?? false }
        }

        func before(_ index: Int) -> Row { Row(children: children, range: range.lowerBound..<index) }
        func after(_ index: Int) -> Row { Row(children: children, range: index + 1..<range.upperBound) }
    }

    mutating func read(_ node: RawSequenceExprSyntax) -> ExpressionID {
        let children = node.elements.layoutView.children
        let row = Row(children: children, range: 0..<children.count)
        if let index = row.firstIndex(where: { $0.kind == .assignmentExpr }), index > 0 {
            let target = read(row.before(index), at: node.raw)
            let value = read(row.after(index), at: node.raw)
            return readAssignment(target, value)
        }
        if let index = row.firstIndex(where: FactBuilder.isAddition), index > 0 {
            // What is added to an array: the same as appending it.
            let target = read(row.before(index), at: node.raw)
            let value = read(row.after(index), at: node.raw)
            let place = facts.places[Int(target.index)]
            let callee = add(.member(target, intern("append")), at: place)
            let call = add(.call(callee, add([Argument(label: intern("contentsOf"), value: value)])), at: place)
            add(.call, call)
            return call
        }
        return read(row, at: node.raw)
    }

    private mutating func read(_ row: Row, at node: RawSyntax) -> ExpressionID {
        depth += 1
        defer { depth -= 1 }
        guard let first = row.first, depth < Self.maximumDepth else { return other(at: node) }
        if row.range.count == 1, let only = first.as(RawExprSyntax.self) { return read(only) }
        if let index = row.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }),
            let ternary = row.children[index]?.as(RawUnresolvedTernaryExprSyntax.self)
        {
            return read(ternary, test: row.before(index), otherwise: row.after(index), at: node)
        }
        if let index = row.firstIndex(where: FactBuilder.isNilCoalescing), index > row.range.lowerBound {
            let value = read(row.before(index), at: node)
            let otherwise = read(row.after(index), at: node)
            return add(
                .alternatives(add([Argument(value: value), Argument(value: otherwise)])), at: place(of: first))
        }
        if row.range.count >= 3, let cast = readCast(row, at: node) { return cast }
        var operands: [ExpressionID] = []
        var isSum = true
        for index in row.range {
            guard let element = row.children[index]?.as(RawExprSyntax.self) else { continue }
            if FactBuilder.isOperator(element.raw) {
                isSum = isSum && FactBuilder.isOperator(element.raw, "+")
            } else {
                operands.append(read(element))
            }
        }
        if isSum, operands.count > 1 {
            return add(.sum(add(operands.map { Argument(value: $0) })), at: place(of: first))
        }
        return other(operands, at: first)
    }

    private mutating func read(
        _ ternary: RawUnresolvedTernaryExprSyntax, test: Row, otherwise: Row, at node: RawSyntax
    ) -> ExpressionID {
        let testID = read(test, at: node)
        let text = test.first.flatMap { first in test.last.map { condensed(from: first, through: $0) } } ?? []
        let line = Int(facts.places[Int(testID.index)].line)
        let only = test.range.count == 1 ? test.first?.as(RawExprSyntax.self) : nil
        let flag = only.flatMap { flagTest($0, testID) }
        let (whenTrue, whenFalse) = makeConditions(text, flag: flag, line: line)
        var values: [Argument] = []
        within(whenTrue) { builder in
            let value = builder.read(ternary.thenExpression)
            values.append(Argument(value: value, condition: whenTrue))
        }
        within(whenFalse) { builder in
            let value = builder.read(otherwise, at: node)
            values.append(Argument(value: value, condition: whenFalse))
        }
        return add(.alternatives(add(values)), at: test.first.map { place(of: $0) } ?? place(of: node))
    }

    /// A cast binds tighter than any operator that is left here but arithmetic, which shows no screen.
    private mutating func readCast(_ row: Row, at node: RawSyntax) -> ExpressionID? {
        let index = row.range.upperBound - 2
        guard let type = row.last?.as(RawTypeExprSyntax.self), let kind = row.children[index]?.kind else { return nil }
        guard kind == .unresolvedAsExpr || kind == .unresolvedIsExpr else { return nil }
        let value = read(row.before(index), at: node)
        let cast = Expression.cast(value, read(type.type), kind == .unresolvedAsExpr ? .conversion : .test)
        return add(cast, at: facts.places[Int(value.index)])
    }

    // Static, because a method handed on takes a copy of the builder with it.
    private static func isNilCoalescing(_ node: RawSyntax) -> Bool { isOperator(node, "??") }

    private static func isAddition(_ node: RawSyntax) -> Bool { isOperator(node, "+=") }

    private static func isOperator(_ node: RawSyntax, _ text: SyntaxText) -> Bool {
        node.as(RawBinaryOperatorExprSyntax.self).map { $0.operator.tokenText == text } ?? false
    }

    private static func isOperator(_ node: RawSyntax) -> Bool {
        switch node.kind {
        case .binaryOperatorExpr, .unresolvedAsExpr, .unresolvedIsExpr, .arrowExpr: true
        default: false
        }
    }

    mutating func read(_ node: RawTernaryExprSyntax) -> ExpressionID {
        let test = read(node.condition)
        let text = condensed(node.condition)
        let flag = flagTest(node.condition, test)
        let (whenTrue, whenFalse) = makeConditions(text, flag: flag, line: line(of: node.condition))
        let then = read(node.thenExpression)
        let otherwise = read(node.elseExpression)
        let values = [
            Argument(value: then, condition: whenTrue), Argument(value: otherwise, condition: whenFalse),
        ]
        return add(.alternatives(add(values)), at: place(of: node))
    }

    /// `if` or `switch` where a value is expected: the last expression of each branch.
    mutating func readAlternatives(_ node: RawExprSyntax) -> ExpressionID {
        guard let function else { return other(at: node) }
        // The branches are read as statements of a body of their own, whose results are the alternatives.
        var fact = FunctionDraft(
            kind: .closure, name: intern("value"), declaration: declaration, place: place(of: node))
        fact.parent = function
        fact.hasBody = true
        fact.condition = condition
        let id = addFunction(fact)
        enter(id, keepingCondition: true) { $0.readStatement(node, isResult: true) }
        let closure = add(.closure(id), at: fact.place)
        return add(.call(closure, add([])), at: fact.place)
    }
}
