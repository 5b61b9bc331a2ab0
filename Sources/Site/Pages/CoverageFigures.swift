import Markdown
import NavigationGraph

/// The navigation calls of the app by class: a bar and its numbers.
struct CoverageFigures {
    private let coverage: Coverage
    private let links: PageLinks
    private let classes: [(name: String, label: String, count: Int, meaning: String)]

    init(_ coverage: Coverage, links: PageLinks) {
        self.coverage = coverage
        self.links = links
        classes = [
            ("resolved", "Resolved", coverage.resolved, "Every screen that the call shows is known."),
            (
                "unresolved", "Unresolved", coverage.unresolved,
                "Some screen could not be found out" + Self.listed(coverage.unresolved)
            ),
            (
                "outside", "Outside modules", coverage.outsideModules,
                "No module is on any way to the call" + Self.listed(coverage.outsideModules)
            ),
            ("untargeted", "Out of target", coverage.outOfTarget, "The file is not compiled into the app."),
        ]
    }

    private static func listed(_ count: Int) -> String { count == 0 ? "." : "; listed below." }

    func write(_ html: inout HTMLWriter) {
        guard coverage.navigationCalls > 0 else {
            html.element("p", .class("empty"), text: "No navigation calls were found in the sources.")
            return
        }
        html.element("p") { text in
            text.text(
                "The sources contain \(Count(coverage.navigationCalls, "navigation call or segue", "navigation calls and segues")), "
            )
            text.text("each in exactly one class.")
        }
        html.element("p") { text in
            guard coverage.inModules > 0 else { return text.text("No module has a part in any of them.") }
            let followed = coverage.unresolved == 0 ? "All of these" : "Of these, \(coverage.resolved)"
            text.text("Modules have a part in \(coverage.inModules) of them. \(followed) were followed: ")
            text.element("strong", text: coverage.shareText)
            text.text(".")
        }
        bar(&html)
        let columns = ["Class", "Calls", "Share of all", "Meaning"]
        links.table("Navigation calls by class", columns: columns, &html) { rows in
            for part in classes {
                rows.element("tr") { row in
                    row.element("th", HTMLAttribute("scope", "row")) { cell in
                        cell.element("span", .class("swatch \(part.name)")) { _ in }
                        cell.text(part.label)
                    }
                    links.number(part.count, "call", "calls", &row)
                    let share = Percentage(part.count, of: coverage.navigationCalls)
                    row.element("td", .class("number"), text: share.text)
                    row.element("td", text: part.meaning)
                }
            }
        }
    }

    /// The bar is decoration: the table after it says the same.
    private func bar(_ html: inout HTMLWriter) {
        html.element(
            "svg", .class("bar"), HTMLAttribute("viewBox", "0 0 1000 16"), HTMLAttribute("preserveAspectRatio", "none"),
            HTMLAttribute("aria-hidden", "true"), HTMLAttribute("focusable", "false")
        ) { svg in
            var start = 0
            var sum = 0
            for part in classes where part.count > 0 {
                sum += part.count
                let end = sum * 1000 / coverage.navigationCalls
                svg.element(
                    "rect", .class(part.name), HTMLAttribute("x", String(start)),
                    HTMLAttribute("width", String(end - start)), HTMLAttribute("height", "16")
                ) { _ in }
                start = end
            }
        }
        html.line()
    }
}
