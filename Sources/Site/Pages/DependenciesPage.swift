import Markdown
import NavigationGraph

/// The services and the entities of the app: who uses what.
struct DependenciesPage: SitePage {
    /// Longer lists of modules are folded.
    private static let shownUsers = 6

    let kind = PageFrame.Kind.services
    let links: PageLinks

    init(_ site: SiteContents) {
        links = PageLinks(site: site, path: SitePath.dependencies)
    }

    let title = "Services and entities"
    var summary: String {
        let services = Count(site.services.items.count, "service")
        let entities = Count(site.entities.items.count, "entity", "entities")
        return "Who uses what in \(site.graph.app.label): \(services) and \(entities)."
    }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(here: title, &html)
        html.element("h1", text: title)
        html.element(
            "p", .class("lead"),
            text: "Which modules share a service or an entity; what is changed here is felt there.")
        if let diagram = site.servicesDiagram {
            section("diagram", "Shared", &html) { part in
                links.map(diagram, caption: caption, role: .uses, &part)
            }
        }
        section("services", "Services", &html) { list(site.services, "service", &$0) }
        section("entities", "Entities", &html) { list(site.entities, "entity", &$0) }
    }

    /// What the picture shows, which has no column for what nobody shares.
    private var caption: String {
        let isShared = { (kind: Dependents) in kind.items.contains { $0.uses.count > 1 } }
        return switch (isShared(site.entities), isShared(site.services)) {
        case (true, false): "Entities on the left, and on the right who shares them"
        case (false, true): "Services on the right, and on the left who shares them"
        default: "Entities on the left, services on the right, and in the middle who shares them"
        }
    }

    private func list(_ dependents: Dependents, _ kind: String, _ html: inout HTMLWriter) {
        guard !dependents.items.isEmpty else { return empty("None was found.", &html) }
        let caption =
            kind == "service" ? "Services and the modules that use them" : "Entities and the modules that use them"
        links.table(caption, columns: ["Type", "Modules", "Used by"], sortable: true, &html) { rows in
            for item in dependents.items {
                rows.line()
                rows.element("tr", .id(item.anchor)) { row in
                    row.element("th", HTMLAttribute("scope", "row")) { $0.element("code", name: item.type) }
                    links.number(item.uses.count, "module", "modules", &row)
                    row.element("td") { users(of: item, &$0) }
                }
            }
        }
    }

    private func users(of item: Dependents.Item, _ html: inout HTMLWriter) {
        let isLong = item.uses.count > Self.shownUsers + 1
        list(isLong ? item.uses.prefix(Self.shownUsers) : item.uses[...], &html)
        guard isLong else { return }
        let rest = item.uses.dropFirst(Self.shownUsers)
        html.element("details") { details in
            details.element("summary", text: Count(rest.count, "other module").description)
            list(rest, &details)
        }
    }

    private func list(_ uses: ArraySlice<(module: Module, dependency: Dependency)>, _ html: inout HTMLWriter) {
        html.element("ul", .class("inline")) { list in
            for use in uses { list.element("li") { links.module(use.module, &$0) } }
        }
    }
}
