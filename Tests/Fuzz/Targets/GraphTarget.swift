import Checks
import Diagrams
import Foundation
import NavigationGraph
import Review
import Site

/// A graph's JSON that a stranger sent: whatever can be read must be fit for every command that takes a graph.
enum GraphTarget {
    static func feed(_ bytes: [UInt8]) throws {
        guard let graph = try? GraphJSONReader.read(bytes, name: "graph.json") else { return }
        let json = GraphJSONWriter.encode(graph)
        guard let back = try? GraphJSONReader.read(json, name: "graph.json") else {
            throw BrokenPromise("a graph that was read and written cannot be read")
        }
        guard back == graph, GraphJSONWriter.encode(back) == json else {
            throw BrokenPromise("a graph comes back as another")
        }
        _ = Checker().check(graph)
        _ = GraphMerger.merge([graph, graph])
        var emptied = graph
        emptied.modules = []
        for (base, head) in [(graph, emptied), (emptied, graph), (graph, graph)] {
            let review = NavigationReview(base: .init(base, name: "base"), head: .init(head, name: "head"))
            if base == head, !review.changes.isEmpty { throw BrokenPromise("a graph differs from itself") }
        }
        try DiagramTarget.draw(graph)
        let site = try SiteBuilder(graph: graph, diagrams: SiteDiagrams(), theme: theme.get())
        for index in site.paths.indices {
            guard
                !site.paths[index].split(separator: "/", omittingEmptySubsequences: false).contains(where: {
                    $0.isEmpty || $0 == ".."
                })
            else {
                throw BrokenPromise("the page \(site.paths[index])")
            }
            _ = site.page(at: index)
        }
    }

    private static let theme = Result {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        return try Theme.load("atlas", in: [root.standardizedFileURL.appendingPathComponent("Themes")])
    }
}
