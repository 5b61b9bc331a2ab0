import Diagnostics
import Markdown
import NavigationGraph

/// How much of the navigation was followed, what was not, and what was left out, so that nothing is missing silently.
struct CoveragePage: SitePage {
    let kind = PageFrame.Kind.coverage
    let links: PageLinks

    init(_ site: SiteContents) {
        links = PageLinks(site: site, path: SitePath.coverage)
    }

    /// Where on the page its parts are.
    static let (calls, looseEnds) = ("calls", "loose-ends")

    private var graph: NavigationGraph { site.graph }

    let title = "Coverage"
    var summary: String { "How much of the navigation of \(graph.app.label) was followed, and what was not." }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(here: title, &html)
        html.element("h1", text: title)
        html.element(
            "p", .class("lead"),
            text: "How much of the navigation was followed, what was not, and why. Nothing is missing silently.")
        section("figures", "Navigation calls", &html) { CoverageFigures(graph.coverage, links: links).write(&$0) }
        section(Self.calls, "Calls that could not be followed", &html) { calls(&$0) }
        if graph.coverage.outsideModules > 0 {
            section("outside", "Calls outside of modules", &html) {
                OutsideCalls(graph.calls(.outsideModules), links: links).write(&$0)
            }
        }
        section(Self.looseEnds, "Loose ends", &html) { looseEnds(&$0) }
        if !graph.storyboardFaults.isEmpty {
            section("storyboards", "Storyboard faults", &html) { faults(&$0) }
        }
        if !graph.suppressions.isEmpty {
            section("suppressions", "Suppressions", &html) { suppressions(&$0) }
        }
        section("left-out", "Left out", &html) { leftOut(&$0) }
        if !site.diagnostics.isEmpty {
            section("diagnostics", "Diagnostics of the scan", &html) { diagnostics(&$0) }
        }
    }

    private func calls(_ html: inout HTMLWriter) {
        guard !graph.unresolved.isEmpty else { return empty("Every navigation call was followed.", &html) }
        let columns = ["Call", "Reason", "In", "Place"]
        links.table("Unresolved navigation calls", columns: columns, &html) { rows in
            for call in graph.unresolved {
                rows.line()
                rows.element("tr") { row in
                    row.element("th", HTMLAttribute("scope", "row")) { $0.element("code", name: call.call) }
                    row.element("td", text: call.reason)
                    row.element("td") { cell in
                        guard let owner = call.owner else { return }
                        cell.element("code", name: owner)
                        if let module = site.owner(of: owner) {
                            cell.text(" of ")
                            links.module(module, &cell)
                        }
                    }
                    row.element("td") { links.place(call.file, call.line, &$0) }
                }
            }
        }
    }

    /// The entry points of one reason in one line.
    private func unfollowed(_ families: [EntryFamily], _ html: inout HTMLWriter) {
        let reasons = Dictionary(grouping: families) { $0.entries.first?.unresolved ?? "" }
        html.element("ul") { list in
            for (reason, families) in reasons.sorted(by: { $0.value[0].number < $1.value[0].number }) {
                list.element("li") { item in
                    for (index, family) in families.enumerated() {
                        if index > 0 { item.text(", ") }
                        item.element("a", links.href(family.place), text: family.label)
                    }
                    if !reason.isEmpty { item.text(": \(reason)") }
                }
            }
        }
    }

    private func looseEnds(_ html: inout HTMLWriter) {
        let ends = LooseEnds(site)
        let (unreached, idle) = (ends.unreached, ends.idle)
        html.element("h3", text: "Modules that no entry point reaches")
        if unreached.isEmpty { empty(graph.modules.isEmpty ? "There are no modules." : "There are none.", &html) }
        if !unreached.isEmpty {
            html.element("ul", .class("inline")) { list in
                for module in unreached { list.element("li") { links.module(module, &$0) } }
            }
        }
        html.element("h3", text: "Screens with no way on or back")
        if ends.deadEnds.isEmpty {
            empty(graph.modules.isEmpty ? "There are no screens." : "There are none.", &html)
        } else {
            deadEnds(ends.deadEnds, &html)
        }
        if !ends.unfollowed.isEmpty {
            html.element("h3", text: "Entry points without a route")
            unfollowed(ends.unfollowed, &html)
        }
        html.element("h3", text: "Routes that nothing triggers")
        guard !idle.isEmpty else { return empty("There are none.", &html) }
        html.element("ul") { list in
            for route in idle {
                list.element("li") { item in
                    item.text("from ")
                    links.source(of: route, &item)
                    if let target = route.target.flatMap(site.module) {
                        item.text(" to ")
                        links.module(target, &item)
                    } else {
                        item.text(Self.way(to: route.destination))
                    }
                    if let place = site.place(of: route) {
                        item.text(" by ")
                        item.element("a", links.href(place)) {
                            $0.element("code", name: PageLinks.way(of: route) ?? "details")
                        }
                    }
                }
            }
        }
    }

    /// Each with how it appears, which tells whether the system may close it.
    private func deadEnds(_ modules: [Module], _ html: inout HTMLWriter) {
        let appearances = modules.map { module in
            (module, Set(site.routes(to: module.id).map(\.transition.rawValue)).sorted().compactMap(Transition.init))
        }
        if appearances.contains(where: { $1.contains(.present) }) {
            let sentence =
                "No code leads away from them. One that is presented may still be swiped away, where its style allows that."
            html.element("p", text: sentence)
        }
        html.element("ul", .class("inline")) { list in
            for (module, transitions) in appearances {
                list.element("li") { item in
                    links.module(module, &item)
                    for transition in transitions {
                        item.text(" ")
                        links.transition(transition, &item)
                    }
                }
            }
        }
    }

    private static func way(to destination: Route.Destination) -> String {
        switch destination.kind {
        case .back: " back"
        case .unresolved: " to an unknown destination"
        case .node, .system, .external: " to \(destination.name)"
        }
    }

    private func faults(_ html: inout HTMLWriter) {
        links.table("Storyboard faults", columns: ["Fault", "Place"], &html) { rows in
            for fault in graph.storyboardFaults {
                rows.line()
                rows.element("tr") { row in
                    row.element("td", text: fault.message)
                    row.element("td") { links.place(fault.file, fault.line, &$0) }
                }
            }
        }
    }

    private func suppressions(_ html: inout HTMLWriter) {
        links.table("Suppressions", columns: ["Rule", "Reason", "Place"], &html) { rows in
            for suppression in graph.suppressions {
                rows.line()
                rows.element("tr") { row in
                    row.element("th", HTMLAttribute("scope", "row")) { $0.element("code", name: suppression.rule) }
                    row.element("td", text: suppression.reason)
                    row.element("td") { links.place(suppression.file, suppression.line, &$0) }
                }
            }
        }
    }

    private func leftOut(_ html: inout HTMLWriter) {
        let scan = graph.scan
        html.element("p") { text in
            switch (scan.objectiveCFiles, scan.objectiveCFilesWithNavigation) {
            case (0, _): text.text("There are no Objective-C files.")
            case (let files, 0):
                text.text("\(Count(files, "Objective-C file")) were not read; none contains navigation calls.")
            case (let files, let navigating):
                let verb = navigating == 1 ? "contains" : "contain"
                let calls = Count(scan.objectiveCNavigationCalls, "navigation call")
                text.text("\(Count(files, "Objective-C file")) were not read; \(navigating) \(verb) \(calls).")
            }
        }
        guard !scan.outOfTarget.isEmpty else {
            html.element("p", text: "Every Swift file that was found belongs to the app.")
            return
        }
        html.element("p") { text in
            let target = scan.target.map { "the target \($0)" } ?? "any target"
            text.text(
                "\(Count(scan.outOfTarget.count, "file")) \(scan.outOfTarget.count == 1 ? "is" : "are") not compiled by \(target)."
            )
        }
        html.element("details") { details in
            details.element("summary", text: "Files out of target")
            details.element("ul") { list in
                for file in scan.outOfTarget {
                    list.line()
                    list.element("li") { $0.element("code", name: file) }
                }
            }
        }
    }

    private func diagnostics(_ html: inout HTMLWriter) {
        links.table("Diagnostics of the scan", columns: ["Severity", "What", "Place"], &html) { rows in
            for diagnostic in site.diagnostics {
                rows.line()
                rows.element("tr") { row in
                    row.element("td") { links.badge(diagnostic.severity.rawValue, diagnostic.severity.rawValue, &$0) }
                    row.element("td", text: diagnostic.message + (diagnostic.advice.map { "; \($0)" } ?? "."))
                    row.element("td") { cell in
                        if let place = diagnostic.place { links.place(place.file, place.line, &cell) }
                    }
                }
            }
        }
    }
}
