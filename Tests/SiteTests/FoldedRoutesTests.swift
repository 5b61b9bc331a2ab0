import Foundation
import NavigationGraph
import Testing

@testable import Site

struct FoldedRoutesTests {
    /// A link that two handlers take and that shows Home in two ways, and a button that shows it in these ways too.
    private var graph: NavigationGraph {
        var graph = SampleGraph.small
        graph.entryPoints.append(EntryPoint(id: "App:deeplink:home", kind: .deeplink, file: "App/Links.swift", line: 3))
        for (source, handlers) in [
            ("App:deeplink:home", ["scene(_:continue:)", "scene(_:open:)"]), ("Login", ["show()"]),
        ] {
            for (line, handler) in handlers.enumerated() {
                for (transition, condition) in [(Transition.push, nil), (.present, "!(top is Tabs)")]
                    as [(Transition, String?)]
                {
                    graph.routes.append(
                        Route(
                            id: "\(source) by \(handler) \(transition.rawValue)", source: source, target: "Home",
                            destination: Route.Destination(kind: .node, name: "Home"), transition: transition,
                            method: handler, condition: "canOpen" + (condition.map { " && \($0)" } ?? ""),
                            evidence: [
                                Route.Evidence(file: "App/Scene.swift", line: 40 + line, role: .call),
                                Route.Evidence(file: "App/Links.swift", line: 7, role: .option),
                                Route.Evidence(
                                    file: "App/Links.swift", line: transition == .push ? 20 : 30, role: .shows),
                                Route.Evidence(file: "App/Links.swift", line: 9, role: .target),
                            ]))
                }
            }
        }
        return graph
    }

    private func pages() throws -> [String: String] {
        SampleGraph.pages(of: try SampleGraph.site(of: graph))
    }

    /// The rows of a page's tables, each without its tags.
    private func rows(_ page: String?) -> [String] {
        (page ?? "").components(separatedBy: "<tr").dropFirst().map { row in
            let end = row.range(of: "</tr>")?.lowerBound ?? row.endIndex
            return String(row[..<end]).replacing(#/<[^>]*>/#, with: "|")
        }
    }

    @Test func aLinkThatAppearsInTwoWaysIsOneRowWhoeverHandsItOn() throws {
        let pages = try pages()
        let page = try #require(pages["entry-points.html"])
        let links = rows(page).filter { $0.contains("canOpen") }
        #expect(links.count == 1)
        #expect(links.first?.contains("4 ways") == true)
        #expect(
            page.contains(" or <span class=\"badge transition push\">push</span>") || page.contains("</span> or <span"))
        #expect(MarkupCheck.faults(of: pages) == [])
    }

    @Test func whatEachHasOfItsOwnIsThereToo() throws {
        let pages = try pages()
        for number in 1...4 {
            #expect(pages["entry-points.html"]?.contains("id=\"entry-2-route-\(number)\"") == true, "links lead there")
        }
        let markdown = try #require(pages["entry-points.md"])
        for text in ["scene(_:open:)", "top is Tabs", "Links.swift:20", "Links.swift:30", "Scene.swift:41"] {
            #expect(markdown.contains(text), "\(text)")
        }
    }

    @Test func waysInAreFoldedTheSameWay() throws {
        let home = rows(try pages()["modules/Home.html"]).filter { $0.contains("canOpen") }
        #expect(home.count == 2, "\(home)")
        #expect(home.contains { $0.contains("Deep link home") && $0.contains("and 3 like it:") })
        #expect(home.contains { $0.contains("Login") && $0.contains("and 1 like it:") })
        #expect(home.allSatisfy { !$0.contains("top is Tabs") }, "the condition is that of one of them")
    }

    @Test func whatAllShareIsToldOnce() {
        let row = FoldedRoutes(graph.routes.filter { $0.source == "App:deeplink:home" })
        #expect(row.shared == ConditionWords("canOpen").parts)
        #expect(row.routes.map { row.own($0).count } == [0, 1, 0, 1])
        #expect(row.ownWords == "; some ways ask for more")
        #expect(row.appearances.map(\.transition) == [.push, .present])
    }

