import Testing

@testable import Site

/// The lines of a source that are shown.
struct ExcerptLinesTests {
    private struct Shown: Equatable {
        var number: Int
        var text: String
        var isMentioned: Bool
    }

    private func read(_ bytes: [UInt8], _ mentioned: Set<Int>) -> [[Shown]] {
        var lines = ExcerptLines(around: mentioned)
        lines.read(bytes)
        return lines.blocks.map { block in
            block.map {
                Shown(
                    number: $0.number, text: String(decoding: lines.text[$0.range], as: UTF8.self),
                    isMentioned: $0.isMentioned)
            }
        }
    }

    /// The same by a plainer way, line by line.
    private func expected(_ bytes: [UInt8], _ mentioned: Set<Int>) -> [[Shown]] {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let count = lines.last?.isEmpty == true ? lines.count - 1 : lines.count
        var shown: Set<Int> = []
        for line in mentioned where line >= 1 && line <= count {
            shown.formUnion(max(1, line - 4)...min(count, line + 4))
        }
        if shown.isEmpty, count > 0 { shown = Set(1...min(count, 9)) }
        for (one, next) in zip(shown.sorted(), shown.sorted().dropFirst()) where next - one - 1 <= 4 {
            shown.formUnion(one...next)
        }
        var blocks: [[Shown]] = []
        for number in shown.sorted() {
            let line = lines[number - 1].last == 0x0D ? lines[number - 1].dropLast() : lines[number - 1]
            let text = String(decoding: line, as: UTF8.self)
            let cut = line.count <= 400 ? text : String(text.prefix(400)) + " …"
            let item = Shown(number: number, text: cut, isMentioned: mentioned.contains(number))
            if let last = blocks.last?.last, last.number + 1 == number {
                blocks[blocks.count - 1].append(item)
            } else {
                blocks.append([item])
            }
        }
        return blocks
    }

    @Test func linesAreThoseOfAPlainerWay() {
        let long = String(repeating: "é…x", count: 200)
        let texts: [[UInt8]] = [
            [], Array("\n".utf8), Array("one".utf8), Array("one\n".utf8), Array("one\r\ntwo\r\n".utf8),
            Array((1...40).map { "line \($0)\n" }.joined().utf8),
            Array((1...40).map { "ünïcode \($0)\r\n" }.joined().utf8),
            Array("\(long)\n\(long)".utf8), Array((String(repeating: "x", count: 401) + "\n\n\n").utf8),
            Array((String(repeating: "x", count: 400) + "\r\n").utf8), [0xFF, 0xFE, 0x0A, 0x41, 0xC3, 0x0A, 0x80],
            Array(repeating: 0xFF, count: 401), [0x0D], [0x0D, 0x0A, 0x0D],
        ]
        let mentions: [Set<Int>] = [
            [], [0], [1], [2], [5, 18], [5, 19], [1, 40], [40], [41], [12, 13, 30, 39], [-3, 7], Set(1...40),
        ]
        for bytes in texts {
            for mentioned in mentions { #expect(read(bytes, mentioned) == expected(bytes, mentioned)) }
        }
    }
}
