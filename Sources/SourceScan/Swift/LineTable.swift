import Facts
import Foundation

/// Where the lines of a text begin, to tell lines and columns from offsets.
struct LineTable {
    private var starts: [Int32] = [0]
    /// The line of the latest answer: the next question is mostly about the same one or one close by.
    private var latest = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress else { return }
        starts.reserveCapacity(bytes.count / 32 + 8)
        let hasReturns = memchr(base, 0x0D, bytes.count) != nil
        if hasReturns { readReturns(bytes) } else { readLineFeeds(UnsafeRawPointer(base), count: bytes.count) }
    }

    private mutating func readLineFeeds(_ base: UnsafeRawPointer, count: Int) {
        var offset = 0
        while offset < count, let found = memchr(base + offset, 0x0A, count - offset) {
            offset = UnsafeRawPointer(found) - base + 1
            starts.append(Int32(truncatingIfNeeded: offset))
        }
    }

    /// Lines that end in a line feed, a carriage return, or both.
    private mutating func readReturns(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
            if byte == 0x0A || byte == 0x0D { starts.append(Int32(truncatingIfNeeded: index)) }
        }
    }

    mutating func place(of offset: Int) -> SwiftFacts.Place {
        let offset = Int32(truncatingIfNeeded: offset)
        // Walks are mostly forwards, by a few lines, and back again.
        if starts[latest] > offset {
            latest = max(latest - 8, 0)
            if starts[latest] > offset { latest = line(of: offset, in: 0..<latest) }
        }
        var steps = 0
        while latest + 1 < starts.count, starts[latest + 1] <= offset {
            latest += 1
            steps += 1
            if steps == 16 { latest = line(of: offset, in: latest..<starts.count) }
        }
        return SwiftFacts.Place(line: latest + 1, column: Int(offset - starts[latest]) + 1)
    }

    /// The last of the lines, by their numbers from zero, that does not begin behind the offset; the first one does not.
    private func line(of offset: Int32, in lines: Range<Int>) -> Int {
        var (low, high) = (lines.lowerBound, lines.upperBound)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
