/// A Swift source as nodes over its tokens, in flat arrays that refer to one another by number.
///
/// It holds what `FactBuilder` asks for and nothing else. What a node's children are, `SwiftNodes` says.
struct SwiftTree {
    let tokens: UnsafeBufferPointer<SwiftToken>
    /// How many of the tokens stand in the source, in its order; behind them are those that it lacks.
    let present: Int
    let nodes: UnsafeBufferPointer<SwiftTreeBuilder.Record>
    let children: UnsafeBufferPointer<Int32>
    /// The bytes of the source.
    let source: UnsafeBufferPointer<UInt8>
}

/// A node of a tree. Valid as long as the tree is.
struct SwiftNode {
    let tree: UnsafePointer<SwiftTree>
    let number: Int32

    private var record: SwiftTreeBuilder.Record { tree.pointee.nodes[Int(number)] }

    var kind: SwiftNodeKind { record.kind }
    /// The number of its first token.
    var first: Int32 { record.first }
    /// The number of its last token; below the first where there is none.
    var last: Int32 { record.last }
    var isEmpty: Bool { record.last < record.first }
    /// How many children it has, or room for them.
    var count: Int { Int(record.count) }

    private func number(of index: Int) -> Int32 {
        tree.pointee.children[Int(record.children) + index]
    }

    /// The child at a place; nil where there is none.
    subscript(index: Int) -> SwiftNode? {
        let number = number(of: index)
        return number < 0 ? nil : SwiftNode(tree: tree, number: number)
    }

    /// The child at a place where there always is one.
    func part(_ index: Int) -> SwiftNode { SwiftNode(tree: tree, number: number(of: index)) }

    /// The token at a place.
    func word(_ index: Int) -> SwiftTokenNode? {
        let number = number(of: index)
        return number < 0 ? nil : SwiftTokenNode(tree: tree, number: number)
    }

    /// The token at a place where there always is one.
    func name(_ index: Int) -> SwiftTokenNode { SwiftTokenNode(tree: tree, number: number(of: index)) }

    var firstToken: SwiftTokenNode { SwiftTokenNode(tree: tree, number: first) }

    /// The children of a list.
    var items: SwiftNodes { SwiftNodes(list: self) }

    func `as`(_ kind: SwiftNodeKind) -> SwiftNode? { self.kind == kind ? self : nil }
}

/// The children of a list, in the order of the source.
struct SwiftNodes: RandomAccessCollection {
    fileprivate let list: SwiftNode

    var startIndex: Int { 0 }
    var endIndex: Int { list.count }
    subscript(index: Int) -> SwiftNode { list.part(index) }
}

/// A token of a tree. Valid as long as the tree is.
struct SwiftTokenNode {
    let tree: UnsafePointer<SwiftTree>
    let number: Int32

    var token: SwiftToken { tree.pointee.tokens[Int(number)] }

    /// The bytes as they are written, with quotes.
    var text: UnsafeBufferPointer<UInt8> {
        let token = token
        return UnsafeBufferPointer(rebasing: tree.pointee.source[Int(token.start)..<Int(token.end)])
    }

    static func == (node: SwiftTokenNode, text: StaticString) -> Bool {
        let bytes = node.text
        return bytes.count == text.utf8CodeUnitCount
            && bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: bytes.count))
    }

    static func != (node: SwiftTokenNode, text: StaticString) -> Bool { !(node == text) }
}
