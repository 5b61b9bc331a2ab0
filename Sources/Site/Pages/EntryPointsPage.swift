import Markdown
import NavigationGraph

/// Where the app starts or is entered, and where each way in leads.
struct EntryPointsPage: SitePage {
    let kind = PageFrame.Kind.entryPoints
    let links: PageLinks

    init(_ site: SiteContents) {
        links = PageLinks(site: site, path: SitePath.entryPoints)
    }

    let title = "Entry points"
    var summary: String {
        "Where \(site.graph.app.label) starts or is entered: \(Count(site.graph.entryPoints.count, "entry point"))."
    }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(here: title, &html)
        html.element("h1", text: title)
        let entries = site.graph.entryPoints
        guard !entries.isEmpty else {
            return empty("No entry point was found: no application or scene delegate shows a screen.", &html)
        }
        html.element("p", .class("lead")) { lead in
            lead.text("Where the app starts, and the links, notifications, shortcuts and widgets that enter it.")
        }
        if entries.count > Self.listed { contents(&html) }
        for (index, entry) in entries.enumerated() {
            section(Self.anchor(of: index), entry.label, &html) { write(entry, &$0) }
        }
    }

    /// More of them than these have a list above.
    private static let listed = 3

    private func contents(_ html: inout HTMLWriter) {
        html.element("nav", .class("contents"), HTMLAttribute("aria-label", "On this page")) { nav in
            nav.element("ul") { list in
                for (index, entry) in site.graph.entryPoints.enumerated() {
                    list.element("li") { $0.element("a", .href("#\(Self.anchor(of: index))"), text: entry.label) }
                }
            }
        }
        html.line()
    }

    /// Where an entry point stands on this page, by its place in the graph.
    static func anchor(of index: Int) -> String { "entry-\(index + 1)" }

    private func write(_ entry: EntryPoint, _ html: inout HTMLWriter) {
        html.element("p") { place in
            place.text("Handled in ")
            links.place(entry.file, entry.line, &place)
            place.text(".")
            let reached = site.ways.count(from: entry.id)
            if reached > 0 { place.text(" From here \(Count(reached, "screen")) can be reached.") }
        }
        let routes = site.routes(from: entry.id)
        guard !routes.isEmpty else {
            let reason = entry.unresolved.map { ": \($0)" } ?? ""
            return empty("No route from here was found\(reason).", &html)
        }
        ModuleDepartures(entry, routes: routes, links: links).write(&html)
    }
}
