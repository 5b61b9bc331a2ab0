// Expressions and what they are made of. The numbers are the places of the parts among a node's children.

struct DeclReferenceExpr: KnownNode {
    static let kind = SwiftNodeKind.declReferenceExpr
    let node: SwiftNode

    var baseName: SwiftTokenNode { node.name(0) }
    var argumentNames: DeclNameArguments? { node[1].map { DeclNameArguments(node: $0) } }
}

struct DeclNameArguments: KnownNode {
    static let kind = SwiftNodeKind.declNameArguments
    let node: SwiftNode

    var names: TokenList { TokenList(node: node) }
}

struct MemberAccessExpr: KnownNode {
    static let kind = SwiftNodeKind.memberAccessExpr
    let node: SwiftNode

    var base: SwiftNode? { node[0] }
    var declName: DeclReferenceExpr { DeclReferenceExpr(node: node.part(1)) }
}

struct FunctionCallExpr: KnownNode {
    static let kind = SwiftNodeKind.functionCallExpr
    let node: SwiftNode

    var calledExpression: SwiftNode { node.part(0) }
    var arguments: NodeList<LabeledExpr> { node.list(1) }
    var trailingClosure: ClosureExpr? { node[2].map { ClosureExpr(node: $0) } }
    var additionalTrailingClosures: NodeList<TrailingClosure>? { node[3].map { NodeList(node: $0) } }
}

struct SubscriptCallExpr: KnownNode {
    static let kind = SwiftNodeKind.subscriptCallExpr
    let node: SwiftNode

    var calledExpression: SwiftNode { node.part(0) }
    var arguments: NodeList<LabeledExpr> { node.list(1) }
}

struct LabeledExpr: KnownNode {
    static let kind = SwiftNodeKind.argument
    let node: SwiftNode

    var label: SwiftTokenNode? { node.word(0) }
    var expression: SwiftNode { node.part(1) }
}

struct TrailingClosure: KnownNode {
    static let kind = SwiftNodeKind.trailingClosure
    let node: SwiftNode

    var label: SwiftTokenNode { node.name(0) }
    var closure: ClosureExpr { ClosureExpr(node: node.part(1)) }
}

struct StringLiteralExpr: KnownNode {
    static let kind = SwiftNodeKind.stringLiteralExpr
    let node: SwiftNode

    var interpolations: NodeList<NodeList<LabeledExpr>> { NodeList(node: node) }
}

struct ClosureExpr: KnownNode {
    static let kind = SwiftNodeKind.closureExpr
    let node: SwiftNode

    var signature: ClosureSignature? { node[0].map { ClosureSignature(node: $0) } }
    var statements: CodeBlockItems { CodeBlockItems(node: node.part(1)) }
}

struct ClosureSignature: KnownNode {
    static let kind = SwiftNodeKind.signature
    let node: SwiftNode

    var capture: NodeList<ClosureCapture>? { node[0].map { NodeList(node: $0) } }
    var parameterClause: SwiftNode? { node[1] }
    var result: SwiftNode? { node[2] }
}

struct ClosureCapture: KnownNode {
    static let kind = SwiftNodeKind.capture
    let node: SwiftNode

    var name: SwiftTokenNode { node.name(0) }
    var value: SwiftNode? { node[1] }
}

struct ShorthandParameters: KnownNode {
    static let kind = SwiftNodeKind.shorthandParameters
    let node: SwiftNode

    var names: TokenList { TokenList(node: node) }
}

struct TypedParameters: KnownNode {
    static let kind = SwiftNodeKind.typedParameters
    let node: SwiftNode

    var parameters: NodeList<FunctionParameter> { NodeList(node: node) }
}

struct SequenceExpr: KnownNode {
    static let kind = SwiftNodeKind.sequenceExpr
    let node: SwiftNode

    var elements: NodeList<SwiftNode> { NodeList(node: node) }
}

struct BinaryOperatorExpr: KnownNode {
    static let kind = SwiftNodeKind.binaryOperatorExpr
    let node: SwiftNode
}

struct TernaryExpr: KnownNode {
    static let kind = SwiftNodeKind.ternaryExpr
    let node: SwiftNode

    var thenExpression: SwiftNode { node.part(0) }
}

struct TypeExpr: KnownNode {
    static let kind = SwiftNodeKind.typeExpr
    let node: SwiftNode

    var type: SwiftNode { node.part(0) }
}

struct TupleExpr: KnownNode {
    static let kind = SwiftNodeKind.tupleExpr
    let node: SwiftNode

    var elements: NodeList<LabeledExpr> { node.list(0) }
}

struct ArrayExpr: KnownNode {
    static let kind = SwiftNodeKind.arrayExpr
    let node: SwiftNode

    var elements: NodeList<SwiftNode> { NodeList(node: node) }
}

struct DictionaryExpr: KnownNode {
    static let kind = SwiftNodeKind.dictionaryExpr
    let node: SwiftNode

    var keysAndValues: NodeList<SwiftNode> { NodeList(node: node) }
}

struct BooleanLiteralExpr: KnownNode {
    static let kind = SwiftNodeKind.booleanLiteralExpr
    let node: SwiftNode

    var literal: SwiftTokenNode { node.name(0) }
}

struct IntegerLiteralExpr: KnownNode {
    static let kind = SwiftNodeKind.integerLiteralExpr
    let node: SwiftNode

    var literal: SwiftTokenNode { node.name(0) }
}

struct OptionalChainingExpr: KnownNode {
    static let kind = SwiftNodeKind.optionalChainingExpr
    let node: SwiftNode

    var expression: SwiftNode { node.part(0) }
}

struct PrefixOperatorExpr: KnownNode {
    static let kind = SwiftNodeKind.prefixOperatorExpr
    let node: SwiftNode

    var `operator`: SwiftTokenNode { node.name(0) }
    var expression: SwiftNode { node.part(1) }
}

struct IfExpr: KnownNode {
    static let kind = SwiftNodeKind.ifExpr
    let node: SwiftNode

    var conditions: NodeList<SwiftNode> { node.list(0) }
    var body: CodeBlock { CodeBlock(node: node.part(1)) }
    var elseBody: SwiftNode? { node[2] }
}

struct SwitchExpr: KnownNode {
    static let kind = SwiftNodeKind.switchExpr
    let node: SwiftNode

    var subject: SwiftNode { node.part(0) }
    var cases: NodeList<SwiftNode> { node.list(1) }
}

struct KeyPathExpr: KnownNode {
    static let kind = SwiftNodeKind.keyPathExpr
    let node: SwiftNode

    var components: NodeList<SwiftNode> { NodeList(node: node) }
}

struct KeyPathProperty: KnownNode {
    static let kind = SwiftNodeKind.keyPathProperty
    let node: SwiftNode

    var declName: DeclReferenceExpr { DeclReferenceExpr(node: node.part(0)) }
}

struct MacroExpansionExpr: KnownNode {
    static let kind = SwiftNodeKind.macroExpansionExpr
    let node: SwiftNode

    var arguments: NodeList<LabeledExpr> { node.list(0) }
}

struct GenericSpecializationExpr: KnownNode {
    static let kind = SwiftNodeKind.genericSpecializationExpr
    let node: SwiftNode

    var expression: SwiftNode { node.part(0) }
    var genericArguments: NodeList<SwiftNode> { node.list(1) }
}

struct PatternExpr: KnownNode {
    static let kind = SwiftNodeKind.patternExpr
    let node: SwiftNode

    var pattern: SwiftNode { node.part(0) }
}
