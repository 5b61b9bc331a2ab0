import Facts

/// Operands and operators in a row, as the parser leaves them: assignment, `??`, `?:`, casts, and the rest.
extension FactBuilder {
    /// A part of such a row.
    private struct Row {
        let parts: NodeList<SwiftNode>
        var range: Range<Int>

        var first: SwiftNode? { range.isEmpty ? nil : parts[range.lowerBound] }
        var last: SwiftNode? { range.isEmpty ? nil : parts[range.upperBound - 1] }

        func firstIndex(where holds: (SwiftNode) -> Bool) -> Int? { range.first { holds(parts[$0]) } }

        func before(_ index: Int) -> Row { Row(parts: parts, range: range.lowerBound..<index) }
        func after(_ index: Int) -> Row { Row(parts: parts, range: index + 1..<range.upperBound) }
    }

    mutating func read(_ node: SequenceExpr) -> ExpressionID {
        let parts = node.elements
        let row = Row(parts: parts, range: 0..<parts.count)
        if let index = row.firstIndex(where: { $0.kind == .assignmentExpr }), index > 0 {
            let target = read(row.before(index), at: node.node)
            let value = read(row.after(index), at: node.node)
            return readAssignment(target, value)
        }
        if let index = row.firstIndex(where: FactBuilder.isAddition), index > 0 {
            // What is added to an array: the same as appending it.
            let target = read(row.before(index), at: node.node)
            let value = read(row.after(index), at: node.node)
            let place = facts.places[Int(target.index)]
            let callee = add(.member(target, intern("append")), at: place)
            let call = add(.call(callee, add([Argument(label: intern("contentsOf"), value: value)])), at: place)
            add(.call, call)
            return call
        }
        return read(row, at: node.node)
    }

    private mutating func read(_ row: Row, at node: SwiftNode) -> ExpressionID {
        depth += 1
        defer { depth -= 1 }
        guard let first = row.first, depth < Self.maximumDepth else { return other(at: node) }
        if row.range.count == 1, let only = first.asExpression { return read(only) }
        if let index = row.firstIndex(where: { $0.kind == .ternaryExpr }),
            let ternary = row.parts[index].as(TernaryExpr.self)
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
        if row.range.count == 5, let compared = readComparedCast(row, at: node) { return compared }
        var operands: [ExpressionID] = []
        var isSum = true
        for index in row.range {
            let element = row.parts[index]
            if FactBuilder.isOperator(element) {
                isSum = isSum && FactBuilder.isOperator(element, "+")
            } else {
                operands.append(read(element))
            }
        }
        if isSum, operands.count > 1 {
            return add(.sum(add(operands.map { Argument(value: $0) })), at: place(of: first))
        }
        if operands.count == 2, let sign = comparison(row) {
            let compared = add([Argument(label: intern(sign), value: operands[0]), Argument(value: operands[1])])
            return add(.other(compared), at: place(of: first))
        }
        return other(operands, at: first)
    }

    private mutating func read(
        _ ternary: TernaryExpr, test: Row, otherwise: Row, at node: SwiftNode
    ) -> ExpressionID {
        let testID = read(test, at: node)
        let text = test.first.flatMap { first in test.last.map { condensed(from: first, through: $0) } } ?? []
        let line = Int(facts.places[Int(testID.index)].line)
        let flag = flagTest(ofRow: test.range.map { test.parts[$0] }, testID)
        var flags = FlagParts(isAll: true)
        collectFlags(ofRow: test.range.map { test.parts[$0] }, testID, into: &flags)
        let (whenTrue, whenFalse) = makeConditions(text, flag: flag, flags: flags, line: line)
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
    private mutating func readCast(_ row: Row, at node: SwiftNode) -> ExpressionID? {
        let index = row.range.upperBound - 2
        guard let type = row.last?.as(TypeExpr.self) else { return nil }
        let kind = row.parts[index].kind
        guard kind == .asExpr || kind == .isExpr else { return nil }
        let value = read(row.before(index), at: node)
        let cast = Expression.cast(value, read(type: type.type), kind == .asExpr ? .conversion : .test)
        return add(cast, at: facts.places[Int(value.index)])
    }

    /// A cast and what it is compared with, than which it binds tighter: `screen is Gate == false`.
    private mutating func readComparedCast(_ row: Row, at node: SwiftNode) -> ExpressionID? {
        let sign = row.range.upperBound - 2
        guard FactBuilder.isOperator(row.parts[sign], "==") || FactBuilder.isOperator(row.parts[sign], "!="),
            let first = row.first, let last = row.last, let cast = readCast(row.before(sign), at: node)
        else { return nil }
        return other([cast, read(last)], at: first)
    }

    /// The sign of a comparison that tells which of two comes first.
    private func comparison(_ row: Row) -> String? {
        guard row.range.count == 3 else { return nil }
        let sign = row.parts[row.range.lowerBound + 1]
        // `>=` may be two tokens.
        guard sign.kind == .binaryOperatorExpr, bytes(of: sign).count == 1 else { return nil }
        return Self.isOperator(sign, "<") ? "<" : Self.isOperator(sign, ">") ? ">" : nil
    }

    // Static, because a method handed on takes a copy of the builder with it.
    private static func isNilCoalescing(_ node: SwiftNode) -> Bool { isOperator(node, "??") }

    private static func isAddition(_ node: SwiftNode) -> Bool { isOperator(node, "+=") }

    static func isOperator(_ node: SwiftNode, _ text: StaticString) -> Bool {
        node.kind == .binaryOperatorExpr && node.firstToken == text
    }

    static func isOperator(_ node: SwiftNode) -> Bool {
        switch node.kind {
        case .binaryOperatorExpr, .asExpr, .isExpr, .arrowExpr: true
        default: false
        }
    }

    /// `if` or `switch` where a value is expected: the last expression of each branch.
    mutating func readAlternatives(_ node: SwiftNode) -> ExpressionID {
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
