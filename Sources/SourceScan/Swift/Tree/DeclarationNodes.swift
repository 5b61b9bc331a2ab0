// Declarations and what they are made of. The numbers are the places of the parts among a node's children.

struct ImportDecl: KnownNode {
    static let kind = SwiftNodeKind.importDecl
    let node: SwiftNode

    var path: TokenList { TokenList(node: node) }
}

struct FunctionDecl: KnownNode {
    static let kind = SwiftNodeKind.functionDecl
    let node: SwiftNode

    var attributes: NodeList<Attribute> { node.list(0) }
    var modifiers: TokenList { TokenList(node: node.part(1)) }
    var name: SwiftTokenNode { node.name(2) }
    var generics: NodeList<GenericParameter>? { node[3].map { NodeList(node: $0) } }
    var requirements: NodeList<SwiftNode>? { node[4].map { NodeList(node: $0) } }
    var parameters: NodeList<FunctionParameter> { node.list(5) }
    var result: SwiftNode? { node[6] }
    var body: CodeBlock? { node[7].map { CodeBlock(node: $0) } }
}

struct InitializerDecl: KnownNode {
    static let kind = SwiftNodeKind.initializerDecl
    let node: SwiftNode

    var attributes: NodeList<Attribute> { node.list(0) }
    var modifiers: TokenList { TokenList(node: node.part(1)) }
    var initKeyword: SwiftTokenNode { node.name(2) }
    var generics: NodeList<GenericParameter>? { node[3].map { NodeList(node: $0) } }
    var parameters: NodeList<FunctionParameter> { node.list(5) }
    var body: CodeBlock? { node[6].map { CodeBlock(node: $0) } }
}

struct DeinitializerDecl: KnownNode {
    static let kind = SwiftNodeKind.deinitializerDecl
    let node: SwiftNode

    var attributes: NodeList<Attribute> { node.list(0) }
    var modifiers: TokenList { TokenList(node: node.part(1)) }
    var body: CodeBlock? { node[2].map { CodeBlock(node: $0) } }
}

struct SubscriptDecl: KnownNode {
    static let kind = SwiftNodeKind.subscriptDecl
    let node: SwiftNode

    var attributes: NodeList<Attribute> { node.list(0) }
    var modifiers: TokenList { TokenList(node: node.part(1)) }
    var parameters: NodeList<FunctionParameter> { node.list(2) }
    var result: SwiftNode { node.part(3) }
    var accessorBlock: AccessorBlock? { node[4].map { AccessorBlock(node: $0) } }
}

struct FunctionParameter: KnownNode {
    static let kind = SwiftNodeKind.functionParameter
    let node: SwiftNode

    var firstName: SwiftTokenNode { node.name(0) }
    var secondName: SwiftTokenNode? { node.word(1) }
    var type: SwiftNode? { node[2] }
    var ellipsis: SwiftTokenNode? { node.word(3) }
    var defaultValue: SwiftNode? { node[4] }
}

struct VariableDecl: KnownNode {
    static let kind = SwiftNodeKind.variableDecl
    let node: SwiftNode

    var attributes: NodeList<Attribute> { node.list(0) }
    var modifiers: TokenList { TokenList(node: node.part(1)) }
    var bindingSpecifier: SwiftTokenNode { node.name(2) }
    var bindings: NodeList<PatternBinding> { node.list(3) }
}

struct PatternBinding: KnownNode {
    static let kind = SwiftNodeKind.patternBinding
    let node: SwiftNode

    var pattern: SwiftNode { node.part(0) }
    var type: SwiftNode? { node[1] }
    var value: SwiftNode? { node[2] }
    var accessorBlock: AccessorBlock? { node[3].map { AccessorBlock(node: $0) } }
}

struct AccessorBlock: KnownNode {
    static let kind = SwiftNodeKind.accessorBlock
    let node: SwiftNode

    var accessors: SwiftNode { node.part(0) }
}

struct AccessorList: KnownList {
    typealias Element = Accessor

    static let kind = SwiftNodeKind.accessorList
    let node: SwiftNode
}

struct Accessor: KnownNode {
    static let kind = SwiftNodeKind.accessor
    let node: SwiftNode

    var accessorSpecifier: SwiftTokenNode { node.name(0) }
    var parameter: SwiftTokenNode? { node.word(1) }
    var body: CodeBlock? { node[2].map { CodeBlock(node: $0) } }
}

struct EnumCaseDecl: KnownNode {
    static let kind = SwiftNodeKind.enumCaseDecl
    let node: SwiftNode

    var elements: NodeList<EnumCaseElement> { node.list(2) }
}

struct EnumCaseElement: KnownNode {
    static let kind = SwiftNodeKind.enumCaseElement
    let node: SwiftNode

    var name: SwiftTokenNode { node.name(0) }
    var parameters: NodeList<EnumCaseParameter>? { node[1].map { NodeList(node: $0) } }
    var rawValue: SwiftNode? { node[2] }
}

