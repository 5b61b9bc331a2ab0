import Testing

@testable import Graphviz

/// The plugin's SVG is libgraphviz's own without what it says it leaves out.
@Suite(.enabled(if: RenderingContext.shapes != nil, "libgraphviz's plugins are of another version"))
struct ShapesFormatTests {
    private static let graphs: [String] = [
        "digraph {}",
        "digraph { a -> b }",
        // Looks of nodes, lines and areas.
        """
        digraph { rankdir=LR; bgcolor=transparent; pad=0.15; node [style=filled, fontname="Helvetica,Arial", height=0.42]
        a [id=0, shape=box, penwidth=2.2]; b [shape=oval, color="#22354a", fillcolor="#22354a80"]
        c [shape=folder, style="filled,dashed"]; d [shape=hexagon, style=dotted]; e [shape=plaintext, fontsize=9.25]
        f [shape=point, width=0.01]; g [shape=box, style="rounded,filled", fillcolor=transparent]; h [shape=record, label="x|y"]
        i [style=invis]; j [shape=doublecircle, peripheries=3, color="#ff0000"]
        a -> b -> c -> d -> e -> f -> g -> h -> i -> j }
        """,
        // Arrows, parallel lines and their labels.
        """
        digraph { edge [arrowsize=0.7, penwidth=1.2, fontsize=10]
        a -> b [id=x, arrowhead=normalnormal, label=" push ×3 "]; a -> b [style=dashed, arrowhead=onormal, label="~ sheet"]
        a -> c [dir=both, arrowtail=odot, arrowhead=diamond]; c -> a [style=dotted, arrowhead=teevee]
        b -> b [headlabel="3 -> 4", taillabel=l, color="#2563a8"]; c -> d [dir=none, style=invis]; d -> a [penwidth=0.5] }
        """,
        // What a label may hold.
        #"""
        digraph { a [label="one\ntwo\lthree\r"]; b [label="<script> & \"quoted\" 'x' a-b  two   spaces"]
        c [label=<<b>bold</b> and <i>slant</i><br/><font point-size="9" color="#586573">small</font>>]
        d [label=<<table border="0"><tr><td align="left" width="80">left</td></tr></table>>]; e [label="Grüße, 画面 — 🙂"]
        f [label=""] }
        """#,
        // Frames within frames.
        """
        digraph { subgraph cluster_0 { id=7; label="outer"; labeljust=l; style=filled; fillcolor="#f7f9fb"; a; b
        subgraph cluster_1 { label="inner"; c -> d } } a -> c; label="under all"; x -> a }
        """,
        "graph { a -- b -- c -- a; b -- d }",
    ]

    /// Those that place the same graph the same way twice in one process.
    private static let engines: [LayoutEngine] = [.dot, .neato, .circo, .twopi, .osage, .patchwork]

    @Test(arguments: graphs.indices, engines)
    func picturesAreThoseOfLibgraphviz(graph: Int, engine: LayoutEngine) throws {
        let dot = Array(Self.graphs[graph].utf8)
        let context = try RenderingContext(.portable)
        let whole = try context.render(dot: dot, engine: engine, format: .svg)
        let shapes = try context.render(dot: dot, engine: engine, format: .shapes)
        let (expected, found) = (bare(whole.bytes), bare(shapes.bytes))
        for (found, expected) in zip(found, expected) where found != expected {
            #expect(found == expected)
            return
        }
        #expect(found.count == expected.count)
        #expect(found.count > 2)
    }

    /// The lines without what the format leaves out or writes in a shorter way.
    private func bare(_ svg: [UInt8]) -> [String] {
        var text = String(decoding: svg, as: UTF8.self).replacing("&#45;", with: "-")
        for left: Regex<Substring> in [
            /<\?xml[^>]*>\n/, /<!DOCTYPE[^>]*>\n/, /<!--[^>]*-->\n/, /<title>[^<]*<\/title>\n/,
            /\ xmlns(?::xlink)?="[^"]*"/, /\ font-family="[^"]*"/, /\ id="graph0"/,
            // libgraphviz's own ids, where the graph has none.
            /\ id="(?:node|edge|clust)[0-9]+"/,
        ] {
            text = text.replacing(left, with: "")
        }
        // The background is left to whoever takes the drawing apart; a white one is not drawn at all.
        text = text.replacing(/(class="graph"[^>]*>\n)<polygon fill="white" stroke="transparent"[^>]*>\n/) {
            $0.output.1
        }
        text = text.replacing("pt\"\n viewBox", with: "pt\" viewBox").replacing(" \"/>", with: "\"/>")
            .replacing(/(["\ ,])-0(?=["\ ,])/) { "\($0.output.1)0" }
        return text.split(separator: "\n").map(String.init)
    }

    /// As `printf` has them, without zeros at the end.
    @Test func numbersHaveTwoDigitsAtMost() throws {
        let context = try RenderingContext(.portable)
        var seed: UInt64 = 7
        var places: [Double] = [0, 0.005, 0.015, 0.125, 0.135, 2.675, 1.005, 99.995, 100.5, 1e6, 0.0049, 12_345.678]
        for _ in 0..<400 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            places.append(Double(seed >> 40) / 1_000)
        }
        let nodes = places.enumerated().map { "n\($0) [shape=plain, label=x, pos=\"\($1),0!\"]" }.joined(separator: ";")
        let dot = Array("graph { layout=nop; \(nodes) }".utf8)
        let whole = bare(try context.render(dot: dot, engine: .neato, format: .svg).bytes)
        #expect(whole == bare(try context.render(dot: dot, engine: .neato, format: .shapes).bytes))
        #expect(Set(whole.filter { $0.hasPrefix("<text") }).count > 400)
    }

    @Test func groupsHaveTheirIdsAndNothingOfTheRest() throws {
        let dot = #"digraph { a [id="7", URL="https://example.com", tooltip="t", class="c"]; a -> b [id="8"] }"#
        for plugins in [RenderingContext.Plugins.portable, .installed] {
            let drawing = try RenderingContext(plugins).render(dot: Array(dot.utf8), format: .shapes)
            let svg = String(decoding: drawing.bytes, as: UTF8.self)
            #expect(svg.contains("<g id=\"7\" class=\"node\">"))
            #expect(svg.contains("<g id=\"8\" class=\"edge\">"))
            #expect(svg.contains("<g class=\"node\">"))
            for left in ["href", "example", "title", "<!--", "font-family"] { #expect(!svg.contains(left)) }
        }
    }
}
