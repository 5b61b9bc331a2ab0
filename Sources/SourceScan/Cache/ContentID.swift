import Facts

/// What a file's bytes are called: the id of git's object for them, so that what was learned from a file on disk is
/// found again in every commit that holds the same bytes, and the other way round.
package struct ContentID: Hashable, Sendable, Comparable {
    /// The 20 bytes, highest first.
    private var high: UInt64
    private var middle: UInt64
    private var low: UInt32

    static let size = 20

    /// The id of a file with these bytes.
    package init(ofFile bytes: [UInt8]) {
        var digest = SHA1()
        digest.update(Array("blob \(bytes.count)\0".utf8))
        digest.update(bytes)
        self.init(&digest)
    }

    /// The plain digest of some bytes.
    package init(of bytes: [UInt8]) {
        var digest = SHA1()
        digest.update(bytes)
        self.init(&digest)
    }

    private init(_ digest: inout SHA1) {
        let (a, b, c, d, e) = digest.finish()
        high = UInt64(a) << 32 | UInt64(b)
        middle = UInt64(c) << 32 | UInt64(d)
        low = e
    }

    /// Nil for what is not 40 hexadecimal digits, such as the longer ids of a repository that uses SHA-256.
    package init?(hexadecimal text: some StringProtocol) {
        let digits = Array(text.utf8)
        guard digits.count == 2 * ContentID.size else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let one = ContentID.digit(digits[index]), let two = ContentID.digit(digits[index + 1]) else {
                return nil
            }
            bytes.append(one << 4 | two)
        }
        self.init(bytes)
    }

    private static func digit(_ character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// - Parameter bytes: 20 of them; what is missing counts as zero.
    init(_ bytes: some Collection<UInt8>) {
        (high, middle, low) = (0, 0, 0)
        for (index, byte) in bytes.prefix(ContentID.size).enumerated() {
            switch index {
            case 0..<8: high |= UInt64(byte) << UInt64(56 - 8 * index)
            case 8..<16: middle |= UInt64(byte) << UInt64(120 - 8 * index)
            default: low |= UInt32(byte) << UInt32(152 - 8 * index)
            }
        }
    }

    /// - Parameter start: of the 20 bytes in `buffer`.
    init(_ buffer: UnsafeRawBufferPointer, at start: Int) {
        high = UInt64(bigEndian: buffer.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        middle = UInt64(bigEndian: buffer.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self))
        low = UInt32(bigEndian: buffer.loadUnaligned(fromByteOffset: start + 16, as: UInt32.self))
    }

    package var bytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: ContentID.size) { buffer, count in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            bytes.storeBytes(of: high.bigEndian, toByteOffset: 0, as: UInt64.self)
            bytes.storeBytes(of: middle.bigEndian, toByteOffset: 8, as: UInt64.self)
            bytes.storeBytes(of: low.bigEndian, toByteOffset: 16, as: UInt32.self)
            count = ContentID.size
        }
    }

    /// 40 hexadecimal digits.
    package var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] }, as: UTF8.self)
    }

    package static func < (left: ContentID, right: ContentID) -> Bool {
        (left.high, left.middle, left.low) < (right.high, right.middle, right.low)
    }
}

extension ByteDecoder {
    package mutating func contentID() throws(StoredFactsFault) -> ContentID {
        ContentID(UnsafeRawBufferPointer(try raw(ContentID.size)), at: 0)
    }
}
