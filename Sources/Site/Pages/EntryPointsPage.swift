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
        let entries = site.entryFamilies
        guard !entries.isEmpty else {
            return empty("No entry point was found: no application or scene delegate shows a screen.", &html)
        }
        html.element("p", .class("lead")) { lead in
            lead.text(
                "Where the app starts, and the links, notifications, shortcuts, widgets and intents that enter it.")
        }
        if entries.count > Self.listed { contents(&html) }
        for entry in entries { section(entry.anchor, entry.label, &html) { write(entry, &$0) } }
    }

    /// More of them than these have a list above.
    private static let listed = 3

    private func contents(_ html: inout HTMLWriter) {
        html.element("nav", .class("contents"), HTMLAttribute("aria-label", "On this page")) { nav in
            nav.element("ul") { list in
                for entry in site.entryFamilies {
                    list.element("li") { $0.element("a", .href("#\(entry.anchor)"), text: entry.label) }
                }
            }
        }
        html.line()
    }

    private func write(_ family: EntryFamily, _ html: inout HTMLWriter) {
        guard let entry = family.entries.first else { return }
        html.element("p") { place in
            place.text("Handled in ")
            links.place(entry.file, entry.line, &place)
            place.text(".")
            let reached = family.entries.map { site.ways.count(from: $0.id) }.max() ?? 0
            if reached > 0 { place.text(" From here \(Count(reached, "screen")) can be reached.") }
        }
        let routes = family.entries.flatMap { site.routes(from: $0.id) }
        guard !routes.isEmpty else {
            let reason = entry.unresolved.map { ": \($0)" } ?? ""
            return empty("No route from here was found\(reason).", &html)
        }
        ModuleDepartures(family, routes: routes, links: links).write(&html)
    }
}
