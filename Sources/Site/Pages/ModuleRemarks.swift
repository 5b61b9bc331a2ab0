import Markdown
import NavigationGraph

/// What a reviewer would say about a module: facts that are worth a look, each with its place.
struct ModuleRemarks {
    private let module: Module
    private let outgoing: [Route]
    private let links: PageLinks

    init(_ module: Module, outgoing: [Route], links: PageLinks) {
        self.module = module
        self.outgoing = outgoing
        self.links = links
    }

    /// Ways that nothing sets off, but for those of options that nobody takes, which says it.
    private var idle: [Route] {
        let told = Set(unused.flatMap(\.routes))
        return outgoing.filter { $0.neverTriggered && !told.contains($0.id) }
    }
    private var unused: [NavigationOption] { module.options.filter(\.unused) }
    private var leadingNowhere: [NavigationOption] { module.options.filter { $0.routes.isEmpty && !$0.unused } }
    private var unresolved: [UnresolvedCall] { links.site.unresolvedCalls(of: module.id) }

    private var isDeadEnd: Bool { LooseEnds.isDeadEnd(module, in: links.site) }

    /// References that go against the direction in which VIPER owns: view, presenter, interactor.
    private var backward: [Reference] {
        let order: [Role] = [.view, .presenter, .interactor]
        return module.references.filter { reference in
            guard reference.strength == .strong, let from = order.firstIndex(of: reference.from),
                let to = order.firstIndex(of: reference.to)
            else { return false }
            return from > to
        }
    }

    var isEmpty: Bool {
        module.reachable && idle.isEmpty && unused.isEmpty && leadingNowhere.isEmpty && unresolved.isEmpty
            && backward.isEmpty && !isDeadEnd
    }

    /// Nothing where there is nothing to say.
    func write(_ html: inout HTMLWriter) {
        guard !isEmpty else { return }
        html.element("aside", .class("remarks"), HTMLAttribute("aria-label", "Worth a look")) { aside in
            aside.element("h2", text: "Worth a look")
            aside.element("ul") { list in
                if !module.reachable {
                    list.element("li", text: "Unreachable: no way here from an entry point was found.")
                }
                if isDeadEnd { list.element("li", text: "A dead end: no way on or back was found in its code.") }
                for reference in backward { list.element("li") { strong(reference, &$0) } }
                if !idle.isEmpty { list.element("li") { never(&$0) } }
                if !unused.isEmpty { list.element("li") { options(unused, "Nobody takes", &$0) } }
                if !leadingNowhere.isEmpty {
                    list.element("li") { options(leadingNowhere, "No route was found for", &$0) }
                }
                for call in unresolved { list.element("li") { self.unresolved(call, &$0) } }
            }
        }
        html.line()
    }

    private func strong(_ reference: Reference, _ html: inout HTMLWriter) {
        let isCycle = module.references.contains {
            $0.from == reference.to && $0.to == reference.from && $0.strength == .strong
        }
        html.text("The \(reference.from.words) holds its \(reference.to.words) strongly")
        html.text(isCycle ? ", and is held by it: neither is ever released. " : ". ")
        links.place(reference.file, reference.line, &html)
    }

    private func never(_ html: inout HTMLWriter) {
        html.text("\(Count(idle.count, "route")) \(idle.count == 1 ? "is" : "are") never triggered: ")
        var told: Set<String> = []
        let names = idle.map { PageLinks.way(of: $0) ?? "details" }
        for (route, name) in zip(idle, names) where told.insert(name).inserted {
            if told.count > 1 { html.text(", ") }
            if let anchor = links.site.anchor(of: route) {
                html.element("a", .href("#\(anchor)")) { $0.element("code", name: name) }
            } else {
                html.element("code", name: name)
            }
            let count = names.count { $0 == name }
            if count > 1 { html.text(" (\(count) routes)") }
        }
    }

    private func options(_ options: [NavigationOption], _ words: String, _ html: inout HTMLWriter) {
        html.text(words + (options.count == 1 ? " the navigation option " : " \(options.count) navigation options: "))
        for (index, option) in options.enumerated() {
            if index > 0 { html.text(", ") }
            html.element("code", name: option.name)
        }
    }

    private func unresolved(_ call: UnresolvedCall, _ html: inout HTMLWriter) {
        html.element("code", name: call.call)
        html.text(" could not be followed (\(call.reason)). ")
        links.place(call.file, call.line, &html)
    }
}
