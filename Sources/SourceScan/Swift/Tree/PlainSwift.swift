/// Sources that Wiremap parses by itself.
enum PlainSwift {
    /// What `body` makes of the tree of a source; nil for one that is not plain.
    ///
    /// - Parameter body: is handed the tree, which is valid as long as it runs, and the list of the file's statements.
    static func withTree<Result>(
        of bytes: [UInt8], _ body: (UnsafePointer<SwiftTree>, _ statements: Int32) -> Result
    ) -> Result? {
        guard bytes.count < Int(Int32.max) - SwiftWords.margin else { return nil }
        let padded = bytes + [UInt8](repeating: 0, count: SwiftWords.margin)
        return padded.withUnsafeBufferPointer { buffer -> Result? in
            guard let source = buffer.baseAddress,
                let tokens = PlainSwiftLexer.tokens(of: source, count: bytes.count)
            else { return nil }
            var parser = PlainSwiftParser(tokens: tokens, source: source)
            guard let statements = try? parser.readFile() else { return nil }
            let text = UnsafeBufferPointer(start: source, count: bytes.count)
            return parser.tree.withTree(tokens: tokens, present: tokens.count, source: text) { body($0, statements) }
        }
    }
}
