import Facts
import SourceScan
import Testing

@testable import Linking

/// Names and references as numbers, which linking's tables are kept by.
struct NameTableTests {
    private static func facts(_ sources: [String]) -> [SwiftFacts] {
        sources.enumerated().map { SwiftFactReader.read(bytes: Array($1.utf8), path: "File\($0).swift").facts }
    }

    @Test func sameNameInAnotherFileIsTheSameIdentifier() throws {
        let files = Self.facts(["func unrelated() {}\nfunc show() {}", "func show() { hide() }"])
        let table = IdentifierTable(files: files)
        let numbers = try files.enumerated().map { index, file in
            let position = try #require(file.names.firstIndex(of: "show"))
            return table[NameID(position), Int32(index)]
        }
        #expect(numbers[0] == numbers[1])
        #expect(table.text(numbers[0]) == "show")
        #expect(table.identifier("show") == numbers[0])
        #expect(table.identifier("hide") != numbers[0])
        #expect(table.text(table.identifier("nowhere in the files")) == "nowhere in the files")
    }

    @Test func wellKnownNamesHaveTheirNumbersInEveryProgram() {
        let known: [(Identifier, String)] = [
            (.initializer, "init"), (.nilLiteral, "nil"), (.trueLiteral, "true"), (.falseLiteral, "false"),
            (.selfType, "Self"), (.allCases, "allCases"), (.rawValue, "rawValue"), (.first, "first"), (.last, "last"),
            (.lazy, "lazy"), (.values, "values"), (.optional, "Optional"), (.array, "Array"), (.append, "append"),
        ]
        let table = IdentifierTable(files: Self.facts(["func append() { let view = first }"]))
        for (identifier, text) in known { #expect(table.text(identifier) == text) }
    }

    @Test func actionsAreGroupedByNameInSourceOrder() {
        func action(_ index: Int32) -> ActionRef { ActionRef(file: 0, action: index) }
        let (push, show) = (Identifier(number: 7), Identifier(number: 2))
        let index = ActionIndex([(push, action(0)), (show, action(1)), (push, action(2)), (push, action(5))])
        #expect(Array(index[push]) == [action(0), action(2), action(5)])
        #expect(Array(index[show]) == [action(1)])
        #expect(index[Identifier(number: 3)].isEmpty)
        #expect(index[Identifier(number: 4000)].isEmpty)
        #expect(index.names == [show, push])
        #expect(ActionIndex()[push].isEmpty)
    }

    @Test func namesFromElsewhereAreNumberedByEachTwinForItself() {
        let table = IdentifierTable(files: Self.facts(["func show() {}"]))
        let before = table.identifier("from elsewhere")
        let twin = IdentifierTable(twin: table)
        let (own, twins) = (table.identifier("only here"), twin.identifier("only there"))
        #expect(twin.identifier("from elsewhere") == before)
        #expect(twin.identifier("show") == table.identifier("show"))
        #expect(own == twins)
        #expect(table.text(own) == "only here")
        #expect(twin.text(twins) == "only there")
        #expect(twin.identifier("only here") != twins)
    }

    @Test func equalElementsHaveOneNumberHoweverManyThereAre() {
        var table = InternTable<String>()
        // All hashes alike: then only the elements tell them apart.
        for index in 0...40 {
            #expect(table.known("name \(index)", hash: 7) == nil)
            #expect(Int(table.index(of: "name \(index)", hash: 7)) == index)
        }
        #expect(table.known("name 12", hash: 7) == 12)
        #expect(table.index(of: "name 40", hash: 7) == 40)
        var large = InternTable<Int>()
        for number in 0..<3000 { #expect(Int(large.index(of: number * 5)) == number) }
        #expect((0..<3000).allSatisfy { Int(large.index(of: $0 * 5)) == $0 && large[Int32($0)] == $0 * 5 })
        #expect(large.count == 3000)
    }

    @Test func whatIsMentionedWithoutACallIsKnownByItsFiles() {
        let files = Self.facts([
            "func show() { run(show) }", "func other() { show() }", "let way = #selector(show)\nlet more = show",
        ])
        let table = IdentifierTable(files: files)
        let mentions = UncalledMentions(files, table.files)
        let show = table.identifier("show")
        #expect(Array(mentions.files(mentioning: show)) == [0, 2])
        #expect(mentions.isMentioned(show, in: 2))
        #expect(!mentions.isMentioned(show, in: 1))
        #expect(mentions.isMentioned(show))
        #expect(!mentions.isMentioned(table.identifier("other")))
        #expect(!mentions.isMentioned(table.identifier("in no file")))
        #expect(!UncalledMentions().isMentioned(show))
    }

    /// A hash without a key is only good as long as its numbers fall apart: linking asks for references that follow one
    /// another, in many files, and tables look at the lowest bits.
    @Test func neighbouringReferencesFallIntoDifferentPlaces() {
        var places: [Int: Int] = [:]
        for file in 0..<64 as Range<Int32> {
            for function in 0..<64 as Range<Int32> {
                let reference = FunctionRef(file: file, function: function)
                places[reference._rawHashValue(seed: 0) & 4095, default: 0] += 1
            }
        }
        #expect(places.count > 2200)
        #expect(places.values.allSatisfy { $0 < 12 })
    }

    @Test(arguments: [
        ("BoardDelegate", "Delegate", true), ("DelDelegate", "Delegate", true), ("Delegat", "Delegate", false),
        ("", "a", false), ("any", "", true), ("(A) -> Void", "->", true), ("überall", "all", true),
    ])
    func textsHoldOtherTexts(_ text: String, _ part: String, _ holds: Bool) {
        #expect(text.holds(part) == holds)
    }
}
