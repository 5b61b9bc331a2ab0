import Testing

@testable import SourceScan

@Suite("Texts of the source on one line")
struct OneLineTextTests {
    @Test(arguments: [
        ("a  ==\tb", "a == b"), ("show(a,\n    b)", "show(a, b)"), ("a\n    .b", "a .b"),
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
}
