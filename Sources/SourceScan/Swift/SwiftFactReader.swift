import Diagnostics
import Facts
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Reads one Swift file: bytes to facts.
///
/// Parsing never fails; what the parser could not make sense of is passed over. Run it on a thread with a stack of at
/// least 64 MB: the parser and the walk over its tree both recurse.
package enum SwiftFactReader {
    /// The nesting beyond which the parser gives up, the same in debug and release builds.
    static let maximumNestingLevel = 256

    /// The facts of a file, and what could not be read in it.
    ///
    /// - Parameters:
    ///   - bytes: the file's content; UTF-8, invalid sequences are repaired.
    ///   - path: the path relative to the scanned root.
    package static func read(bytes: [UInt8], path: String) -> (facts: SwiftFacts, diagnostics: [Diagnostic]) {
        let tree = bytes.withUnsafeBufferPointer { buffer in
            Parser.parse(source: buffer, maximumNestingLevel: maximumNestingLevel)
        }
        // Raw nodes are no longer than the tree that holds them.
        return withExtendedLifetime(tree) {
            var builder = FactBuilder(path: path, file: tree.raw)
            if let file = tree.raw.as(RawSourceFileSyntax.self) { builder.readFile(file) }
            return (
                builder.finish(ignores: IgnoreCommentReader.read(tree, bytes: bytes)), builder.diagnostics
            )
        }
    }
}
