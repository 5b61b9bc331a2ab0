/// The digest that git names objects with (FIPS 180-4).
///
/// Written here because Foundation has none on Linux, and the library that has one brings all of BoringSSL into every
/// build. It stands for the bytes of files as it does in git, and keeps no secrets.
struct SHA1 {
    private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
        0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
    )
    private var length = 0
    private var rest: [UInt8] = []

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        length += bytes.count
        var bytes = bytes
        if !rest.isEmpty {
            let missing = min(64 - rest.count, bytes.count)
            rest.append(contentsOf: bytes[..<missing])
            bytes = UnsafeRawBufferPointer(rebasing: bytes[missing...])
            guard rest.count == 64 else { return }
            let full = rest
            rest = []
            full.withUnsafeBytes { block($0) }
        }
        let whole = bytes.count & ~63
        if whole > 0 { block(UnsafeRawBufferPointer(rebasing: bytes[..<whole])) }
        rest.append(contentsOf: bytes[whole...])
    }

    mutating func update(_ bytes: [UInt8]) { bytes.withUnsafeBytes { update($0) } }

    /// The digest of everything so far, as five words whose bytes stand highest first.
    mutating func finish() -> (UInt32, UInt32, UInt32, UInt32, UInt32) {
        let bits = UInt64(truncatingIfNeeded: length) << 3
        var padding: [UInt8] = [0x80]
        padding += [UInt8](repeating: 0, count: (119 - length % 64) % 64)
        padding += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
        update(padding)
        return state
    }

    /// - Parameter bytes: whole blocks of 64.
    private mutating func block(_ bytes: UnsafeRawBufferPointer) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
            for start in stride(from: 0, to: bytes.count, by: 64) {
                for index in 0..<16 {
                    words[index] = UInt32(
                        bigEndian: bytes.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self))
                }
                for index in 16..<80 {
                    words[index] = SHA1.rotated(
                        words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1)
                }
                mix(words)
            }
        }
    }

    private mutating func mix(_ words: UnsafeMutableBufferPointer<UInt32>) {
        var (a, b, c, d, e) = state
        for index in 0..<20 { SHA1.step(&a, &b, &c, &d, &e, d ^ (b & (c ^ d)), 0x5A82_7999, words[index]) }
        for index in 20..<40 { SHA1.step(&a, &b, &c, &d, &e, b ^ c ^ d, 0x6ED9_EBA1, words[index]) }
        for index in 40..<60 {
            SHA1.step(&a, &b, &c, &d, &e, (b & c) | (d & (b | c)), 0x8F1B_BCDC, words[index])
        }
        for index in 60..<80 { SHA1.step(&a, &b, &c, &d, &e, b ^ c ^ d, 0xCA62_C1D6, words[index]) }
        state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
    }

    @inline(__always)
    private static func step(
        _ a: inout UInt32, _ b: inout UInt32, _ c: inout UInt32, _ d: inout UInt32, _ e: inout UInt32,
        _ mixed: UInt32, _ constant: UInt32, _ word: UInt32
    ) {
        let next = rotated(a, by: 5) &+ mixed &+ e &+ constant &+ word
        (e, d, c, b, a) = (d, c, rotated(b, by: 30), a, next)
    }

    @inline(__always)
    private static func rotated(_ value: UInt32, by bits: UInt32) -> UInt32 {
        value << bits | value >> (32 - bits)
    }
}
