import NavigationGraph
import Testing

@testable import Site

@Suite("Screens with no way on or back")
struct DeadEndTests {
    private func route(
        _ source: String, _ target: String?, _ transition: Transition, to kind: Route.Destination.Kind = .node,
        idle: Bool = false
    ) -> Route {
        Route(
            id: "\(source)->\(target ?? kind.rawValue)", source: source, target: target,
            destination: Route.Destination(kind: kind, name: target ?? ""), neverTriggered: idle, transition: transition
        )
    }

    private func deadEnds(_ routes: Route...) -> [String] {
        let graph = NavigationGraph(
            app: NavigationGraph.App(name: "Bank"),
            modules: ["Home", "Help", "Old"].map {
                Module(id: $0, kind: .screen, name: $0, reachable: $0 != "Old")
            },
            entryPoints: [EntryPoint(id: "App", kind: .launch, file: "App.swift", line: 1)],
            routes: routes.sorted { $0.id < $1.id })
        return LooseEnds(SampleGraph.contents(of: graph)).deadEnds.map(\.id)
    }

    @Test("A screen that replaces all others and leads nowhere is one; what nobody reaches is told of elsewhere")
    func replacing() {
        #expect(deadEnds(route("App", "Home", .root), route("Home", "Help", .root)) == ["Help"])
        #expect(deadEnds(route("App", "Home", .root), route("Home", "Help", .present)) == ["Help"])
    }

    @Test("What nothing sets off and an alert lead nowhere")
    func onlyIdle() {
        #expect(
            deadEnds(
                route("App", "Home", .root), route("Home", "Help", .root),
                route("Help", nil, .dismiss, to: .back, idle: true),
                route("Help", nil, .alert, to: .system)) == ["Help"])
    }

    @Test(
        "The system leads back from what was pushed and from a sheet, and a part is left with the whole",
        arguments: [Transition.push, .sheet, .popover, .embed, .tab])
    func leftBySystem(_ transition: Transition) {
        #expect(deadEnds(route("App", "Home", .root), route("Home", "Help", transition)) == [])
    }

    @Test("A way back is a way")
    func back() {
        #expect(
            deadEnds(
                route("App", "Home", .root), route("Home", "Help", .present), route("Help", nil, .dismiss, to: .back))
                == [])
    }

    @Test("The page about coverage lists them with how they appear")
    func page() throws {
        var graph = SampleGraph.small
        graph.modules.append(Module(id: "Stop", kind: .screen, name: "Stop", reachable: true))
        graph.routes.append(route("Login", "Stop", .present))
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph))
        #expect(pages["modules/Stop.html"]?.contains("A dead end: ") == true)
        #expect(pages["modules/Login.html"]?.contains("A dead end: ") == false)
        let page = try #require(pages["coverage.html"])
        let start = try #require(page.range(of: "Screens with no way on or back")?.upperBound)
        let end = try #require(page.range(of: "Routes that nothing triggers")?.lowerBound)
        #expect(page[start..<end].contains(">Stop</a> <span class=\"badge transition present\">present</span>"))
        #expect(page[start..<end].contains("may still be swiped away"))
    }
}
