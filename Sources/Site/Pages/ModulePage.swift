import Markdown
import NavigationGraph

/// One module, screen or coordinator: what it is, how one gets there, where it goes, and what it is made of.
struct ModulePage: SitePage {
    let kind = PageFrame.Kind.module
    let links: PageLinks
    let shown: Module
    let incoming: [Route]
    let outgoing: [Route]

    init(_ module: Module, path: String, in site: SiteContents) {
        shown = module
        links = PageLinks(site: site, path: path)
        incoming = site.routes(to: module.id)
        outgoing = site.routes(from: module.id)
    }

    var title: String { shown.label }
    var group: String? { shown.group }
    var module: Module.ID? { shown.id }
    var summary: String {
        let first = DocumentationComment(shown.summary).firstParagraph
        return first.isEmpty ? introduction.sentence : first
    }

    private var introduction: ModuleIntroduction { ModuleIntroduction(shown, incoming: incoming, links: links) }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(group: shown.group.isEmpty ? nil : shown.group, here: shown.label, &html)
        html.element("header") { heading(&$0) }
        contents(&html)
        section("neighbourhood", "Neighbourhood", &html) {
            let diagram = site.diagrams.neighbourhoods[shown.id]
            links.diagram(diagram, caption: "\(shown.label) and what is one step away", &$0)
        }
        section("how-you-get-here", "How you get here", &html) { arrivals(&$0) }
        section("where-it-goes", "Where it goes", &html) {
            ModuleDepartures(shown, routes: outgoing, links: links).write(&$0)
        }
        section("inputs-and-outputs", "Inputs and outputs", &html) { ModuleExchange(shown, links: links).write(&$0) }
        section("components", "Components", &html) { ModuleComponents(shown, links: links).write(&$0) }
        section("interfaces", "Interfaces", &html) { ModuleInterfaces(shown, links: links).write(&$0) }
        section("services-and-entities", "Services and entities", &html) {
            ModuleExchange(shown, links: links).dependencies(&$0)
        }
        neighbours(&html)
    }

    private func heading(_ html: inout HTMLWriter) {
        html.element("h1", name: shown.label)
        html.element("p", .class("badges")) { badges in
            links.badge("kind", shown.kind.rawValue, &badges)
            if let dialect = shown.dialect { links.badge("dialect", "dialect \(dialect)", &badges) }
            for variant in shown.variants { links.badge("variant", "variant \(variant)", &badges) }
            if !shown.reachable { links.badge("caution", "not reached from an entry point", &badges) }
            let idle = outgoing.filter(\.neverTriggered).count
            if idle > 0 { links.badge("caution", "\(Count(idle, "route")) never triggered", &badges) }
        }
        html.line()
        html.element("p", .class("lead")) { introduction.write(&$0) }
        html.line()
        links.documentation(shown.documentation.isEmpty ? shown.summary : shown.documentation, headingLevel: 2, &html)
        facts(&html)
    }

    /// What tells the module apart, and the scene that draws it.
    private func facts(_ html: inout HTMLWriter) {
        guard shown.storyboard != nil || shown.id != shown.name || !shown.group.isEmpty else { return }
        html.element("dl", .class("facts")) { list in
            if shown.id != shown.name {
                list.element("dt", text: "Id")
                list.element("dd") { $0.element("code", name: shown.id) }
            }
            if !shown.group.isEmpty {
                list.element("dt", text: "Folder")
                list.element("dd") { $0.element("code", name: shown.group) }
            }
            if let scene = shown.storyboard {
                list.element("dt", text: "Scene")
                list.element("dd") { value in
                    if let identifier = scene.identifier {
                        value.element("code", name: identifier)
                        value.text(" in ")
                    }
                    links.place(scene.file, 0, &value)
                }
            }
        }
        html.line()
    }

    private func contents(_ html: inout HTMLWriter) {
        html.element("nav", .class("contents"), HTMLAttribute("aria-label", "On this page")) { nav in
            nav.element("ul") { list in
                for (id, label) in [
                    ("neighbourhood", "Neighbourhood"), ("how-you-get-here", "How you get here"),
                    ("where-it-goes", "Where it goes"), ("inputs-and-outputs", "Inputs and outputs"),
                    ("components", "Components"), ("interfaces", "Interfaces"),
                    ("services-and-entities", "Services and entities"),
                ] {
                    list.element("li") { $0.element("a", .href("#\(id)"), text: label) }
                }
            }
        }
        html.line()
    }

    private func arrivals(_ html: inout HTMLWriter) {
        guard !incoming.isEmpty else {
            return empty("No route that leads to \(shown.label) was found.", &html)
        }
        RouteCard(links: links, side: .incoming).list(incoming, &html)
    }

    /// The modules before and after this one in its group.
    private func neighbours(_ html: inout HTMLWriter) {
        let modules = site.groups.first { $0.path == shown.group }?.modules ?? []
        guard modules.count > 1, let index = modules.firstIndex(where: { $0.id == shown.id }) else { return }
        html.element("nav", .class("neighbours"), HTMLAttribute("aria-label", "Modules of the group")) { nav in
            if index > 0 { neighbour(modules[index - 1], "previous", "Previous", &nav) }
            if index + 1 < modules.count { neighbour(modules[index + 1], "next", "Next", &nav) }
        }
        html.line()
    }

    private func neighbour(_ module: Module, _ side: String, _ label: String, _ html: inout HTMLWriter) {
        html.element("p", .class(side)) { side in
            side.element("span", text: label)
            links.module(module, &side)
        }
    }
}