struct EnumCaseParameter: KnownNode {
    static let kind = SwiftNodeKind.enumCaseParameter
    let node: SwiftNode

    var firstName: SwiftTokenNode? { node.word(0) }
    var secondName: SwiftTokenNode? { node.word(1) }
    var type: SwiftNode { node.part(2) }
}

struct TypeAliasDecl: KnownNode {
    static let kind = SwiftNodeKind.typeAliasDecl
    let node: SwiftNode

    var name: SwiftTokenNode { node.name(2) }
    var value: SwiftNode { node.part(4) }
}

struct IfConfigDecl: KnownNode {
    static let kind = SwiftNodeKind.ifConfigDecl
    let node: SwiftNode

    var clauses: NodeList<IfConfigClause> { NodeList(node: node) }
}

struct IfConfigClause: KnownNode {
    static let kind = SwiftNodeKind.ifConfigClause
    let node: SwiftNode

    var condition: SwiftNode? { node[0] }
    var elements: SwiftNode? { node[1] }
}

struct MemberItems: KnownList {
    typealias Element = SwiftNode

    static let kind = SwiftNodeKind.memberItems
    let node: SwiftNode
}

struct Attribute: KnownNode {
    static let kind = SwiftNodeKind.attribute
    let node: SwiftNode

    var attributeName: SwiftNode { node.part(0) }
    var arguments: SwiftNode? { node[1] }
}

struct ArgumentList: KnownList {
    typealias Element = LabeledExpr

    static let kind = SwiftNodeKind.argumentList
    let node: SwiftNode
}

struct ObjCSelector: KnownNode {
    static let kind = SwiftNodeKind.objCSelector
    let node: SwiftNode
}

struct GenericParameter: KnownNode {
    static let kind = SwiftNodeKind.genericParameter
    let node: SwiftNode

    var name: SwiftTokenNode { node.name(0) }
    var inheritedType: SwiftNode? { node[1] }
}

struct ConformanceRequirement: KnownNode {
    static let kind = SwiftNodeKind.requirement
    let node: SwiftNode

    var leftType: SwiftNode { node.part(0) }
    var rightType: SwiftNode { node.part(1) }
}

struct SameTypeRequirement: KnownNode {
    static let kind = SwiftNodeKind.sameTypeRequirement
    let node: SwiftNode

    var leftType: SwiftNode { node.part(0) }
    var rightType: SwiftNode { node.part(1) }
}

struct IdentifierType: KnownNode {
    static let kind = SwiftNodeKind.identifierType
    let node: SwiftNode

    var name: SwiftTokenNode { node.name(0) }
    var genericArguments: NodeList<SwiftNode>? { node[1].map { NodeList(node: $0) } }
}

struct MemberType: KnownNode {
    static let kind = SwiftNodeKind.memberType
    let node: SwiftNode

    var baseType: SwiftNode { node.part(0) }
    var name: SwiftTokenNode { node.name(1) }
    var genericArguments: NodeList<SwiftNode>? { node[2].map { NodeList(node: $0) } }
}

struct OptionalType: KnownNode {
    static let kind = SwiftNodeKind.optionalType
    let node: SwiftNode

    var wrappedType: SwiftNode { node.part(0) }
}

struct ArrayType: KnownNode {
    static let kind = SwiftNodeKind.arrayType
    let node: SwiftNode

    var element: SwiftNode { node.part(0) }
}

struct DictionaryType: KnownNode {
    static let kind = SwiftNodeKind.dictionaryType
    let node: SwiftNode

    var key: SwiftNode { node.part(0) }
    var value: SwiftNode { node.part(1) }
}

struct FunctionType: KnownNode {
    static let kind = SwiftNodeKind.functionType
    let node: SwiftNode

    var parameters: NodeList<TupleTypeElement> { node.list(0) }
    var result: SwiftNode { node.part(1) }
}

struct TupleType: KnownNode {
    static let kind = SwiftNodeKind.tupleType
    let node: SwiftNode

    var elements: NodeList<TupleTypeElement> { node.list(0) }
}

struct TupleTypeElement: KnownNode {
    static let kind = SwiftNodeKind.tupleTypeElement
    let node: SwiftNode

    var firstName: SwiftTokenNode? { node.word(0) }
    var type: SwiftNode { node.part(1) }
}

struct CompositionType: KnownNode {
    static let kind = SwiftNodeKind.compositionType
    let node: SwiftNode

    var elements: NodeList<SwiftNode> { NodeList(node: node) }
}

struct MetatypeType: KnownNode {
    static let kind = SwiftNodeKind.metatypeType
    let node: SwiftNode

    var baseType: SwiftNode { node.part(0) }
}

struct AttributedType: KnownNode {
    static let kind = SwiftNodeKind.attributedType
    let node: SwiftNode

    var baseType: SwiftNode { node.part(0) }
}

struct SomeOrAnyType: KnownNode {
    static let kind = SwiftNodeKind.someOrAnyType
    let node: SwiftNode

    var constraint: SwiftNode { node.part(0) }
}
