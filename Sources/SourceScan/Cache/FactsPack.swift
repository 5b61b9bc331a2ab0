import Files
import Foundation

/// A file with the records of many sources, which never changes once it has its name.
///
/// All numbers are little-endian: `WMFACTS`, a zero, the version, the number of records, the checksum of the index;
/// then the index, sorted; then the records, first those that are short and asked for in every run, which are read in one
/// go. An entry of the index is the id, the reading, three zeros, the length, the
/// place in the file and the checksum of the record.
final class FactsPack: Sendable {
    struct Entry: Sendable {
        var key: FactsKey
        var length: Int
        var place: Int
        var checksum: UInt64
    }

    /// The path of the file.
    let path: String
    /// In bytes.
    let size: Int
    /// Sorted by key.
    let entries: [Entry]
    private let descriptor: Int32
    /// The records that stand first, and their place in the file.
    private let ahead: (place: Int, bytes: [UInt8])

    private static let magic = Array("WMFACTS\0".utf8)
    private static let headerSize = 24
    private static let entrySize = 44
    private static let mostAhead = 32 << 20

    /// Nil for what cannot be read, what another version wrote, and what is damaged.
    init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let entries = FactsPack.index(of: descriptor, size: Int(status.st_size))
        else {
            close(descriptor)
            return nil
        }
        self.path = path
        self.size = Int(status.st_size)
        self.entries = entries
        self.descriptor = descriptor
        ahead = FactsPack.ahead(entries, descriptor)
    }

    /// Nothing where the records that should do not lie together.
    private static func ahead(_ entries: [Entry], _ descriptor: Int32) -> (place: Int, bytes: [UInt8]) {
        let all = entries.lazy.filter(\.key.reading.isAhead)
        let place = all.map(\.place).min() ?? 0
        let count = (all.map { $0.place + $0.length }.max() ?? 0) - place
        guard count <= mostAhead, let bytes = read(descriptor, count, at: place) else { return (0, []) }
        return (place, bytes)
    }

    deinit { close(descriptor) }

    func entry(_ key: FactsKey) -> Entry? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].key == key ? entries[low] : nil
    }

    /// The bytes of a record; nil where they are not what was written.
    func record(_ entry: Entry) -> [UInt8]? {
        guard let bytes = bytes(of: entry), Checksum.of(bytes) == entry.checksum else { return nil }
        return bytes
    }

    private func bytes(of entry: Entry) -> [UInt8]? {
        let start = entry.place - ahead.place
        if start >= 0, entry.length <= ahead.bytes.count, start <= ahead.bytes.count - entry.length {
            return Array(ahead.bytes[start..<start + entry.length])
        }
        return FactsPack.read(descriptor, entry.length, at: entry.place)
    }

    private static func index(of descriptor: Int32, size: Int) -> [Entry]? {
        guard let header = read(descriptor, headerSize, at: 0), header.starts(with: magic),
            number(header, 8, 4) == Int(FactsRecord.version)
        else { return nil }
        let count = number(header, 12, 4)
        guard count <= (size - headerSize) / entrySize,
            let index = read(descriptor, count * entrySize, at: headerSize),
            Checksum.of(index) == UInt64(truncatingIfNeeded: number(header, 16, 8))
        else { return nil }
        return index.withUnsafeBytes { entries(in: $0, size: size) }
    }

    private static func entries(in index: UnsafeRawBufferPointer, size: Int) -> [Entry]? {
        var entries: [Entry] = []
        entries.reserveCapacity(index.count / entrySize)
        for start in stride(from: 0, to: index.count, by: entrySize) {
            let length = UInt32(littleEndian: index.loadUnaligned(fromByteOffset: start + 24, as: UInt32.self))
            let place = Int(littleEndian: index.loadUnaligned(fromByteOffset: start + 28, as: Int.self))
            guard let reading = FactsKey.Reading(rawValue: index[start + 20]), place >= 0, length <= size,
                place <= size - Int(length)
            else { return nil }
            let checksum = UInt64(littleEndian: index.loadUnaligned(fromByteOffset: start + 36, as: UInt64.self))
            entries.append(
                Entry(
                    key: FactsKey(content: ContentID(index, at: start), reading: reading), length: Int(length),
                    place: place, checksum: checksum))
        }
        return entries
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int {
        var value: UInt64 = 0
        for index in 0..<size { value |= UInt64(bytes[start + index]) << UInt64(8 * index) }
        return Int(truncatingIfNeeded: value)
    }

    private static func read(_ descriptor: Int32, _ count: Int, at place: Int) -> [UInt8]? {
        let bytes = try? OpenFile.bytes(of: descriptor, count: count, from: place)
        return bytes?.count == count ? bytes : nil
    }

    /// The bytes of a pack with these records.
    static func bytes(of records: [FactsKey: [UInt8]]) -> [UInt8] {
        let keys = records.keys.sorted()
        let order = keys.filter(\.reading.isAhead) + keys.filter { !$0.reading.isAhead }
        var place = headerSize + keys.count * entrySize
        var places: [FactsKey: Int] = [:]
        places.reserveCapacity(keys.count)
        for key in order {
            places[key] = place
            place += records[key]?.count ?? 0
        }
        var index: [UInt8] = []
        index.reserveCapacity(keys.count * entrySize)
        for key in keys {
            let record = records[key] ?? []
            index += key.content.bytes
            index += [key.reading.rawValue, 0, 0, 0]
            append(record.count, 4, to: &index)
            append(places[key] ?? 0, 8, to: &index)
            append(Int(truncatingIfNeeded: Checksum.of(record)), 8, to: &index)
        }
        var bytes = magic
        bytes.reserveCapacity(place)
        append(Int(FactsRecord.version), 4, to: &bytes)
        append(keys.count, 4, to: &bytes)
        append(Int(truncatingIfNeeded: Checksum.of(index)), 8, to: &bytes)
        bytes += index
        for key in order { bytes += records[key] ?? [] }
        return bytes
    }

    private static func append(_ value: Int, _ size: Int, to bytes: inout [UInt8]) {
        for index in 0..<size { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
}
