import Facts

/// The text that a tree was made of, and where its nodes stand in it. Valid as long as the tree is.
struct SourceText {
    private let tree: UnsafePointer<SwiftTree>
    private var lines: LineTable

    init(of tree: UnsafePointer<SwiftTree>) {
        self.tree = tree
        lines = LineTable(tree.pointee.source)
    }

    private var source: UnsafeBufferPointer<UInt8> { tree.pointee.source }
    private func token(_ number: Int32) -> SwiftToken { tree.pointee.tokens[Int(number)] }

    // MARK: - Places

    /// Where the first token of a node stands.
    mutating func place(of node: SwiftNode) -> SwiftFacts.Place {
        lines.place(of: node.isEmpty ? offset(ofEmpty: node) : Int(token(node.first).start))
    }

    mutating func place(of token: SwiftTokenNode) -> SwiftFacts.Place { lines.place(of: Int(token.token.start)) }

    /// The line of the last token of a node; with `trivia`, of the comments on its line too.
    mutating func endLine(of node: SwiftNode, withTrivia: Bool = false) -> Int32 {
        guard !node.isEmpty else { return lines.place(of: offset(ofEmpty: node)).line }
        let end = withTrivia ? endOfLineTrivia(behind: node.last) : Int(token(node.last).end)
        return lines.place(of: end).line
    }

    /// What has no token stands behind the token before it and the space there.
    private func offset(ofEmpty node: SwiftNode) -> Int {
        node.first == 0 ? 0 : endOfLineTrivia(behind: node.first - 1)
    }

    /// The end of the space and the comments that follow a token on its line.
    private func endOfLineTrivia(behind number: Int32) -> Int {
        let next = Int(number) + 1
        let end = next < tree.pointee.present ? Int(tree.pointee.tokens[next].start) : source.count
        var trivia = SwiftTrivia(source: source, range: Int(token(number).end)..<end)
        while let piece = trivia.next() {
            if piece.kind == .lineBreak { return piece.range.lowerBound }
        }
        return end
    }

    // MARK: - Texts

    /// The space and comments in front of a token, from the first line break on.
    func leadingTrivia(of token: SwiftTokenNode) -> SwiftTrivia {
        let start = token.number == 0 ? 0 : endOfLineTrivia(behind: token.number - 1)
        return SwiftTrivia(source: source, range: start..<max(start, Int(token.token.start)))
    }

    /// The bytes of a node from its first token to its last, without the space and comments around it.
    func bytes(of node: SwiftNode) -> UnsafeBufferPointer<UInt8> { bytes(from: node, through: node) }

    /// The bytes from the first token of one node to the last of another.
    func bytes(from first: SwiftNode, through last: SwiftNode) -> UnsafeBufferPointer<UInt8> {
        guard !first.isEmpty, !last.isEmpty else { return UnsafeBufferPointer(start: nil, count: 0) }
        let (lower, upper) = (Int(token(first.first).start), Int(token(last.last).end))
        guard lower <= upper else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(rebasing: source[lower..<upper])
    }
}
