/// Finds what is not UTF-8 (Unicode Standard, table 3-7).
enum UTF8Check {
    /// The offset of the first byte that begins no valid sequence.
    static func firstFault(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { buffer in
            var index = 0
            while index < buffer.count {
                if buffer[index] < 0x80 {
                    // Sources are mostly ASCII: eight bytes at a time.
                    while index + 8 <= buffer.count,
                        buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                    {
                        index += 8
                    }
                    while index < buffer.count, buffer[index] < 0x80 { index += 1 }
                } else if let length = length(of: buffer, at: index) {
                    index += length
                } else {
                    return index
                }
            }
            return nil
        }
    }

    private static func length(of buffer: UnsafeRawBufferPointer, at index: Int) -> Int? {
        let length: Int
        let second: ClosedRange<UInt8>
        switch buffer[index] {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= buffer.count, second.contains(buffer[index + 1]) else { return nil }
        for next in index + 2..<index + length where !(0x80...0xBF).contains(buffer[next]) { return nil }
        return length
    }
}
