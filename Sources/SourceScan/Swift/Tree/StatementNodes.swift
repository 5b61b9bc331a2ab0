// Statements and patterns, and what they are made of. The numbers are the places of the parts among a node's children.

struct CodeBlock: KnownNode {
    static let kind = SwiftNodeKind.codeBlock
    let node: SwiftNode

    var statements: CodeBlockItems { CodeBlockItems(node: node.part(0)) }
}

struct CodeBlockItems: KnownList {
    typealias Element = SwiftNode

    static let kind = SwiftNodeKind.codeBlockItems
    let node: SwiftNode
}

struct ReturnStmt: KnownNode {
    static let kind = SwiftNodeKind.returnStmt
    let node: SwiftNode

    var expression: SwiftNode? { node[0] }
}

struct GuardStmt: KnownNode {
    static let kind = SwiftNodeKind.guardStmt
    let node: SwiftNode

    var conditions: NodeList<SwiftNode> { node.list(0) }
    var body: CodeBlock { CodeBlock(node: node.part(1)) }
}

struct ForStmt: KnownNode {
    static let kind = SwiftNodeKind.forStmt
    let node: SwiftNode

    var pattern: SwiftNode { node.part(0) }
    var sequence: SwiftNode { node.part(1) }
    var whereClause: WhereClause? { node[2].map { WhereClause(node: $0) } }
    var body: CodeBlock { CodeBlock(node: node.part(3)) }
}

struct WhereClause: KnownNode {
    static let kind = SwiftNodeKind.whereClause
    let node: SwiftNode

    var condition: SwiftNode { node.part(0) }
}

struct WhileStmt: KnownNode {
    static let kind = SwiftNodeKind.whileStmt
    let node: SwiftNode

    var conditions: NodeList<SwiftNode> { node.list(0) }
    var body: CodeBlock { CodeBlock(node: node.part(1)) }
}

struct RepeatStmt: KnownNode {
    static let kind = SwiftNodeKind.repeatStmt
    let node: SwiftNode

    var body: CodeBlock { CodeBlock(node: node.part(0)) }
    var condition: SwiftNode { node.part(1) }
}

struct DoStmt: KnownNode {
    static let kind = SwiftNodeKind.doStmt
    let node: SwiftNode

    var body: CodeBlock { CodeBlock(node: node.part(0)) }
    var catchClauses: NodeList<CatchClause> { node.list(1) }
}

struct CatchClause: KnownNode {
    static let kind = SwiftNodeKind.catchClause
    let node: SwiftNode

    var catchItems: NodeList<CatchItem> { node.list(0) }
    var body: CodeBlock { CodeBlock(node: node.part(1)) }
}

struct CatchItem: KnownNode {
    static let kind = SwiftNodeKind.catchItem
    let node: SwiftNode

    var pattern: SwiftNode? { node[0] }
}

struct DeferStmt: KnownNode {
    static let kind = SwiftNodeKind.deferStmt
    let node: SwiftNode

    var body: CodeBlock { CodeBlock(node: node.part(0)) }
}

struct ThrowStmt: KnownNode {
    static let kind = SwiftNodeKind.throwStmt
    let node: SwiftNode

    var expression: SwiftNode { node.part(0) }
}

struct LabeledStmt: KnownNode {
    static let kind = SwiftNodeKind.labeledStmt
    let node: SwiftNode

    var statement: SwiftNode { node.part(0) }
}

struct YieldStmt: KnownNode {
    static let kind = SwiftNodeKind.yieldStmt
    let node: SwiftNode

    var expression: SwiftNode? { node[0] }
}

struct ExpressionStmt: KnownNode {
    static let kind = SwiftNodeKind.expressionStmt
    let node: SwiftNode

    var expression: SwiftNode { node.part(0) }
}

struct OptionalBinding: KnownNode {
    static let kind = SwiftNodeKind.optionalBinding
    let node: SwiftNode

    var bindingSpecifier: SwiftTokenNode { node.name(0) }
    var pattern: SwiftNode { node.part(1) }
    var type: SwiftNode? { node[2] }
    var value: SwiftNode? { node[3] }
}

struct MatchingPattern: KnownNode {
    static let kind = SwiftNodeKind.matchingPattern
    let node: SwiftNode

    var pattern: SwiftNode { node.part(0) }
    var value: SwiftNode { node.part(1) }
}

struct SwitchCase: KnownNode {
    static let kind = SwiftNodeKind.switchCase
    let node: SwiftNode

    var label: SwiftNode { node.part(0) }
    var statements: CodeBlockItems { CodeBlockItems(node: node.part(1)) }
}

struct SwitchCaseLabel: KnownNode {
    static let kind = SwiftNodeKind.switchCaseLabel
    let node: SwiftNode

    var caseItems: NodeList<SwitchCaseItem> { NodeList(node: node) }
}

struct SwitchCaseItem: KnownNode {
    static let kind = SwiftNodeKind.switchCaseItem
    let node: SwiftNode

    var pattern: SwiftNode { node.part(0) }
    var whereClause: WhereClause? { node[1].map { WhereClause(node: $0) } }
}

struct SwitchCases: KnownList {
    typealias Element = SwiftNode

    static let kind = SwiftNodeKind.switchCases
    let node: SwiftNode
}

struct IdentifierPattern: KnownNode {
    static let kind = SwiftNodeKind.identifierPattern
    let node: SwiftNode

    var identifier: SwiftTokenNode { node.name(0) }
}

struct TuplePattern: KnownNode {
    static let kind = SwiftNodeKind.tuplePattern
    let node: SwiftNode

    var elements: NodeList<SwiftNode> { NodeList(node: node) }
}

struct WildcardPattern: KnownNode {
    static let kind = SwiftNodeKind.wildcardPattern
    let node: SwiftNode
}

struct ValueBindingPattern: KnownNode {
    static let kind = SwiftNodeKind.valueBindingPattern
    let node: SwiftNode

    var pattern: SwiftNode { node.part(1) }
}

struct ExpressionPattern: KnownNode {
    static let kind = SwiftNodeKind.expressionPattern
    let node: SwiftNode

    var expression: SwiftNode { node.part(0) }
}
