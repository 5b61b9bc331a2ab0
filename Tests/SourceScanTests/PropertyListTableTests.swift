import Testing

@testable import SourceScan

@Suite struct PropertyListTableTests {
    /// As many members as are looked through, one more, and many more.
    @Test(arguments: [0, 1, 4, 16, 17, 40])
    func theLastMemberOfEachNameHolds(count: Int) {
        let members = (0..<count).map {
            PropertyListTable.Member(name: "name\($0 % 11)", value: .text("\($0)"))
        }
        let table = PropertyListTable(members)
        var expected: [String: PropertyListValue] = [:]
        for member in members { expected[member.name] = member.value }
        #expect(table.members.count == count)
        #expect(table.byName == expected)
        for name in Array(expected.keys) + ["other"] { #expect(table[name] == expected[name]) }
    }
}
