/// What one Swift file declares, and what its function bodies call, bind, assign and return.
///
/// Facts know no dialect and no other file, so they stay valid when conventions or configuration change. Everything
/// lies in flat arrays that refer to one another by handles. A class, because linking hands it around all the time, and
/// a copy of so many arrays is dear.
package final class SwiftFacts: Sendable {
    /// The path relative to the scanned root.
    package let path: String
    /// Whether the file stands for a library: it is followed like any other, and never published.
    package let isStandIn: Bool
    package let names: [String]
    package let imports: [NameID]
    package let expressions: [Expression]
    /// Where each expression begins; for a member or a call of one, where its name stands.
    package let places: [Place]
    package let arguments: [Argument]
    package let types: [TypeExpression]
    package let declarations: [TypeDeclaration]
    package let functions: [FunctionFacts]
    package let locals: [Local]
    package let conditions: [Condition]
    /// What the bodies do, grouped by function, in source order.
    package let actions: [Action]
    /// Declarations outside any type.
    package let globals: [PropertyFacts]
    package let globalAliases: [AliasFacts]
    /// The comments that ask to pass over findings.
    package let ignores: [IgnoreFacts]

    package init(_ draft: SwiftFactsDraft) {
        path = draft.path
        isStandIn = Self.isStandIn(draft.path)
        names = draft.names
        imports = draft.imports
        expressions = draft.expressions
        places = draft.places
        arguments = draft.arguments
        types = draft.types
        declarations = draft.declarations.map { TypeDeclaration($0) }
        functions = draft.functions.map { FunctionFacts($0) }
        locals = draft.locals
        conditions = draft.conditions
        actions = draft.actions
        globals = draft.globals
        globalAliases = draft.globalAliases
        ignores = draft.ignores
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

    /// The path of a file that no scan found, and that stands for the sources of a library: no file below the scanned
    /// root has a path that begins at the root of the file system.
    ///
    /// - Parameter modules: the names by which files import the library; each is a folder of the path.
    package static func standInPath(_ modules: Set<String>, _ part: Int) -> String {
        "/stands-for/\(modules.sorted().joined(separator: "/"))/\(part)"
    }

    /// The library that a file stands for, by the names by which it is imported: *Viperit*, *LightRoute or LiteRoute*; nil
    /// for the path of any other file.
    package static func library(ofStandIn path: String) -> String? {
        guard isStandIn(path) else { return nil }
        return path.split(separator: "/").dropFirst().dropLast().joined(separator: " or ")
    }

    /// Whether a path is that of a file that stands for a library.
    package static func isStandIn(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

    package func text(_ name: NameID) -> String { names[Int(name.index)] }

    /// What a function gives back at its end; nil where its last action is anything else.
    package func lastResult(of function: FunctionID) -> ExpressionID? {
        guard let last = functions[Int(function.index)].actions.last, actions[Int(last)].kind == .result else {
            return nil
        }
        return actions[Int(last)].expression
    }

    /// Whether a condition that names cases holds for a value of a name: an enum's case, a flag, or `nil`; nil for a case
    /// that may be meant or not.
    package func outcome(of condition: Condition, for name: String) -> Bool? {
        func isNamed(_ name: String) -> Bool {
            condition.cases.contains { text($0) == name } || condition.excluded.map { text($0) == name } ?? false
        }
        // A pattern may call nil `.none`.
        if name == "nil", isNamed("none") { return nil }
        return isNamed(name) == (condition.kind != .otherwise && condition.excluded == nil)
    }
    package func arguments(_ range: ArgumentRange) -> ArraySlice<Argument> {
        arguments[Int(range.start)..<Int(range.end)]
    }
    package func place(_ expression: ExpressionID) -> Place { places[Int(expression.index)] }
}
