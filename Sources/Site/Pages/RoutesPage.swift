import Markdown
import NavigationGraph

/// Every route of the app in one table.
struct RoutesPage: SitePage {
    let kind = PageFrame.Kind.routes
    let links: PageLinks

    init(_ site: SiteContents) {
        links = PageLinks(site: site, path: SitePath.routes)
    }

    let title = "All routes"
    var summary: String { "Every route of \(site.graph.app.label): \(Count(site.graph.routes.count, "route"))." }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(here: title, &html)
        html.element("h1", text: title)
        let routes = site.graph.routes
        guard !routes.isEmpty else { return empty("No routes were found.", &html) }
        html.element("p", .class("lead")) { lead in
            let sources = Set(routes.map(\.source)).count
            lead.text("\(Count(routes.count, "route")) from \(Count(sources, "source")), also as ")
            lead.element("a", links.href(SitePath.routesTable), text: "CSV")
            lead.text(" and ")
            lead.element("a", links.href(SitePath.routesData), text: "JSON")
            lead.text(".")
        }
        let columns = ["Option or method", "Transition", "To", "Shown at"]
        html.element("div", HTMLAttribute("data-routes", nil)) { box in
            links.tableOfParts("All routes", columns: columns, &box) { table in
                for (source, routes) in Self.bySource(routes) {
                    table.line()
                    // What the filter asks for stands beside what it filters.
                    let group = site.module(source).map {
                        HTMLAttribute("data-group", ScriptData.visible(site.groupLabel($0.group)))
                    }
                    table.element("tbody", group) { rows in
                        heading(of: source, routes, columns: columns.count, &rows)
                        for route in routes { row(route, &rows) }
                    }
                }
            }
        }
    }

    /// The routes of each source together, in order of the first.
    private static func bySource(_ routes: [Route]) -> [(source: String, routes: [Route])] {
        let groups = Dictionary(grouping: routes, by: \.source)
        var seen: Set<String> = []
        return routes.map(\.source).filter { seen.insert($0).inserted }.map { ($0, groups[$0] ?? []) }
    }

    private func heading(of source: String, _ routes: [Route], columns: Int, _ html: inout HTMLWriter) {
        html.element("tr", .class("part")) { row in
            row.element("th", HTMLAttribute("scope", "rowgroup"), HTMLAttribute("colspan", String(columns))) { cell in
                if let route = routes.first { links.source(of: route, &cell) }
                cell.text(" ")
                cell.element("span", .class("count"), text: "\(Count(routes.count, "route"))")
            }
        }
    }

    private func row(_ route: Route, _ html: inout HTMLWriter) {
        html.line()
        let sure =
            route.confidence == .exact ? nil : HTMLAttribute("data-sure", route.confidence.rawValue)
        html.element("tr", HTMLAttribute("data-by", route.transition.rawValue), sure) { row in
            row.element("td") { cell in
                let label = PageLinks.way(of: route) ?? "details"
                if let place = site.place(of: route) {
                    cell.element("a", links.href(place)) { $0.element("code", name: label) }
                } else {
                    cell.element("code", name: label)
                }
            }
            row.element("td") { cell in
                links.transition(route.transition, &cell)
                if route.confidence != .exact { links.badge("caution", route.confidence.rawValue, &cell) }
                if route.neverTriggered { links.badge("caution", "never triggered", &cell) }
                if let variant = route.variant { links.badge("variant", "variant \(variant)", &cell) }
            }
            row.element("td") { cell in
                destination(of: route, &cell)
                RouteWords(links: links).addresses(route, &cell)
                ConditionLines(site.condition(of: route)).write(&cell)
            }
            row.element("td") { cell in
                if let shown = route.evidence.last(where: { $0.role == .shows }) ?? route.evidence.last {
                    links.place(shown.file, shown.line, &cell)
                }
            }
        }
    }

    private func destination(of route: Route, _ html: inout HTMLWriter) {
        if let target = route.target.flatMap(site.module) { return links.module(target, &html) }
        switch route.destination.kind {
        case .back: RouteWords(links: links).destination(route, &html)
        case .unresolved: html.text("unknown")
        default: html.text(route.target ?? route.destination.name)
        }
    }
}
