import Markdown
import NavigationGraph
import Testing

@testable import Site

struct MarkdownTwinTests {
    private func twin(_ write: (inout HTMLWriter) -> Void) -> String {
        var html = HTMLWriter()
        write(&html)
        return String(decoding: MarkdownTwin(html.bytes).bytes, as: UTF8.self)
    }

    /// The head of the column says what is counted; the word beside the number is for narrow screens.
    @Test func aNumberInATableHasNoUnit() {
        let text = twin { html in
            html.element("table") { table in
                table.element("tr") { row in
                    row.element("th", text: "Calls")
                    row.element("th", text: "Reason")
                }
                table.element("tr") { row in
                    row.element("td", .class("number")) { cell in
                        cell.text("281")
                        cell.element("span", .class("unit"), text: " calls")
                    }
                    row.element("td", text: "unknown")
                }
            }
        }
        #expect(text.contains("| 281 | unknown |"))
    }

    /// An address of a comment or of a stranger's settings.
    @Test func anAddressEndsWhereItShould() {
        let text = twin { html in
            html.element("p") { line in
                line.element("a", .href("https://a.example)[x](javascript:alert(1)"), text: "t")
                line.element("a", .href("https://a.example/\u{1B} b\\"), text: "u")
            }
        }
        #expect(text.contains("[t](https://a.example%29%5Bx%5D%28javascript:alert%281%29)"))
        #expect(text.contains("[u](https://a.example/%5Cu{1B}%20b%5C)"))
    }

    @Test func aPageReadsAsMarkdown() {
        let text = twin { html in
            html.element("h1", name: "LoginWireframe")
            html.element("p", .class("lead")) { lead in
                lead.element("strong", text: "Login")
                lead.text(" leads to ")
                lead.element("a", .href("../modules/Home.html#route-1"), text: "Home")
                lead.text(" by ")
                lead.element("code", text: "navigate(`x`)")
                lead.text(".")
            }
            html.trusted(
                "<figure><div><svg id=\"a\"><title>never</title><g/></svg></div><figcaption>A map</figcaption></figure>"
                    .utf8)
            html.element("ul") { list in
                list.element("li", text: "one")
                list.element("li") { item in
                    item.text("two")
                    item.element("ol") { $0.element("li", text: "inner") }
                }
            }
            html.element("pre") { $0.element("code", text: "let a = 1\n  b()\n") }
        }
        #expect(
            text == """
                # LoginWireframe

                **Login** leads to [Home](../modules/Home.md) by ``navigate(`x`)``.

                *A map*

                - one
                - two

                  1. inner

                ```
                let a = 1
                  b()
                ```

                """)
    }

    @Test func codeIsBetweenMoreMarksThanItHas() {
        for (code, written) in [
            ("x", "`x`"), ("a`b", "``a`b``"), ("`x`", "`` `x` ``"), ("``", "``` `` ```"), ("a``", "``` a`` ```"),
        ] {
            let text = twin { html in html.element("p") { $0.element("code", text: code) } }
            #expect(text == written + "\n")
        }
        let nothing = twin { html in
            html.element("p") { line in
                line.text("a")
                line.element("code", text: "")
            }
        }
        #expect(nothing == "a\n")
    }

    @Test func aTableKeepsItsColumns() {
        let text = twin { html in
            html.element("table") { table in
                table.element("caption", text: "unseen")
                table.element("thead") {
                    $0.element("tr") { row in
                        row.element("th", text: "To"); row.element("th", text: "By")
                    }
                }
                table.element("tbody") {
                    $0.element("tr") { row in
                        row.element("td", text: "a|b")
                        row.element("td") { cell in
                            cell.element("details") { details in
                                details.element("summary", text: "Tap")
                                details.element("ol") { list in
                                    list.element("li", text: "view"); list.element("li", text: "presenter")
                                }
                            }
                        }
                    }
                }
            }
        }
        #expect(text == "| To | By |\n| --- | --- |\n| a\\|b | Tap; view → presenter |\n")
    }

    /// A way that eight buttons set off is a line that somebody can read.
    @Test func aCellHasTheFirstOfSeveralChains() {
        let text = twin { html in
            html.element("table") { table in
                table.element("tr") { $0.element("th", text: "Set off by") }
                table.element("tr") { row in
                    row.element("td") { cell in
                        cell.element("details") { details in
                            details.element("summary") { summary in
                                summary.text("Tap")
                                summary.element("span", .class("more"), text: "and 1 other way")
                            }
                            for chain in [["button", "view"], ["cell", "table"]] {
                                details.element("ol", .class("chain")) { list in
                                    for step in chain { list.element("li", text: step) }
                                }
                            }
                            details.element("ul", .class("evidence")) { $0.element("li", text: "shown at A.swift:3") }
                        }
                    }
                }
            }
        }
        #expect(text == "| Set off by |\n| --- |\n| Tap and 1 other way; button → view; shown at A.swift:3 |\n")
    }

    @Test func whatNestsTooDeeplyKeepsItsText() {
        let text = twin { html in
            for _ in 0..<50_000 { html.open("blockquote") }
            html.text("deep")
            for _ in 0..<50_000 { html.close("blockquote") }
            html.element("p", text: "after")
        }
        #expect(text.contains("deep") && text.hasSuffix("\n\nafter\n"))
    }

    @Test(arguments: SampleGraph.hostileNames)
    func textOfTheAppIsNeverAMark(_ name: String) throws {
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.hostile(name)))
        for (path, page) in pages where path.hasSuffix(".md") && !path.hasPrefix("source/") {
            for line in page.replacing("\\<", with: "").split(separator: "\n") {
                // Outside of code, no bracket stands without a mark before it.
                let plain = line.split(separator: "`", omittingEmptySubsequences: false)
                let outside =
                    plain.count.isMultiple(of: 2) ? [] : stride(from: 0, to: plain.count, by: 2).map { plain[$0] }
                #expect(
                    !outside.contains { $0.contains("<script") || $0.contains("](javascript:") }, "\(path): \(line)")
            }
        }
    }
}

