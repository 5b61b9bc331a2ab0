/// The position of a value in one of the flat arrays of a file's facts.
///
/// Handles are meaningful only together with the `SwiftFacts` that they come from.
///
/// Handles are followed millions of times, mostly from other targets, so what follows them is inlined there.
@usableFromInline
package struct Handle<Element>: Hashable, Sendable {
    @usableFromInline package var index: Int32

    @inlinable package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
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
    @inlinable package subscript(handle: Handle<Element>) -> Element { self[Int(handle.index)] }
}
