import NavigationGraph
import Testing

@testable import Review

@Suite("Calls that can no longer be followed")
struct CoverageChangeTests {
    private func graph(resolved: Int, unresolved lines: [(file: String, line: Int)]) -> NavigationGraph {
        var graph = SmallGraph("App -root-> Home").graph
        graph.unresolved = lines.map { file, line in
            UnresolvedCall(
                file: file, line: line, column: 5, call: "segue (embed)", reason: "it leads to no scene", owner: "Home")
        }
        graph.coverage.resolved = resolved
        graph.coverage.unresolved = lines.count
        return graph
    }

    private func told(_ base: NavigationGraph, _ head: NavigationGraph) -> [Change] {
        NavigationReview(base: .init(base, name: "one"), head: .init(head, name: "two")).changes
    }

    @Test("The new one is named, also where the base has others that are like it")
    func named() throws {
        let base = graph(resolved: 9, unresolved: [("A.storyboard", 21)])
        for head in [[("A.storyboard", 23), ("B.storyboard", 3)], [("A.storyboard", 23), ("A.storyboard", 29)]] {
            let changes = told(base, graph(resolved: 9, unresolved: head))
            let change = try #require(changes.first)
            #expect(changes.count == 1)
            #expect(change.text.hasPrefix("One navigation call more cannot be followed, such as `segue (embed)` in"))
            #expect(change.headPlace?.file == head[1].0 && change.headPlace?.line == head[1].1)
        }
    }

    @Test("Calls that moved, and more that is followed, are nothing to tell")
    func untold() {
        let base = graph(resolved: 9, unresolved: [("A.storyboard", 21)])
        #expect(told(base, graph(resolved: 9, unresolved: [("A.storyboard", 40)])).isEmpty)
        #expect(told(base, graph(resolved: 40, unresolved: [("A.storyboard", 21), ("B.storyboard", 3)])).isEmpty)
    }
}