struct SiteForMachinesTests {
    /// The numbers of lines have a class that literals had too, and two spaces behind them.
    @Test func codeOfAnExcerptIsAsItIsInTheSource() throws {
        let line = "let height: CGFloat = 48.0, pair = ($0.1, [2]) // <&\\\""
        let source = (1...70).map { _ in line }.joined(separator: "\n")
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.small) { _ in Array(source.utf8) })
        let twins = pages.filter { $0.key.hasPrefix("source/") && $0.key.hasSuffix(".md") }
        #expect(!twins.isEmpty)
        for (path, text) in twins where path.contains(".swift") {
            let lines = text.split(separator: "\n").filter { $0.contains("CGFloat") }
            #expect(
                !lines.isEmpty && lines.allSatisfy { $0.hasSuffix("  \(line)") && Int($0.prefix { $0 != " " }) != nil })
        }
    }

    @Test func everyPageHasATwinAndIsListed() throws {
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.small))
        for path in pages.keys where path.hasSuffix(".html") && path != "404.html" {
            let twin = path.dropLast(5) + ".md"
            #expect(
                pages[String(twin)]?.contains("\n# ") == true || pages[String(twin)]?.hasPrefix("# ") == true, "\(path)"
            )
            let file = twin.split(separator: "/").last ?? ""
            #expect(pages[path]?.contains("type=\"text/markdown\" href=\"\(file)\"") == true, "\(path)")
        }
        let index = try #require(pages["llms.txt"])
        #expect(index.hasPrefix("# Sample\n\n> ") && index.contains("- [Login](modules/Login.md): Lets the user in."))
        #expect(pages["sitemap.xml"] == nil && !(pages["index.html"] ?? "").contains("canonical"))
    }

    @Test func anAddressGivesAMapAndAPageForWhatIsMissing() throws {
        let options = SiteOptions(address: SiteAddress("https://example.org/docs/app"))
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.small, options: options))
        let map = try #require(pages["sitemap.xml"])
        #expect(map.contains("<loc>https://example.org/docs/app/</loc>"))
        #expect(map.contains("<loc>https://example.org/docs/app/modules/Login.html</loc>") && !map.contains("404"))
        let missing = try #require(pages["404.html"])
        #expect(
            missing.contains("href=\"/docs/app/modules/Login.html\"")
                && missing.contains("href=\"/docs/app/assets/stylesheet.css\""))
        #expect(missing.contains("noindex") && !missing.contains("canonical"))
        #expect(
            pages["modules/Login.html"]?.contains(
                "<link rel=\"canonical\" href=\"https://example.org/docs/app/modules/Login.html\">") == true)
    }

    @Test(arguments: [
        "", "app", "/app", "ftp://example.org", "https://", "https://example.org/?a", "https://user@example.org",
        "https://example.org/a/../b", "https://example.org//a", "javascript:alert(1)",
    ])
    func whatIsNoAddressIsRefused(_ text: String) {
        #expect(SiteAddress(text) == nil)
    }

    @Test func placesWithoutAnExcerptLeadToTheHost() throws {
        var graph = SampleGraph.small
        graph.app.revision = "abc"
        let options = SiteOptions(sourceLink: "https://example.org/{revision}/{file}#L{line}")
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph, options: options) { _ in nil })
        #expect(
            pages["modules/Login.html"]?.contains("href=\"https://example.org/abc/App/LoginWireframe.swift#L49\"")
                == true)
    }
}
