import Facts
import Testing

@testable import SourceScan

@Suite struct LineTableTests {
    /// Line and column by counting, for every offset, in whatever order it is asked for.
    @Test(arguments: ["", "a", "a\nb\n\nccc", "a\r\nb\r\n", "a\rb\n\rc", String(repeating: "line\n", count: 40)])
    func placesOfEveryOffset(_ text: String) {
        let bytes = Array(text.utf8)
        bytes.withUnsafeBufferPointer { buffer in
            var table = LineTable(buffer)
            let offsets = Array(0...bytes.count)
            for offset in offsets + offsets.reversed() + offsets.sorted(by: { $0 % 7 < $1 % 7 }) {
                #expect(table.place(of: offset) == counted(offset, in: bytes), "offset \(offset)")
            }
        }
    }

    private func counted(_ offset: Int, in bytes: [UInt8]) -> SwiftFacts.Place {
        var place = SwiftFacts.Place(line: 1, column: 1)
        for index in 0..<offset {
            let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if bytes[index] == 0x0A || (bytes[index] == 0x0D && !isPair) {
                place.line += 1
                place.column = 1
            } else {
                place.column += 1
            }
        }
        return place
    }
}
