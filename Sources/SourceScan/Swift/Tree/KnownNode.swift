/// Something that is, or stands for, a node of a tree.
protocol NodeHolder {
    var node: SwiftNode { get }
}

/// What a list can be a list of.
protocol NodeItem: NodeHolder {
    init(node: SwiftNode)
}

extension SwiftNode: NodeItem {
    var node: SwiftNode { self }

    init(node: SwiftNode) { self = node }

    /// The node as one of a kind; nil where it is of another.
    func `as`<Known: KnownNode>(_: Known.Type) -> Known? { kind == Known.kind ? Known(node: self) : nil }

    func `is`<Known: KnownNode>(_: Known.Type) -> Bool { kind == Known.kind }

    var asExpression: SwiftNode? { kind.isExpression ? self : nil }
    var asStatement: SwiftNode? { kind.isStatement ? self : nil }
    var asDeclaration: SwiftNode? { kind.isDeclaration ? self : nil }
    var asType: SwiftNode? { kind.isType ? self : nil }

    /// A part that is a list.
    func list<Item: NodeItem>(_ index: Int) -> NodeList<Item> { NodeList(node: part(index)) }
}

/// A node of a kind, with names for its parts.
protocol KnownNode: NodeItem {
    static var kind: SwiftNodeKind { get }
}

/// A node of a kind whose children are the elements of a list.
protocol KnownList: KnownNode, RandomAccessCollection where Index == Int, Element: NodeItem {}

extension KnownList {
    var startIndex: Int { 0 }
    var endIndex: Int { node.count }
    subscript(index: Int) -> Element { Element(node: node.part(index)) }
}

/// A node whose children are the elements of a list, in the order of the source.
struct NodeList<Item: NodeItem>: RandomAccessCollection, NodeItem {
    let node: SwiftNode

    var startIndex: Int { 0 }
    var endIndex: Int { node.count }
    subscript(index: Int) -> Item { Item(node: node.part(index)) }
}

/// A node whose children are tokens.
struct TokenList: RandomAccessCollection, NodeHolder {
    let node: SwiftNode

    var startIndex: Int { 0 }
    var endIndex: Int { node.count }
    subscript(index: Int) -> SwiftTokenNode { node.name(index) }
}
