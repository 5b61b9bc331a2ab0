import NavigationGraph
import Testing

@testable import Review

@Suite("A way whose code another node runs")
struct LentCodeTests {
    private func told(_ base: SmallGraph, _ head: SmallGraph) -> [String] {
        let review = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
        return review.folded.map { "\($0.level.rawValue): \($0.text)" }
    }

    /// A route's calls in files, and who sets it off.
    private func route(_ line: String, _ files: [String], _ trigger: Route.TriggerStep?) -> Route {
        var graph = SmallGraph(line)
        graph.graph.routes[0].evidence = files.enumerated().map { index, file in
            .init(file: "App/\(file)/\(file).swift", line: 7 * index, role: file == files.last ? .shows : .call)
        }
        graph.graph.routes[0].triggers = trigger.map { [[$0]] } ?? []
        return graph.graph.routes[0]
    }

    private func graph(_ routes: [Route]) -> SmallGraph {
        var graph = SmallGraph("App -root-> Hall", "Hall -push-> Shop by open()", "Hall -push-> Till by open()")
        for (index, route) in routes.enumerated() {
            graph.graph.routes.append(route)
            graph.graph.routes[graph.graph.routes.count - 1].id = "r\(index)"
        }
        graph.finish()
        return graph
    }

    private let outside = Route.TriggerStep(
        component: .router, type: "HallCoordinator", member: "show(entry:)", file: "", line: 1, kind: .output)
    private let own = Route.TriggerStep(
        component: .view, type: "ShopView", member: "tapPay()", file: "", line: 1, kind: .action)

    /// The hall's coordinator is a part of the hall in the head, so that what it has the shop's code show is the hall's alone.
    @Test("is not told as gone or new where that node has it in both states")
    func twice() {
        let hall = route("Hall -present-> Till by choose()", ["Hall", "Shop", "Sheet"], outside)
        let shop = route("Shop -present-> Till by start()", ["Shop", "Sheet"], outside)
        #expect(told(graph([hall, shop]), graph([hall])) == [])
        #expect(told(graph([hall]), graph([hall, shop])) == [])
        // What another one runs now, beside one that goes on, is no news either.
        let bar = route("Bar -present-> Till by choose()", ["Bar", "Shop", "Sheet"], outside)
        var (base, head) = (graph([hall, shop]), graph([hall, bar]))
        base.graph.modules.append(SmallGraph.module("Bar"))
        head.graph.modules.append(SmallGraph.module("Bar"))
        #expect(told(base, head).filter { $0.contains("Bar leads") }.map { $0.prefix(5) } == ["info:"])
        // What is touched on the shop's own screen is the shop's.
        let pay = route("Shop -present-> Till by start()", ["Shop", "Sheet"], own)
        #expect(
            told(graph([hall, pay]), graph([hall]))
                == ["breaking: Shop no longer leads to Till; it was a presentation, by `start()`."])
        // Another call shows the same.
        let other = route("Hall -present-> Till by choose()", ["Hall", "Sheet"], outside)
        #expect(told(graph([other, shop]), graph([other])).map { $0.prefix(9) } == ["breaking:"])
    }

    /// The root's first screens are shown by its `start` now, which the launch calls, and no longer by its initialiser.
    @Test("is good to know where that node has it in place of the first one, and told once")
    func now() {
        let made = Route.TriggerStep(
            component: .router, type: "ShopWireframe", member: "init(window:)", file: "", line: 1, kind: .lifecycle)
        let before = ["Till", "Sale"].map { route("Shop -tab-> \($0) by init(window:)", ["Shop", "Tabs"], made) }
        let after = ["Till", "Sale"].map {
            route("App -tab-> \($0) by launch()", ["AppDelegate", "Shop", "Tabs"], outside)
        }
        var (base, head) = (graph(before), graph(after))
        base.graph.modules.append(SmallGraph.module("Sale"))
        head.graph.modules.append(SmallGraph.module("Sale"))
        let found = told(base, head)
        #expect(found.allSatisfy { $0.hasPrefix("info: ") })
        #expect(
            found.contains(
                "info: Shop no longer leads to Sale and Till by itself, as the app’s launch, which runs its code, does now; each was a tab, by `init(window:)`."
            ), "\(found)")
    }
}
