/// What stands between words and lines.
extension MarkdownTwin {
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// How many bytes of white space stand at a place, as Unicode's property says; 0 for none.
    static func whitespace(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        isSpace(bytes[index]) ? 1 : wideSpace(bytes, index)
    }

    /// The same for what ends a line.
    static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        if (0x0A...0x0D).contains(bytes[index]) { return 1 }
        let length = wideSpace(bytes, index)
        return length > 0 && (bytes[index + 1] == 0x85 || [0xA8, 0xA9].contains(bytes[index + length - 1])) ? length : 0
    }

    private static func wideSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let lead = bytes[index]
        guard lead >= 0xC2, index + 1 < bytes.count else { return 0 }
        if lead == 0xC2 { return bytes[index + 1] == 0x85 || bytes[index + 1] == 0xA0 ? 2 : 0 }
        guard (0xE1...0xE3).contains(lead), index + 2 < bytes.count else { return 0 }
        switch (lead, bytes[index + 1], bytes[index + 2]) {
        case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF),
            (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
            return 3
        default: return 0
        }
    }
}

extension [UInt8] {
    /// Leaves one space wherever parts are between words, and nothing of them before the first and behind the last.
    ///
    /// - Parameters:
    ///   - start: where the text begins; what stands before it stays.
    ///   - gap: how many bytes at a place are between words; 0 for none. No visible character of ASCII is.
    mutating func joinWords(
        from start: Int, _ gap: (UnsafeBufferPointer<UInt8>, Int) -> Int
    ) {
        let end = withUnsafeMutableBufferPointer { buffer in
            let bytes = UnsafeBufferPointer(buffer)
            var written = start
            var index = start
            var isBetween = false
            while index < bytes.count {
                let isVisible = bytes[index] > 0x20 && bytes[index] < 0x7F
                let length = isVisible ? 0 : gap(bytes, index)
                if length > 0 {
                    isBetween = written > start
                    index += length
                    continue
                }
                if isBetween {
                    buffer[written] = UInt8(ascii: " ")
                    written += 1
                    isBetween = false
                }
                buffer[written] = bytes[index]
                written += 1
                index += 1
            }
            return written
        }
        removeLast(count - end)
    }
}
