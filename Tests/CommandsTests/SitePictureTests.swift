import Diagrams
import Graphviz
import SourceScan
import Testing

@testable import Commands
@testable import Site

@Suite("What tells pictures of a site apart")
struct SitePictureTests {
    private func diagram(_ change: (inout Diagram) -> Void = { _ in }) -> DrawingWords {
        var diagram = Diagram(
            title: "title", summary: "summary", graph: Graph(name: "g", nodes: [Node("n", [.id("n"), .shape(.box)])]))
        change(&diagram)
        return diagram.drawn().words
    }

    private func node(_ attributes: Attribute...) -> DrawingWords {
        diagram { $0.graph.nodes[0].attributes += attributes }
    }

    private func digest(_ picture: SiteDiagram) -> [UInt8] {
        var draft = DigestDraft()
        picture.add(to: &draft)
        return draft.bytes
    }

    /// What libgraphviz draws of a node, as far as the picture asks about it.
    private static let drawn = Array(
        """
        <svg width="9pt" height="9pt" viewBox="0 0 9 9"><g id="graph0" class="graph"><title>g</title>
        <g id="0" class="node"><title>0</title><polygon fill="black" stroke="black" points="1,1 8,1 8,8 1,8"/>
        <text>n</text></g></g></svg>
        """.utf8)

    @Test("All that changes a byte changes what the picture is told by")
    func everyChangeIsSeen() {
        let id = ContentID(of: [1])
        let drawing = DiagramRenderer.Drawn(bytes: Self.drawn, id: id)
        let picture = NodePicture(address: "a.png", width: 5, height: 6)
        let all = [
            SiteDrawing.picture(of: diagram(), drawing, prefix: "map"),
            SiteDrawing.picture(of: diagram(), drawing, prefix: "other"),
            SiteDrawing.picture(of: diagram(), drawing),
            SiteDrawing.picture(of: diagram { $0.title = "titles" }, drawing, prefix: "map"),
            SiteDrawing.picture(
                of: diagram {
                    $0.title = "titlesum"; $0.summary = "mary"
                }, drawing, prefix: "map"),
            SiteDrawing.picture(of: diagram { $0.summary = "other" }, drawing, prefix: "map"),
            SiteDrawing.picture(of: diagram { $0.hasLinks = true }, drawing, prefix: "map"),
            SiteDrawing.picture(of: diagram { $0.pictures = ["n": picture] }, drawing, prefix: "map"),
            SiteDrawing.picture(
                of: diagram { $0.pictures = ["n": NodePicture(address: "b.png", width: 5, height: 6)] }, drawing,
                prefix: "map"),
            SiteDrawing.picture(
                of: diagram { $0.pictures = ["n": NodePicture(address: "a.png", width: 7, height: 6)] }, drawing,
                prefix: "map"),
            SiteDrawing.picture(
                of: diagram { $0.pictures = ["n": NodePicture(address: "a.png", width: 5, height: 8)] }, drawing,
                prefix: "map"),
            SiteDrawing.picture(of: node(.id("m")), drawing, prefix: "map"),
            SiteDrawing.picture(of: node(.classes(["c"])), drawing, prefix: "map"),
            SiteDrawing.picture(of: node(.tooltip("c")), drawing, prefix: "map"),
            SiteDrawing.picture(of: node(.url("c")), drawing, prefix: "map"),
            SiteDrawing.picture(of: node(.color("#00c")), drawing, prefix: "map"),
            SiteDrawing.picture(of: node(.fillColor("#00c")), drawing, prefix: "map"),
            SiteDrawing.picture(of: node(.fontColor("#00c")), drawing, prefix: "map"),
            SiteDrawing.picture(of: node(.style([.rounded])), drawing, prefix: "map"),
            SiteDrawing.picture(
                of: diagram(), DiagramRenderer.Drawn(bytes: Self.drawn + [0x0A], id: ContentID(of: [2])), prefix: "map"),
        ]
        // The last one differs by what was drawn alone, which it is not asked about.
        #expect(Set(all.dropLast().map(\.bytes)).count == all.count - 1)
        #expect(Set(all.map(digest)).count == all.count)
        let again = SiteDrawing.picture(of: diagram(), drawing, prefix: "map")
        #expect(digest(again) == digest(all[0]) && again.bytes == all[0].bytes)
    }

    @Test("A plainer drawing is told by its bytes, so that the right one is seen when it comes")
    func plainerDrawings() {
        let plain = SiteDrawing.picture(of: diagram(), DiagramRenderer.Drawn(bytes: Self.drawn), prefix: "map")
        let other = SiteDrawing.picture(
            of: diagram(), DiagramRenderer.Drawn(bytes: Self.drawn.dropLast(12) + Array("<g/></g></svg>".utf8)),
            prefix: "map")
        let meant = SiteDrawing.picture(
            of: diagram(), DiagramRenderer.Drawn(bytes: Self.drawn, id: ContentID(of: [1])), prefix: "map")
        #expect(Set([plain, other, meant].map(digest)).count == 3)
    }
}
