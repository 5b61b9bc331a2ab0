/// What one Swift file declares, and what its function bodies call, bind, assign and return.
///
/// Facts know no dialect and no other file, so they stay valid when conventions or configuration change. Everything
/// lies in flat arrays that refer to one another by handles.
package struct SwiftFacts: Sendable {
    /// The path relative to the scanned root.
    package var path: String
    package var names: [String]
    package var imports: [NameID]
    package var expressions: [Expression]
    /// Where each expression begins; for a member or a call of one, where its name stands.
    package var places: [Place]
    package var arguments: [Argument]
    package var types: [TypeExpression]
    package var declarations: [TypeDeclaration]
    package var functions: [FunctionFacts]
    package var locals: [Local]
    package var conditions: [Condition]
    /// What the bodies do, grouped by function, in source order.
    package var actions: [Action]
    /// Declarations outside any type.
    package var globals: [PropertyFacts]
    package var globalAliases: [AliasFacts]

    package init(path: String) {
        self.path = path
        names = []
        imports = []
        expressions = []
        places = []
        arguments = []
        types = []
        declarations = []
        functions = []
        locals = []
        conditions = []
        actions = []
        globals = []
        globalAliases = []
    }

    /// A line and a column, both from 1; the column counts UTF-8 bytes.
    package struct Place: Hashable, Sendable {
        package var line: Int32
        package var column: Int32

        package init(line: Int, column: Int) {
            self.line = Int32(truncatingIfNeeded: line)
            self.column = Int32(truncatingIfNeeded: column)
        }
    }

    package func text(_ name: NameID) -> String { names[Int(name.index)] }
    package func arguments(_ range: ArgumentRange) -> ArraySlice<Argument> {
        arguments[Int(range.start)..<Int(range.end)]
    }
    package func place(_ expression: ExpressionID) -> Place { places[Int(expression.index)] }
}
