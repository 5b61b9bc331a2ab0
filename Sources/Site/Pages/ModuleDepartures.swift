import Markdown
import NavigationGraph

/// Where a module goes: each navigation option with its routes, then the ways out that no option declares.
struct ModuleDepartures {
    private let module: Module
    private let links: PageLinks
    private let routes: [Route]
    private let byID: [String: Route]

    init(_ module: Module, routes: [Route], links: PageLinks) {
        self.module = module
        self.links = links
        self.routes = routes
        byID = Dictionary(routes.map { ($0.id, $0) }) { first, _ in first }
    }

    func write(_ html: inout HTMLWriter) {
        guard !routes.isEmpty || !module.options.isEmpty else {
            html.element(
                "p", .class("empty"), text: "\(module.label) leads nowhere: no navigation call was found in it.")
            return
        }
        let cards = RouteCard(links: links, side: .outgoing)
        var shown: Set<String> = []
        for option in module.options {
            let own = option.routes.compactMap { byID[$0] }.filter { shown.insert($0.id).inserted }
            let elsewhere = option.routes.count - own.count
            heading(of: option, &html)
            links.documentation(option.documentation, headingLevel: 4, &html)
            if option.unused {
                html.element("p", .class("empty")) { links.badge("caution", "nobody takes this way out", &$0) }
            }
            if option.routes.isEmpty {
                html.element("p", .class("empty"), text: "This option leads nowhere.")
            } else if elsewhere > 0 {
                html.element("p", .class("empty"), text: "\(Count(elsewhere, "route")) shown with another option.")
            }
            cards.list(own, &html)
        }
        let others = routes.filter { !shown.contains($0.id) }
        for (title, kind) in [
            ("Other routes", Route.Destination.Kind.node), ("Ways back", .back), ("System controllers", .system),
            ("Out of the app", .external), ("Not resolved", .unresolved),
        ] {
            let group = others.filter { $0.destination.kind == kind }
            guard !group.isEmpty else { continue }
            let isAlone = module.options.isEmpty && kind == .node
            html.element("h3", text: isAlone ? "Routes" : title)
            for (method, routes) in Self.byMethod(group) {
                if let method {
                    html.element("h4") { $0.element("code", name: method) }
                }
                cards.list(routes, &html)
            }
        }
    }

    private func heading(of option: NavigationOption, _ html: inout HTMLWriter) {
        html.element("h3", .class("option")) { heading in
            let parameters = option.parameters.map { $0.name.isEmpty ? $0.type : "\($0.name): \($0.type)" }
            let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
            heading.element("code", name: option.name.contains("(") ? option.name : option.name + list)
        }
        html.element("p", .class("declared")) { place in
            place.text("Declared in ")
            links.place(option.file, option.line, &place)
        }
    }

    /// Routes by the method that they are in, in order of the first.
    private static func byMethod(_ routes: [Route]) -> [(method: String?, routes: [Route])] {
        var groups: [(method: String?, routes: [Route])] = []
        for route in routes {
            if let index = groups.firstIndex(where: { $0.method == route.method }) {
                groups[index].routes.append(route)
            } else {
                groups.append((route.method, [route]))
            }
        }
        return groups
    }
}
