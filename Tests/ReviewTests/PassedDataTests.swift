import NavigationGraph
import Testing

@testable import Review

@Suite("What a review tells of what a screen is handed")
struct PassedDataTests {
    private func told(_ base: [String], _ head: [String], by method: String = "showShop()") -> [String] {
        let typed = { (names: [String]) in names.map { ($0, "\($0.capitalized)Service") } }
        return told(typed(base), typed(head), by: method)
    }

    private func told(
        _ base: [(name: String, type: String)], _ head: [(name: String, type: String)], by method: String = "showShop()"
    ) -> [String] {
        let graphs = [base, head].map { passed -> NavigationGraph in
            var graph = SmallGraph("App -root-> Hall", "Hall -push-> Shop by \(method)").graph
            for index in graph.routes.indices where graph.routes[index].source == "Hall" {
                graph.routes[index].passes = passed.map {
                    Route.Passed(name: $0.name, type: $0.type, channel: .initializer)
                }
            }
            return graph
        }
        let review = NavigationReview(base: .init(graphs[0], name: "one"), head: .init(graphs[1], name: "two"))
        return review.changes.map { $0.text }
    }

    @Test("Few arguments have their types, many go by their names")
    func many() {
        #expect(
            told(["tea"], ["tea", "cup", "leaf"])
                == ["From Hall, Shop now takes `cup: CupService` and `leaf: LeafService`, by `showShop()`."])
        #expect(
            told(["tea", "cup", "leaf", "water"], [])
                == ["From Hall, Shop no longer takes `tea`, `cup`, `leaf` and `water`, by `showShop()`."])
    }

    @Test("What stands in the place of another argument is told with what is new")
    func exchanged() {
        #expect(
            told([("tea", "Tea"), ("cup", "Mug")], [("tea", "Leaf"), ("cup", "Glass"), ("map", "Map")])
                == [
                    "From Hall, Shop now takes `map: Map`, `tea: Leaf` in place of `tea: Tea` and "
                        + "`cup: Glass` in place of `cup: Mug`, by `showShop()`."
                ])
    }

    @Test("A method with many labels is told by its first two", arguments: ["on:tea:cup:", "on:tea:cup:leaf:"])
    func labels(labels: String) {
        let shown = labels.hasSuffix("leaf:") ? "on:tea:…" : labels
        #expect(
            told([], ["map"], by: "showShop(\(labels))")
                == ["From Hall, Shop now takes `map: MapService`, by `showShop(\(shown))`."])
    }
}
