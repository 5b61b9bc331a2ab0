import Foundation
import NavigationGraph
import Testing

@testable import Site

/// The page about what the app opens outside of itself.
struct OutsidePageTests {
    private static func graph(opening addresses: [[String]]) -> NavigationGraph {
        var graph = SampleGraph.small
        for (index, opens) in addresses.enumerated() {
            graph.routes.append(
                Route(
                    id: "Login -> (external) by open\(index)()", source: "Login", target: nil,
                    destination: .init(kind: .external, name: "another app or page"), opens: opens,
                    transition: .external, method: "open\(index)()",
                    evidence: [.init(file: "App/LoginWireframe.swift", line: 12, role: .shows)]))
        }
        return graph.sorted()
    }

    /// Pages without the places at which long names may break.
    private static func pages(of graph: NavigationGraph) throws -> [String: String] {
        SampleGraph.pages(of: try SampleGraph.site(of: graph)).mapValues { $0.replacing("<wbr>", with: "") }
    }

    @Test func everyAddressStandsOnceWithAllThatOpenIt() throws {
        let graph = Self.graph(opening: [
            ["https://shop.example/terms", "app-settings:"], ["https://shop.example/terms"], [],
        ])
        let pages = try Self.pages(of: graph)
        #expect(MarkupCheck.faults(of: pages) == [])
        let page = try #require(pages["outside.html"])
        #expect(page.components(separatedBy: "<code>https://shop.example/terms</code>").count == 2)
        #expect(page.contains("2 addresses") && page.contains("the app’s settings"))
        #expect(page.contains("Addresses that the sources do not tell"))
        for method in ["open0()", "open1()", "open2()"] { #expect(page.contains(method), "\(method)") }
        #expect(pages["index.html"]?.contains("outside.html") == true)
        #expect(pages["modules/Login.html"]?.contains("opens <code>https://shop.example/terms</code>") == true)
        #expect(pages["routes.html"]?.contains("<code>https://shop.example/terms</code>") == true)
        #expect(pages["data/search.js"]?.contains("https://shop.example/terms") == true)
        #expect(pages["llms.txt"]?.contains("outside.md") == true)
        #expect(pages["routes.csv"]?.contains("https://shop.example/terms app-settings:") == true)
    }

    @Test func theWaysThatAreCountedAreThoseThatAreListed() throws {
        var graph = Self.graph(opening: [["app-settings:"]])
        var other = try #require(graph.routes.first { !$0.opens.isEmpty })
        (other.id, other.condition) = (other.id + " 2", "isDenied")
        graph.routes.append(other)
        let page = try #require(try Self.pages(of: graph.sorted())["outside.html"])
        #expect(page.contains(#"<td class="number">1<span class="unit"> way</span></td>"#))
    }

    @Test func anAppThatNeverLeavesHasNoSuchPage() throws {
        let pages = try Self.pages(of: SampleGraph.small)
        #expect(pages["outside.html"] == nil)
        #expect(pages["index.html"]?.contains("outside.html") == false)
    }

    /// A graph that was read from a file can say anything.
    @Test func anAddressIsNeverALinkOrMarkup() throws {
        let address = "javascript:alert(1)//\"><script>alert(1)</script>\u{202E}"
        let pages = try Self.pages(of: Self.graph(opening: [[address]]))
        #expect(MarkupCheck.faults(of: pages) == [])
        for (path, page) in pages where path.hasSuffix(".html") {
            #expect(!page.contains("href=\"javascript"), "\(path)")
            #expect(!page.contains("<script>alert"), "\(path)")
            #expect(!page.contains("\u{202E}"), "\(path)")
        }
        #expect(pages["outside.html"]?.contains("javascript:alert(1)") == true)
    }
}
