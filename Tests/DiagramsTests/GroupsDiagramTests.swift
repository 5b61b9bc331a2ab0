import Graphviz
import NavigationGraph
import Testing

@testable import Diagrams

/// The overview of a large app: what one comes through on the way to each group, and no thicket.
@Suite struct GroupsDiagramTests {
    /// An app with a tab bar right in the folder of all groups, and groups whose modules lead everywhere.
    private static func app(groups: Int, modules: Int = 3) -> NavigationGraph {
        var graph = NavigationGraph(app: .init(name: "Large"))
        graph.entryPoints = [
            EntryPoint(id: "App", kind: .launch, file: "App.swift", line: 1),
            EntryPoint(id: "App:deeplink:area", kind: .deeplink, file: "App.swift", line: 9),
        ]
        graph.modules = ["Splash", "Tabs", "Help", "Terms"].map {
            Module(id: $0, name: $0, group: "App/Modules", reachable: true)
        }
        graph.routes = [
            SampleGraph.route("App", "Splash", .root), SampleGraph.route("Splash", "Tabs", .root),
            SampleGraph.route("Tabs", "Help", .push), SampleGraph.route("Help", "Terms", .push),
        ]
        let names = (0..<groups).map { "Area\($0 + 100)" }
        for name in names {
            for number in 0..<modules {
                graph.modules.append(
                    Module(id: "\(name)M\(number)", name: "M\(number)", group: "App/Modules/\(name)", reachable: true))
            }
            graph.routes.append(SampleGraph.route("Tabs", "\(name)M0", .tab))
            graph.routes += (1..<max(modules, 1)).map { SampleGraph.route("\(name)M0", "\(name)M\($0)", .push) }
            graph.routes += names.filter { $0 != name }.map { SampleGraph.route("\(name)M0", "\($0)M0", .present) }
        }
        // A link leads to a group in fewer steps than the launch does.
        graph.routes.append(SampleGraph.route("App:deeplink:area", "Area100M0", .push))
        graph.modules.sort { $0.id < $1.id }
        graph.routes.sort { $0.id < $1.id }
        return graph
    }

    private static func lines(_ graph: NavigationGraph) -> [[String]] {
        GroupsDiagram(graph).diagram.graph.edges.map { [$0.tail, $0.head] }
    }

    @Test func eachGroupHasTheShortestWayFromTheLaunchAlone() {
        let lines = Self.lines(Self.app(groups: 12))
        #expect(lines.count == 15)
        #expect(Array(lines.prefix(2)) == [["App", "Splash"], ["Splash", "Tabs"]])
        #expect(lines.filter { $0[1].hasPrefix("group:App/Modules/Area") }.allSatisfy { $0[0] == "Tabs" })
        #expect(lines.count { $0[1] == "group:App/Modules" && $0[0] == "Tabs" } == 1)
    }

    @Test func modulesThatOneComesThroughStandForThemselves() throws {
        let graph = GroupsDiagram(Self.app(groups: 12)).diagram.graph
        #expect(graph.nodes.map(\.name).filter { !$0.hasPrefix("group:") } == ["App", "Splash", "Tabs"])
        let rest = try #require(graph.nodes.first { $0.name == "group:App/Modules" })
        #expect(Graph(name: "g", nodes: [rest]).dot.contains("2 other modules"))
    }

    /// `App -> Check` and `Setup -> Home` are no way from App to Home, though Check and Setup lie in one group.
    @Test func aWayThroughAGroupComesInWhereItGoesOut() {
        func lines(_ onward: String) -> [[String]] {
            var graph = NavigationGraph(app: .init(name: "Gates"))
            graph.entryPoints = [EntryPoint(id: "App", kind: .launch, file: "App.swift", line: 1)]
            graph.modules = [
                ("Root", "Start"), ("Splash", "Start"), ("Check", "Gate"), ("Setup", "Gate"), ("Help", "Gate"),
                ("Home", "Main"), ("Menu", "Main"),
            ].map { Module(id: $0, name: $0, group: $1, reachable: true) }
            graph.routes = [
                ("App", "Check"), ("App", "Root"), ("Root", "Splash"), ("Root", "Setup"), ("Check", "Help"),
                (onward, "Home"), ("Home", "Menu"),
            ].map { SampleGraph.route($0, $1, .push) }
            graph.modules.sort { $0.id < $1.id }
            graph.routes.sort { $0.id < $1.id }
            return Self.lines(graph)
        }
        let apart = lines("Setup")
        #expect(apart.contains(["group:Start", "Setup"]) && apart.contains(["Setup", "group:Main"]))
        #expect(apart.contains(["App", "group:Gate"]) && !apart.contains { $0[0] == "group:Gate" })
        #expect(lines("Help").contains(["group:Gate", "group:Main"]))
    }

