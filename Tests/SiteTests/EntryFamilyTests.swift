import NavigationGraph
import Testing

@testable import Site

@Suite("A link and a notification of one name are one way in")
struct EntryFamilyTests {
    /// A link and a notification for orders, which lead to Home by one place.
    private func graph(line: Int = 3, target: String = "Home") -> NavigationGraph {
        var graph = SampleGraph.small
        for (kind, line, target) in [(EntryPoint.Kind.deeplink, 3, "Home"), (.notification, line, target)] {
            let id = "App:\(kind.rawValue):orders"
            graph.entryPoints.append(EntryPoint(id: id, kind: kind, file: "App/Links.swift", line: line))
            graph.routes.append(
                Route(
                    id: "\(id)->\(target)", source: id, target: target,
                    destination: Route.Destination(kind: .node, name: target), transition: .push,
                    method: kind == .deeplink ? "scene(_:openURLContexts:)" : "userNotificationCenter(_:didReceive:)",
                    evidence: [
                        Route.Evidence(
                            file: "App/Scene.swift", line: kind == .deeplink ? 40 : 50, role: .call),
                        Route.Evidence(file: "App/Links.swift", line: 7, role: .option),
                        Route.Evidence(file: "App/Links.swift", line: 9, role: .target),
                    ]))
        }
        return graph
    }

    private func labels(_ graph: NavigationGraph) -> [String] {
        SampleGraph.contents(of: graph).entryFamilies.map(\.label).filter { $0.hasSuffix("orders") }
    }

    @Test func theyHaveOneName() {
        #expect(labels(graph()) == ["Deep link and notification orders"])
    }

    @Test func thoseThatAreHandledElsewhereOrLeadElsewhereStayApart() {
        #expect(labels(graph(line: 4)) == ["Deep link orders", "Notification orders"])
        #expect(labels(graph(target: "Login")) == ["Deep link orders", "Notification orders"])
    }

    @Test func everyPageTellsThemOnce() throws {
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph()))
        for path in ["index.html", "entry-points.html", "modules/Home.html"] {
            let page = try #require(pages[path])
            #expect(page.contains(">Deep link and notification orders</"), "\(path)")
            #expect(!page.contains(">Notification orders</"), "\(path)")
        }
        let rows = pages["entry-points.html"]?.replacing("<wbr>", with: "").components(separatedBy: "<tr")
            .filter { $0.contains("openURLContexts") }
        #expect(rows?.count == 1)
        #expect(rows?.first?.contains("userNotificationCenter") == true)
        #expect(MarkupCheck.faults(of: pages) == [])
    }

    @Test("Entry points that nothing tells apart are any of their kind")
    func any() {
        let entry = { (id: String, kind: EntryPoint.Kind) in EntryPoint(id: id, kind: kind, file: "", line: 1) }
        #expect(entry("App:notification:any", .notification).label == "Any notification")
        #expect(entry("App:notification:any", .notification).phrase == "any notification")
        #expect(entry("App:notification:news", .notification).phrase == "the notification news")
    }
}
