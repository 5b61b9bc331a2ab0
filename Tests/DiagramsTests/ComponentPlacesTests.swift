import Graphviz
import NavigationGraph
import Testing

@testable import Diagrams

/// Components have their places, and lines lead around what is in their way.
@Suite struct ComponentPlacesTests {
    private func item(_ id: String, row: Double = 0, width: Double = 1) -> ComponentPlaces.Item {
        ComponentPlaces.Item(id: id, width: width, row: row)
    }

    @Test func aLineMeetsWhatStandsBetweenItsEnds() {
        let places = ComponentPlaces(
            [
                [item("view")], [item("presenter"), item("router", row: 1.25), item("assembly", row: 2.5)],
                [item("interactor")],
            ],
            data: [])
        #expect(places.isFree(from: "view", to: "presenter"))
        #expect(places.isFree(from: "router", to: "view"))
        #expect(!places.isFree(from: "view", to: "interactor") && !places.isFree(from: "interactor", to: "view"))
        #expect(!places.isFree(from: "assembly", to: "presenter"))
        #expect(places.isFree(from: "assembly", to: "view") && places.isFree(from: "unknown", to: "view"))
    }

    @Test func whatIsUsedStandsAtOneLineAndHidesNothingOfItself() throws {
        let wide = item("wide", row: 0, width: 3)
        let data = [item("narrow", row: -0.62, width: 1), wide, item("other", row: 0.62, width: 2)]
        let places = ComponentPlaces([[item("interactor")], data], data: ["narrow", "wide", "other"])
        #expect(Set(data.compactMap { places.boxes[$0.id]?.left }).count == 1)
        #expect(data.allSatisfy { places.isFree(from: "interactor", to: $0.id) })
        #expect(!places.isFree(from: "narrow", to: "other"))
        #expect(places.leadsToData("interactor", "wide") && !places.leadsToData("narrow", "wide"))
        let around = ComponentPlaces(
            [[item("presenter")], [item("interactor")], data], data: ["narrow", "wide", "other"])
        #expect(!around.isFree(from: "presenter", to: "wide"))
    }

    private func module(_ services: [Dependency]) -> Module {
        var module = SampleGraph.login
        module.services = services
        module.entities = []
        return module
    }

    private func uses(_ role: Role, _ types: [String]) -> [Dependency] {
        types.map { Dependency(type: $0, from: role, file: "A.swift", line: 1) }
    }

    private func splines(_ module: Module) -> String? {
        let lines = ComponentsDiagram(module).diagram.dot.split(separator: "\n")
        return lines.first { $0.contains("splines=") }?.firstMatch(of: /splines="(\w+)"/).map { String($0.1) }
    }

    @Test func straightLinesAreDrawnWhereNothingIsInTheWay() {
        // The wireframe holds the view past nothing.
        #expect(splines(module(uses(.interactor, ["A", "B", "C"]))) == "line")
        var past = module([])
        past.references.append(SampleGraph.reference(.view, .interactor, .strong))
        #expect(splines(past) == "true")
    }

    private func heights(_ module: Module) -> [String: Double] {
        let nodes = ComponentsDiagram(module).diagram.graph.nodes
        return nodes.reduce(into: [:]) { heights, node in
            guard case .word(let place)? = node.attributes.first(where: { $0.name == "pos" })?.value else { return }
            heights[node.name] = Double(place.dropLast().split(separator: ",")[1])
        }
    }

    @Test func linesOfThePresenterPassOverTheInteractor() {
        let mixed = module(uses(.presenter, ["B", "D"]) + uses(.interactor, ["A", "C", "E"]))
        #expect(splines(module(uses(.presenter, ["A"]))) == "line")
        #expect(splines(mixed) == "line")
        let heights = heights(mixed)
        let order = heights.keys.filter { $0.hasPrefix("service ") }.sorted { heights[$0]! > heights[$1]! }
        // Each in its order, and what the interactor uses in the middle beside it.
        #expect(order == ["B", "D", "A", "C", "E"].map { "service " + $0 })
        #expect(heights["service C"] == 0)
        // Nothing to pass: all in one order.
        #expect(self.heights(module(uses(.interactor, ["A", "B"])))["service A"] == 0.31)
    }

    /// The estimate of a label's width is what libgraphviz takes: else the boxes of a column would not begin at one line.
    @Test func whatIsUsedBeginsAtOneLineAsDrawn() throws {
        let types = ["I", "MMMMMMMMMMMM", "AccountWalletJSONFactory", "lll_illi", "Quick<Brown, Fox>"]
        let diagram = ComponentsDiagram(module(uses(.interactor, types))).diagram
        let drawn = try RenderingContext(.portable).render(diagram.graph, engine: diagram.engine).bytes
        let text = String(decoding: drawn, as: UTF8.self).replacing("&#45;", with: "-")
        var edges: [Double] = []
        for node in text.matches(
            of: /class="node component role-service".*?<path [^>]*?d="([^"]+)"/.dotMatchesNewlines())
        {
            let numbers = node.1.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
            edges.append(try #require(stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }.min()))
        }
        #expect(edges.count == types.count)
        let (first, last) = (try #require(edges.min()), try #require(edges.max()))
        #expect(last - first < 1.5, "\(edges)")
    }
}
