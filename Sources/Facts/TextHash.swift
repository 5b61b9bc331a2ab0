/// A hash of short texts, such as names, that differs from run to run, so that no source can be written to make a table of
/// them slow. It takes a third of what the standard library's takes.
@usableFromInline
package struct TextHash: Sendable {
    /// Kept by whoever asks for many hashes: to look a global up takes as long as a short name.
    @usableFromInline let seed: UInt64
    private static let seed = UInt64.random(in: .min ... .max)

    package init() { seed = Self.seed }

    package func callAsFunction(_ text: String) -> UInt32 {
        if let hash = text.utf8.withContiguousStorageIfAvailable({ self($0) }) { return hash }
        var text = text
        return text.withUTF8 { self($0) }
    }

    /// Multiplies and folds eight bytes at a time; the last ones may be among those before them.
    @inlinable
    package func callAsFunction(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let raw = UnsafeRawBufferPointer(bytes)
        var state = seed ^ UInt64(truncatingIfNeeded: raw.count)
        var index = 0
        while index + 8 < raw.count {
            state = Self.mixed(state, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        state = Self.mixed(state, Self.lastBytes(of: raw))
        return UInt32(truncatingIfNeeded: state ^ state >> 32)
    }

    /// The last eight bytes, or all there are, as a number that differs for texts of the same length.
    @inlinable
    static func lastBytes(of raw: UnsafeRawBufferPointer) -> UInt64 {
        switch raw.count {
        case 8...: raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
        case 4...:
            UInt64(raw.loadUnaligned(as: UInt32.self)) << 32
                | UInt64(raw.loadUnaligned(fromByteOffset: raw.count - 4, as: UInt32.self))
        case 1...: UInt64(raw[0]) << 16 | UInt64(raw[raw.count / 2]) << 8 | UInt64(raw[raw.count - 1])
        default: 0
        }
    }

    @inlinable
    static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
