/// Reads the lines of a file that are to be shown; of the others it sees nothing but where they end.
struct ExcerptLines {
    private static let context = 4
    /// So few lines between two places are shown too, rather than a gap.
    private static let smallGap = 4
    /// Longer lines are cut; a storyboard can have a picture on one line.
    private static let longestLine = 400

    private let mentioned: Set<Int>
    /// The lines that are shown, one behind the other, as valid UTF-8.
    private(set) var text: [UInt8] = []
    /// The numbers of neighbouring lines that are shown, in order.
    private(set) var shown: [ClosedRange<Int>] = []
    /// The lines of each of them.
    private(set) var blocks: [[SourceExcerpts.Line]] = []

    init(around mentioned: Set<Int>) {
        self.mentioned = mentioned
    }

    mutating func read(_ bytes: [UInt8]) {
        let ends = Self.ends(in: bytes)
        shown = runs(count: ends.count)
        for run in shown {
            var block: [SourceExcerpts.Line] = []
            block.reserveCapacity(run.count)
            for number in run {
                let start = text.count
                append(bytes[(number > 1 ? ends[number - 2] + 1 : 0)..<ends[number - 1]])
                block.append(
                    SourceExcerpts.Line(
                        number: number, range: start..<text.count, isMentioned: mentioned.contains(number)))
            }
            blocks.append(block)
        }
    }

    /// Where each line ends; nothing behind the last end of a line is no line.
    private static func ends(in bytes: [UInt8]) -> [Int] {
        var ends: [Int] = []
        ends.reserveCapacity(bytes.count / 32)
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { ends.append(index) }
        }
        if let last = bytes.last, last != UInt8(ascii: "\n") { ends.append(bytes.count) }
        return ends
    }

    /// The lines that are shown of so many.
    private func runs(count: Int) -> [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        for line in mentioned.sorted() where line >= 1 && line <= count {
            let around = max(1, line - Self.context)...min(count, line + Self.context)
            if let last = runs.last, around.lowerBound - last.upperBound - 1 <= Self.smallGap {
                runs[runs.count - 1] = last.lowerBound...max(last.upperBound, around.upperBound)
            } else {
                runs.append(around)
            }
        }
        // A file that is mentioned as a whole shows how it begins.
        if runs.isEmpty, count > 0 { runs = [1...min(count, 2 * Self.context + 1)] }
        return runs
    }

    private mutating func append(_ line: ArraySlice<UInt8>) {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        if line.count > Self.longestLine {
            text += (String(decoding: line, as: UTF8.self).prefix(Self.longestLine) + " …").utf8
        } else if line.allSatisfy({ $0 < 0x80 }) {
            text += line
        } else {
            text += String(decoding: line, as: UTF8.self).utf8
        }
    }
}
