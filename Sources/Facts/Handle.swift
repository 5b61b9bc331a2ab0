/// The position of a value in one of the flat arrays of a file's facts.
///
/// Handles are meaningful only together with the `SwiftFacts` that they come from.
package struct Handle<Element>: Hashable, Sendable {
    package var index: Int32

    package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// An interned name of a file.
package enum Name {}

package typealias NameID = Handle<Name>
package typealias ExpressionID = Handle<Expression>
package typealias TypeID = Handle<TypeExpression>
package typealias FunctionID = Handle<FunctionFacts>
package typealias LocalID = Handle<Local>
package typealias ConditionID = Handle<Condition>
package typealias DeclarationID = Handle<TypeDeclaration>

extension Array {
    /// The element that a handle of this array's file points at.
    package subscript(handle: Handle<Element>) -> Element {
        get { self[Int(handle.index)] }
        set { self[Int(handle.index)] = newValue }
    }
}
