/// Puts the nodes of a `SwiftTree` together, the inner ones first.
struct SwiftTreeBuilder {
    /// Stands for a child that is not there.
    static let none: Int32 = -1

    struct Record {
        var kind: SwiftNodeKind
        /// Its tokens; where there are none, the first is the one that would follow and the last the one before it.
        var first: Int32
        var last: Int32
        /// Where its children are.
        var children: Int32
        var count: Int32
    }

    /// A state to go back to.
    struct Mark {
        fileprivate var nodes: Int
        fileprivate var children: Int
    }

    private(set) var nodes: ContiguousArray<Record> = []
    private(set) var children: ContiguousArray<Int32> = []

    mutating func reserveCapacity(tokens: Int) {
        nodes.reserveCapacity(tokens)
        children.reserveCapacity(2 * tokens)
    }

    var mark: Mark { Mark(nodes: nodes.count, children: children.count) }

    mutating func goBack(to mark: Mark) {
        nodes.removeSubrange(mark.nodes...)
        children.removeSubrange(mark.children...)
    }

    subscript(node: Int32) -> Record { nodes[Int(node)] }

    func child(_ index: Int, of node: Int32) -> Int32 { children[Int(nodes[Int(node)].children) + index] }

    private mutating func add(_ kind: SwiftNodeKind, _ first: Int32, _ last: Int32, _ count: Int) -> Int32 {
        nodes.append(
            Record(
                kind: kind, first: first, last: last, children: Int32(truncatingIfNeeded: children.count - count),
                count: Int32(truncatingIfNeeded: count)))
        return Int32(truncatingIfNeeded: nodes.count - 1)
    }

    mutating func add(_ kind: SwiftNodeKind, from first: Int32, through last: Int32) -> Int32 {
        add(kind, first, last, 0)
    }

    mutating func add(_ kind: SwiftNodeKind, from first: Int32, through last: Int32, _ child: Int32) -> Int32 {
        children.append(child)
        return add(kind, first, last, 1)
    }

    mutating func add(
        _ kind: SwiftNodeKind, from first: Int32, through last: Int32, _ one: Int32, _ two: Int32
    ) -> Int32 {
        children.append(one)
        children.append(two)
        return add(kind, first, last, 2)
    }

    mutating func add(
        _ kind: SwiftNodeKind, from first: Int32, through last: Int32, _ one: Int32, _ two: Int32, _ three: Int32
    ) -> Int32 {
        children.append(one)
        children.append(two)
        children.append(three)
        return add(kind, first, last, 3)
    }

    mutating func add(
        _ kind: SwiftNodeKind, from first: Int32, through last: Int32, _ one: Int32, _ two: Int32, _ three: Int32,
        _ four: Int32
    ) -> Int32 {
        children.append(one)
        children.append(two)
        children.append(three)
        children.append(four)
        return add(kind, first, last, 4)
    }

    mutating func add(
        _ kind: SwiftNodeKind, from first: Int32, through last: Int32, all list: some Collection<Int32>
    ) -> Int32 {
        // Most lists are empty or of one or two: each by itself is quicker than all at once.
        for child in list { children.append(child) }
        return add(kind, first, last, list.count)
    }

    /// Hands out what was put together.
    ///
    /// - Parameters:
    ///   - present: how many of the tokens stand in the source.
    ///   - body: is handed the tree, which is valid as long as it runs.
    func withTree<Result>(
        tokens: ContiguousArray<SwiftToken>, present: Int, source: UnsafeBufferPointer<UInt8>,
        _ body: (UnsafePointer<SwiftTree>) -> Result
    ) -> Result {
        tokens.withUnsafeBufferPointer { tokens in
            nodes.withUnsafeBufferPointer { nodes in
                children.withUnsafeBufferPointer { children in
                    let tree = SwiftTree(
                        tokens: tokens, present: present, nodes: nodes, children: children, source: source)
                    return withUnsafePointer(to: tree, body)
                }
            }
        }
    }
}
