import Foundation

/// Looks for needles in bytes with the C library's searches, which run at the speed of memory.
enum ByteSearch {
    /// The offset of the first occurrence at or after `start`.
    static func first(of needle: [UInt8], in buffer: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
        guard let base = buffer.baseAddress, let initial = needle.first else { return nil }
        var offset = start
        while offset + needle.count <= buffer.count {
            let left = buffer.count - needle.count + 1 - offset
            guard let found = memchr(base + offset, Int32(initial), left) else { return nil }
            offset = base.distance(to: UnsafeRawPointer(found))
            let isMatch = needle.withUnsafeBytes { bytes in
                bytes.baseAddress.map { memcmp(found, $0, needle.count) == 0 } ?? false
            }
            if isMatch { return offset }
            offset += 1
        }
        return nil
    }

    /// The offset of the first byte of this value at or after `start`.
    static func first(_ byte: UInt8, in buffer: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = buffer.baseAddress, start < buffer.count,
            let found = memchr(base + start, Int32(byte), buffer.count - start)
        else { return nil }
        return base.distance(to: UnsafeRawPointer(found))
    }

    static func contains(_ needle: [UInt8], in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { first(of: needle, in: $0) != nil }
    }
}
