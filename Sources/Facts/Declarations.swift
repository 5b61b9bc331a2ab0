/// A type, a protocol, or an extension of one.
package struct TypeDeclaration: Sendable {
    package enum Kind: Hashable, Sendable {
        case `class`, `struct`, `enum`, `protocol`, `extension`, actor
    }

    package var kind: Kind
    /// The name; for an extension the dotted name of the extended type.
    package var name: NameID
    package var container: DeclarationID?
    package var inherited: [TypeID]
    package var generics: [GenericParameter]
    package var requirements: [Requirement]
    package var properties: [PropertyFacts]
    package var functions: [FunctionID]
    package var cases: [CaseFacts]
    package var aliases: [AliasFacts]
    package var attributes: [NameID]
    package var documentation: NameID?
    package var place: SwiftFacts.Place
    package var isAbstract: Bool { kind == .protocol }

    package init(kind: Kind, name: NameID, container: DeclarationID?, place: SwiftFacts.Place) {
        self.kind = kind
        self.name = name
        self.container = container
        inherited = []
        generics = []
        requirements = []
        properties = []
        functions = []
        cases = []
        aliases = []
        attributes = []
        documentation = nil
        self.place = place
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
package struct FunctionFacts: Sendable {
    package enum Kind: Hashable, Sendable {
        case method, initializer, getter, setter, observer, `subscript`, deinitializer, closure, local
        /// Runs the initial value of a property or a global; also top-level code.
        case initialValue
    }

    package var kind: Kind
    package var name: NameID
    package var parameters: [ParameterFacts]
    package var result: TypeID?
    package var declaration: DeclarationID?
    /// The function around a closure, a local function or an accessor's.
    package var parent: FunctionID?
    package var generics: [TypeDeclaration.GenericParameter]
    package var requirements: [TypeDeclaration.Requirement]
    package var isStatic: Bool
    package var isOverride: Bool
    package var isPrivate: Bool
    package var hasBody: Bool
    package var attributes: [NameID]
    package var documentation: NameID?
    /// For a requirement of a protocol: the declaration on one line.
    package var signature: NameID?
    package var place: SwiftFacts.Place
    package var endLine: Int32
    /// The slice of the file's actions that belongs to this body.
    package var actions: Range<Int32>
    /// For a closure: the condition around it.
    package var condition: ConditionID?

    package init(kind: Kind, name: NameID, declaration: DeclarationID?, place: SwiftFacts.Place) {
        self.kind = kind
        self.name = name
        parameters = []
        result = nil
        self.declaration = declaration
        parent = nil
        generics = []
        requirements = []
        isStatic = false
        isOverride = false
        isPrivate = false
        hasBody = false
        attributes = []
        documentation = nil
        signature = nil
        self.place = place
        endLine = place.line
        actions = 0..<0
        condition = nil
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
