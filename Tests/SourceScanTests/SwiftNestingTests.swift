import Testing

@testable import SourceScan

@Suite struct SwiftNestingTests {
    @Test(
        arguments: [
            ("", nil),
            ("let a: [[[Int]]] = []", nil),
            (String(repeating: "[", count: 16), nil),
            (String(repeating: "[ \n", count: 17), 48),
            (String(repeating: "[a", count: 40), nil),
            (String(repeating: "A<", count: 200), nil),
            (String(repeating: "A<", count: 201), 401),
            (String(repeating: "A.B <", count: 201), 1_004),
            (String(repeating: "A<(", count: 400), nil),
            (String(repeating: "[<", count: 400), nil),
            (String(repeating: "#if a\n", count: 200), nil),
            (String(repeating: "#if a\n", count: 201), 1_200),
            (String(repeating: "#if a\n#endif\n", count: 400), nil),
            (String(repeating: "#if a\n", count: 201) + String(repeating: "[", count: 17), 1_200),
            (String(repeating: "if a {", count: 256), nil),
            (String(repeating: "if a {", count: 257), 1_541),
            (String(repeating: "{ }", count: 4_000), nil),
            (String(repeating: "[", count: 17) + String(repeating: "#if a\n", count: 201), 16),
        ] as [(String, Int?)])
    func findsTheFirstThatIsTooDeep(_ source: String, _ offset: Int?) {
        #expect(SwiftNesting.firstFault(in: Array(source.utf8)) == offset)
    }

    /// A lexer keeps all texts that are open for each interpolation: 80 KB of these took 18 GB.
    @Test(arguments: [("\"\\(", ")\""), ("#\"\\#(", ")\"#"), ("\"\"\"\n\\(", ")\n\"\"\""), ("\"(\\(f(a), ", "))\"")])
    func interpolationsInsideOneAnotherAreBounded(_ opening: String, _ closing: String) throws {
        func source(_ levels: Int) -> [UInt8] {
            let text = String(repeating: opening, count: levels) + "1" + String(repeating: closing, count: levels)
            return Array("func deep() { _ = \(text) }\n".utf8)
        }
        #expect(SwiftNesting.firstFault(in: source(64)) == nil)
        let fault = try #require(SwiftNesting.firstFault(in: source(65)))
        let before = String(decoding: source(65)[..<fault], as: UTF8.self)
        #expect(before == "func deep() { _ = " + String(repeating: opening, count: 64) + opening.prefix { $0 != "f" })
    }

    @Test(arguments: [
        "let a = \"\\(b) (\\(c(\")\"))\" + #\"\\(no) \\#(d)\"# // \\(\n", "/* \"\\( /* */ */ let a = \"\\\\(\"\n",
        "let a = \"\"\n", "let a = \"\"\"\n  \"\\(b)\" \\\"\"\"\n  \"\"\"\n",
        "#if a\n#endif\nlet b = #selector(c) + \"\\(\"d\")\"\n",
        "let a = \"open\n", "let a = \"\\(b\n",
    ])
    func interpolationsBesideOneAnotherAreMany(_ line: String) {
        let source = String(repeating: line, count: line.hasSuffix("(b\n") ? 60 : 2_000)
        #expect(SwiftNesting.firstFault(in: Array(source.utf8)) == nil)
    }
}
