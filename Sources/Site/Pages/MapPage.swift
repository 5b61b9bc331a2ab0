import Markdown
import NavigationGraph

/// The whole map in a page of its own, as large as the window.
struct MapPage: SitePage {
    let kind = PageFrame.Kind.map
    let links: PageLinks

    init(_ site: SiteContents) {
        links = PageLinks(site: site, path: SitePath.map)
    }

    let title = "Map"
    var summary: String {
        let graph = site.graph
        return "The map of \(graph.app.label): \(Count(of: graph.modules)), "
            + "\(Count(graph.routes.count, "route"))."
    }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(here: title, &html)
        html.element("h1", text: "Map of \(site.appLabel)")
        links.map(site.map, caption: "Every \(site.graph.modules.noun.one) of the app, by group", role: .page, &html)
        if site.legend != nil {
            html.element("details", .class("legend")) { details in
                details.element("summary", text: "What the marks of the map mean")
                links.diagram(site.legend, caption: "Marks of the map", &details)
            }
        }
        guard site.mapFile != nil else { return }
        html.element("p") { line in
            line.element("a", links.href(SitePath.mapFile), text: "The map as a picture (SVG)")
        }
    }
}
