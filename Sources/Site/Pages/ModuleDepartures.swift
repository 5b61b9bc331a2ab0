import Markdown
import NavigationGraph

/// Where a module goes: every route from it in a table that sorts, and the navigation options that it declares.
///
/// Entry points, which have routes and no options, are shown the same way.
struct ModuleDepartures {
    /// More alerts and ways back than these are folded, where there are ways on.
    private static let shownOthers = 6

    private let label: String
    private let options: [NavigationOption]
    private let links: PageLinks
    private let routes: [Route]

    init(_ module: Module, routes: [Route], links: PageLinks) {
        label = module.label
        options = module.options
        self.links = links
        self.routes = routes
    }

    init(_ entry: EntryFamily, routes: [Route], links: PageLinks) {
        label = entry.label
        options = []
        self.links = links
        self.routes = routes
    }

    func write(_ html: inout HTMLWriter) {
        guard !routes.isEmpty else {
            html.element("p", .class("empty"), text: "\(label) leads nowhere: no navigation call was found in it.")
            return
        }
        // Ways on are what one looks for first; ways back and alerts come after them.
        let on = Self.routes(routes, to: [.node, .external, .unresolved])
        let system = Self.routes(routes, to: [.system])
        let back = Self.routes(routes, to: [.back])
        guard !on.isEmpty, system.count + back.count > Self.shownOthers else {
            return table("Routes from \(label)", on + system + back, &html)
        }
        table("Routes from \(label)", on, &html)
        let counts = [
            Count(system.count, "alert or system screen", "alerts and system screens"),
            Count(back.count, "way back", "ways back"),
        ]
        let others = counts.filter { $0.number > 0 }.map(\.description).joined(separator: ", ")
        html.element("details", .class("others")) { details in
            details.element("summary", text: "And \(others)")
            table("Alerts, system screens and ways back from \(label)", system + back, &details)
        }
        html.line()
    }

    private static func routes(_ routes: [Route], to kinds: [Route.Destination.Kind]) -> [Route] {
        kinds.flatMap { kind in routes.filter { $0.destination.kind == kind } }
    }

    private func table(_ caption: String, _ routes: [Route], _ html: inout HTMLWriter) {
        let columns = ["To", "How", "Option or method", "Set off by", "When, and with what"]
        links.table(caption, columns: columns, sortable: true, &html) { rows in
            for row in FoldedRoutes.rows(of: routes, in: links.site) {
                guard let route = row.routes.first else { continue }
                if row.routes.count == 1 { self.row(route, &rows) } else { self.row(row, route, &rows) }
            }
        }
    }

    /// How many options or methods a row names that stands for several routes.
    private static let namedWays = 3

    /// Several routes that differ only in how: what they share, and in a list that unfolds what each has of its own.
    private func row(_ folded: FoldedRoutes, _ first: Route, _ html: inout HTMLWriter) {
        let words = RouteWords(links: links)
        html.line()
        html.element("tr") { row in
            row.element("th", HTMLAttribute("scope", "row")) { words.destination(first, &$0) }
            row.element("td", .class("how")) { words.transitions(folded, &$0) }
            row.element("td") { cell in
                let ways = folded.ways
                for (index, way) in ways.prefix(Self.namedWays).enumerated() {
                    if index > 0 { cell.text(", ") }
                    cell.element("code", name: way)
                }
                if ways.count > Self.namedWays { cell.text(" and \(Count(ways.count - Self.namedWays, "other"))") }
            }
            row.element("td", .class("proof")) { cell in
                cell.element("details") { details in
                    details.element("summary") { summary in
                        words.trigger(of: first, &summary)
                        summary.element("span", .class("more"), text: "\(folded.routes.count) ways")
                    }
                    details.element("ol", .class("ways")) { list in
                        for route in folded.routes {
                            list.element("li", links.site.anchor(of: route).map { .id($0) }) { way(route, folded, &$0) }
                        }
                    }
                }
            }
            row.element("td", .class("circumstances")) { words.circumstances(folded, &$0) }
        }
    }

    /// What one of several routes has of its own.
    private func way(_ route: Route, _ folded: FoldedRoutes, _ html: inout HTMLWriter) {
        html.element("p", .class("how")) { line in
            RouteWords(links: links).transition(route, &line)
            guard let way = PageLinks.way(of: route) else { return }
            line.text(" ")
            line.element("code", name: way)
        }
        ConditionLines(folded.own(route)).write(&html)
        proof(route, &html)
    }

