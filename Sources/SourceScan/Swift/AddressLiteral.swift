/// A string literal with values in it that begins as an address does, or with a value and a path behind it:
/// `"https://shop.example/\(id)"`, `"\(host)/terms"`.
///
/// Of other literals with values nobody asks what is written between them.
enum AddressLiteral {
    /// The texts around the values of a literal, one more than there are values; nil for other literals, and where an escape
    /// or a string inside of a value makes it more than plain.
    ///
    /// - Parameter literal: the literal with its quotation marks.
    static func texts(in literal: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
        let quote = UInt8(ascii: "\"")
        guard literal.count > 2, literal.first == quote, literal.last == quote, literal[1] != quote,
            mayBeAddress(literal)
        else { return nil }
        var texts: [Range<Int>] = []
        var (start, offset) = (1, 1)
        let end = literal.count - 1
        while offset < end {
            guard literal[offset] == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            guard offset + 1 < end, literal[offset + 1] == UInt8(ascii: "("),
                let behind = endOfValue(in: literal, from: offset + 2)
            else { return nil }
            texts.append(start..<offset)
            (start, offset) = (behind, behind)
        }
        guard start <= end else { return nil }
        return texts + [start..<end]
    }

    /// The offset behind the parenthesis that ends a value.
    private static func endOfValue(in literal: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var depth = 1
        for offset in start..<(literal.count - 1) {
            switch literal[offset] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): return nil
            default: break
            }
            if depth == 0 { return offset + 1 }
        }
        return nil
    }

    /// Whether there is a scheme (RFC 3986) with two slashes or one of those that have none, or a value with a slash behind
    /// it.
    private static func mayBeAddress(_ literal: UnsafeBufferPointer<UInt8>) -> Bool {
        if literal[1] == UInt8(ascii: "\\") {
            guard let end = endOfValue(in: literal, from: min(3, literal.count - 1)) else { return false }
            return literal[end] == UInt8(ascii: "/")
        }
        guard let colon = literal.prefix(32).firstIndex(of: UInt8(ascii: ":")) else { return false }
        let behind = literal[(colon + 1)...].prefix(2)
        return behind.elementsEqual("//".utf8)
            || withoutSlashes.contains { literal[1..<colon].elementsEqual($0.utf8) }
    }

    private static let withoutSlashes = ["mailto", "tel", "telprompt", "sms", "facetime"]
}
