import NavigationGraph

/// What the search finds: names with the kind of thing and the page that shows it.
struct SearchData {
    /// In the order in which equal matches are listed.
    enum Kind: String, CaseIterable {
        case module, screen, coordinator, group
        case entryPoint = "entry point"
        case option = "navigation option"
        case type, interface, service, entity
        /// What the user touches, by the words that stand on it.
        case control
        /// What the app opens outside of itself.
        case address
        /// A page of the site about all of the app, or a part of one.
        case page
    }

    /// As an array, which is a third of an object's size: kind, name, page, and an anchor where there is one; for what
    /// modules use, how many do.
    private struct Entry {
        var kind: Int
        var name: String
        var page: Int
        var anchor: String?
        var users: Int?
        /// How many routes lead there: of equal matches the busiest is listed first.
        var arrivals: Int

        func write(_ json: inout GraphJSONStream) {
            json.open("[", .compact)
            json.value(kind)
            json.value(name)
            json.value(page)
            if let anchor { json.value(anchor) }
            if let users { json.value(users) }
            json.close("]")
        }
    }

    private struct Page {
        var path: String
        var title: String
        /// The group of a module that has one.
        var group: String?

        func write(_ json: inout GraphJSONStream) {
            json.open("[", .compact)
            json.value(path)
            json.value(title)
            if let group { json.value(group) }
            json.close("]")
        }
    }

    private let kinds = Kind.allCases.map(\.rawValue)
    private var pages: [Page] = []
    private var entries: [Entry] = []
    private var known: Set<Known> = []

    /// What is there already: a name is one entry of a kind and a page.
    private struct Known: Hashable {
        var kind: Int
        var page: Int
        var name: String
    }

    init(_ site: SiteContents) {
        for group in site.groups where !group.path.isEmpty {
            guard let path = site.names.group(group.path) else { continue }
            let page = add(path, group.label)
            add(.group, group.label, page)
        }
        if !site.graph.entryPoints.isEmpty {
            let page = add(SitePath.entryPoints, "Entry points")
            for family in site.entryFamilies { add(.entryPoint, family.label, page, family.anchor) }
        }
        for module in site.graph.modules {
            guard let path = site.names.module(module.id) else { continue }
            let group = module.group.isEmpty ? nil : ScriptData.visible(site.groupLabel(module.group))
            add(module, add(path, module.id, group), site)
        }
        let page = add(SitePath.dependencies, "Services and entities")
        for item in site.services.items { add(.service, item.type, page, item.anchor, item.uses.count) }
        for item in site.entities.items { add(.entity, item.type, page, item.anchor, item.uses.count) }
        addPages(of: site)
        // The script keeps this order among matches that are equally good.
        entries.sort { one, other in
            (one.kind, -one.arrivals, one.name.utf16.count, one.name)
                < (other.kind, -other.arrivals, other.name.utf16.count, other.name)
        }
    }

    /// What the navigation leads to, and what a reader calls the parts of the page about coverage.
    private mutating func addPages(of site: SiteContents) {
        let all: [(path: String?, title: String)] = [
            (SitePath.home, "Overview"), (site.hasMap ? SitePath.map : nil, "Map"), (SitePath.ways, "Find the way"),
            (SitePath.entryPoints, "Entry points"), (SitePath.routes, "All routes"),
            (site.leavesApp ? SitePath.outside : nil, "Out of the app"),
            (SitePath.dependencies, "Services and entities"), (SitePath.coverage, "Coverage"),
            (SitePath.about, "About"),
        ]
        for (path, title) in all {
            guard let path else { continue }
            let page = add(path, title)
            add(.page, title, page)
            guard path == SitePath.coverage else { continue }
            add(.page, "Unresolved calls", page, CoveragePage.calls)
            add(.page, "Loose ends: unreachable modules, dead ends, never triggered", page, CoveragePage.looseEnds)
        }
    }

    private mutating func add(_ module: Module, _ page: Int, _ site: SiteContents) {
        let kind: Kind = module.kind == .screen ? .screen : module.kind == .coordinator ? .coordinator : .module
        add(kind, module.name, page, arrivals: site.routes(to: module.id).count)
        let routes = Dictionary(site.routes(from: module.id).map { ($0.id, $0) }) { first, _ in first }
        for option in module.options {
            let anchor = option.routes.lazy.compactMap { routes[$0].flatMap(site.anchor) }.first
            add(.option, option.name, page, anchor ?? "where-it-goes")
        }
        for route in site.routes(from: module.id) {
            guard let anchor = site.anchor(of: route) else { continue }
            for words in route.plainestTriggers.compactMap({ TriggerWords($0) }) where !words.title.isEmpty {
                add(.control, words.title, page, anchor)
            }
            for address in route.opens { add(.address, address, page, anchor) }
        }
        for component in module.components { add(.type, component.type, page, "components") }
        for interface in module.interfaces { add(.interface, interface.protocol, page, "interfaces") }
    }

    private mutating func add(_ path: String, _ title: String, _ group: String? = nil) -> Int {
        pages.append(Page(path: path, title: ScriptData.visible(title), group: group))
        return pages.count - 1
    }

    private mutating func add(
        _ kind: Kind, _ name: String, _ page: Int, _ anchor: String? = nil, _ users: Int? = nil,
        arrivals: Int = 0
    ) {
        guard let index = Kind.allCases.firstIndex(of: kind),
            known.insert(Known(kind: index, page: page, name: name)).inserted
        else { return }
        entries.append(
            Entry(
                kind: index, name: ScriptData.visible(name), page: page, anchor: anchor, users: users,
                arrivals: arrivals))
    }
}

extension SearchData: ScriptValue {
    func write(_ json: inout GraphJSONStream) {
        json.array("entries", entries, .compact) { $1.write(&$0) }
        json.member("kinds", kinds)
        json.array("pages", pages, .compact) { $1.write(&$0) }
    }
}
