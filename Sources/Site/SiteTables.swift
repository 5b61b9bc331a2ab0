import Diagnostics
import NavigationGraph

/// Everything that a site is made of, looked up once: the graph from every side that a page asks about.
///
/// Pages see it through `SiteContents`, which knows what each of them asked for.
package struct SiteTables: Sendable {
    let graph: NavigationGraph
    /// Drawn while the rest is looked up.
    var diagrams = SiteDiagrams()
    let diagnostics: [Diagnostic]
    let options: SiteOptions
    let names: PageNames
    let excerpts: SourceExcerpts
    /// In page order: by group label, then by id.
    let groups: [ModuleGroup]
    /// The same by name.
    let navigation: [NavigationGroup]
    let groupLabels: [String: String]
    let moduleNames: [Module.ID: ModuleName]
    private let modules: [Module.ID: Module]
    private let outgoing: [String: [Route]]
    private let incoming: [Module.ID: [Route]]
    private let entryPoints: [EntryPoint.ID: EntryPoint]
    /// The entry points, with those together that are one way in.
    let entryFamilies: [EntryFamily]
    private let familyOfEntry: [EntryPoint.ID: EntryFamily]
    private let anchors: [Route.ID: String]
    /// What must hold for the routes that have a condition: pages tell it at both ends of a route, and in lists.
    let conditions: [Route.ID: ConditionWords]
    private let owners: [String: Module.ID]
    private let unresolved: [Module.ID: [UnresolvedCall]]
    /// The shortest ways from the entry points.
    let ways: EntryWays
    let services: Dependents
    let pictures: ScreenPictures
    let entities: Dependents

    /// - Parameters:
    ///   - diagnostics: what the scan had to say, for the page of what could not be resolved.
    ///   - threads: how many read sources at a time.
    ///   - sources: the bytes of a scanned file, by its path in the graph, which may lead nowhere but never above the
    ///     scanned root; nil where the file is not at hand. Without the sources, places are plain text.
    package init(
        graph: NavigationGraph, diagnostics: [Diagnostic], options: SiteOptions, pictures: ScreenPictures,
        threads: Int, sources: @escaping @Sendable (String) -> [UInt8]?
    ) {
        var graph = graph.sorted()
        // A graph that was read from a file may say an id twice, and a page cannot.
        var seen: Set<String> = []
        graph.modules.removeAll { !seen.insert($0.id).inserted }
        graph.entryPoints.removeAll { !seen.insert($0.id).inserted }
        seen.removeAll()
        graph.routes.removeAll { !seen.insert($0.id).inserted }
        self.graph = graph
        self.diagnostics = diagnostics.sorted()
        self.options = options
        names = PageNames(graph)
        excerpts = SourceExcerpts(
            of: SourceMentions(graph: graph, diagnostics: diagnostics), threads: threads, sources: sources)
        self.pictures = pictures
        let groups = ModuleGroup.all(in: graph)
        self.groups = groups
        navigation = NavigationGroup.all(of: groups)
        groupLabels = Dictionary(groups.map { ($0.path, $0.label) }) { first, _ in first }
        moduleNames = Dictionary(uniqueKeysWithValues: graph.modules.map { ($0.id, ModuleName($0)) })
        modules = Dictionary(uniqueKeysWithValues: graph.modules.map { ($0.id, $0) })
        entryPoints = Dictionary(uniqueKeysWithValues: graph.entryPoints.map { ($0.id, $0) })
        let outgoing = Dictionary(grouping: graph.routes, by: \.source)
        self.outgoing = outgoing
        let families = EntryFamily.all(graph.entryPoints, outgoing: outgoing)
        entryFamilies = families
        familyOfEntry = Dictionary(families.flatMap { family in family.entries.map { ($0.id, family) } }) { first, _ in
            first
        }
        var anchors: [Route.ID: String] = [:]
        for module in graph.modules {
            for (index, route) in (outgoing[module.id] ?? []).enumerated() { anchors[route.id] = "route-\(index + 1)" }
        }
        for (entry, point) in graph.entryPoints.enumerated() {
            for (index, route) in (outgoing[point.id] ?? []).enumerated() {
                anchors[route.id] = "entry-\(entry + 1)-route-\(index + 1)"
            }
        }
        self.anchors = anchors
        var words: [String: ConditionWords] = [:]
        conditions = graph.routes.reduce(into: [:]) { conditions, route in
            let key = route.conditionRemark == nil ? route.condition : nil
            let condition = key.flatMap { words[$0] } ?? ConditionWords(route)
            if let key { words[key] = condition }
            conditions[route.id] = condition
        }
        var incoming: [Module.ID: [Route]] = [:]
        for route in graph.routes {
            if let target = route.target { incoming[target, default: []].append(route) }
        }
        self.incoming = incoming
        let owned = graph.modules.flatMap { module in module.components.map { ($0.type, module.id) } }
        let owners = Dictionary(owned) { first, _ in first }
        self.owners = owners
        unresolved = Dictionary(grouping: graph.unresolved) { $0.owner.flatMap { owners[$0] } ?? "" }
        ways = EntryWays(from: graph.entryPoints, to: graph.modules, outgoing: outgoing)
        leavesApp = graph.routes.contains(where: \.leavesApp)
        services = Dependents(of: graph.modules, by: \.services, anchors: PageNames.serviceAnchors(in: graph))
        entities = Dependents(of: graph.modules, by: \.entities, anchors: PageNames.entityAnchors(in: graph))
    }

    /// Whether there is a picture of the whole app.
    var hasMap: Bool { diagrams.map != nil && !graph.modules.isEmpty }
    /// Whether the app opens anything outside of itself, so that there is a page about that.
    let leavesApp: Bool

    func module(_ id: Module.ID) -> Module? { modules[id] }

    func group(_ path: String) -> ModuleGroup? { groups.first { $0.path == path } }

    /// The routes that start at a module or an entry point, sorted by id.
    func routes(from source: String) -> [Route] { outgoing[source] ?? [] }

    /// The routes that lead to a module, sorted by id.
    func routes(to target: Module.ID) -> [Route] { incoming[target] ?? [] }

    /// The module that a type is a component of.
    func owner(of type: String) -> Module? { owners[type].flatMap { modules[$0] } }

    /// The calls in a module's components that could not be followed.
    func unresolvedCalls(of module: Module.ID) -> [UnresolvedCall] { unresolved[module] ?? [] }

    func entryPoint(_ id: EntryPoint.ID) -> EntryPoint? { entryPoints[id] }

    /// The entry points that are one way in with this one.
    func entryFamily(of id: EntryPoint.ID) -> EntryFamily? { familyOfEntry[id] }

    /// Where a route is shown in full, as a path from the root of the site with an anchor; nil where nowhere.
    func place(of route: Route) -> String? {
        anchors[route.id].map { "\(names.module(route.source) ?? SitePath.entryPoints)#\($0)" }
    }

    /// The id of a route's card on the page of its source, which no other route of that page has.
    func anchor(of route: Route) -> String? { anchors[route.id] }

    /// The shortest ways to a module from the entry points, those of the launch first.
    func ways(to module: Module.ID) -> [(entry: EntryPoint, routes: [Route])] {
        let entries =
            graph.entryPoints.filter { $0.kind == .launch } + graph.entryPoints.filter { $0.kind != .launch }
        return entries.compactMap { entry in ways.way(from: entry.id, to: module).map { (entry, $0) } }
    }

    /// How many routes lead from the app's launch to a module or an entry point; nil where there is no way.
    func steps(to node: String) -> Int? {
        graph.entryPoints.filter { $0.kind == .launch }.compactMap { ways.steps(from: $0.id, to: node) }.min()
    }

    /// The modules that use a service, or an entity, and its anchor on the page of all of them; nil where none does.
    func users(of type: String, areServices: Bool) -> TypeUsers? {
        (areServices ? services : entities)[type]?.users
    }
}

/// Who uses a type, by name.
struct TypeUsers: Sendable {
    let anchor: String
    let modules: [ModuleName]
}
