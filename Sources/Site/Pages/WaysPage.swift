import Markdown
import NavigationGraph

/// Find the way: a start, a destination, and the shortest ways between them; a script fills it.
struct WaysPage: SitePage {
    let kind = PageFrame.Kind.ways
    let links: PageLinks

    init(_ site: SiteContents) {
        links = PageLinks(site: site, path: SitePath.ways)
    }

    let title = "Find the way"
    var summary: String { "The shortest ways from one screen of \(site.appLabel) to another, step by step." }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(here: title, &html)
        html.element("h1", text: title)
        html.element(
            "p", .class("lead"),
            text: "From where to where? The shortest ways, step by step: what to tap, what happens, and when.")
        guard site.moduleCount > 0 else {
            return empty("No modules were found in the sources, so there is nowhere to go.", &html)
        }
        html.element("div", HTMLAttribute("data-ways", nil)) { $0.line() }
        html.line()
        html.element("noscript") { note in
            note.element("p") { line in
                line.text("This page needs scripts. Each module’s page tells the way there from the start of the app: ")
                line.element("a", links.href(SitePath.home), text: "all modules")
                line.text(".")
            }
        }
        html.line()
    }
}
