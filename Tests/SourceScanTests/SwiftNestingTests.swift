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
}