    private func row(_ route: Route, _ html: inout HTMLWriter) {
        let words = RouteWords(links: links)
        html.line()
        html.element("tr", links.site.anchor(of: route).map { .id($0) }) { row in
            row.element("th", HTMLAttribute("scope", "row")) { cell in
                words.destination(route, &cell)
                landings(route, &cell)
                words.addresses(route, &cell)
            }
            row.element("td", .class("how")) { words.transition(route, &$0) }
            row.element("td") { cell in
                if let way = PageLinks.way(of: route) { cell.element("code", name: way) }
                guard route.option != nil, let method = route.method, method != route.option else { return }
                cell.element("p", .class("method")) { line in
                    line.text("in ")
                    line.element("code", name: method)
                }
            }
            row.element("td", .class("proof")) { proof(route, &$0) }
            row.element("td", .class("circumstances")) { words.circumstances(route, &$0) }
        }
    }

    private func landings(_ route: Route, _ html: inout HTMLWriter) {
        guard !route.landsOn.isEmpty else { return }
        html.element("p", .class("landings")) { line in
            line.text("may land on ")
            for (index, id) in route.landsOn.enumerated() {
                if index > 0 { line.text(", ") }
                if let module = links.site.name(of: id) { links.module(module, &line) } else { line.text(id) }
            }
        }
    }

    /// What sets the route off, which unfolds into every step, and the places that prove it.
    private func proof(_ route: Route, _ html: inout HTMLWriter) {
        let words = RouteWords(links: links)
        guard !route.triggers.isEmpty || !route.evidence.isEmpty else { return words.trigger(of: route, &html) }
        let chains = route.plainestTriggers
        html.element("details") { details in
            details.element("summary") { summary in
                words.trigger(of: route, &summary)
                let others = Set(chains.compactMap { TriggerWords($0)?.text }).count - 1
                if others > 0 { summary.element("span", .class("more"), text: "and \(Count(others, "other way"))") }
            }
            for chain in chains where !chain.isEmpty { words.chain(chain, &details) }
            if !route.evidence.isEmpty { words.evidence(route.evidence, &details) }
        }
    }

    // MARK: - Navigation options

    /// The options that the module declares, with where each leads; nothing without any.
    func writeOptions(_ html: inout HTMLWriter) {
        let byID = Dictionary(routes.map { ($0.id, $0) }) { first, _ in first }
        let columns = ["Option", "Leads to", "Declared at"]
        links.table("Navigation options of \(label)", columns: columns, sortable: true, &html) { rows in
            for option in options {
                rows.line()
                rows.element("tr") { row in
                    row.element("th", HTMLAttribute("scope", "row")) { declaration(of: option, &$0) }
                    row.element("td") { leads(option.routes.compactMap { byID[$0] }, option, &$0) }
                    row.element("td") { links.place(option.file, option.line, &$0) }
                }
            }
        }
    }

    private func declaration(of option: NavigationOption, _ html: inout HTMLWriter) {
        let parameters = option.parameters.map { $0.name.isEmpty ? $0.type : "\($0.name): \($0.type)" }
        if option.name.contains("(") {
            html.element("code", HTMLAttribute("title", parameters.joined(separator: ", ")), name: option.name)
        } else {
            let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
            html.element("code", name: option.name + list)
        }
        if option.unused { links.badge("caution", "nobody takes this way out", &html) }
        links.documentation(option.documentation, headingLevel: 4, &html)
    }

    /// Each target once, with the ways in which it is shown.
    private func leads(_ routes: [Route], _ option: NavigationOption, _ html: inout HTMLWriter) {
        guard !routes.isEmpty else { return html.text("This option leads nowhere.") }
        let words = RouteWords(links: links)
        var shown: Set<String> = []
        html.element("ul", .class("plain")) { list in
            for route in routes {
                guard shown.insert("\(words.destination(route)) \(route.transition.rawValue)").inserted else {
                    continue
                }
                list.element("li") { item in
                    words.destination(route, &item)
                    item.text(" ")
                    links.transition(route.transition, &item)
                }
            }
        }
    }
}
