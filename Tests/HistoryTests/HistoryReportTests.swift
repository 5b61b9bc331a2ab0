import Foundation
import History
import NavigationGraph
import Testing

@Suite("The history's reports")
struct HistoryReportTests {
    private func row(_ name: String, _ modules: Int, unreachable: Int = 0, resolved: Int = 1) -> HistoryRow {
        let nodes = (0..<modules).map { Module(id: "M\($0)", name: "M\($0)", reachable: $0 >= unreachable) }
        return HistoryRow(
            name: name, commit: String(repeating: "a", count: 40), date: "2025-03-14",
            graph: NavigationGraph(
                app: .init(name: "Bank"), modules: nodes, coverage: Coverage(resolved: resolved, unresolved: 1)))
    }

    @Test("The table tells each figure and what it gained or lost since the row before")
    func table() {
        #expect(
            HistoryTable.text([row("v1", 10), row("v1.1", 12, unreachable: 1), row("v2", 11, resolved: 3)]) == """
                      date        modules  routes  unreachable  coverage
                v1    2025-03-14       10       0            0       50%
                v1.1  2025-03-14  12 (+2)       0       1 (+1)       50%
                v2    2025-03-14  11 (-1)       0       0 (-1)       75%

                """)
    }

    @Test("The JSON holds every revision, oldest first")
    func json() throws {
        let bytes = try HistoryJSON.encode([row("v1", 10), row("v2", 11)], app: "Bank")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(document["formatVersion"] as? Int == 1)
        let revisions = try #require(document["revisions"] as? [[String: Any]])
        #expect(revisions.map { $0["name"] as? String } == ["v1", "v2"])
        #expect(revisions[1]["modules"] as? Int == 11)
    }

    @Test(
        "The chart is XML whatever tags and the app are called, and holds a point for each revision and figure",
        arguments: [1, 2, 40])
    func chart(_ count: Int) throws {
        let rows = (0..<count).map { row("<b>\"v&\u{1}\($0)\u{202E}", 10 + $0 % 3) }
        let svg = HistoryChart(rows, app: "<script>&\u{0}").svg
        let parser = Recorder()
        #expect(parser.parse(svg))
        #expect(parser.elements["circle"] == 4 * count)
        #expect(parser.elements["script"] == nil)
        #expect(parser.elements["b"] == nil)
        #expect(svg == HistoryChart(rows, app: "<script>&\u{0}").svg)
    }
}
