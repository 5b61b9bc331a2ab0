/// Reads what `ByteEncoder` wrote, out of bytes that anyone may have made: nothing outside of them is looked at, and no
/// more memory is asked for than they can fill.
///
/// Valid as long as the bytes are.
package struct ByteDecoder {
    @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
    @usableFromInline var next = 0

    package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// How many bytes are left.
    @inlinable package var count: Int { bytes.count - next }

    /// - Throws: where bytes are left.
    package func finish() throws(StoredFactsFault) {
        guard next == bytes.count else { throw .trailing }
    }

    @inlinable
    package mutating func byte() throws(StoredFactsFault) -> UInt8 {
        guard next < bytes.count else { throw .truncated }
        defer { next += 1 }
        return bytes[next]
    }

    @inlinable
    package mutating func flag() throws(StoredFactsFault) -> Bool {
        switch try byte() {
        case 0: false
        case 1: true
        case let other: throw .tag(other)
        }
    }

    @inlinable
    package mutating func natural() throws(StoredFactsFault) -> Int {
        let first = try byte()
        return first < 0x80 ? Int(first) : try longNatural(first)
    }

    @usableFromInline
    mutating func longNatural(_ first: UInt8) throws(StoredFactsFault) -> Int {
        var value = UInt64(first & 0x7F)
        var shift: UInt64 = 7
        while true {
            let more = try byte()
            guard shift < 63 || more <= 1 else { throw .number }
            value |= UInt64(more & 0x7F) << shift
            if more < 0x80 { break }
            shift += 7
            guard shift <= 63 else { throw .number }
        }
        guard let natural = Int(exactly: value) else { throw .number }
        return natural
    }

    /// A number of either sign; its size is at most half of what an `Int` holds.
    @inlinable
    package mutating func integer() throws(StoredFactsFault) -> Int {
        let value = try natural()
        return (value >> 1) ^ -(value & 1)
    }

    /// The number of elements that follow, each of which takes at least a byte.
    @inlinable
    package mutating func elementCount() throws(StoredFactsFault) -> Int {
        let elements = try natural()
        guard elements <= count else { throw .truncated }
        return elements
    }

    /// What is not UTF-8 becomes replacement characters.
    package mutating func text() throws(StoredFactsFault) -> String {
        let length = try elementCount()
        defer { next += length }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[next..<next + length]), as: UTF8.self)
    }

    package mutating func optionalText() throws(StoredFactsFault) -> String? {
        try flag() ? try text() : nil
    }

    package mutating func texts() throws(StoredFactsFault) -> [String] {
        try array { source throws(StoredFactsFault) in try source.text() }
    }

    /// The case that a word stands for.
    package mutating func word<Word: RawRepresentable<String>>() throws(StoredFactsFault) -> Word {
        guard let word = Word(rawValue: try text()) else { throw .tag(0) }
        return word
    }

    /// The next bytes, which stay where they are.
    package mutating func raw(_ length: Int) throws(StoredFactsFault) -> UnsafeBufferPointer<UInt8> {
        guard length >= 0, length <= count else { throw .truncated }
        defer { next += length }
        return UnsafeBufferPointer(rebasing: bytes[next..<next + length])
    }

    @inlinable
    package mutating func array<Element>(
        _ read: (inout ByteDecoder) throws(StoredFactsFault) -> Element
    ) throws(StoredFactsFault) -> [Element] {
        let length = try elementCount()
        var elements: [Element] = []
        elements.reserveCapacity(length)
        for _ in 0..<length { elements.append(try read(&self)) }
        return elements
    }
}
