import Foundation
import NavigationGraph
import Testing

@testable import Site

struct RouteRowsTests {
    @Test func thereIsALineForEveryRoute() throws {
        let rows = RouteRows(SampleGraph.small)
        let lines = String(decoding: rows.csv, as: UTF8.self).components(separatedBy: "\r\n")
        #expect(lines.count == SampleGraph.small.routes.count + 2)
        #expect(lines[0].hasPrefix("source,target,destination,"))
        #expect(
            lines.contains { $0.hasPrefix("Login,Home,Home,node,push,navigation,home,navigate(to:),,user != nil,") })
        let objects = try #require(try JSONSerialization.jsonObject(with: Data(rows.json)) as? [[String: Any]])
        #expect(objects.count == SampleGraph.small.routes.count)
        #expect(objects.contains { $0["source"] as? String == "Login" && $0["line"] as? Int == 49 })
    }

    @Test func aSpreadsheetRunsNothing() {
        var graph = SampleGraph.small
        graph.routes[1].condition = "=HYPERLINK(\"https://example.org\", 1)"
        graph.routes[1].option = "-1,2"
        let csv = String(decoding: RouteRows(graph).csv, as: UTF8.self)
        #expect(csv.contains("\"'=HYPERLINK(\"\"https://example.org\"\", 1)\"") && csv.contains("\"'-1,2\""))
    }

    /// An accent behind a quotation mark makes another `Character` of it, and the same cell for a spreadsheet.
    @Test func anAccentEndsNoCell() {
        var graph = SampleGraph.small
        graph.routes[1].condition = "a\"\u{301},=HYPERLINK(1)"
        let csv = String(decoding: RouteRows(graph).csv, as: UTF8.self)
        #expect(csv.utf8.firstRange(of: Array("\"a\"\"\u{301},=HYPERLINK(1)\"".utf8)) != nil)
    }
}
