import Graphviz
import NavigationGraph
import Testing

@testable import Diagrams

/// What stays the same is drawn faintly in a map of what differs, so that a few changes show among many lines.
@Suite struct ComparedMapTests {
    private func lines(_ marks: ComparisonMarks) -> [Substring] {
        MapDiagram(SampleGraph.app, options: DiagramOptions(marks: marks)).diagram.dot.split(separator: "\n")
    }

    private static func line(_ lines: [Substring], _ beginning: String) throws -> Substring {
        try #require(lines.first { $0.contains(beginning) })
    }

    @Test func whatNoChangeTouchesIsFaint() throws {
        let route = try #require(SampleGraph.app.routes.first { $0.source == "Login" && $0.target == "Terms" })
        let lines = lines(ComparisonMarks(nodes: ["Old": .removed], routes: [route.id: .added]))
        for faint in ["\"Home\" [", "\"App\" [", "\"Login\" -> \"Register\"", "\"Flow\" -> \"Login\""] {
            #expect(try Self.line(lines, faint).contains("same"), "\(faint)")
        }
        for clear in ["\"Login\" [", "\"Terms\" [", "\"Old\" [", "\"Login\" -> \"Terms\""] {
            #expect(try !Self.line(lines, clear).contains("same"), "\(clear)")
        }
        // Formats without a stylesheet show it by their colours.
        #expect(try Self.line(lines, "\"Flow\" -> \"Login\"").contains("color=\"\(DiagramPalette.sameLine)\""))
        #expect(try Self.line(lines, "\"Login\" -> \"Terms\"").contains("color=\"\(ComparisonMark.added.color)\""))
    }

    @Test func mapOfOneStateHasNothingFaint() {
        #expect(!lines(ComparisonMarks()).contains { $0.contains("same") })
    }

    /// Routes between `count` screens and a first one, of which one is new.
    private func flowchart(_ count: Int) -> String {
        var graph = NavigationGraph(app: .init(name: "Shop"))
        let names = (1...count).map { "M\($0 + 10)" }
        graph.modules = (["Hall"] + names).map { Module(id: $0, name: $0, group: "App", reachable: true) }
        graph.routes = names.map { SampleGraph.route("Hall", $0, .push) }
        let marks = ComparisonMarks(routes: [graph.routes[0].id: .added])
        return ComparedDiagram(graph, nodes: Set(["Hall"] + names), options: DiagramOptions(marks: marks)).mermaid()
    }

    @Test func flowchartLeavesOutWhatStayedWhereThatIsMuch() {
        let (few, many) = (flowchart(16), flowchart(17))
        #expect(few.contains("M26"))
        #expect(many.contains("M11") && many.contains("Hall"))
        #expect(!many.contains("M12") && !many.contains("M27"))
    }
}
