import Facts
import Foundation

/// The names of one file, each once, found again by their bytes.
///
/// A name is met many times and made a string once. The table is open-addressed, with a hash that differs from run to
/// run, so that no source can be written to make it slow; identifiers count up in the order of first meeting, so that
/// the hash shows nowhere.
struct NameTable {
    private struct Entry {
        /// Where the name ends in `bytes`.
        var end: Int32
        var hash: UInt32
    }

    private var bytes: [UInt8] = []
    /// In front of the names' entries there is one that only ends.
    private var entries: ContiguousArray<Entry> = []
    /// A power of two; an identifier plus one, or zero.
    private var slots = ContiguousArray<Int32>(repeating: 0, count: 256)
    private let hash = TextHash()

    init() {
        // Most files have no more than that.
        bytes.reserveCapacity(1_024)
        entries.reserveCapacity(128)
        entries.append(Entry(end: 0, hash: 0))
    }

    var count: Int { entries.count - 1 }

    /// The names by their identifiers.
    var strings: [String] {
        bytes.withUnsafeBufferPointer { all in
            (0..<count).map { id in
                let name = Int(entries[id].end)..<Int(entries[id + 1].end)
                return String(decoding: UnsafeBufferPointer(rebasing: all[name]), as: UTF8.self)
            }
        }
    }

    mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
        let hash = hash(name)
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while case let number = Int(slots[slot]), number != 0 {
            if entries[number].hash == hash, isName(number, name) { return NameID(number - 1) }
            slot = (slot + 1) & mask
        }
        let id = count
        bytes.append(contentsOf: name)
        entries.append(Entry(end: Int32(truncatingIfNeeded: bytes.count), hash: hash))
        slots[slot] = Int32(truncatingIfNeeded: id + 1)
        if count * 2 > slots.count { grow() }
        return NameID(id)
    }

    /// Whether the entry of this number is that of a name.
    private func isName(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(entries[number - 1].end)
        guard Int(entries[number].end) - start == name.count else { return false }
        guard let base = name.baseAddress else { return true }
        return bytes.withUnsafeBytes { all in
            all.baseAddress.map { memcmp($0 + start, base, name.count) == 0 } ?? false
        }
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = ContiguousArray(repeating: 0, count: mask + 1)
        for number in 1..<entries.count {
            var slot = Int(entries[number].hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }
}
