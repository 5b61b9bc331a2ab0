import Facts

extension FactBuilder {
    /// What a test asks of variables that are true or false.
    struct FlagParts {
        var flags: [Condition.Flag] = []
        /// Whether it asks for nothing else.
        var isAll: Bool
    }

    /// Adds what a test asks of variables: of one, `!isModal`, or of several that all have to be so, `isModal && !isEmpty`.
    ///
    /// - Parameter expression: what was read of the test.
    func collectFlags(
        of test: SwiftNode, _ expression: ExpressionID, isNegated: Bool = false, into found: inout FlagParts
    ) {
        var (inner, expression, passes) = (test, expression, !isNegated)
        while true {
            if let prefix = inner.as(PrefixOperatorExpr.self), prefix.operator == "!",
                case .other(let operands) = facts.expressions[Int(expression.index)], operands.count == 1
            {
                passes.toggle()
                inner = prefix.expression
                expression = facts.arguments[Int(operands.start)].value
                continue
            }
            let bare = Self.withoutParentheses(inner)
            guard inner.kind == .tupleExpr, bare.kind != .tupleExpr else { break }
            inner = bare
        }
        if let row = inner.as(SequenceExpr.self)?.elements {
            return collectFlags(ofRow: row.map { $0 }, expression, isNegated: !passes, into: &found)
        }
        switch facts.expressions[Int(expression.index)] {
        case .local where inner.kind == .declReferenceExpr, .name where inner.kind == .declReferenceExpr: break
        case .member(let base?, _) where isPath(base, depth: 0): break
        case .call(let callee, let arguments) where arguments.count == 0 && isOwnMember(callee): break
        default: return found.isAll = false
        }
        found.flags.append(Condition.Flag(expression: expression, passes: passes))
    }

    /// Names with dots between them: `view.model`.
    private func isPath(_ expression: ExpressionID, depth: Int) -> Bool {
        switch facts.expressions[Int(expression.index)] {
        case .selfReference, .name, .local: true
        case .member(let base?, _): depth < 4 && isPath(base, depth: depth + 1)
        default: false
        }
    }

    /// `shouldGoBack` or `self.shouldGoBack`
    private func isOwnMember(_ expression: ExpressionID) -> Bool {
        switch facts.expressions[Int(expression.index)] {
        case .name: true
        case .member(let base?, _): facts.expressions[Int(base.index)] == .selfReference
        default: false
        }
    }

    /// The same for the operands and operators of a row, of which those between `&&` are looked at.
    func collectFlags(
        ofRow row: [SwiftNode], _ expression: ExpressionID, isNegated: Bool = false, into found: inout FlagParts
    ) {
        if row.count == 1 { return collectFlags(of: row[0], expression, isNegated: isNegated, into: &found) }
        if let compared = literalTest(row, expression) {
            return collectFlags(
                of: row[0], compared.expression, isNegated: compared.isNegated != isNegated, into: &found)
        }
        // That one of several is not so tells of none of them.
        guard !isNegated else { return found.isAll = false }
        let operands = row.filter { !Self.isOperator($0) }
        guard case .other(let range) = facts.expressions[Int(expression.index)], range.count == operands.count,
            row.allSatisfy({ $0.kind != .binaryOperatorExpr || !Self.isOperator($0, "||") }),
            row.allSatisfy({ $0.kind != .ternaryExpr })
        else { return found.isAll = false }
        var position = Int(range.start)
        for part in row.split(omittingEmptySubsequences: false, whereSeparator: { Self.isOperator($0, "&&") }) {
            if part.count == 1, let only = part.first {
                collectFlags(of: only, facts.arguments[position].value, into: &found)
            } else {
                found.isAll = false
            }
            position += part.count { !Self.isOperator($0) }
        }
    }

    /// What a function gives back. A test that it gives back is true or false, each under a condition: `source == .tab` of
    /// `var isTab: Bool { source == .tab }`.
    mutating func readResult(_ node: SwiftNode) -> ExpressionID {
        let value = read(node)
        guard case .other = facts.expressions[Int(value.index)], givesBackFlag() else { return value }
        let flag = flagTest(node, value)
        var flags = FlagParts(isAll: true)
        collectFlags(of: node, value, into: &flags)
        guard flag != nil || !flags.flags.isEmpty else { return value }
        let place = facts.places[Int(value.index)]
        let (whenTrue, whenFalse) = makeConditions(
            condensed(test: node), flag: flag, flags: flags, line: Int(place.line))
        let (yes, no) = (add(.name(intern("true")), at: place), add(.name(intern("false")), at: place))
        return add(
            .alternatives(add([Argument(value: yes, condition: whenTrue), Argument(value: no, condition: whenFalse)])),
            at: place)
    }

    /// Whether the function that is read is asked for true or false, and handed nothing.
    private mutating func givesBackFlag() -> Bool {
        guard let function, case let draft = facts.functions[Int(function.index)], draft.parameters.isEmpty,
            draft.kind == .getter || draft.kind == .method, let result = draft.result
        else { return false }
        return facts.types[Int(result.index)] == .named(intern("Bool"), [])
    }
}
