import Graphviz
import NavigationGraph
import Testing

@testable import Diagrams

/// A map with more routes than can be told apart: a chain of screens that all show one sheet and go back to the first.
@Suite struct CrowdedMapTests {
    private static let graph: NavigationGraph = {
        var graph = NavigationGraph(app: .init(name: "Crowd"))
        graph.entryPoints = [EntryPoint(id: "App", kind: .launch, file: "App.swift", line: 1)]
        let names = (0..<40).map { "M\($0 + 10)" }
        graph.modules = (names + ["Sheet"]).map {
            Module(id: $0, name: $0, group: "App/\($0.suffix(1))", reachable: true)
        }
        graph.routes = [SampleGraph.route("App", "M10", .root)]
        for (name, next) in zip(names, names.dropFirst()) {
            graph.routes += [
                SampleGraph.route(name, next, .push), SampleGraph.route(name, "Sheet", .present),
                SampleGraph.route(name, "Sheet", .sheet, 1),
            ]
        }
        for name in ["M20", "M30"] { graph.routes.append(SampleGraph.route(name, "M10", .root, 2)) }
        return graph
    }()

    private var diagram: Diagram { MapDiagram(Self.graph).diagram }

    @Test func targetOfManyHasOneLineAndIsNamedByTheOthers() throws {
        let graph = diagram.graph
        #expect(graph.edges.filter { $0.head == "Sheet" }.map(\.tail) == ["M10"])
        let dot = diagram.dot.split(separator: "\n")
        #expect(dot.count { $0.contains("class=\"module\"") && $0.contains("→ Sheet") } == 38)
        let other = try #require(dot.first { $0.contains("\"M20\" [") })
        #expect(other.contains("tooltip=\"M20; to Sheet: present, sheet\""))
        let sheet = try #require(dot.first { $0.contains("\"Sheet\" [") })
        #expect(sheet.contains("from 39 modules"))
        #expect(diagram.summary.contains("named"))
        #expect(MapDiagram(Self.graph).legend.summary.contains("leads there, too"))
    }

    @Test func onlyTheFirstWayToANodeDecidesAboutItsColumn() {
        let free = diagram.graph.edges.filter { $0.attributes.contains(.constraint(false)) }
        #expect(free.map { [$0.tail, $0.head] } == [["M20", "M10"], ["M30", "M10"]])
    }

    @Test func lineWithALabelDecidesAboutAColumn() {
        let back = Self.graph.routes.filter { $0.source == "M20" && $0.target == "M10" }
        let marks = ComparisonMarks(routes: Dictionary(uniqueKeysWithValues: back.map { ($0.id, .changed) }))
        let edges = MapDiagram(Self.graph, options: DiagramOptions(marks: marks)).diagram.graph.edges
        let labelled = edges.filter { edge in edge.attributes.contains { $0.name == "label" } }
        #expect(labelled.map { [$0.tail, $0.head] } == [["M20", "M10"]])
        #expect(!labelled.contains { $0.attributes.contains(.constraint(false)) })
        #expect(edges.contains { $0.attributes.contains(.constraint(false)) })
    }

    @Test func smallMapDrawsEveryLine() {
        let all = MapDiagram(Self.graph, options: DiagramOptions(maximumLabels: 100)).diagram
        #expect(all.graph.edges.count { $0.head == "Sheet" } == 39)
        #expect(!all.summary.contains("named"))
    }

    @Test func manyNeighboursStandInSeveralColumns() {
        let around = NeighbourhoodDiagram(Self.graph, of: "Sheet").diagram.graph
        let lengths = around.edges.compactMap { edge in
            edge.attributes.first { $0.name == "minlen" }?.value
        }
        // M10 to M48, three columns of thirteen.
        #expect(
            Dictionary(grouping: lengths) { $0 }.mapValues(\.count) == [.word("1"): 13, .word("2"): 13, .word("3"): 13])
    }

    @Test func circleBeginsWhereItIsEntered() {
        let graph = NavigationGraph(
            app: .init(name: "Circle"),
            modules: ["A", "B"].map { Module(id: $0, name: $0, group: "G", reachable: true) },
            entryPoints: [EntryPoint(id: "App", kind: .launch, file: "App.swift", line: 1)],
            routes: [
                SampleGraph.route("App", "B", .root), SampleGraph.route("B", "A", .push),
                SampleGraph.route("A", "B", .push),
            ])
        #expect(MapDiagram(graph).diagram.graph.subgraphs.flatMap(\.nodes).map(\.name) == ["B", "A"])
    }

    @Test func groupOfMostModulesHasNoFrame() {
        let modules =
            ["A", "B", "C", "D"].map { Module(id: $0, name: $0, group: "App/Modules") } + [
                Module(id: "E", name: "E", group: "App/Modules/Flow"),
                Module(id: "F", name: "F", group: "App/Modules/Flow"),
                Module(id: "G", name: "G", group: "App/Other"),
            ]
        let tree = GroupTree(modules, framesSingles: false)
        #expect(tree.modules.map(\.id) == ["A", "B", "C", "D", "G"])
        #expect(tree.groups.map(\.path) == ["App/Modules/Flow"])
        #expect(GroupTree(modules).groups.map(\.path) == ["App/Modules/Flow", "App/Other"])
    }
}
