import Markdown
import NavigationGraph

/// How one gets to a module: every route that leads there, in a table that sorts.
struct ModuleArrivals {
    /// How many routes that say the same have links of their own.
    private static let linkedAlike = 8

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
            for alike in alike(links.site.plainestFirst(routes)) {
                row(FoldedRoutes(alike, condition: links.site.condition), &rows)
            }
        }
    }

    /// What a row says of a route. Those that say the same are one row: they differ in what their source's page proves.
    private struct Words: Hashable {
        let transition: Transition
        let container: Container?
        let variant: String?
        let confidence: Confidence
        let neverTriggered: Bool
        let source: String
        let way: String?
        let trigger: TriggerWords?
        let condition: ConditionWords
        let passes: [Route.Passed]

        init(_ route: Route, _ condition: ConditionWords) {
            (transition, container, variant) = (route.transition, route.container, route.variant)
            (confidence, neverTriggered) = (route.confidence, route.neverTriggered)
            (source, way) = (route.source, PageLinks.way(of: route))
            trigger = TriggerWords(route.plainestTriggers.first ?? [])
            (self.condition, passes) = (condition, route.passes)
        }
    }

    /// Routes that say the same, or differ only in how, in the order of the first of each.
    private func alike(_ routes: [Route]) -> [[Route]] {
        var places: [Words: Int] = [:]
        var ways: [FoldedRoutes.Way: Int] = [:]
        var groups: [[Route]] = []
        for route in routes {
            let words = Words(route, links.site.condition(of: route))
            let way = FoldedRoutes.Way(route, entry: links.site.entryFamily(of: route.source))
            let place = places[words] ?? way.flatMap { ways[$0] } ?? groups.count
            places[words] = place
            if let way { ways[way] = place }
            if place == groups.count { groups.append([route]) } else { groups[place].append(route) }
        }
        return RouteLook.together(groups)
    }

    private func row(_ folded: FoldedRoutes, _ html: inout HTMLWriter) {
        let routes = folded.routes
        guard let route = routes.first else { return }
        let words = RouteWords(links: links)
        html.line()
        html.element("tr") { row in
            row.element("th", HTMLAttribute("scope", "row")) { links.source(of: route, &$0) }
            row.element("td", .class("how")) { words.transitions(folded, &$0) }
            row.element("td") { cell in
                let way = PageLinks.way(of: route) ?? "details"
                guard let place = links.site.place(of: route) else { return cell.element("code", name: way) }
                cell.element("a", links.href(place)) { $0.element("code", name: way) }
                guard routes.count > 1 else { return }
                cell.element("p", .class("method")) { line in
                    line.text("and \(routes.count - 1) like it:")
                    for (index, other) in routes.enumerated().dropFirst().prefix(Self.linkedAlike) {
                        guard let place = links.site.place(of: other) else { continue }
                        line.text(" ")
                        line.element("a", links.href(place), text: "\(index + 1)")
                    }
                    if routes.count - 1 > Self.linkedAlike { line.text(" …") }
                }
            }
            row.element("td") { words.trigger(of: route, &$0) }
            row.element("td", .class("circumstances")) { words.circumstances(folded, &$0) }
        }
    }
}
