import Foundation
import Graphviz
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct DOTWriterTests {
    @Test func writesEverythingInTheOrderGiven() {
        let graph = Graph(
            name: "g", isStrict: true, attributes: [.rankDirection(.leftToRight)], nodeDefaults: [.shape(.box)],
            edgeDefaults: [.arrowHead([.normal, .ring])], nodes: [Node("b", [.label("B")]), Node("a")],
            subgraphs: [Subgraph(name: "c", attributes: [.label("C")], nodes: [Node("d")])],
            edges: [Edge(from: "b", to: "a", [.penWidth(1.5), .weight(2)])])
        #expect(
            graph.dot == """
                strict digraph "g" {
                    graph [rankdir="LR"]
                    node [shape="box"]
                    edge [arrowhead="normalodot"]
                    "b" [label="B"]
                    "a"
                    subgraph "cluster_c" {
                        label="C"
                        "d"
                    }
                    "b" -> "a" [penwidth="1.5", weight="2"]
                }

                """)
    }

    @Test func undirectedGraphHasUndirectedEdges() {
        let graph = Graph(isDirected: false, edges: [Edge(from: "a", to: "b")])
        #expect(graph.dot.hasPrefix("graph \"\" {"))
        #expect(graph.dot.contains("\"a\" -- \"b\""))
    }

    static let hostile = [
        "\"", "\\", "\\\"", "ends with \\", "a\nb", "\r\n", "<b>x", "&lt;&", "a\0b", "\u{1}\u{FFFE}", "]; x -> y; [",
        "é 漢字 👩‍👩‍👧", "\\N \\G \\E", "]]>", "--", "->", "/* x", "// x", "#", "",
        String(repeating: "long", count: 400),
    ]

    @Test(arguments: hostile) func hostileTextStaysText(text: String) throws {
        let graph = Graph(
            name: text,
            nodes: [
                Node("node " + text, [.label("[" + text + "]"), .tooltip(text), .url("x?" + text), .id("one")]),
                Node("html", [.label(.lines([.text(text, size: 9), .text(text, bold: true)]))]),
            ], subgraphs: [Subgraph(name: text, attributes: [.label(text)], nodes: [Node("inner")])],
            edges: [Edge(from: "node " + text, to: "html", [.label(text)])])
        let drawing = try RenderingContext(.portable).render(graph)
        let svg = SVGTexts(drawing.bytes)
        #expect(svg.isWellFormed)
        #expect(svg.classes.count { $0 == "node" } == 3)
        #expect(svg.classes.count { $0 == "edge" } == 1)
        let shown = svg.text.filter { !$0.isWhitespace }
        let expected = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0xFFFE }
        #expect(shown.contains("[" + String(String.UnicodeScalarView(expected)).filter { !$0.isWhitespace } + "]"))
    }
}

extension DOTWriterTests {
    @Test func overlongTextIsAnErrorAndNoCrash() throws {
        let long = String(repeating: "long", count: 20_000)
        let graph = Graph(
            nodes: [Node("a", [.label(long)]), Node("b", [.label(long + long)])],
            subgraphs: [Subgraph(name: "c", nodes: [Node("d")])],
            edges: [Edge(from: "a", to: "b", [.label(long)])])
        #expect(throws: GraphvizError.self) { try RenderingContext(.portable).render(graph) }
    }

    @Test func addressCannotEndItsAttribute() throws {
        let graph = Graph(nodes: [Node("a", [.url("x\" onclick=\"y<b>&lt;é")])])
        let svg = String(decoding: try RenderingContext(.portable).render(graph).bytes, as: UTF8.self)
        #expect(svg.contains("x%22%20onclick=%22y%3Cb%3E&amp;lt;%C3%A9\""))
    }
}

/// What an SVG says, read by an XML parser.
final class SVGTexts: NSObject, XMLParserDelegate {
    private(set) var isWellFormed = false
    private(set) var text = ""
    private(set) var classes: [String] = []
    private var isInText = false

    init(_ bytes: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if let names = attributes["class"] { classes.append(names) }
        isInText = name == "text"
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isInText { text += string }
    }
}
