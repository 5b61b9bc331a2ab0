/// How deeply a Swift source nests what the parser follows without a bound of its own, found by its bytes alone.
///
/// The parser bounds the nesting of statements and parentheses. It looks ahead through `[[[` in time that doubles with
/// each bracket, and its stack overflows over thousands of `A<A<` and `#if`; one such file must not stop a scan.
enum SwiftNesting {
    /// Brackets that open one directly inside the other; real arrays of arrays stay below ten.
    static let maximumBrackets = 16
    /// Generic arguments inside one another.
    static let maximumGenerics = 200
    /// Clauses of `#if` inside one another.
    static let maximumCompilation = 200

    /// The offset at which the nesting becomes too deep; nil in every source that a person writes.
    static func firstFault(in bytes: [UInt8]) -> Int? {
        var brackets = 0
        var generics = 0
        var compilation = 0
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "["):
                brackets += 1
                generics = 0
                if brackets > maximumBrackets { return offset }
            case UInt8(ascii: "<"):
                brackets = 0
                generics += 1
                if generics > maximumGenerics { return offset }
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                break
            case UInt8(ascii: "#"):
                (brackets, generics) = (0, 0)
                if starts(with: "#if", bytes, offset) { compilation += 1 }
                if starts(with: "#endif", bytes, offset) { compilation -= 1 }
                if compilation > maximumCompilation { return offset }
            default:
                brackets = 0
                if !isPartOfType(byte) { generics = 0 }
            }
        }
        return nil
    }

    /// Letters, digits, `_`, `.` and everything beyond ASCII.
    private static func isPartOfType(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }

    private static func starts(with text: StaticString, _ bytes: [UInt8], _ offset: Int) -> Bool {
        text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }
}
