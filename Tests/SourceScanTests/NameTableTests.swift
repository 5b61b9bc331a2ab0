import Testing

@testable import SourceScan

@Suite struct NameTableTests {
    @Test func everyNameOnceInTheOrderOfMeeting() {
        var table = NameTable()
        let names = (0..<2_000).map { "name\($0 * 7919 % 1_000)" } + ["", "é", "nameOfMoreThanEightBytes"]
        var known: [String] = []
        for name in names + names {
            let id = Array(name.utf8).withUnsafeBufferPointer { table.intern($0) }
            if let index = known.firstIndex(of: name) {
                #expect(Int(id.index) == index)
            } else {
                #expect(Int(id.index) == known.count)
                known.append(name)
            }
        }
        #expect(table.strings == known)
    }

    /// Names of all lengths that differ in one byte, wherever it is.
    @Test func namesThatDifferInOneByte() {
        var table = NameTable()
        var names: [[UInt8]] = []
        for length in 0...40 {
            names.append([UInt8](repeating: 0x61, count: length))
            for place in 0..<length {
                var name = [UInt8](repeating: 0x61, count: length)
                name[place] = 0x62
                names.append(name)
            }
        }
        for _ in 0..<2 {
            for (number, name) in names.enumerated() {
                #expect(name.withUnsafeBufferPointer { Int(table.intern($0).index) } == number)
            }
        }
        #expect(table.strings == names.map { String(decoding: $0, as: UTF8.self) })
    }
}
