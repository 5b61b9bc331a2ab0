import Markdown
import NavigationGraph

/// One group: its map, and its modules with what leads to them and from them.
struct GroupPage: SitePage {
    let kind = PageFrame.Kind.group
    let links: PageLinks
    private let shown: ModuleGroup

    /// Nil for a group that is not there.
    init?(_ path: String, in site: SiteContents) {
        guard let group = site.group(path) else { return nil }
        shown = group
        links = PageLinks(site: site, path: site.names.group(path) ?? PageNames.home)
    }

    var title: String { shown.label }
    var group: String? { shown.path }
    var summary: String { "The group \(shown.label) with \(Count(of: shown.modules))." }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(here: shown.label, &html)
        html.element("h1", text: shown.label)
        html.element("p", .class("lead")) { lead in
            lead.text("A group of \(Count(of: shown.modules))")
            if !shown.path.isEmpty {
                lead.text(" in the folder ")
                lead.element("code", name: shown.path)
            }
            lead.text(".")
        }
        let noun = shown.modules.noun
        if let map = site.diagram(ofGroup: shown.path) {
            section("map", "Map", &html) {
                links.map(
                    map, caption: "The \(noun.many) of \(shown.label), their routes, and the groups around them", &$0)
            }
        }
        section("modules", noun.many.capitalized, &html) { section in
            links.table(
                "\(noun.many.capitalized) of \(shown.label)",
                columns: [noun.one.capitalized, "What it is", "Routes in", "Routes out"],
                sortable: true,
                &section
            ) { rows in
                for module in shown.modules { row(module, &rows) }
            }
        }
        crossing(&html)
    }

    private func row(_ module: Module, _ html: inout HTMLWriter) {
        html.line()
        html.element("tr") { row in
            row.element("th", HTMLAttribute("scope", "row")) { links.module(module, &$0) }
            row.element("td") { cell in
                links.badge("kind", module.kind.rawValue, &cell)
                if !module.reachable { links.badge("caution", "not reached", &cell) }
                let summary = DocumentationComment(module.summary).firstParagraph
                if !summary.isEmpty { cell.text(" \(summary)") }
            }
            links.number(site.routes(to: module.id).count, "route in", "routes in", &row)
            links.number(site.routes(from: module.id).count, "route out", "routes out", &row)
        }
    }

    /// The modules of other groups that lead here and that are reached from here.
    private func crossing(_ html: inout HTMLWriter) {
        let own = Set(shown.modules.map(\.id))
        let into = shown.modules.flatMap { site.routes(to: $0.id) }.map(\.source).filter { !own.contains($0) }
        let out = shown.modules.flatMap { site.routes(from: $0.id) }.compactMap(\.target).filter { !own.contains($0) }
        section("neighbours", "Neighbours", &html) { section in
            // Of entry points that are one way in the first stands for all.
            let sources = Set(into.map { site.entryFamily(of: $0)?.entries.first?.id ?? $0 })
            neighbours("Leads here", sources.sorted(), nobody: "Nothing outside this group leads here.", &section)
            neighbours(
                "Reached from here", Set(out).sorted(), nobody: "Nothing outside this group is reached from here.",
                &section)
        }
    }

    private func neighbours(_ heading: String, _ ids: [String], nobody: String, _ html: inout HTMLWriter) {
        html.element("h3", text: heading)
        guard !ids.isEmpty else { return empty(nobody, &html) }
        html.element("ul", .class("inline")) { list in
            for id in ids {
                list.element("li") { item in
                    if let module = site.name(of: id) {
                        links.module(module, &item)
                    } else if let entry = site.entryFamily(of: id) {
                        item.element("a", links.href(entry.place), text: entry.label)
                    } else {
                        item.text(id)
                    }
                }
            }
        }
    }
}
