import Facts

/// The names of one file, each once, found again by their bytes.
///
/// A name is met many times and made a string once. The table is open-addressed, with a hash that differs from run to
/// run, so that no source can be written to make it slow; identifiers count up in the order of first meeting, so that
/// the hash shows nowhere.
struct NameTable {
    private var bytes: [UInt8] = []
    /// Where each name ends in `bytes`.
    private var ends: [Int32] = [0]
    private var hashes: [UInt32] = []
    /// A power of two; an identifier plus one, or zero.
    private var slots = [Int32](repeating: 0, count: 256)
    private static let seed = UInt64.random(in: .min ... .max)

    var count: Int { hashes.count }

    /// The names by their identifiers.
    var strings: [String] {
        bytes.withUnsafeBufferPointer { all in
            (0..<count).map { String(decoding: all[Int(ends[$0])..<Int(ends[$0 + 1])], as: UTF8.self) }
        }
    }

    mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
        let hash = hash(of: name)
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let known = Int(slots[slot]) - 1
            if hashes[known] == hash, isName(known, name) { return NameID(known) }
            slot = (slot + 1) & mask
        }
        let id = count
        bytes.append(contentsOf: name)
        ends.append(Int32(truncatingIfNeeded: bytes.count))
        hashes.append(hash)
        slots[slot] = Int32(truncatingIfNeeded: id + 1)
        if count * 2 > slots.count { grow() }
        return NameID(id)
    }

    private func isName(_ id: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(ends[id])
        guard Int(ends[id + 1]) - start == name.count else { return false }
        return bytes.withUnsafeBufferPointer { all in
            for index in 0..<name.count where all[start + index] != name[index] { return false }
            return true
        }
    }

    /// Multiplies and folds eight bytes at a time.
    private func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let raw = UnsafeRawBufferPointer(name)
        var state = NameTable.seed ^ UInt64(truncatingIfNeeded: raw.count)
        var index = 0
        while index + 8 <= raw.count {
            state = NameTable.mixed(state, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest: UInt64 = 0
        while index < raw.count {
            rest = rest << 8 | UInt64(raw[index])
            index += 1
        }
        state = NameTable.mixed(state, rest)
        return UInt32(truncatingIfNeeded: state ^ state >> 32)
    }

    private static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = [Int32](repeating: 0, count: mask + 1)
        for (id, hash) in hashes.enumerated() {
            var slot = Int(hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: id + 1)
        }
    }
}
