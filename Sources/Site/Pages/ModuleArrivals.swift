import Markdown
import NavigationGraph

/// How one gets to a module: every route that leads there, in a table that sorts.
struct ModuleArrivals {
    private let module: Module
    private let links: PageLinks
    private let routes: [Route]

    init(_ module: Module, routes: [Route], links: PageLinks) {
        self.module = module
        self.links = links
        self.routes = routes
    }

    func write(_ html: inout HTMLWriter) {
        guard !routes.isEmpty else {
            html.element("p", .class("empty"), text: "No route that leads to \(module.label) was found.")
            return
        }
        let columns = ["From", "How", "Option or method", "Set off by", "When, and with what"]
        links.table("Routes that lead to \(module.label)", columns: columns, sortable: true, &html) { rows in
            for route in routes { row(route, &rows) }
        }
    }

    private func row(_ route: Route, _ html: inout HTMLWriter) {
        let words = RouteWords(links: links)
        html.line()
        html.element("tr") { row in
            row.element("th", HTMLAttribute("scope", "row")) { links.source(of: route, &$0) }
            row.element("td", .class("how")) { words.transition(route, &$0) }
            row.element("td") { cell in
                let way = PageLinks.way(of: route) ?? "details"
                guard let place = links.site.place(of: route) else { return cell.element("code", name: way) }
                cell.element("a", links.href(place)) { $0.element("code", name: way) }
            }
            row.element("td") { words.trigger(route.plainestTriggers.first ?? [], &$0) }
            row.element("td", .class("circumstances")) { words.circumstances(route, &$0) }
        }
    }
}
