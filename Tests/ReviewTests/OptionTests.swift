import NavigationGraph
import Testing

@testable import Review

@Suite("Ways out without a route")
struct OptionTests {
    private func graph(_ options: NavigationOption...) -> SmallGraph {
        var hall = SmallGraph.module("Hall")
        hall.options = options
        return SmallGraph("App -root-> Hall", "Hall -push-> Shop by showShop()", modules: [hall])
    }

    private func option(_ name: String, takes types: [String] = [], leads: Bool = false) -> NavigationOption {
        NavigationOption(
            name: name, parameters: types.map { Parameter(name: "value", type: $0) },
            file: "App/Hall/HallProtocols.swift",
            line: 1, routes: leads ? ["1"] : [])
    }

    private func told(_ base: SmallGraph, _ head: SmallGraph) -> [String] {
        let review = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
        return review.changes.map(\.text)
    }

    private var shop: NavigationOption { option("showShop()", leads: true) }

    @Test("are told beside one that leads somewhere")
    func beside() {
        #expect(
            told(graph(shop), graph(shop, option("showMap()")))
                == ["Hall declares a new way out, `showMap()`; no route of it is known."])
        #expect(
            told(graph(shop, option("showMap()")), graph(shop))
                == ["Hall no longer declares the way out `showMap()`; no route of it was known."])
    }

    @Test("are none where nothing beside them leads anywhere, as the states of a screen")
    func states() {
        #expect(told(graph(), graph(option("loading"), option("failed", takes: ["Error"]))) == [])
        #expect(told(graph(shop), graph(shop, option("loading"))) == [])
    }

    @Test("lead back where their name says so")
    func back() {
        #expect(told(graph(shop), graph(shop, option("closeShop(from:)", takes: ["View"]))) == [])
        #expect(told(graph(shop, option("shopDetach()")), graph(shop)) == [])
    }

    @Test("have another name where one that takes the same stands in their place")
    func renamed() {
        #expect(
            told(
                graph(shop, option("showPlan(of:)", takes: ["Floor"])),
                graph(shop, option("showMap(of:)", takes: ["Floor"])))
                == [])
        #expect(
            told(graph(shop, option("showPlan(of:)", takes: ["Floor"])), graph(shop, option("showMap()"))).count == 2)
    }
}
