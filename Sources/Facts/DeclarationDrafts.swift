/// A type, a protocol or an extension while its facts are collected: the same values as in `TypeDeclaration`.
package struct TypeDeclarationDraft: Sendable {
    package var kind: TypeDeclaration.Kind
    package var name: NameID
    package var container: DeclarationID?
    package var inherited: [TypeID]
    package var generics: [TypeDeclaration.GenericParameter]
    package var requirements: [TypeDeclaration.Requirement]
    package var properties: [PropertyFacts]
    package var functions: [FunctionID]
    package var cases: [CaseFacts]
    package var aliases: [AliasFacts]
    package var attributes: [NameID]
    package var documentation: NameID?
    package var place: SwiftFacts.Place

    package init(kind: TypeDeclaration.Kind, name: NameID, container: DeclarationID?, place: SwiftFacts.Place) {
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
}

/// A function while its facts are collected: the same values as in `FunctionFacts`.
package struct FunctionDraft: Sendable {
    package var kind: FunctionFacts.Kind
    package var name: NameID
    package var parameters: [ParameterFacts]
    package var result: TypeID?
    package var declaration: DeclarationID?
    package var parent: FunctionID?
    package var generics: [TypeDeclaration.GenericParameter]
    package var requirements: [TypeDeclaration.Requirement]
    package var isStatic: Bool
    package var isOverride: Bool
    package var isPrivate: Bool
    package var hasBody: Bool
    package var attributes: [NameID]
    package var documentation: NameID?
    package var signature: NameID?
    package var place: SwiftFacts.Place
    package var endLine: Int32
    package var actions: Range<Int32>
    package var condition: ConditionID?

    package init(kind: FunctionFacts.Kind, name: NameID, declaration: DeclarationID?, place: SwiftFacts.Place) {
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
