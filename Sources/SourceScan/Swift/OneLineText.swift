/// Texts of the source on one line: every run of white space, and every line comment, is one space. There is none inside
/// a bracket, and in front of a member of what stands on the line before, where a line was broken.
enum OneLineText {
    private static let maximumLength = 200

    /// The text of these bytes, at most 200 characters of it.
    static func condensed(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        if isCondensed(source) { return shortened(Array(source)) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        var inString = false
        var inComment = false
        /// Whether the space at the end stands for white space with a line break, outside of strings.
        var isBroken = false
        var previous: UInt8 = 0
        for byte in source {
            let isBreak = byte == 0x0A || byte == 0x0D
            if isBreak { inComment = false }
            if !inComment, byte == 0x22, previous != 0x5C { inString.toggle() }
            if !inComment, !inString, byte == 0x2F, previous == 0x2F {
                inComment = true
                bytes.removeLast()
            }
            previous = byte
            if inComment { continue }
            if byte == 0x20 || byte == 0x09 || isBreak {
                if isBreak, !inString {
                    isBroken = true
                    if bytes.last == 0x20, bytes.dropLast().last.map(isOpening) ?? false { bytes.removeLast() }
                }
                guard let last = bytes.last, last != 0x20, !(isBroken && isOpening(last)) else { continue }
                bytes.append(0x20)
            } else {
                if isBroken, bytes.last == 0x20, isClosing(byte) || byte == UInt8(ascii: ".") && endsValue(bytes) {
                    bytes.removeLast()
                }
                isBroken = false
                bytes.append(byte)
            }
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        return shortened(bytes)
    }

    /// Whether nothing is to be done, as for most texts: they are on one line, with single spaces inside.
    private static func isCondensed(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard source.first != 0x20, source.last != 0x20 else { return false }
        var previous: UInt8 = 0
        for byte in source {
            if byte < 0x20 || byte == previous && (byte == 0x20 || byte == 0x2F) { return false }
            previous = byte
        }
        return true
    }

    /// Whether a value ends in front of the space at the end, as `items.first` does and `items.first ==` does not.
    private static func endsValue(_ bytes: [UInt8]) -> Bool {
        guard let last = bytes.dropLast().last else { return false }
        switch last {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "\""), UInt8(ascii: "}"):
            return true
        default: return isClosing(last)
        }
    }

    private static func isOpening(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") }

    private static func isClosing(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") }

    private static func shortened(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > maximumLength else { return bytes }
        // As far as there is nothing but ASCII, which has no line breaks here, each byte is a character.
        if bytes[...maximumLength].allSatisfy({ $0 < 0x80 }) {
            return bytes[..<(maximumLength - 1)] + Array("…".utf8)
        }
        let line = String(decoding: bytes, as: UTF8.self)
        return line.count > maximumLength ? Array((line.prefix(maximumLength - 1) + "…").utf8) : bytes
    }
}
