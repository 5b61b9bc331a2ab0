import Facts
@_spi(RawSyntax) import SwiftSyntax

extension FactBuilder {
    /// A test of one local variable: `modally`, `!modally`.
    struct FlagTest {
        var subject: ExpressionID
        /// The value with which the test holds.
        var passing: NameID
        var failing: NameID
    }

    /// Reads a test as one of a flag; nil where it asks anything else.
    ///
    /// Only locals count: what a member holds when the code runs is not known from where it is first set.
    mutating func flagTest(_ test: RawExprSyntax) -> FlagTest? {
        var inner = test
        var isNegated = false
        while true {
            if let prefix = inner.as(RawPrefixOperatorExprSyntax.self), prefix.operator.tokenText == "!" {
                isNegated.toggle()
                inner = prefix.expression
            } else if let tuple = inner.as(RawTupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.items.first
            {
                inner = only.expression
            } else {
                break
            }
        }
        guard let name = inner.as(RawDeclReferenceExprSyntax.self),
            case .local(let local) = visible.lookUp(intern(name.baseName))
        else { return nil }
        return FlagTest(
            subject: add(.local(local), at: place(of: name)), passing: intern(isNegated ? "false" : "true"),
            failing: intern(isNegated ? "true" : "false"))
    }

    /// Makes the two conditions of a test that is no pattern.
    mutating func makeConditions(
        _ text: [UInt8], flag: FlagTest?, line: Int
    ) -> (whenTrue: ConditionID, whenFalse: ConditionID) {
        let whenTrue = makeCondition(
            .whenTrue, text, subject: flag?.subject, cases: flag.map { [$0.passing] } ?? [], line: line)
        let whenFalse = makeCondition(
            .whenFalse, ConditionText.negated(text), subject: flag?.subject, cases: flag.map { [$0.failing] } ?? [],
            line: line)
        return (whenTrue, whenFalse)
    }
}
