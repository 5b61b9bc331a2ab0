import NavigationGraph
import Testing

@testable import Site

/// What pages call the nodes of an app that has no modules of VIPER.
struct NodeNounTests {
    private func pages(_ kinds: [Module.Kind]) throws -> [String: String] {
        var graph = SampleGraph.small
        for (index, kind) in zip(graph.modules.indices, kinds) { graph.modules[index].kind = kind }
        for index in graph.modules.indices { graph.modules[index].group = "App" }
        return SampleGraph.pages(of: try SampleGraph.site(of: graph))
    }

    @Test func screensWithoutPartsOfVIPERAreNoModules() throws {
        let count = SampleGraph.small.modules.count
        let pages = try pages(Array(repeating: .screen, count: count))
        let group = try #require(pages["groups/App.html"])
        #expect(group.contains("A group of \(count) screens"))
        #expect(group.contains(">Screens</h2>") && group.contains(">Screen</th>"))
        #expect(pages["404.html"]?.contains("or choose from all screens:") == true)
        #expect(pages["map.html"]?.contains("Every screen of the app, by group") ?? true)
        #expect(MarkupCheck.faults(of: pages) == [])
    }

    @Test func whereOneOfThemIsAModuleAllAreCalledSo() throws {
        let count = SampleGraph.small.modules.count
        let pages = try pages(Array(repeating: .screen, count: count - 1) + [.module])
        #expect(pages["groups/App.html"]?.contains("A group of \(count) modules") == true)
        #expect(pages["404.html"]?.contains("or choose from all modules:") == true)
    }
}
