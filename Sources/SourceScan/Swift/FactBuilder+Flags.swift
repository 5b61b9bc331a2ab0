import Facts
@_spi(RawSyntax) import SwiftSyntax

extension FactBuilder {
    /// A test of one local variable: `modally`, `!modally`.
    struct FlagTest {
        var subject: ExpressionID
        /// The value with which the test holds.
        var passing: NameID?
        /// The value with which it does not hold.
        var failing: NameID?
    }

    /// Reads a test as one of a flag, or of whether a parameter is nil; nil where it asks anything else.
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
        if !isNegated, let sequence = inner.as(RawSequenceExprSyntax.self) { return nilTest(sequence) }
        guard let name = inner.as(RawDeclReferenceExprSyntax.self),
            case .local(let local) = visible.lookUp(intern(name.baseName))
        else { return nil }
        return FlagTest(
            subject: add(.local(local), at: place(of: name)), passing: intern(isNegated ? "false" : "true"),
            failing: intern(isNegated ? "true" : "false"))
    }

    /// `target == nil`, `target != nil`. Only nil has a name; what else it may be has none. What a variable holds may
    /// change behind the code's back, when it is handed on as `&error`.
    private mutating func nilTest(_ sequence: RawSequenceExprSyntax) -> FlagTest? {
        let parts = sequence.elements.layoutView.children
        guard parts.count == 3, parts[2]?.kind == .nilLiteralExpr,
            let name = parts[0]?.as(RawDeclReferenceExprSyntax.self),
            case .local(let local) = visible.lookUp(intern(name.baseName)),
            case .parameter = facts.locals[Int(local.index)].source,
            let sign = parts[1]?.as(RawBinaryOperatorExprSyntax.self)?.operator.tokenText
        else { return nil }
        let isEqual = sign == "=="
        guard isEqual || sign == "!=" else { return nil }
        let nothing = intern("nil")
        return FlagTest(
            subject: add(.local(local), at: place(of: name)), passing: isEqual ? nothing : nil,
            failing: isEqual ? nil : nothing)
    }

    /// Makes the two conditions of a test that is no pattern.
    mutating func makeConditions(
        _ text: [UInt8], flag: FlagTest?, line: Int
    ) -> (whenTrue: ConditionID, whenFalse: ConditionID) {
        let whenTrue = makeCondition(
            .whenTrue, text, subject: flag?.subject, cases: flag?.passing.map { [$0] } ?? [], line: line)
        let whenFalse = makeCondition(
            .whenFalse, ConditionText.negated(text), subject: flag?.subject, cases: flag?.failing.map { [$0] } ?? [],
            line: line)
        return (whenTrue, whenFalse)
    }
}
