/// A key that consists of numbers which the program itself gives out one after the other.
///
/// Nobody who writes sources can choose such numbers, so they need no hash that withstands attacks: a multiplication
/// spreads them well enough, at a tenth of the time.
protocol NumberedKey: Hashable {
    /// Equal for equal keys, and different for nearly all others.
    var keyNumber: UInt64 { get }
}

extension NumberedKey {
    /// What the standard library's tables ask for first; the seed is the table's own.
    func _rawHashValue(seed: Int) -> Int {
        let mixed = (keyNumber ^ UInt64(bitPattern: Int64(seed))) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed ^ (mixed >> 32))
    }

    func hash(into hasher: inout Hasher) { hasher.combine(keyNumber) }
}

/// Makes one number of several, whose order counts.
struct KeyMixer {
    private(set) var value: UInt64

    init(_ start: UInt64) { value = start }

    mutating func add(_ number: UInt64) {
        value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
    }

    mutating func add(_ key: some NumberedKey) { add(key.keyNumber) }
    mutating func add(_ key: (some NumberedKey)?) { add(key?.keyNumber ?? UInt64.max) }
}

extension UInt64 {
    /// Two numbers of 32 bits as one.
    init(_ high: Int32, _ low: Int32) {
        self = UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low))
    }
}
