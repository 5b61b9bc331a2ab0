import NavigationGraph
import Testing

@testable import Review

@Suite("Ways back, and files that no target compiles")
struct WayBackTests {
    private func told(_ base: SmallGraph, _ head: SmallGraph) -> [String] {
        let review = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
        return review.folded.map { "\($0.level.rawValue): \($0.text)" }
    }

    private func graph(_ transition: String = "present", isIdle: Bool? = nil) -> SmallGraph {
        var graph = SmallGraph("App -root-> Hall", "Hall -\(transition)-> Shop by open()")
        if let isIdle {
            graph.graph.routes.append(
                Route(
                    id: "back", source: "Shop", target: nil, destination: .init(kind: .back, name: "back"),
                    neverTriggered: isIdle, transition: .dismiss, method: "close()"))
        }
        graph.finish()
        return graph
    }

    @Test("A screen that covers the one before, and from which nothing leads back any more, is told")
    func lost() {
        #expect(
            told(graph(isIdle: false), graph()) == [
                "breaking: Nothing leads back any more from Shop, which covers what was there before; `close()` did."
            ])
        #expect(
            told(graph(isIdle: false), graph(isIdle: true)) == [
                "breaking: Nothing sets off any more the way back from Shop, which covers what was there before."
            ])
        #expect(told(graph(isIdle: false), graph(isIdle: false)) == [])
        #expect(told(graph(isIdle: true), graph()) == [])
        #expect(told(graph(), graph()) == [])
        // The system has a way back from what is pushed.
        #expect(told(graph("push", isIdle: false), graph("push")) == [])
    }

    @Test("A file that the project compiles no longer, or that is new and that it does not compile, is told")
    func target() {
        func graph(_ files: [String], target: String? = "Museum") -> SmallGraph {
            var graph = SmallGraph("App -root-> Hall")
            graph.graph.scan.target = target
            graph.graph.scan.outOfTarget = files
            return graph
        }
        #expect(
            told(graph(["App/Old.swift"]), graph(["App/Old.swift", "App/Shop.swift"])) == [
                "notable: `App/Shop.swift` is in no target of the project now: nothing in it is on the map."
            ])
        #expect(
            told(graph([]), graph(["App/Bar.swift", "App/Shop.swift"])) == [
                "notable: 2 files are in no target of the project now, such as `App/Bar.swift`: nothing in them is on the map."
            ])
        #expect(told(graph(["App/Old.swift"]), graph(["App/New/Old.swift"])) == [])
        #expect(told(graph([], target: nil), graph(["App/Shop.swift"])) == [])
    }
}
