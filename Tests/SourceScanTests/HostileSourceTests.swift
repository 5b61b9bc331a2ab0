import Facts
import Testing

@testable import SourceScan

/// No source makes the reader crash or hang, and what it makes of one fits together.
struct HostileSourceTests {
    @Test(arguments: [
        ("", "func go() { x", ".a()", "}"), ("", "let x = a", ".b", ""), ("", "let x = 1", " + 1", ""),
        ("", "let x: A", "?", ""), ("", "let x = a", "[0]", ""),
    ])
    func longChains(_ source: (String, String, String, String)) throws {
        let text = source.0 + source.1 + String(repeating: source.2, count: 20_000) + source.3
        try check(ReadSource(text + "\nfunc after() { b() }"))
    }

    @Test(arguments: [("(", ")"), ("{ ", "}"), ("g { ", "}"), ("do { ", "}"), ("!", ""), ("f(", ")")])
    func deepNesting(_ brackets: (open: String, close: String)) throws {
        let text =
            "func go() { "
            + String(repeating: brackets.open, count: 2_000) + "a()" + String(repeating: brackets.close, count: 2_000)
            + " }"
        try check(ReadSource(text))
    }

    @Test func manyElseIfs() throws {
        let text = "func go() { if a { b() }" + String(repeating: " else if a { b() }", count: 4_000) + " }"
        try check(ReadSource(text))
    }

    @Test(arguments: [
        "", "\u{FEFF}import A", "}}}}", "func", "class {", "let = = =", "switch { case", "\"\\(", "#if",
        "<<<<<<< HEAD\n=======\n",
        "enum A { case .b(let) }", "\u{0}func a() {}", "func a( { b(", "extension {}", "@@@@", "/*", "\"\"\"",
        "case .a: b()",
    ])
    func brokenSources(_ text: String) throws {
        try check(ReadSource(text))
    }

    @Test func everyBeginningOfASource() throws {
        let text = """
            @main class A<B: C>: D where B: E {
                weak var a: A? = { $0 }(1) { didSet { b() } }
                func go(_ a: inout [A: B?], b: () -> Void = {}) async -> (a: A, B) {
                    switch a { case .x(let y, _) where y > 1: return "\\(y)" as? A ?? .b; default: break }
                    guard case let .z(z)? = a, let self, #available(iOS 17, *) else { return if a { 1 } else { 2 } }
                    for case let (x, y) in z where x is A { defer { x[0]?.y = ~y ? a : b } }
                    #if DEBUG
                    do { try await f { [weak self] in self?.g() } done: { _ in } } catch A.b { } catch { throw error }
                    #endif
                }
            }
            """
        let bytes = Array(text.utf8)
        for count in stride(from: 0, through: bytes.count, by: 7) {
            try check(ReadSource(String(decoding: bytes.prefix(count), as: UTF8.self)))
        }
    }

    @Test(arguments: [("[", "]"), ("A<", ">"), ("#if A\n", "\n#endif")])
    func whatTheParserDoesNotBoundIsLeftOut(_ brackets: (open: String, close: String)) throws {
        let scanner = SourceScanner { SwiftFactReader.read(bytes: $0, path: $1) }
        let text =
            "let x: " + String(repeating: brackets.open, count: 5_000) + "B"
            + String(repeating: brackets.close, count: 5_000)
        let result = try scanner.scan(MemoryTree(files: ["Deep.swift": text, "Sound.swift": "class A {}"]))
        #expect(result.swift.map(\.path) == ["Sound.swift"])
        #expect(result.diagnostics.map { $0.place?.file } == ["Deep.swift"])
    }

    @Test(arguments: ["let x = ", "func go() { return "])
    func longConditionals(_ beginning: String) throws {
        try check(ReadSource(beginning + String(repeating: "a ? b : ", count: 5_000) + "c"))
        try check(ReadSource(beginning + "a" + String(repeating: " ?? a", count: 5_000)))
    }

    /// Every handle points into its array, and every action lies in the slice of its function.
    private func check(_ source: ReadSource) throws {
        let facts = source.facts
        #expect(facts.places.count == facts.expressions.count)
        #expect(facts.locals.allSatisfy { facts.functions.indices.contains(Int($0.function.index)) })
        #expect(
            facts.conditions.allSatisfy { condition in
                condition.parent.map { facts.conditions.indices.contains(Int($0.index)) } ?? true
            })
        var counted = 0
        for (index, function) in facts.functions.enumerated() {
            let slice = Int(function.actions.lowerBound)..<Int(function.actions.upperBound)
            counted += slice.count
            #expect(facts.actions[slice].allSatisfy { Int($0.function.index) == index })
        }
        #expect(counted == facts.actions.count)
        #expect(facts.arguments.allSatisfy { facts.expressions.indices.contains(Int($0.value.index)) })
    }
}
