import Testing

@testable import Site

struct SwiftHighlighterTests {
    private func kinds(_ line: String) -> [String] {
        var highlighter = SwiftHighlighter()
        return highlighter.pieces(of: line).compactMap { piece in piece.kind.map { "\($0) \(piece.text)" } }
    }

    @Test func aSignatureIsToldApart() {
        #expect(
            kinds(
                "@MainActor func navigate(to option: HomeOption?, animated: Bool = true) async throws -> [String: Int]")
                == [
                    "attribute @MainActor", "keyword func", "name navigate", "label to", "label option",
                    "type HomeOption", "label animated", "type Bool", "keyword true", "keyword async", "keyword throws",
                    "type String", "type Int",
                ])
        #expect(
            kinds("var title: String { get set }") == [
                "keyword var", "label title", "type String", "keyword get", "keyword set",
            ])
        #expect(kinds("view.in // a comment \"here\"") == ["comment // a comment \"here\""])
        #expect(kinds(#"log("a \" b", 42)"#) == [#"string "a \" b""#, "number 42"])
    }

    @Test func aCommentGoesOnOverLines() {
        var highlighter = SwiftHighlighter()
        #expect(highlighter.pieces(of: "let a /* begins").last?.kind == "comment")
        #expect(highlighter.pieces(of: "func still() it").map(\.kind) == ["comment"])
        #expect(
            highlighter.pieces(of: "ends */ func f()").map(\.kind) == ["comment", nil, "keyword", nil, "name", nil])
    }

    @Test(
        arguments: ["", "\"", "\"\\", "/*", "*/", "@", "#", "/", "a\"b\\\"", "🙂 let é: Ünit = \"ß\"", "\\(x)", "/**/x"]
            + SampleGraph.hostileNames)
    func noTextIsLost(_ line: String) {
        var highlighter = SwiftHighlighter()
        #expect(highlighter.pieces(of: line).map { String($0.text) }.joined() == line)
    }
}