    @Test func aGroupOfOneModuleIsTheModule() {
        let options = DiagramOptions { "\($0).html" }
        let graph = GroupsDiagram(Self.app(groups: 12, modules: 1), options: options).diagram.graph
        #expect(graph.nodes.count { $0.name.hasPrefix("Area") } == 12)
        #expect(graph.dot.contains("URL=\"Area100M0.html\""))
    }

    @Test func whatIsLeftOutIsCountedAndFewOtherWaysAreDrawn() {
        let large = GroupsDiagram(Self.app(groups: 12)).diagram
        #expect(large.summary.contains("132 other ways between what is drawn have no lines"), "\(large.summary)")
        let small = GroupsDiagram(Self.app(groups: 3)).diagram
        #expect(small.summary.hasSuffix("from App."))
        #expect(small.graph.edges.count { $0.tail.hasPrefix("group:") } == 6)
    }

    @Test func aLinkIsNoWayWhereTheLaunchIsOne() {
        #expect(Self.lines(Self.app(groups: 12)).allSatisfy { $0[0] != "App:deeplink:area" })
        var graph = Self.app(groups: 12)
        graph.routes.removeAll { $0.source == "App" }
        #expect(Self.lines(graph).contains(["App:deeplink:area", "group:App/Modules/Area100"]))
    }

    @Test func whatNothingLeadsToIsThereAndMarked() throws {
        var graph = Self.app(groups: 12)
        graph.modules += ["Old1", "Old2"].map { Module(id: $0, name: $0, group: "App/Modules/Old") }
        let node = try #require(
            GroupsDiagram(graph).diagram.graph.nodes.first { $0.name == "group:App/Modules/Old" })
        #expect(Graph(name: "g", nodes: [node]).dot.contains("group-node unreachable"))
    }

    /// A hundred folders beside one another are more than a picture can hold.
    @Test func theSmallestOfManyGroupsAreOneNode() throws {
        var graph = Self.app(groups: 100)
        graph.modules.append(Module(id: "Extra", name: "Extra", group: "App/Modules/Area150", reachable: true))
        let diagram = GroupsDiagram(graph).diagram
        let names = diagram.graph.nodes.map(\.name)
        #expect(names.count == 62)
        #expect(names.contains("group:App/Modules/Area150"))
        #expect(diagram.dot.contains("and 43 groups more"))
        // The two beside the folders, and 42 folders of three.
        #expect(diagram.dot.contains("128 modules"))
    }

    @Test("Of two ways of one length the one that was followed in full is the way in the tree")
    func sureWays() {
        let ways: [(String, String, Confidence)] = [
            ("App", "Aside", .exact), ("App", "Tabs", .exact), ("Aside", "Home", .inferred), ("Tabs", "Home", .exact),
        ]
        let graph = NavigationGraph(
            app: .init(name: "Bank"), modules: ["Aside", "Home", "Tabs"].map { Module(id: $0, name: $0) },
            entryPoints: [EntryPoint(id: "App", kind: .launch, file: "App.swift", line: 1)],
            routes: ways.map { source, target, confidence in
                Route(
                    id: "\(source)->\(target)", source: source, target: target,
                    destination: .init(kind: .node, name: target), transition: .push, confidence: confidence)
            })
        let search = BreadthFirstSearch(NavigationPart(graph, showsOutside: false))
        #expect(search.parents["Home"] == "Tabs")
    }
}