    @Test func whatIsPassedOrProvedOtherwiseStaysApart() {
        var routes = graph.routes.filter { $0.source == "Login" && $0.method == "show()" }
        #expect(Set(routes.map { FoldedRoutes.Way($0, entry: nil) }).count == 1)
        routes[0].passes = [Route.Passed(name: "id", type: "Int", channel: .initializer)]
        #expect(Set(routes.map { FoldedRoutes.Way($0, entry: nil) }).count == 2)
        let link = SampleGraph.contents(of: graph).entryFamily(of: "App:deeplink:home")
        var links = graph.routes.filter { $0.source == "App:deeplink:home" }
        #expect(Set(links.map { FoldedRoutes.Way($0, entry: link) }).count == 1)
        #expect(Set(links.map { FoldedRoutes.Way($0, entry: nil) }).count == 2, "who calls counts elsewhere")
        for index in links.indices { links[index].evidence.removeAll { $0.role == .option } }
        #expect(Set(links.map { FoldedRoutes.Way($0, entry: link) }).count == 2, "a factory serves many links")
        for index in links.indices {
            links[index].evidence.append(Route.Evidence(file: "App/Links.swift", line: 10, role: .call))
        }
        #expect(Set(links.map { FoldedRoutes.Way($0, entry: link) }).count == 1)
        links[0].target = nil
        #expect(FoldedRoutes.Way(links[0], entry: link) == nil)
    }

    @Test func manyThatDifferOnlyInWhenAreOneRow() throws {
        func rows(_ number: Int) throws -> (out: [String], into: [String], markdown: String) {
            var graph = SampleGraph.small
            graph.routes += (1...number).map { line in
                Route(
                    id: "Login \(line)", source: "Login", target: "Home",
                    destination: Route.Destination(kind: .node, name: "Home"), transition: .sheet, method: "open()",
                    condition: "isOpen && kind == .kind\(line)",
                    evidence: [Route.Evidence(file: "App/Login.swift", line: line, role: .call)])
            }
            let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph))
            #expect(MarkupCheck.faults(of: pages) == [])
            return (
                self.rows(pages["modules/Login.html"]).filter { $0.contains("isOpen") },
                self.rows(pages["modules/Home.html"]).filter { $0.contains("isOpen") },
                pages["modules/Login.md"] ?? ""
            )
        }
        let three = try rows(3)
        #expect(three.out.count == 3 && three.into.count == 3, "few have their conditions in sight")
        let five = try rows(5)
        #expect(five.out.count == 1 && five.into.count == 1)
        #expect(five.out.first?.contains("5 ways") == true && five.out.first?.contains("kind5") == true)
        #expect(five.out.first?.contains("; each way has conditions of its own") == true)
        #expect(five.into.first?.contains("and 4 like it:") == true)
        #expect(five.markdown.contains("`kind == .kind4`"))
    }

    @Test func whatWasFollowedIsToldBeforeWhatWasConcluded() throws {
        var graph = SampleGraph.small
        graph.modules += ["Aside", "Tabs"].map { Module(id: $0, name: $0) }
        let ways: [(String, String, Confidence)] = [
            ("App", "Tabs", .exact), ("App", "Aside", .exact), ("Aside", "Home", .inferred), ("Tabs", "Home", .exact),
        ]
        graph.routes = ways.map { source, target, confidence in
            Route(
                id: "\(source)->\(target)", source: source, target: target,
                destination: Route.Destination(kind: .node, name: target), transition: .tab, confidence: confidence,
                evidence: [Route.Evidence(file: "App/AppDelegate.swift", line: 9, role: .shows)])
        }
        let page = try #require(SampleGraph.pages(of: try SampleGraph.site(of: graph))["modules/Home.html"])
        let told = page.replacing(#/<[^>]*>/#, with: "")
        #expect(told.contains("shown as a tab by Tabs and Aside"))
        let sources = rows(page).compactMap { $0.contains("|Tabs|") ? "Tabs" : $0.contains("|Aside|") ? "Aside" : nil }
        #expect(sources == ["Tabs", "Aside"])
    }
}
