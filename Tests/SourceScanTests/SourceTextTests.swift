import Facts
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax
import Testing

@testable import SourceScan

/// Places are told from the parser's raw tree, which knows none; they must be those of the tree above it.
@Suite struct SourceTextTests {
    @Test(arguments: [
        "",
        "struct Shop { var items: [Item] { get } }\n",
        "\n\n/* shop */ class Shop: Base { // trailing\r\n    func open() { guard let door else { return }; door.open(for: 3) }\r\n}",
        "func open( { if , let = { door.( }} ) else [ ??\n @ class { func",
        "let text = \"\"\"\n    one \\(two)\n    three\n    \"\"\"\nlet é = #\"raw\"# // é\nlet x = a ? b : c",
        "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = \n>>>>>>> branch\n",
    ])
    func everyNodeIsWhereTheLibrarySays(_ source: String) {
        let tree = Parser.parse(source: source)
        let lines = SourceLocationConverter(fileName: "", tree: tree)
        var text = SourceText(of: tree.raw)
        var open = [Syntax(tree)]
        while let node = open.popLast() {
            open += node.children(viewMode: .all)
            if node.raw.byteLength == 0, node.kind.isSyntaxCollection, node.kind != .codeBlockItemList { continue }
            let place = text.place(of: node.raw)
            let known = lines.location(for: node.positionAfterSkippingLeadingTrivia)
            #expect(place == SwiftFacts.Place(line: known.line, column: known.column), "\(node.kind) \(node)")
            let end = lines.location(for: node.endPositionBeforeTrailingTrivia)
            #expect(text.endLine(of: node.raw) == Int32(end.line), "end of \(node.kind) \(node)")
            // In broken code the library leaves the space before a token that is missing.
            if node.hasError { continue }
            #expect(String(decoding: text.bytes(of: node.raw), as: UTF8.self) == node.trimmedDescription)
        }
    }
}
