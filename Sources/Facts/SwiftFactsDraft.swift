/// The facts of a file while they are collected: the same arrays as in `SwiftFacts`.
package struct SwiftFactsDraft: Sendable {
    /// The path relative to the scanned root.
    package var path: String
    package var names: [String] = []
    package var imports: [NameID] = []
    package var expressions: [Expression] = []
    /// Where each expression begins; for a member or a call of one, where its name stands.
    package var places: [SwiftFacts.Place] = []
    package var arguments: [Argument] = []
    package var types: [TypeExpression] = []
    package var declarations: [TypeDeclarationDraft] = []
    package var functions: [FunctionDraft] = []
    package var locals: [Local] = []
    package var conditions: [Condition] = []
    /// What the bodies do, grouped by function, in source order.
    package var actions: [Action] = []
    /// Declarations outside any type.
    package var globals: [PropertyFacts] = []
    package var globalAliases: [AliasFacts] = []
    /// The comments that ask to pass over findings.
    package var ignores: [IgnoreFacts] = []

    package init(path: String) { self.path = path }

    package func place(_ expression: ExpressionID) -> SwiftFacts.Place { places[Int(expression.index)] }
}
