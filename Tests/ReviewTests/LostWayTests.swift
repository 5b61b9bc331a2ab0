import NavigationGraph
import Testing

@testable import Review

@Suite("A way that is gone from the map and not from the app")
struct LostWayTests {
    private func told(_ base: SmallGraph, _ head: SmallGraph) -> [String] {
        let review = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
        return review.changes.filter { $0.kind == .routeRemoved }.map { "\($0.level.rawValue): \($0.text)" }
    }

    private static let flow = Module(
        id: "Flow", kind: .coordinator, name: "Flow", group: "App",
        components: [Component(role: .router, type: "FlowCoordinator", file: "App/Flow.swift", line: 1)])

    @Test("goes by a coordinator now")
    func flow() {
        let base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()")
        let head = SmallGraph(
            "App -root-> Hall", "Hall -custom-> Flow by begin()", "Flow -push-> Shop by start()", modules: [Self.flow])
        #expect(told(base, head) == ["info: Hall leads to Shop by way of Flow now; it was a push, by `show()`."])
        // A screen in between is one more step.
        let screen = SmallGraph("App -root-> Hall", "Hall -custom-> Flow by start()", "Flow -push-> Shop by start()")
        #expect(told(base, screen).allSatisfy { !$0.hasPrefix("info") })
        // What was there before is no way instead.
        let both = SmallGraph(
            "App -root-> Hall", "Hall -custom-> Flow by open()", "Flow -push-> Shop by start()",
            "Hall -push-> Shop by show()", modules: [Self.flow])
        let rest = SmallGraph(
            "App -root-> Hall", "Hall -custom-> Flow by open()", "Flow -push-> Shop by start()", modules: [Self.flow])
        #expect(told(both, rest) == ["breaking: Hall no longer leads to Shop; it was a push, by `show()`."])
    }

    @Test("is shown by a call that could not be followed now")
    func lost() {
        let base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()")
        var head = SmallGraph("App -root-> Hall")
        head.graph.modules.append(SmallGraph.module("Shop"))
        let before = told(base, head)
        #expect(before == ["breaking: Hall no longer leads to Shop; it was a push, by `show()`."])
        head.graph.routes.append(
            Route(
                id: "Hall>?", source: "Hall", target: nil, destination: .init(kind: .unresolved, name: "a parameter"),
                transition: .push, method: "show()"))
        #expect(
            told(base, head) == [
                "info: Hall no longer leads to Shop; it was a push, and what is shown there now could not be followed, by "
                    + "`show()`."
            ])
    }
}
