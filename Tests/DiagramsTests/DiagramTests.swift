import Foundation
import Graphviz
import NavigationGraph
import Testing

@testable import Diagrams

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct DiagramTests {
    private let options = DiagramOptions { "modules/\($0).html" }

    private func svg(_ diagram: Diagram) throws -> DiagramSVG {
        let (job, words) = diagram.drawn()
        return try DrawnInBothFormats(job, words).svg
    }

    private func lines(_ diagram: Diagram, containing part: String) -> [String] {
        diagram.dot.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains(part) }
    }

    @Test func smallMapIsAsRecorded() throws {
        let graph = NavigationGraph(
            app: .init(name: "Two"),
            modules: [
                Module(id: "A", name: "A", group: "G", reachable: true),
                Module(id: "B", kind: .screen, name: "B", group: "G/H", reachable: false),
            ], routes: [SampleGraph.route("A", "B", .present, confidence: .inferred)])
        let dot = MapDiagram(graph, options: options).diagram.dot
        let body = dot.split(separator: "\n").drop { !$0.contains("\"A\"") }.joined(separator: "\n")
        #expect(
            body == """
                    "A" [label="A", id="node-A", class="module", tooltip="A", URL="modules/A.html"]
                    subgraph "cluster_G/H" {
                        style="rounded,filled"
                        color="#dde4ec"
                        fillcolor="#f7f9fb"
                        fontcolor="#586573"
                        fontsize="11"
                        labeljust="l"
                        margin="14"
                        label="H"
                        tooltip="G/H"
                        class="group"
                        id="group-G_2fH"
                        "B" [label="B", id="node-B", class="screen unreachable", style="filled,dashed", color="#93a1b0", fillcolor="#ffffff", tooltip="B, a screen, which no way from an entry point reaches", URL="modules/B.html"]
                    }
                    "A" -> "B" [id="edge-A-B", class="route transition-present family-modal confidence-inferred", color="#8646ad", tooltip="A to B: present (inferred)", style="dashed", arrowhead="onormal", dir="both", arrowtail="odot", label=" present ? ", fontcolor="#8646ad"]
                }
                """)
    }

    @Test func aPictureStandsInItsNodeOverTheName() throws {
        var options = options
        options.picture = { $0 == "Login" ? NodePicture(address: "pictures/a&b.png", width: 48, height: 104) : nil }
        let diagram = MapDiagram(SampleGraph.app, options: options).diagram
        #expect(diagram.pictures.keys.sorted() == ["node-Login"])
        let file = try svg(diagram).file()
        let parts = file.split(separator: "<").map(String.init)
        let image = try #require(parts.firstIndex { $0.hasPrefix("image ") })
        #expect(parts.filter { $0.hasPrefix("image ") }.count == 1)
        #expect(parts[image].contains("href=\"pictures/a&amp;b.png\"") && parts[image].contains("height=\"104\""))
        // After the node's shape, before its name.
        let node = try #require(parts.firstIndex { $0.contains("id=\"diagram-node-Login\"") })
        let name = try #require(parts[node...].firstIndex { $0.hasPrefix("text ") })
        #expect(node < image && image < name)
        func height(_ part: String) throws -> Double {
            let match = try #require(part.firstMatch(of: #/ y="([-\d.]+)"/#))
            return try #require(Double(match.1))
        }
        let (top, baseline) = (try height(parts[image]), try height(parts[name]))
        #expect(baseline - top > 104, "the name is under the picture")
    }

    @Test func parallelRoutesAreOneEdge() {
        let edges = lines(MapDiagram(SampleGraph.app).diagram, containing: "\"Login\" -> \"Home\"")
        #expect(edges.count == 1)
        #expect(edges[0].contains("label=\" push, present \""))
    }

    @Test func aWayInThatLeadsNowhereIsNotDrawnButTheLaunchIs() {
        var graph = SampleGraph.app
        graph.entryPoints.append(
            EntryPoint(id: "App:deeplink:orders", kind: .deeplink, file: "App/Links.swift", line: 3))
        let whole = MapDiagram(graph).diagram
        #expect(lines(whole, containing: "orders").isEmpty && !whole.summary.contains("orders"))
        #expect(!lines(whole, containing: "label=\"deep link profile\"").isEmpty)
        graph.routes = []
        #expect(!lines(MapDiagram(graph).diagram, containing: "entry-launch").isEmpty)
        #expect(lines(MapDiagram(graph).diagram, containing: "deep link").isEmpty)
    }

    @Test(arguments: [("Profile", 1), ("Settings", 2)])
    func aLinkAndANotificationThatAreOneWayInAreOneNode(target: String, count: Int) {
        var graph = SampleGraph.app
        graph.entryPoints.append(
            EntryPoint(id: "App:notification:profile", kind: .notification, file: "App/Links.swift", line: 3))
        graph.routes.append(SampleGraph.route("App:notification:profile", target, .push))
        let names = count == 1 ? ["deep link and notification profile"] : ["deep link profile", "notification profile"]
        func entries(_ diagram: Diagram) -> [String] {
            let all = ["deep link and notification profile", "deep link profile", "notification profile"]
            return all.filter { !lines(diagram, containing: "label=\"\($0)\"").isEmpty }
        }
        #expect(entries(MapDiagram(graph).diagram) == names)
        #expect(entries(NeighbourhoodDiagram(graph, of: target).diagram) == (count == 1 ? names : [names[1]]))
        #expect(MapDiagram(graph).diagram.summary.contains("deep link and notification profile") == (count == 1))
    }

    @Test func waysBackAreNodesOnlyWhenAskedFor() {
        #expect(lines(MapDiagram(SampleGraph.app).diagram, containing: "outside-back").isEmpty)
        let all = MapDiagram(SampleGraph.app, options: DiagramOptions(showsOutside: true)).diagram
        #expect(lines(all, containing: "outside-back").count == 1)
    }

    @Test func familiesDifferWithoutColourAndLabel() {
        let looks = TransitionFamily.allCases.map { $0.attributes }
        #expect(Set(looks).count == looks.count)
    }

    @Test func orderOfTheGraphDoesNotMatter() {
        var other = SampleGraph.app
        other.modules.reverse()
        other.routes.reverse()
        other.entryPoints.reverse()
        #expect(MapDiagram(other).diagram == MapDiagram(SampleGraph.app).diagram)
        #expect(GroupsDiagram(other).diagram == GroupsDiagram(SampleGraph.app).diagram)
        #expect(MermaidText.map(other) == MermaidText.map(SampleGraph.app))
    }

    /// A picture of sixty groups can be read by nobody.
    @Test func manyGroupsAreDrawnByTheFolderAroundThem() {
        var graph = SampleGraph.app
        graph.modules = (0..<60).map { index in
            Module(id: "M\(index)", name: "M\(index)", group: "Modules/Area\(index % 6)/Part\(index)", reachable: true)
        }
        graph.entryPoints = []
        graph.routes = []
        let nodes = GroupsDiagram(graph).diagram.graph.nodes.map(\.name).sorted()
        #expect(nodes == (0..<6).map { "group:Modules/Area\($0)" }, "\(nodes)")
        graph.modules = Array(graph.modules.prefix(30))
        #expect(GroupsDiagram(graph).diagram.graph.nodes.count == 30)
    }

    @Test func neighbourhoodHasBothDirectionsToItsDepth() {
        func nodes(_ depth: Int, _ direction: NeighbourhoodDiagram.Direction) -> [String] {
            NeighbourhoodDiagram(SampleGraph.app, of: "Profile", depth: depth, direction: direction).part.modules.map(
                \.id)
        }
        #expect(nodes(1, .both) == ["Home", "Profile", "Settings"])
        #expect(nodes(1, .upstream) == ["Home", "Profile"])
        #expect(nodes(2, .downstream) == ["Login", "Profile", "Settings"])
    }

    @Test func neighboursBeyondTheLimitAreCounted() {
        let part = NeighbourhoodDiagram(
            SampleGraph.app, of: "Login", options: DiagramOptions(maximumNeighbours: 2)
        ).part
        #expect(part.modules.count == 3)
        #expect(part.leftOut == 3)
    }

    @Test func currentModuleIsMarkedAndHasNoLink() {
        let diagram = NeighbourhoodDiagram(SampleGraph.app, of: "Login", options: options).diagram
        let current = lines(diagram, containing: "class=\"module current\"")
        #expect(current.count == 1)
        #expect(!current[0].contains("URL="))
    }

    @Test func strengthsDifferInLineAndLabel() {
        let diagram = ComponentsDiagram(SampleGraph.login).diagram
        #expect(lines(diagram, containing: "strength-weak").allSatisfy { $0.contains("dashed") })
        #expect(lines(diagram, containing: "strength-weak").count == 2)
        #expect(lines(diagram, containing: "strength-unowned").allSatisfy { $0.contains("dotted") })
        #expect(lines(diagram, containing: "strength-strong").count == 4)
    }

    @Test func everyDiagramIsWellFormedAndDescribed() throws {
        let map = MapDiagram(SampleGraph.app, options: options)
        for diagram in [
            map.diagram, map.legend, GroupsDiagram(SampleGraph.app).diagram,
            NeighbourhoodDiagram(SampleGraph.app, of: "Login", options: options).diagram,
            ComponentsDiagram(SampleGraph.login).diagram,
            MapDiagram(NavigationGraph(app: .init(name: "<&\">"))).diagram,
        ] {
            let drawn = try svg(diagram)
            for text in [drawn.inline(prefix: "p1"), drawn.file()] {
                let elements = SVGElements(text)
                #expect(elements.isWellFormed, "\(diagram.title)")
                #expect(elements.ids.count == Set(elements.ids).count)
                #expect(elements.root["role"] == (diagram.hasLinks ? "document" : "img"))
                #expect(elements.ids.contains(elements.root["aria-labelledby"] ?? ""))
                #expect(elements.title == diagram.title)
            }
        }
    }

    @Test func inlineFormHasPrefixedIdsAndPlainLinks() throws {
        let text = try svg(MapDiagram(SampleGraph.app, options: options).diagram).inline(prefix: "map")
        #expect(text.hasPrefix("<svg "))
        #expect(!text.contains("xlink:"))
        #expect(!text.contains("<!"))
        #expect(text.contains("<a href=\"modules/Login.html\">"))
        #expect(text.contains("id=\"map-node-Login\" class=\"node module\""))
        #expect(text.contains("<title>Login to Home: push, present</title>"))
        #expect(SVGElements(text).ids.allSatisfy { $0.hasPrefix("map-") })
    }

    @Test func namesOfGroupsAreOverTheLinesThatCrossThem() throws {
        let text = try svg(MapDiagram(SampleGraph.app).diagram).inline(prefix: "map")
        let name = try #require(text.range(of: ">Onboarding</text>"))
        let line = try #require(text.range(of: "class=\"edge", options: .backwards))
        #expect(name.lowerBound > line.lowerBound)
        #expect(text.components(separatedBy: ">Onboarding</text>").count == 2)
    }

    @Test func labelsOfReferencesThatRunSideBySideStandOutside() throws {
        var module = SampleGraph.login
        module.references.append(SampleGraph.reference(.wireframe, .presenter, .weak))
        let graph = ComponentsDiagram(module).diagram.graph
        let outside = graph.edges.filter { $0.attributes.contains { $0.name == "headlabel" } }
        #expect(
            Set(outside.map(\.tail)) == ["presenter LoginPresenter", "wireframe LoginWireframe"])
        #expect(outside.count == 2)
        #expect(outside.allSatisfy { edge in !edge.attributes.contains { $0.name == "label" } })
    }

    @Test func fileFormCarriesItsStylesheet() throws {
        let text = try svg(MapDiagram(SampleGraph.app).diagram).file()
        #expect(text.hasPrefix("<?xml "))
        #expect(text.contains("prefers-color-scheme: dark"))
    }

    @Test func mermaidEscapesNames() {
        let graph = NavigationGraph(app: .init(name: "x"), modules: [Module(id: "a\"]; x<b>", name: "x")])
        #expect(MermaidText.map(graph).contains("n0(\"a#34;#93;#59; x#60;b#62;\")"))
    }

    @Test func mermaidStaysBelowItsLimitAndSaysWhatIsMissing() {
        var graph = NavigationGraph(app: .init(name: "x"))
        for index in 0..<3_000 {
            graph.modules.append(Module(id: "Module\(index)", name: "Module\(index)", group: "Group\(index % 300)"))
            graph.routes.append(SampleGraph.route("Module\(index)", "Module\((index * 7) % 3_000)", .push))
        }
        let text = MermaidText.map(graph)
        #expect(text.count < MermaidText.maximumLength)
        #expect(text.contains("left out: "))
        #expect(
            text.split(separator: "\n").count { $0.hasSuffix("end") }
                == text.split(separator: "\n").count { $0.contains("subgraph") })
    }
}

/// The ids, the root and the title of an SVG, read by an XML parser.
private final class SVGElements: NSObject, XMLParserDelegate {
    private(set) var isWellFormed = false
    private(set) var ids: [String] = []
    private(set) var root: [String: String] = [:]
    private(set) var title = ""
    private var isInTitle = false
    private var titles = 0

    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if root.isEmpty { root = attributes }
        if let id = attributes["id"] { ids.append(id) }
        if name == "title" { titles += 1 }
        isInTitle = name == "title" && titles == 1
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        isInTitle = false
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isInTitle { title += string }
    }
}
