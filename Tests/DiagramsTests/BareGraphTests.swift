import Graphviz
import Testing

@testable import Diagrams

/// What is drawn without its colours, corners and names comes out as if libgraphviz had been told them.
@Suite struct BareGraphTests {
    private let graph = Graph(
        name: "g", attributes: [.fontColor("#010101"), .backgroundColor("transparent")],
        nodeDefaults: [
            .shape(.box), .style([.rounded, .filled]), .color("#020202"), .fillColor("#030303"),
            .fontColor("#040404"),
        ],
        edgeDefaults: [.color("#050505"), .fontColor("#060606")],
        nodes: [
            Node("plain & simple", [.id("p"), .classes(["one", "two"]), .tooltip("a <b> & \"c\"\td\ne")]),
            Node("hexagon", [.shape(.hexagon), .url("a.html?x&y")]),
            Node("angular", [.label("own"), .style([.filled, .dashed]), .color("#070707")]),
            Node("oval", [.shape(.oval), .style([.filled]), .fillColor("#080808")]),
            Node("line", [.style([.rounded, .dashed])]),
        ],
        subgraphs: [
            Subgraph(
                name: "c",
                attributes: [.style([.rounded, .filled]), .fillColor("#090909"), .label("c"), .id("group")],
                nodes: [Node("inside")])
        ],
        edges: [
            Edge(from: "plain & simple", to: "hexagon", [.id("e"), .tooltip("way"), .label("go"), .color("#0a0a0a")]),
            Edge(from: "oval", to: "nowhere else", [.arrowHead([.hollow])]),
        ])

    private func svg(_ graph: Graph) throws -> String {
        let (job, words) = Diagram(title: "t", summary: "s", graph: graph).drawn()
        return try DrawnInBothFormats(job, words).svg.inline(prefix: "x")
    }

    /// The values of an attribute, without repetitions.
    private func values(_ name: String, _ text: some StringProtocol) throws -> Set<String> {
        let attribute = try Regex(" \(name)=\"([^\"]*)\"", as: (Substring, Substring).self)
        return Set(String(text).matches(of: attribute).map { String($0.1) })
    }

    private func group(_ text: String, titled title: String) throws -> Substring {
        let groups = text.split(separator: "<g ").filter { $0.contains(">\(title)</text>") }
        return try #require(groups.first)
    }

    @Test func placesAndSizesAreThoseOfTheWholeGraph() throws {
        let context = try RenderingContext(.portable)
        func places(_ dot: String) throws -> [Substring] {
            let svg = String(decoding: try context.render(dot: Array(dot.utf8)).bytes, as: UTF8.self)
            return svg.matches(of: #/<text[^>]* x="([-\d.]+)" y="([-\d.]+)"|viewBox="([^"]*)"/#).flatMap {
                [$0.1, $0.2, $0.3].compactMap { $0 }
            }
        }
        let whole = try places(graph.dot)
        #expect(whole.count == 1 + 2 * 9)
        #expect(try places(BareGraph(graph).graph.dot) == whole)
    }

    @Test func coloursAreWhereTheyWereSaid() throws {
        let text = try svg(graph)
        let plain = try group(text, titled: "plain &amp; simple")
        #expect(try values("stroke", plain) == ["#020202"])
        #expect(try values("fill", plain) == ["#030303", "#040404"])
        let angular = try group(text, titled: "own")
        #expect(try values("stroke", angular) == ["#070707"])
        #expect(try values("stroke-dasharray", angular) == ["5,2"])
        #expect(try values("fill", group(text, titled: "oval")) == ["#080808", "#040404"])
        // Not filled.
        #expect(try values("fill", group(text, titled: "line")) == ["none", "#040404"])
        let edge = try group(text, titled: "go")
        #expect(try values("stroke", edge) == ["#0a0a0a"])
        #expect(try values("fill", edge) == ["none", "#0a0a0a", "#060606"])
        // A hollow head.
        let hollow = try #require(text.split(separator: "<g ").first { $0.contains("#050505") })
        #expect(try values("fill", hollow) == ["none"])
        let cluster = try #require(text.split(separator: "<g ").first { $0.contains("x-group") })
        #expect(try values("stroke", cluster) == ["black"])
        #expect(try values("fill", cluster) == ["#090909"])
        #expect(try values("fill", group(text, titled: "c")) == ["#010101"])
        #expect(!text.contains("transparent"))
    }

    @Test func rectanglesAloneHaveTheirCornersRoundedHere() throws {
        let text = try svg(graph)
        for title in ["plain &amp; simple", "line", "inside", "nowhere else"] {
            let node = try group(text, titled: title)
            #expect(node.contains("<path ") && node.contains("a12,12 0 0 1 12,12v"), "\(node)")
            #expect(!node.contains("<polygon"))
        }
        #expect(try group(text, titled: "own").contains("<polygon "))
        // By libgraphviz.
        let hexagon = try group(text, titled: "hexagon")
        #expect(hexagon.contains("<path ") && !hexagon.contains(" 0 0 1 "))
        let cluster = try #require(text.split(separator: "<g ").first { $0.contains("x-group") })
        #expect(cluster.contains(" 0 0 1 "))
    }

    @Test func textsAreEscapedAndLinksKept() throws {
        let text = try svg(graph)
        #expect(
            text.contains(
                "<g id=\"x-p\" class=\"node one two\">\n<title>a &lt;b&gt; &amp; &quot;c&quot; d\ne</title>\n"))
        #expect(text.contains("<g class=\"node\">\n<a href=\"a.html?x&amp;y\">"))
        #expect(text.contains("<g id=\"x-e\" class=\"edge\">\n<title>way</title>\n"))
        #expect(text.contains("</a></g>"))
        #expect(text.components(separatedBy: "<a ").count == 2)
    }

    /// What libgraphviz is given does not say what only pages show, so that a drawing serves for all of it.
    @Test func oneDrawingServesForAllThatPagesShow() {
        var other = graph
        other.nodes[0] = Node(
            "renamed", [.label("plain & simple"), .id("q"), .tooltip("other"), .url("b"), .color("#fff")])
        other.edges[0].tail = "renamed"
        #expect(BareGraph(other).graph.dot == BareGraph(graph).graph.dot)
        #expect(BareGraph(other).elements != BareGraph(graph).elements)
    }
}
