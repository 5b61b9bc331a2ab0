import NavigationGraph

/// The tests and the alternatives of which a condition is made.
enum ConditionParts {
    /// The tests that are joined by `&&`, or by the comma of a statement, outside of brackets and strings.
    static func tests(of condition: String) -> [String] {
        ConditionSyntax.pieces(of: condition, at: " && ").flatMap { piece -> [String] in
            // Between the patterns of a `case` a comma says *or*, unless one value is matched: `case .one = mode, isOpen`.
            let parts = ConditionSyntax.pieces(of: piece, at: ", ")
            guard parts.count > 1, let first = parts.first else { return [piece] }
            return first.hasPrefix("case ") && ConditionSyntax.pieces(of: first, at: " = ").count == 1 ? [piece] : parts
        }
    }

    static func alternatives(of test: String) -> [String] {
        let test = ConditionSyntax.withoutParentheses(test)
        let operands = ConditionSyntax.pieces(of: test, at: " || ")
        if operands.count > 1 { return operands.flatMap { alternatives(of: $0) } }
        guard test.hasPrefix("case "), ConditionSyntax.pieces(of: test, at: " where ").count == 1 else { return [test] }
        let sides = ConditionSyntax.pieces(of: String(test.dropFirst(5)), at: " = ")
        let value = sides.dropFirst().map { " = \($0)" }.joined()
        let patterns = ConditionSyntax.pieces(of: sides[0], at: ", ")
        return patterns.count > 1 ? patterns.map { "case \($0)\(value)" } : [test]
    }

    /// The alternatives of a condition that is made of nothing else.
    static func wholeAlternatives(of condition: String) -> [String] {
        tests(of: condition).count == 1 ? alternatives(of: condition) : [condition]
    }

    /// Tests that must all hold, as they are written in one condition.
    static func joined(_ tests: [String]) -> String {
        guard tests.count > 1 else { return tests.first ?? "" }
        let isChoice = { (test: String) in ConditionSyntax.pieces(of: test, at: " || ").count > 1 }
        return tests.map { isChoice($0) ? "(\($0))" : $0 }.joined(separator: " && ")
    }
}
