import SwiftParser
import SwiftSyntax

/// What string literals stand for.
enum StringLiteralValue {
    /// The text that a literal with escapes, several lines or `#` stands for; nil where it is interpolated or broken.
    ///
    /// Such literals are rare enough for the library.
    static func read(_ literal: UnsafeBufferPointer<UInt8>) -> String? {
        let tree = Parser.parse(source: literal, maximumNestingLevel: SwiftFactReader.maximumNestingLevel)
        return tree.statements.first?.item.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
