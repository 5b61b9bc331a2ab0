import Graphviz
import NavigationGraph
import Testing

@testable import Diagrams

@Suite("The map of a group, with the groups around it")
struct GroupDiagramTests {
    private static func lines(of group: String, in graph: NavigationGraph, labels: Int = 80) -> [[String]] {
        let options = DiagramOptions(maximumLabels: labels)
        return GroupDiagram(IndexedGraph(graph), of: group, options: options).diagram.graph.edges
            .map { [$0.tail, $0.head] }.filter { $0.contains { $0.hasPrefix("group:") } }
            .sorted { $0.joined() < $1.joined() }
    }

    /// Groups in a row, of so many modules that each lead on.
    private static func app(_ count: Int) -> NavigationGraph {
        var graph = NavigationGraph(app: .init(name: "Bank"))
        for (group, next) in [("App/Start", "Pay"), ("App/Pay", "Help"), ("App/Help", "")] {
            for number in 0..<count {
                let name = String(group.dropFirst("App/".count)) + "\(number)"
                graph.modules.append(Module(id: name, name: name, group: group, reachable: true))
                if !next.isEmpty { graph.routes.append(SampleGraph.route(name, "\(next)\(number)", .push)) }
            }
        }
        return graph
    }

    @Test("What leads to a group, and where it goes, has lines from and to its modules")
    func few() {
        #expect(
            Self.lines(of: "App/Pay", in: Self.app(2)) == [
                ["Pay0", "group:App/Help"], ["Pay1", "group:App/Help"], ["group:App/Start", "Pay0"],
                ["group:App/Start", "Pay1"],
            ])
        #expect(Self.lines(of: "App/Help", in: Self.app(1)) == [["group:App/Pay", "Help0"]])
    }

    @Test("Of many modules the busiest has the line, which says how many there are")
    func many() throws {
        var graph = Self.app(5)
        graph.routes.append(SampleGraph.route("Pay3", "Help0", .present))
        let diagram = GroupDiagram(IndexedGraph(graph), of: "App/Pay", options: DiagramOptions()).diagram
        #expect(
            Self.lines(of: "App/Pay", in: graph) == [["Pay3", "group:App/Help"], ["group:App/Start", "Pay0"]])
        #expect(diagram.dot.contains("Help is reached from 5 modules here: 6 routes"))
    }

    @Test("A crowded map has no room for them")
    func crowded() {
        #expect(Self.lines(of: "App/Pay", in: Self.app(2), labels: 1) == [])
    }

    @Test("A neighbour has the name that people call it, and leads to its page")
    func named() {
        let diagram = GroupDiagram(
            IndexedGraph(Self.app(1)), of: "App/Pay", options: DiagramOptions(), link: { "\($0).html" }
        ).diagram
        #expect(diagram.dot.contains("App/Help.html"))
        #expect(diagram.graph.nodes.contains { $0.name == "group:App/Help" })
    }
}
