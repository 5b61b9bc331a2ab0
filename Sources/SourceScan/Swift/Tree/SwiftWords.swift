/// Finds words by their bytes.
struct SwiftWords: Sendable {
    /// How many bytes behind a word are looked at; they must be there.
    static let margin = 16
    private static let size = 1_024

    static let all = SwiftWords()

    /// The bytes of a word as two numbers.
    private struct Key: Equatable {
        var first: UInt64 = 0
        var rest: UInt64 = 0
    }

    /// By `place(of:)`; a word whose place is taken lies at the next free one.
    private let words: [SwiftWord]
    private let keys: [Key]

    private init() {
        var words = [SwiftWord](repeating: .none, count: Self.size)
        var keys = [Key](repeating: Key(), count: Self.size)
        for word in SwiftWord.allCases where word != .none {
            let bytes = Array(word.text.utf8)
            var (first, rest) = (UInt64(0), UInt64(0))
            for (index, byte) in bytes.enumerated() {
                if index < 8 { first |= UInt64(byte) << (8 * index) } else { rest |= UInt64(byte) << (8 * (index - 8)) }
            }
            let key = Key(first: first, rest: rest)
            var place = Self.place(of: key, bytes.count)
            while words[place] != .none { place = (place + 1) & (Self.size - 1) }
            (words[place], keys[place]) = (word, key)
        }
        self.words = words
        self.keys = keys
    }

    /// The word that is written at an address.
    func word(at address: UnsafeRawPointer, count: Int) -> SwiftWord {
        guard count > 1, count <= Self.margin else { return .none }
        let key = Self.key(address, count)
        var place = Self.place(of: key, count)
        while words[place] != .none {
            if keys[place] == key { return words[place] }
            place = (place + 1) & (Self.size - 1)
        }
        return .none
    }

    private static func key(_ address: UnsafeRawPointer, _ count: Int) -> Key {
        let first = UInt64(littleEndian: address.loadUnaligned(as: UInt64.self))
        if count <= 8 { return Key(first: first & mask(count)) }
        let rest = UInt64(littleEndian: address.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        return Key(first: first, rest: rest & mask(count - 8))
    }

    private static func mask(_ count: Int) -> UInt64 { count == 8 ? .max : (1 << (8 * UInt64(count))) - 1 }

    private static func place(of key: Key, _ count: Int) -> Int {
        let number = (key.first ^ key.rest &* 31) &* 0x9E37_79B9_7F4A_7C15
        return Int(number >> 54)
    }
}
