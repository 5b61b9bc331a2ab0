import Markdown
import NavigationGraph

/// One route in full: how, with what, when, who sets it off, and the proof.
struct RouteCard {
    /// From where the reader looks.
    enum Side {
        case incoming, outgoing
    }

    let links: PageLinks
    let side: Side

    private var site: SiteContents { links.site }

    /// A list of cards; nothing without routes.
    func list(_ routes: [Route], _ html: inout HTMLWriter) {
        guard !routes.isEmpty else { return }
        html.element("ul", .class("routes")) { list in
            for route in routes {
                list.line()
                let anchor = side == .outgoing ? site.anchor(of: route) : nil
                list.element("li", .class("route"), anchor.map { .id($0) }) { card(route, &$0) }
            }
            list.line()
        }
        html.line()
    }

    private func card(_ route: Route, _ html: inout HTMLWriter) {
        html.element("p", .class("way")) { way in
            if side == .incoming { links.source(of: route, &way) }
            links.transition(route.transition, &way)
            if side == .outgoing { destination(of: route, &way) }
            if let container = route.container { way.element("span", .class("container"), text: container.phrase) }
            marks(of: route, &way)
        }
        html.element("dl", .class("details")) { list in
            if side == .incoming { option(of: route, &list) }
            if side == .outgoing, route.option != nil, let method = route.method, method != route.option {
                entry("Method", &list) { $0.element("code", name: method) }
            }
            if !route.landsOn.isEmpty {
                entry("May land on", &list) { landings in
                    for (index, id) in route.landsOn.enumerated() {
                        if index > 0 { landings.text(", ") }
                        if let module = site.module(id) { links.module(module, &landings) } else { landings.text(id) }
                    }
                }
            }
            if let condition = route.condition {
                entry("When", &list) { links.condition(condition, &$0) }
            }
            if !route.passes.isEmpty { entry("Passes", &list) { passes(route.passes, &$0) } }
            if !route.triggers.isEmpty { entry("Set off by", &list) { triggers(route.triggers, &$0) } }
            if !route.evidence.isEmpty { entry("Proof", &list) { evidence(route.evidence, &$0) } }
        }
    }

    private func entry(_ term: String, _ html: inout HTMLWriter, body: (inout HTMLWriter) -> Void) {
        html.element("dt", text: term)
        html.element("dd", body: body)
    }

    private func destination(of route: Route, _ html: inout HTMLWriter) {
        if let target = route.target.flatMap(site.module) { return links.module(target, &html) }
        switch route.destination.kind {
        case .back: html.element("span", .class("destination"), text: "back to where the user came from")
        case .unresolved:
            html.element("span", .class("destination"), text: "an unknown destination")
            if !route.destination.name.isEmpty { html.element("code", name: route.destination.name) }
        default: html.element("span", .class("destination"), text: route.target ?? route.destination.name)
        }
    }

    private func marks(of route: Route, _ html: inout HTMLWriter) {
        if let variant = route.variant { links.badge("variant", "variant \(variant)", &html) }
        if route.confidence != .exact {
            html.element(
                "span", .class("badge caution"), HTMLAttribute("title", route.confidence.explanation),
                text: route.confidence.rawValue)
        }
        if route.neverTriggered { links.badge("caution", "never triggered", &html) }
    }

    private func option(of route: Route, _ html: inout HTMLWriter) {
        guard route.option != nil || route.method != nil else { return }
        entry(route.option?.contains("(") ?? true ? "Method" : "Option", &html) { text in
            if let way = PageLinks.way(of: route) { text.element("code", name: way) }
            if route.option != nil, let method = route.method, method != route.option {
                text.text(" in ")
                text.element("code", name: method)
            }
            if let place = site.place(of: route) {
                text.text(" ")
                text.element("a", links.href(place), text: "see there")
            }
        }
    }

    private func passes(_ passes: [Route.Passed], _ html: inout HTMLWriter) {
        html.element("ul", .class("plain")) { list in
            for passed in passes {
                list.element("li") { item in
                    item.element("code", name: passed.type.isEmpty ? passed.name : "\(passed.name): \(passed.type)")
                    item.text(" \(passed.channel.label)")
                }
            }
        }
    }

    /// The first chain in the open, the others behind it.
    private func triggers(_ chains: [[Route.TriggerStep]], _ html: inout HTMLWriter) {
        if let first = chains.first { chain(first, &html) }
        guard chains.count > 1 else { return }
        html.element("details") { more in
            more.element("summary", text: "\(Count(chains.count - 1, "other way", "other ways"))")
            for other in chains.dropFirst() { chain(other, &more) }
        }
    }

    private func chain(_ steps: [Route.TriggerStep], _ html: inout HTMLWriter) {
        html.element("ol", .class("chain")) { list in
            for step in steps {
                list.element("li") { item in
                    if let kind = step.kind { item.element("span", .class("role"), text: kind.label) }
                    if let role = step.component { item.element("span", .class("role"), text: role.label) }
                    let names = [step.type, step.member].filter { !$0.isEmpty }
                    item.element("code", name: names.joined(separator: "."))
                    item.text(" ")
                    links.place(step.file, step.line, &item)
                }
            }
        }
    }

    private func evidence(_ evidence: [Route.Evidence], _ html: inout HTMLWriter) {
        html.element("ul", .class("evidence")) { list in
            for step in evidence {
                list.element("li") { item in
                    item.element("span", .class("step"), text: step.role.label)
                    item.text(" ")
                    links.place(step.file, step.line, &item)
                    if let object = step.object { item.element("code", .class("object"), name: object) }
                }
            }
        }
    }
}
