/// Tells bytes that were damaged from those that were written; no protection against somebody who means harm.
enum Checksum {
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
        var index = 0
        while index + 8 <= bytes.count {
            state = mixed(state, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            index += 8
        }
        var last: UInt64 = 0
        while index < bytes.count {
            last = last << 8 | UInt64(bytes[index])
            index += 1
        }
        return mixed(state, last)
    }

    static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

    /// Adding after the product keeps two words of zeros, or a word that equals the state, from wiping it out.
    private static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return (product.high ^ product.low) &+ 0xA076_1D64_78BD_642F &+ word
    }
}
