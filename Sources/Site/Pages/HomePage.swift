import Markdown
import NavigationGraph

/// The app at a glance: figures, the whole map, entry points, groups with their modules.
struct HomePage: SitePage {
    let kind = PageFrame.Kind.home
    let links: PageLinks

    init(_ site: SiteContents) {
        links = PageLinks(site: site, path: SitePath.home)
    }

    private var graph: NavigationGraph { site.graph }

    var title: String { graph.app.label }

    var summary: String {
        let counts = kinds + [Count(graph.routes.count, "route")]
        return "How the screens of \(graph.app.label) lead to one another: "
            + counts.map(\.description).joined(separator: ", ") + "."
    }

    /// The modules, screens and coordinators, as far as there are any.
    private var kinds: [Count] {
        [(Module.Kind.module, "module"), (.screen, "screen"), (.coordinator, "coordinator")].map { kind, noun in
            Count(graph.modules.count { $0.kind == kind }, noun)
        }.filter { $0.number > 0 || graph.modules.isEmpty && $0.singular == "module" }
    }

    func write(_ html: inout HTMLWriter) {
        html.element("h1", text: graph.app.label)
        html.element("p", .class("lead")) { lead in
            lead.text("How the screens of this app lead to one another. ")
            // What most people come for.
            guard graph.modules.count > 1 else { return }
            lead.element("a", links.href(SitePath.ways), text: "Find the way between two")
            lead.text(".")
        }
        figures(&html)
        section("map", "Map", &html) { map(&$0) }
        // A large app is entered by its groups.
        if isLarge { section("groups", "Groups", &html) { groups(&$0) } }
        section("entry-points", "Entry points", &html) { entryPoints(&$0) }
        if !isLarge { section("groups", "Groups", &html) { groups(&$0) } }
    }

    /// Whether the map is too large to be read as a part of the page, so that the groups stand for it.
    private var isLarge: Bool { site.overview != nil }

    private func map(_ html: inout HTMLWriter) {
        guard !graph.modules.isEmpty else {
            return empty("No modules were found in the sources, so there is nothing to draw.", &html)
        }
        if isLarge {
            links.map(
                site.overview,
                caption: "The shortest way to each group from where the app starts. Point at one to see all its ways.",
                role: .groups, &html)
        }
        if !isLarge || !site.hasMap {
            links.map(site.map, caption: "Every \(graph.modules.noun.one) of the app, by group", &html)
        }
        if site.hasMap {
            html.element("p") {
                let label =
                    isLarge ? "Open the map of all \(graph.modules.noun.many)" : "Open the map in a page of its own"
                $0.element("a", links.href(SitePath.map), text: label)
            }
        }
        if isLarge { crossings(&html) }
        if site.legend != nil {
            html.element("details", .class("legend"), isLarge ? nil : HTMLAttribute("open", nil)) { details in
                details.element("summary", text: "What the marks of the map mean")
                links.diagram(site.legend, caption: "Marks of the map", &details)
            }
        }
    }

    /// What the overview leaves out.
    private func crossings(_ html: inout HTMLWriter) {
        let crossings = GroupCrossings(graph)
        html.element("details", .class("legend")) { details in
            details.element("summary", text: "All ways between groups")
            links.table("Ways between groups", columns: ["From", "To, with the number of routes"], &details) { rows in
                for group in site.groups {
                    guard let targets = crossings.targets[group.path] else { continue }
                    rows.line()
                    rows.element("tr") { row in
                        row.element("th", HTMLAttribute("scope", "row")) { self.group(group, &$0) }
                        row.element("td") { cell in
                            cell.element("ul", .class("inline")) { list in
                                for target in site.groups {
                                    guard let count = targets[target.path] else { continue }
                                    list.element("li") { item in
                                        self.group(target, &item)
                                        item.text(" ")
                                        item.element("span", .class("quiet"), text: String(count))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        html.line()
    }

    private func group(_ group: ModuleGroup, _ html: inout HTMLWriter) {
        guard let page = site.names.group(group.path) else { return html.name(group.label) }
        html.element("a", links.href(page), name: group.label)
    }

    private func figures(_ html: inout HTMLWriter) {
        let coverage = graph.coverage
        html.element("dl", .class("figures")) { list in
            for count in kinds { figure(count, &list) }
            figure(Count(site.groups.filter { !$0.path.isEmpty }.count, "group"), &list)
            let between = graph.routes.count { $0.destination.kind == .node }
            figure(Count(between, "way between screens", "ways between screens"), &list)
            let others = graph.routes.count - between
            if others > 0 { figure(Count(others, "way back or out", "ways back and out"), &list) }
            figure(Count(graph.entryPoints.count, "entry point"), &list)
            if coverage.inModules > 0 { figure("navigation calls followed", coverage.shareText, &list) }
            let looseEnds = Count(LooseEnds(site).count, "loose end")
            if looseEnds.number > 0 {
                figure(looseEnds.noun, "\(looseEnds.number)", at: CoveragePage.looseEnds, &list)
            }
            let unread = graph.scan.objectiveCNavigationCalls
            if unread > 0 {
                figure("\(Count(unread, "navigation call").noun) in Objective-C, not read", "\(unread)", &list)
            }
        }
        html.line()
    }

    /// A figure that the page about coverage explains.
    ///
    /// - Parameter anchor: where on that page.
    private func figure(_ term: String, _ value: String, at anchor: String? = nil, _ html: inout HTMLWriter) {
        let place = SitePath.coverage + (anchor.map { "#\($0)" } ?? "")
        html.element("div") { figure in
            figure.element("dt", text: term)
            figure.element("dd") { $0.element("a", links.href(place), text: value) }
        }
    }

    private func figure(_ count: Count, _ html: inout HTMLWriter) {
        html.element("div") { figure in
            figure.element("dt", text: count.noun)
            figure.element("dd", text: "\(count.number)")
        }
    }

    /// Each entry point with where it leads first; the rest is on a page of its own.
    private func entryPoints(_ html: inout HTMLWriter) {
        guard !graph.entryPoints.isEmpty else {
            return empty("No entry point was found: no application or scene delegate shows a screen.", &html)
        }
        links.table("Entry points", columns: ["Entered by", "Leads to", "Handled in"], &html) { rows in
            for family in site.entryFamilies {
                guard let entry = family.entries.first else { continue }
                rows.line()
                rows.element("tr") { row in
                    row.element("th", HTMLAttribute("scope", "row")) {
                        $0.element("a", links.href(family.place), text: family.label)
                    }
                    row.element("td") { targets(of: entry, &$0) }
                    row.element("td") { links.place(entry.file, entry.line, &$0) }
                }
            }
        }
    }

    private func targets(of entry: EntryPoint, _ html: inout HTMLWriter) {
        let targets = Set(site.routes(from: entry.id).compactMap(\.target)).sorted().compactMap(site.module)
        guard !targets.isEmpty else {
            return html.text(entry.unresolved.map { "not known: \($0)" } ?? "not known")
        }
        for (index, module) in targets.enumerated() {
            if index > 0 { html.text(", ") }
            links.module(module, &html)
        }
    }

    private func groups(_ html: inout HTMLWriter) {
        guard !site.groups.isEmpty else {
            empty("There are no groups, because there are no modules.", &html)
            return
        }
        html.element("div", .class("cards")) { cards in
            for group in site.groups {
                cards.line()
                cards.element("article", .class("card")) { card in
                    card.element("h3") { self.group(group, &$0) }
                    card.element("ul", .class("inline")) { list in
                        for module in group.modules { list.element("li") { links.module(module, &$0) } }
                    }
                }
            }
        }
        html.line()
    }
}
