@_spi(RawSyntax) import SwiftSyntax

/// Makes a `SwiftTree` of the tree of the library's parser, which reads every source, broken ones too.
///
/// It is made of the *raw* tree: the tree above it allocates and counts references for every node that is looked at.
/// Valid as long as the library's tree is.
struct LibraryTree {
    /// How deep nodes may nest before they are cut off; `FactBuilder` looks less deep.
    static let maximumDepth = 3 * FactBuilder.maximumDepth

    private let file: RawSyntax
    private let source: UnsafeBufferPointer<UInt8>
    private var tokens: ContiguousArray<SwiftToken> = []
    /// How many tokens stand in the source; behind them are those that it lacks.
    private var present = 0
    var tree = SwiftTreeBuilder()
    var depth = 0
    /// Where the nodes that take no space in the source are; made when it is first asked for.
    private var missing: [RawSyntax.ID: Int]?

    /// What `body` makes of the tree.
    ///
    /// - Parameter body: is handed the tree, which is valid as long as it runs, and the list of the file's statements.
    static func withTree<Result>(
        of file: RawSyntax, _ body: (UnsafePointer<SwiftTree>, _ statements: Int32) -> Result
    ) -> Result {
        var library = LibraryTree(file)
        let statements = file.as(RawSourceFileSyntax.self).map { library.items($0.statements) }
        let root = statements ?? library.tree.add(.codeBlockItems, from: 0, through: -1)
        return library.tree.withTree(tokens: library.tokens, present: library.present, source: library.source) {
            body($0, root)
        }
    }

    private init(_ file: RawSyntax) {
        self.file = file
        let first = file.firstPresentToken
        let start = first.flatMap { token in token.tokenText.baseAddress.map { $0 - token.leadingTriviaByteLength } }
        source = UnsafeBufferPointer(start: start, count: start == nil ? 0 : file.byteLength)
        findTokens()
    }

    // MARK: - Tokens

    private mutating func findTokens() {
        var open = [file]
        while let node = open.popLast() {
            if let token = RawTokenSyntax(node) {
                if node.byteLength > 0, let offset = offset(of: token) { append(token, at: offset) }
            } else {
                for child in node.layoutView?.children.reversed() ?? [] {
                    if let child, child.byteLength > 0 { open.append(child) }
                }
            }
        }
        present = tokens.count
    }

    private mutating func append(_ token: RawTokenSyntax, at offset: Int) {
        let isSelf = token.tokenKind == .keyword && token.tokenText == "self"
        tokens.append(
            SwiftToken(
                start: Int32(truncatingIfNeeded: offset),
                end: Int32(truncatingIfNeeded: offset + token.tokenText.count), kind: isSelf ? .keyword : .identifier,
                word: isSelf ? .selfWord : .none, flags: []))
    }

    private func offset(of token: RawTokenSyntax) -> Int? {
        guard let start = source.baseAddress, let text = token.tokenText.baseAddress else { return nil }
        let offset = text - start
        return offset >= 0 && offset <= source.count ? offset : nil
    }

    /// The number of the first token at or behind an offset.
    private func number(at offset: Int) -> Int32 {
        var (low, high) = (0, present)
        while low < high {
            let middle = (low + high) / 2
            if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
        }
        return Int32(truncatingIfNeeded: low)
    }

    /// The number of a token; one that the source lacks is added.
    mutating func number(of token: RawTokenSyntax) -> Int32 {
        if !token.isMissing, token.raw.byteLength > 0, let offset = offset(of: token) { return number(at: offset) }
        let offset = Int32(truncatingIfNeeded: offset(ofMissing: token.raw))
        tokens.append(SwiftToken(start: offset, end: offset, kind: .identifier, flags: []))
        return Int32(truncatingIfNeeded: tokens.count - 1)
    }

    mutating func number(of token: RawTokenSyntax?) -> Int32 {
        guard let token else { return SwiftTreeBuilder.none }
        return number(of: token)
    }

    /// The numbers of a node's first and last token.
    mutating func range(of node: RawSyntax) -> (first: Int32, last: Int32) {
        if let first = node.firstPresentToken.flatMap(offset), let last = node.lastPresentToken.flatMap(offset) {
            return (number(at: first), number(at: last))
        }
        let first = number(at: offset(ofMissing: node))
        return (first, first - 1)
    }

    private mutating func offset(ofMissing node: RawSyntax) -> Int {
        if missing == nil { missing = missingNodes() }
        return missing?[node.id] ?? 0
    }

    /// The offsets of all nodes that may be asked for and that have no token.
    private func missingNodes() -> [RawSyntax.ID: Int] {
        var found: [RawSyntax.ID: Int] = [:]
        var open = [file]
        var offset = 0
        while let node = open.popLast() {
            if node.byteLength == 0 { found[node.id] = offset }
            if node.isToken { offset += node.byteLength }
            for child in node.layoutView?.children.reversed() ?? [] {
                if let child { open.append(child) }
            }
        }
        return found
    }

    /// Says what a string literal is at its first token, as Wiremap's own lexer does.
    mutating func mark(_ literal: RawStringLiteralExprSyntax) {
        let segments = literal.segments.layoutView.children.compactMap { $0 }
        let isOpen = segments.contains { $0.kind == .expressionSegment }
        let texts = segments.compactMap { $0.as(RawStringSegmentSyntax.self)?.content.tokenText }
        let isPlain =
            literal.openingQuote.tokenKind == .stringQuote && literal.openingPounds == nil
            && !literal.hasError && texts.count == 1
            && !texts[0].contains(UInt8(ascii: "\\"))
        let first = Int(range(of: literal.raw).first)
        guard first < present else { return }
        tokens[first].kind = isOpen ? .stringOpen : .string
        if !isPlain { tokens[first].flags.insert(.isEscaped) }
        if texts.contains(where: { !$0.isEmpty }) { tokens[first].flags.insert(.hasText) }
    }
}

extension RawSyntax {
    /// The first token that stands in the source.
    ///
    /// Goes down without recursion: a chain of calls is as deep as it is long.
    var firstPresentToken: RawTokenSyntax? {
        var node = self
        while let view = node.layoutView {
            var next: RawSyntax?
            for child in view.children {
                guard let child, child.byteLength > 0 else { continue }
                next = child
                break
            }
            guard let next else { return nil }
            node = next
        }
        return node.byteLength > 0 ? RawTokenSyntax(node) : nil
    }

    /// The last token that stands in the source.
    var lastPresentToken: RawTokenSyntax? {
        var node = self
        while let view = node.layoutView {
            let children = view.children
            var index = children.count
            var next: RawSyntax?
            while index > 0, next == nil {
                index -= 1
                if let child = children[index], child.byteLength > 0 { next = child }
            }
            guard let next else { return nil }
            node = next
        }
        return node.byteLength > 0 ? RawTokenSyntax(node) : nil
    }
}
