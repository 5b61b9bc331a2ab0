import Markdown
import NavigationGraph

/// One module, screen or coordinator: what it is, how one gets there, where it goes, and what it is made of.
struct ModulePage: SitePage {
    let kind = PageFrame.Kind.module
    let links: PageLinks
    let shown: Module
    let incoming: [Route]
    let outgoing: [Route]

    /// Nil for an unknown id.
    init?(_ id: Module.ID, in site: SiteContents) {
        guard let module = site.module(id) else { return nil }
        shown = module
        links = PageLinks(site: site, path: site.names.module(module.id) ?? PageNames.home)
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

    private var introduction: ModuleIntroduction {
        ModuleIntroduction(shown, incoming: incoming, outgoing: outgoing, links: links)
    }

    /// A part of the page with what its heading and the list of contents say.
    private struct Part {
        let id: String
        let heading: String
        let write: (inout HTMLWriter) -> Void
    }

    private var parts: [Part] {
        let departures = ModuleDepartures(shown, routes: outgoing, links: links)
        var parts: [Part] = []
        if !site.pictures(of: shown.id).isEmpty {
            parts.append(Part(id: "screen", heading: "Screen") { ModulePictures(links: links).gallery(shown, &$0) })
        }
        parts += [
            Part(id: "neighbourhood", heading: "Neighbourhood") {
                let diagram = site.neighbourhood(of: shown.id)
                links.diagram(diagram, caption: "\(shown.label) and what is one step away", &$0)
            },
            Part(id: "way-here", heading: "From the start of the app") { WayHere(shown, links: links).write(&$0) },
            Part(id: "ways-in", heading: "Ways in") {
                ModuleArrivals(shown, routes: incoming, links: links).write(&$0)
            },
            Part(id: "ways-out", heading: "Ways out") { departures.write(&$0) },
        ]
        if !shown.options.isEmpty {
            parts.append(Part(id: "options", heading: "Navigation options") { departures.writeOptions(&$0) })
        }
        if !shown.inputs.isEmpty || !shown.outputs.isEmpty {
            parts.append(
                Part(id: "inputs-and-outputs", heading: "Inputs and outputs") {
                    ModuleExchange(shown, links: links).write(&$0)
                })
        }
        parts.append(Part(id: "components", heading: "Components") { ModuleComponents(shown, links: links).write(&$0) })
        if !shown.interfaces.isEmpty {
            parts.append(
                Part(id: "interfaces", heading: "Interfaces") { ModuleInterfaces(shown, links: links).write(&$0) })
        }
        if !shown.services.isEmpty || !shown.entities.isEmpty {
            parts.append(
                Part(id: "services-and-entities", heading: "Services and entities") {
                    ModuleExchange(shown, links: links).dependencies(&$0)
                })
        }
        return parts
    }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(group: shown.group.isEmpty ? nil : shown.group, here: shown.label, &html)
        html.element("header") { heading(&$0) }
        let parts = parts
        contents(parts, &html)
        for part in parts { section(part.id, part.heading, &html, body: part.write) }
        neighbours(&html)
    }

    private func heading(_ html: inout HTMLWriter) {
        html.element("h1", name: shown.label)
        html.element("p", .class("badges")) { badges in
            links.badge("kind", shown.kind.rawValue, &badges)
            for variant in shown.variants { links.badge("variant", "variant \(variant)", &badges) }
            if !shown.reachable { links.badge("caution", "not reached from an entry point", &badges) }
        }
        html.line()
        html.element("p", .class("lead")) { introduction.write(&$0) }
        html.line()
        links.documentation(shown.documentation.isEmpty ? shown.summary : shown.documentation, headingLevel: 2, &html)
        facts(&html)
        ModuleRemarks(shown, outgoing: outgoing, links: links).write(&html)
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

    private func contents(_ parts: [Part], _ html: inout HTMLWriter) {
        html.element("nav", .class("contents"), HTMLAttribute("aria-label", "On this page")) { nav in
            nav.element("ul") { list in
                for part in parts {
                    list.element("li") { $0.element("a", .href("#\(part.id)"), text: part.heading) }
                }
            }
        }
        html.line()
    }

    /// The modules before and after this one in its group.
    private func neighbours(_ html: inout HTMLWriter) {
        let modules = site.navigation.first { $0.path == shown.group }?.modules ?? []
        guard modules.count > 1, let index = modules.firstIndex(where: { $0.id == shown.id }) else { return }
        html.element("nav", .class("neighbours"), HTMLAttribute("aria-label", "Modules of the group")) { nav in
            if index > 0 { neighbour(modules[index - 1], "previous", "Previous", &nav) }
            if index + 1 < modules.count { neighbour(modules[index + 1], "next", "Next", &nav) }
        }
        html.line()
    }

    private func neighbour(_ module: ModuleName, _ side: String, _ label: String, _ html: inout HTMLWriter) {
        html.element("p", .class(side)) { side in
            side.element("span", text: label)
            links.module(module, &side)
        }
    }
}
