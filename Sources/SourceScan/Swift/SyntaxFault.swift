import SwiftParser
import SwiftSyntax

/// Where a file stops being Swift, as in the middle of an edit or of a merge.
package enum SyntaxFault {
    /// The line of the first thing that Swift's grammar does not take, from 1; nil where it takes all of the file.
    package static func line(in bytes: [UInt8]) -> Int? {
        // What is read without the library is plain Swift.
        if PlainSwift.withTree(of: bytes, { _, _ in true }) != nil { return nil }
        let file = bytes.withUnsafeBufferPointer { buffer in
            // What only a later language mode refuses, as a space before an attribute's arguments, compiles in an earlier one.
            Parser.parse(
                source: buffer, maximumNestingLevel: SwiftFactReader.maximumNestingLevel, swiftVersion: .v5)
        }
        guard file.hasError else { return nil }
        let token = file.tokens(viewMode: .all).first { token in
            token.presence == .missing || token.hasError || token.parent?.is(UnexpectedNodesSyntax.self) == true
        }
        let newline = UInt8(ascii: "\n")
        let end = token?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
        // The marks of a merge are passed over, and what follows them is not.
        let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
        let mark = lines.firstIndex { $0.starts(with: Array("<<<<<<< ".utf8)) } ?? lines.count
        return 1 + min(mark, bytes.prefix(end).count { $0 == newline })
    }
}
