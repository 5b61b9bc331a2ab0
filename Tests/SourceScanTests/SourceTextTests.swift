import Facts
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax
import Testing

@testable import SourceScan

/// Places are told from offsets in the text; they must be those that the library tells of its own tree.
@Suite struct SourceTextTests {
    @Test(arguments: [
        "",
        "struct Shop { var items: [Item] { get } }\n",
        "\n\n/* shop */ class Shop: Base { // trailing\r\n    func open() { guard let door else { return }; door.open(for: 3) }\r\n}",
        "func open( { if , let = { door.( }} ) else [ ??\n @ class { func",
        "let text = \"\"\"\n    one \\(two)\n    three\n    \"\"\"\nlet é = #\"raw\"# // é\nlet x = a ? b : c",
        "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = \n>>>>>>> branch\n",
    ])
    func everyTokenIsWhereTheLibrarySays(_ source: String) {
        let file = Parser.parse(source: source)
        let lines = SourceLocationConverter(fileName: "", tree: file)
        LibraryTree.withTree(of: file.raw) { tree, _ in
            var text = SourceText(of: tree)
            let tokens = file.tokens(viewMode: .sourceAccurate).filter { !$0.text.isEmpty }
            for (number, token) in tokens.enumerated() {
                let node = SwiftTokenNode(tree: tree, number: Int32(number))
                let known = lines.location(for: token.positionAfterSkippingLeadingTrivia)
                #expect(text.place(of: node) == SwiftFacts.Place(line: known.line, column: known.column), "\(token)")
                #expect(String(decoding: node.text, as: UTF8.self) == token.text)
            }
        }
    }

    @Test(
        "A body without statements ends where the comments behind its brace do",
        arguments: [
            ("struct Shop { var isOpen: Bool { } }", 1), ("struct Shop { var isOpen: Bool { /* not\nyet */ } }", 2),
            ("struct Shop { var isOpen: Bool {\n\n} }", 1), ("struct Shop { var isOpen: Bool { // not yet\n} }", 1),
        ])
    func emptyBody(_ source: String, line: Int32) throws {
        for choice in [SwiftFactReader.ParserChoice.quickest, .library] {
            let facts = SwiftFactReader.read(bytes: Array(source.utf8), path: "Shop.swift", with: choice).facts
            #expect(try #require(facts.functions.last).endLine == line)
        }
    }

    /// Found by fuzzing: the token behind the last one was taken for one that the source lacks, which lies before it.
    @Test(
        "What a broken source lacks at its end has a place",
        arguments: ["func a() { b(", "let a = (b, ", "class A { func b() { c(d: "])
    func missingAtTheEnd(_ source: String) {
        let facts = SwiftFactReader.read(bytes: Array(source.utf8), path: "Shop.swift").facts
        #expect(facts.places.allSatisfy { $0.line == 1 && $0.column <= source.utf8.count + 1 })
    }
}
