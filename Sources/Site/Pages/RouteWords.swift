import Markdown
import NavigationGraph

/// Writes the parts of routes that several tables and lists share.
struct RouteWords {
    let links: PageLinks

    private var site: SiteContents { links.site }

    /// Where a route leads: a link to the module, or what is known.
    func destination(_ route: Route, _ html: inout HTMLWriter) {
        if let target = route.target.flatMap(site.name) { return links.module(target, &html) }
        switch route.destination.kind {
        case .back: html.text(back(route))
        case .unresolved:
            html.text("unknown")
            guard !route.destination.name.isEmpty else { return }
            html.text(" ")
            html.element("code", name: route.destination.name)
        default: html.element("span", .class("destination"), name: route.target ?? route.destination.name)
        }
    }

    private func back(_ route: Route) -> String { site.closesOnly(route) ? "closes what it showed" : "back" }

    /// The addresses that it opens; nothing where none is known.
    func addresses(_ route: Route, _ html: inout HTMLWriter) {
        guard !route.opens.isEmpty else { return }
        html.element("p", .class("landings")) { line in
            line.text("opens ")
            for (index, address) in route.opens.enumerated() {
                if index > 0 { line.text(", ") }
                line.element("code", name: address)
            }
        }
    }

    /// The same as text, for sorting.
    func destination(_ route: Route) -> String {
        if let target = route.target.flatMap(site.name) { return target.label }
        return switch route.destination.kind {
        case .back: back(route)
        case .unresolved: "unknown"
        default: route.target ?? route.destination.name
        }
    }

    /// The transition with the container, and what must be known about the route.
    func transition(_ route: Route, _ html: inout HTMLWriter) {
        links.transition(route.transition, &html)
        remarks(route, &html)
    }

    /// What must be known about a route beside its transition, and the container.
    private func remarks(_ route: Route, _ html: inout HTMLWriter) {
        if route.neverTriggered { links.badge("caution", "never triggered", &html) }
        if route.confidence != .exact {
            html.element(
                "span", .class("badge caution"), HTMLAttribute("title", route.confidence.explanation),
                text: route.confidence.rawValue)
        }
        if let variant = route.variant { links.badge("variant", "variant \(variant)", &html) }
        if let variant = route.targetVariant { links.badge("variant", "shows variant \(variant)", &html) }
        if let container = route.container {
            html.element("span", .class("container"), text: container.phrase)
        }
    }

    /// The ways in which the target of several routes appears, and what must be known about all of them.
    func transitions(_ row: FoldedRoutes, _ html: inout HTMLWriter) {
        guard let first = row.routes.first else { return }
        let appearances = row.appearances
        guard appearances.count > 1 else { return transition(first, &html) }
        for (index, route) in appearances.enumerated() {
            if index > 0 { html.text(" or ") }
            links.transition(route.transition, &html)
            if let container = route.container { html.element("span", .class("container"), text: container.phrase) }
        }
        var known = first
        known.container = nil
        known.neverTriggered = row.routes.allSatisfy(\.neverTriggered)
        known.confidence = row.routes.allSatisfy { $0.confidence != .exact } ? first.confidence : .exact
        remarks(known, &html)
    }

    /// What sets off a route to a screen that lies in a tab bar.
    static let tab = "Select its tab"

    /// What sets a route off, in a phrase that is never empty.
    func trigger(of route: Route, _ html: inout HTMLWriter) {
        guard !site.isTabToSelect(route) else { return html.text(Self.tab) }
        if let chain = route.plainestTriggers.first, !chain.isEmpty { return trigger(chain, &html) }
        html.text(site.isOfLaunch(route) ? TriggerWords.launch : route.neverTriggered ? "Nothing" : "Not known")
    }

    /// What sets the route off, in a phrase; nothing where that is not known.
    func trigger(_ chain: [Route.TriggerStep], _ html: inout HTMLWriter) {
        guard let words = TriggerWords(chain) else { return }
        html.text(words.saying)
        guard !words.code.isEmpty else { return }
        html.text(" ")
        html.element("code", name: words.code)
    }

    /// The condition, and what is handed over.
    func circumstances(_ route: Route, _ html: inout HTMLWriter) {
        circumstances(FoldedRoutes([route], condition: links.site.condition), &html)
    }

    /// What all of some routes share of it.
    func circumstances(_ row: FoldedRoutes, _ html: inout HTMLWriter) {
        guard let route = row.routes.first else { return }
        ConditionLines(row.shared).write(more: row.ownWords, &html)
        guard !route.passes.isEmpty else { return }
        html.element("p", .class("passes")) { line in
            line.text("passes ")
            for (index, passed) in route.passes.enumerated() {
                if index > 0 { line.text(", ") }
                let name = passed.type.isEmpty ? passed.name : "\(passed.name): \(passed.type)"
                line.element("code", HTMLAttribute("title", passed.channel.label), name: name)
            }
        }
    }

    /// A chain from what the user touches to the call, one step a line.
    func chain(_ steps: [Route.TriggerStep], _ html: inout HTMLWriter) {
        html.element("ol", .class("chain")) { list in
            for step in steps {
                list.element("li") { item in
                    if let role = step.component { links.badge("role \(role.rawValue)", role.words, &item) }
                    item.element("code", name: step.code)
                    if let title = step.title { item.text(" “\(title)”") }
                    item.text(" ")
                    links.place(step.file, step.line, &item)
                }
            }
        }
    }

    /// The places that prove a route.
    func evidence(_ evidence: [Route.Evidence], _ html: inout HTMLWriter) {
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
