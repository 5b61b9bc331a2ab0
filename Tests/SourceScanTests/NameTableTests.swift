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
}
