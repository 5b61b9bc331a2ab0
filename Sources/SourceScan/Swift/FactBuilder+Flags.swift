import Facts
import SwiftSyntax

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
    mutating func flagTest(_ test: ExprSyntax) -> FlagTest? {
        var inner = test
        var isNegated = false
        while true {
            if let prefix = inner.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
                isNegated.toggle()
                inner = prefix.expression
            } else if let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                inner = only.expression
            } else {
                break
            }
        }
        guard let name = inner.as(DeclReferenceExprSyntax.self), case .local(let local) = lookUp(intern(name.baseName))
        else { return nil }
        return FlagTest(
            subject: add(.local(local), at: place(of: name)), passing: intern(isNegated ? "false" : "true"),
            failing: intern(isNegated ? "true" : "false"))
    }
}
