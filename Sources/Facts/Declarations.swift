/// A type, a protocol, or an extension of one.
///
/// A class, like `FunctionFacts`: linking hands it around all the time.
package final class TypeDeclaration: Sendable {
    package enum Kind: Hashable, Sendable {
        case `class`, `struct`, `enum`, `protocol`, `extension`, actor
    }

    package let kind: Kind
    /// The name; for an extension the dotted name of the extended type.
    package let name: NameID
    package let container: DeclarationID?
    package let inherited: [TypeID]
    package let generics: [GenericParameter]
    package let requirements: [Requirement]
    package let properties: [PropertyFacts]
    package let functions: [FunctionID]
    package let cases: [CaseFacts]
    package let aliases: [AliasFacts]
    package let attributes: [NameID]
    package let documentation: NameID?
    package let place: SwiftFacts.Place
    package var isAbstract: Bool { kind == .protocol }

    package init(_ draft: borrowing TypeDeclarationDraft) {
        kind = draft.kind
        name = draft.name
        container = draft.container
        inherited = draft.inherited
        generics = draft.generics
        requirements = draft.requirements
        properties = draft.properties
        functions = draft.functions
        cases = draft.cases
        aliases = draft.aliases
        attributes = draft.attributes
        documentation = draft.documentation
        place = draft.place
    }

    package struct GenericParameter: Hashable, Sendable {
        package var name: NameID
        package var constraint: TypeID?

        package init(name: NameID, constraint: TypeID?) {
            self.name = name
            self.constraint = constraint
        }
    }

    /// A clause of `where`: the left type conforms to, or is, the right one.
    package struct Requirement: Hashable, Sendable {
        package var left: TypeID
        package var right: TypeID

        package init(left: TypeID, right: TypeID) {
            self.left = left
            self.right = right
        }
    }
}

/// A function, an initialiser, an accessor or a closure.
///
/// A class, because linking hands it around all the time, and a copy of so many arrays is dear.
package final class FunctionFacts: Sendable {
    package enum Kind: Hashable, Sendable {
        case method, initializer, getter, setter, observer, `subscript`, deinitializer, closure, local
        /// Runs the initial value of a property or a global; also top-level code.
        case initialValue
    }

    package let kind: Kind
    package let name: NameID
    package let parameters: [ParameterFacts]
    package let result: TypeID?
    package let declaration: DeclarationID?
    /// The function around a closure, a local function or an accessor's.
    package let parent: FunctionID?
    package let generics: [TypeDeclaration.GenericParameter]
    package let requirements: [TypeDeclaration.Requirement]
    package let isStatic: Bool
    package let isOverride: Bool
    package let isPrivate: Bool
    package let hasBody: Bool
    package let attributes: [NameID]
    package let documentation: NameID?
    /// For a requirement of a protocol: the declaration on one line.
    package let signature: NameID?
    package let place: SwiftFacts.Place
    package let endLine: Int32
    /// The slice of the file's actions that belongs to this body.
    package let actions: Range<Int32>
    /// For a closure: the condition around it.
    package let condition: ConditionID?

    package init(_ draft: borrowing FunctionDraft) {
        kind = draft.kind
        name = draft.name
        parameters = draft.parameters
        result = draft.result
        declaration = draft.declaration
        parent = draft.parent
        generics = draft.generics
        requirements = draft.requirements
        isStatic = draft.isStatic
        isOverride = draft.isOverride
        isPrivate = draft.isPrivate
        hasBody = draft.hasBody
        attributes = draft.attributes
        documentation = draft.documentation
        signature = draft.signature
        place = draft.place
        endLine = draft.endLine
        actions = draft.actions
        condition = draft.condition
    }
}

package struct ParameterFacts: Hashable, Sendable {
    package var label: NameID?
    package var name: NameID
    package var type: TypeID?
    package var defaultValue: ExpressionID?
    package var local: LocalID?

    package init(
        label: NameID?, name: NameID, type: TypeID?, defaultValue: ExpressionID? = nil, local: LocalID? = nil
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.local = local
    }
}

/// A stored or computed property of a type, or a global.
package struct PropertyFacts: Sendable {
    package enum Strength: Hashable, Sendable {
        case strong, weak, unowned
    }

    package var name: NameID
    package var type: TypeID?
    package var value: ExpressionID?
    /// The function that runs the initial value.
    package var initialValue: FunctionID?
    package var getter: FunctionID?
    package var strength: Strength
    package var isStatic: Bool
    package var isLazy: Bool
    package var isConstant: Bool
    package var isPrivate: Bool
    package var attributes: [NameID]
    package var documentation: NameID?
    package var signature: NameID?
    package var place: SwiftFacts.Place

    package init(name: NameID, place: SwiftFacts.Place) {
        self.name = name
        type = nil
        value = nil
        initialValue = nil
        getter = nil
        strength = .strong
        isStatic = false
        isLazy = false
        isConstant = false
        isPrivate = false
        attributes = []
        documentation = nil
        signature = nil
        self.place = place
    }
}

package struct CaseFacts: Sendable {
    package var name: NameID
    package var parameters: [ParameterFacts]
    package var rawValue: NameID?
    package var documentation: NameID?
    package var place: SwiftFacts.Place

    package init(name: NameID, place: SwiftFacts.Place) {
        self.name = name
        parameters = []
        rawValue = nil
        documentation = nil
        self.place = place
    }
}

package struct AliasFacts: Sendable {
    package var name: NameID
    package var type: TypeID

    package init(name: NameID, type: TypeID) {
        self.name = name
        self.type = type
    }
}
