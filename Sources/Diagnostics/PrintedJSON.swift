import Foundation

/// JSON as the program writes it for people and programs: indented, its members sorted.
package enum PrintedJSON {
    /// The document with a line feed at its end. What a terminal would obey, or what changes the reading direction, is written
    /// as an escape: `JSONEncoder` escapes the first block of control characters only.
    ///
    /// - Throws: what the document's own encoding throws.
    package static func bytes(of document: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let bytes = [UInt8](try encoder.encode(document)) + [UInt8(ascii: "\n")]
        guard bytes.contains(where: { $0 >= 0x7F }) else { return bytes }
        // Behind ASCII there are only letters of strings.
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(into: []) { printed, scalar in
            if scalar.value >= 0x7F, PrintableText.isActive(scalar) {
                let digits = String(scalar.value, radix: 16)
                printed += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
            } else {
                printed += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
    }
}
