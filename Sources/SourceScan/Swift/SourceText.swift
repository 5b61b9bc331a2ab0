import Facts
@_spi(RawSyntax) import SwiftSyntax

/// The text that a raw tree was parsed from, and where its nodes stand in it.
///
/// Raw nodes do not know where they are. Their tokens point into the parser's copy of the source, so the distance to
/// its beginning is the place. Valid as long as the tree is.
struct SourceText {
    private let file: RawSyntax
    private let start: UnsafePointer<UInt8>?
    private let count: Int
    private var lines: LineTable
    /// Where the nodes that take no space in the source are; made when it is first asked for.
    private var missing: [RawSyntax.ID: Int]?

    init(of file: RawSyntax) {
        self.file = file
        count = file.byteLength
        let first = file.firstPresentToken
        start = first.flatMap { token in token.tokenText.baseAddress.map { $0 - token.leadingTriviaByteLength } }
        lines = LineTable(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    // MARK: - Places

    /// Where the first token of a node stands.
    mutating func place(of node: RawSyntax) -> SwiftFacts.Place {
        lines.place(of: node.firstPresentToken.flatMap(offset) ?? offset(ofMissing: node))
    }

    mutating func place(of token: RawTokenSyntax) -> SwiftFacts.Place {
        let offset = token.isMissing ? nil : offset(of: token)
        return lines.place(of: offset ?? self.offset(ofMissing: token.raw))
    }

    /// The line of the last token of a node; with `trivia`, of the comments on its line too.
    mutating func endLine(of node: RawSyntax, withTrivia: Bool = false) -> Int32 {
        guard let token = node.lastPresentToken, let offset = offset(of: token) else {
            return lines.place(of: offset(ofMissing: node) + node.byteLength).line
        }
        let trivia = withTrivia ? token.trailingTriviaByteLength : 0
        return lines.place(of: offset + token.tokenText.count + trivia).line
    }

    private func offset(of token: RawTokenSyntax) -> Int? {
        guard let start, let text = token.tokenText.baseAddress else { return nil }
        let offset = text - start
        return offset >= 0 && offset <= count ? offset : nil
    }

    private mutating func offset(ofMissing node: RawSyntax) -> Int {
        if missing == nil { missing = missingNodes() }
        return missing?[node.id] ?? 0
    }

    /// The offsets of all nodes that a reader of facts may ask for and that have no token.
    private func missingNodes() -> [RawSyntax.ID: Int] {
        var found: [RawSyntax.ID: Int] = [:]
        var open = [file]
        var offset = 0
        while let node = open.popLast() {
            if node.byteLength == 0 || node.isToken {
                let isBody = node.kind == .codeBlockItemList
                if node.byteLength == 0, isBody || !node.kind.isSyntaxCollection { found[node.id] = offset }
                offset += node.byteLength
                if node.byteLength > 0 { continue }
            }
            for child in node.layoutView?.children.reversed() ?? [] {
                if let child { open.append(child) }
            }
        }
        return found
    }

    // MARK: - Texts

    /// The space and comments in front of a token.
    func leadingTrivia(of token: RawTokenSyntax) -> UnsafeBufferPointer<UInt8> {
        let length = token.leadingTriviaByteLength
        guard length > 0, let start, let offset = offset(of: token), offset >= length else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        return UnsafeBufferPointer(start: start + offset - length, count: length)
    }

    /// The bytes of a node from its first token to its last, without the space and comments around it.
    func bytes(of node: RawSyntax) -> UnsafeBufferPointer<UInt8> {
        bytes(from: node, through: node)
    }

    /// The bytes from the first token of one node to the last of another.
    func bytes(from first: RawSyntax, through last: RawSyntax) -> UnsafeBufferPointer<UInt8> {
        guard let start, let first = first.firstPresentToken, let last = last.lastPresentToken,
            let lower = offset(of: first), let end = offset(of: last)
        else { return UnsafeBufferPointer(start: nil, count: 0) }
        let upper = end + last.tokenText.count
        guard lower <= upper, upper <= count else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(start: start + lower, count: upper - lower)
    }
}
