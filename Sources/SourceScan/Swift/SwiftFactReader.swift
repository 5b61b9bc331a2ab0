import Diagnostics
import Facts
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Reads one Swift file: bytes to facts.
///
/// Parsing never fails; what the parser could not make sense of is passed over. Run it on a thread with a stack of at
/// least 64 MB: the parsers and the walk over their trees all recurse.
package enum SwiftFactReader {
    /// The nesting beyond which the library's parser gives up, the same in debug and release builds.
    static let maximumNestingLevel = 256

    /// Who parses a file.
    package enum ParserChoice: Sendable {
        /// Wiremap's own parser where the source is plain, else the library's.
        case quickest
        /// The library's alone: the comparison in tests.
        case library
    }

    /// The facts of a file, and what could not be read in it.
    ///
    /// - Parameters:
    ///   - bytes: the file's content; UTF-8, invalid sequences are repaired.
    ///   - path: the path relative to the scanned root.
    package static func read(bytes: [UInt8], path: String) -> (facts: SwiftFacts, diagnostics: [Diagnostic]) {
        read(bytes: bytes, path: path, with: .quickest)
    }

    /// The same with a choice of the parser, for those that compare the two.
    package static func read(
        bytes: [UInt8], path: String, with choice: ParserChoice
    ) -> (facts: SwiftFacts, diagnostics: [Diagnostic]) {
        // Comments that ask to pass over findings are read from the library's tree.
        if choice == .quickest, !IgnoreCommentReader.mayHoldComments(bytes),
            let facts = PlainSwift.withTree(of: bytes, { build(from: $0, $1, path: path, ignores: []) })
        {
            return facts
        }
        return readWithLibrary(bytes: bytes, path: path)
    }

    private static func readWithLibrary(
        bytes: [UInt8], path: String
    ) -> (facts: SwiftFacts, diagnostics: [Diagnostic]) {
        // What comes behind is no Swift that somebody means.
        let bytes = SwiftNesting.firstBindingFault(in: bytes).map { Array(bytes[..<$0]) } ?? bytes
        let file = bytes.withUnsafeBufferPointer { buffer in
            Parser.parse(source: buffer, maximumNestingLevel: maximumNestingLevel)
        }
        // Raw nodes are no longer than the tree that holds them.
        return withExtendedLifetime(file) {
            LibraryTree.withTree(of: file.raw) { tree, statements in
                build(from: tree, statements, path: path, ignores: IgnoreCommentReader.read(file, bytes: bytes))
            }
        }
    }

    static func build(
        from tree: UnsafePointer<SwiftTree>, _ statements: Int32, path: String, ignores: [IgnoreFacts]
    ) -> (facts: SwiftFacts, diagnostics: [Diagnostic]) {
        let root = SwiftNode(tree: tree, number: statements)
        var builder = FactBuilder(path: path, file: root)
        builder.readFile(CodeBlockItems(node: root))
        return (builder.finish(ignores: ignores), builder.diagnostics)
    }
}
