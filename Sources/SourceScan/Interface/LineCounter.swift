/// Turns ascending offsets into lines and columns, both from 1; a column counts bytes.
struct LineCounter {
    private var offset = 0
    private var line = 1
    private var lineStart = 0

    /// `offset` must not be before the one of an earlier call.
    mutating func place(of target: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let end = min(target, bytes.count)
        while offset < end {
            let byte = bytes[offset]
            offset += 1
            let isPair = byte == UInt8(ascii: "\r") && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
            if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isPair) {
                line += 1
                lineStart = offset
            }
        }
        return (line, max(offset, end) - lineStart + 1)
    }
}
