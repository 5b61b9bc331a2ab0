import Files
import Foundation

/// A file with the records of many sources, which never changes once it has its name.
///
/// All numbers are little-endian: `WMFACTS`, a zero, the version, the number of records, the checksum of the index;
/// then the index, sorted; then the records. An entry of the index is the id, the reading, three zeros, the length, the
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

    private static let magic = Array("WMFACTS\0".utf8)
    private static let headerSize = 24
    private static let entrySize = 44

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
        guard let bytes = FactsPack.read(descriptor, entry.length, at: entry.place),
            Checksum.of(bytes) == entry.checksum
        else { return nil }
        return bytes
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
        var entries: [Entry] = []
        entries.reserveCapacity(count)
        for start in stride(from: 0, to: index.count, by: entrySize) {
            let (length, place) = (number(index, start + 24, 4), number(index, start + 28, 8))
            guard let reading = FactsKey.Reading(rawValue: index[start + 20]), place >= 0, length <= size,
                place <= size - length
            else { return nil }
            entries.append(
                Entry(
                    key: FactsKey(content: ContentID(index[start..<start + 20]), reading: reading), length: length,
                    place: place, checksum: UInt64(truncatingIfNeeded: number(index, start + 36, 8))))
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
        var place = headerSize + keys.count * entrySize
        var index: [UInt8] = []
        index.reserveCapacity(keys.count * entrySize)
        for key in keys {
            let record = records[key] ?? []
            index += key.content.bytes
            index += [key.reading.rawValue, 0, 0, 0]
            append(record.count, 4, to: &index)
            append(place, 8, to: &index)
            append(Int(truncatingIfNeeded: Checksum.of(record)), 8, to: &index)
            place += record.count
        }
        var bytes = magic
        bytes.reserveCapacity(place)
        append(Int(FactsRecord.version), 4, to: &bytes)
        append(keys.count, 4, to: &bytes)
        append(Int(truncatingIfNeeded: Checksum.of(index)), 8, to: &bytes)
        bytes += index
        for key in keys { bytes += records[key] ?? [] }
        return bytes
    }

    private static func append(_ value: Int, _ size: Int, to bytes: inout [UInt8]) {
        for index in 0..<size { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
}
