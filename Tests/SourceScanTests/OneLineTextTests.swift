import Testing

@testable import SourceScan

@Suite("Texts of the source on one line")
struct OneLineTextTests {
    @Test(arguments: [
        ("a  ==\tb", "a == b"), ("show(a,\n    b)", "show(a, b)"), ("a\n    .b", "a.b"),
        ("a.first(in: b)\n    .c ==\n    .d", "a.first(in: b).c == .d"), ("a ?\n  .b : .c", "a ? .b : .c"),
        ("a,\n .b", "a, .b"), ("a .b", "a .b"),
        // A bracket that begins or ends a line is beside what it holds.
        ("show(\n    a,\r\n    b\n)", "show(a, b)"), ("[\n    a\n] == b", "[a] == b"), ("f( a )", "f( a )"),
        ("show( \n\n a)", "show(a)"), ("show( // what\n    a // whom\n)", "show(a)"), ("show(\n)", "show()"),
        // Not in strings, whose line ends are theirs.
        ("\"\"\"\n    (\n    a\n    )\n    \"\"\"", "\"\"\" ( a ) \"\"\""), ("f(\n    \"( a\"\n)", "f(\"( a\")"),
    ])
    func condensed(source: String, line: String) {
        let bytes = Array(source.utf8).withUnsafeBufferPointer { OneLineText.condensed($0) }
        #expect(String(decoding: bytes, as: UTF8.self) == line)
    }

    /// What is cut off is counted in characters, of which one that is no ASCII has several bytes.
    @Test(arguments: ["a", "é", "e\u{301}", "👨‍👩‍👧"])
    func longTexts(repeated character: String) {
        for count in [1, 198, 199, 200, 201, 202, 300] {
            for text in [String(repeating: character, count: count), String(repeating: "a", count: count) + character] {
                let bytes = Array(text.utf8).withUnsafeBufferPointer { OneLineText.condensed($0) }
                let line = text.count > 200 ? text.prefix(199) + "…" : text[...]
                #expect(String(decoding: bytes, as: UTF8.self) == String(line))
            }
        }
    }

    @Test func aMarkThatBelongsToTheLastCharacter() {
        let text = String(repeating: "a", count: 200) + "\u{301}"
        let bytes = Array(text.utf8).withUnsafeBufferPointer { OneLineText.condensed($0) }
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }
}
