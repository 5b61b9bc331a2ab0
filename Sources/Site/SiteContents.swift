import Diagnostics
import NavigationGraph

/// What one page may look at, and the only way to it: each question is written down, so that a page is made again when
/// an answer changes, and only then.
///
/// What every page shows is not written down: the names in the navigation, the theme and the options (`PageDigests`).
/// One of these belongs to one page at a time.
final class SiteContents {
    private let tables: SiteTables
    /// What was asked for so far; nothing where nobody wants to know.
    private(set) var inputs: Set<PageInput> = []
    private let notes: Bool

    /// - Parameter notes: whether questions are written down.
    init(_ tables: SiteTables, notes: Bool = false) {
        self.tables = tables
        self.notes = notes
    }

    private func noting<Answer>(_ input: @autoclosure () -> PageInput, _ answer: (SiteTables) -> Answer) -> Answer {
        if notes { inputs.insert(input()) }
        return answer(tables)
    }

    // MARK: - What every page shows

    var options: SiteOptions { tables.options }
    var names: PageNames { tables.names }
    /// The app as pages name it.
    var appLabel: String { tables.graph.app.label }
    /// The groups with their modules by name, in page order.
    var navigation: [NavigationGroup] { tables.navigation }
    /// How many modules the app has.
    var moduleCount: Int { tables.moduleNames.count }
    /// Whether there is a picture of the whole app.
    var hasMap: Bool { tables.hasMap }
    /// Whether the app opens anything outside of itself.
    var leavesApp: Bool { tables.leavesApp }

    /// What a link to a module says; nil for an unknown id.
    func name(of module: Module.ID) -> ModuleName? { tables.moduleNames[module] }

    /// A module's group as pages name it.
    func groupLabel(_ path: String) -> String { tables.groupLabels[path] ?? path }

    // MARK: - The whole

    var graph: NavigationGraph { noting(.everything) { $0.graph } }
    var entryFamilies: [EntryFamily] { noting(.everything) { $0.entryFamilies } }
    var groups: [ModuleGroup] { noting(.everything) { $0.groups } }
    var diagnostics: [Diagnostic] { noting(.everything) { $0.diagnostics } }
    var services: Dependents { noting(.everything) { $0.services } }
    var entities: Dependents { noting(.everything) { $0.entities } }
    /// The shortest ways from the entry points.
    var ways: EntryWays { noting(.everything) { $0.ways } }
    var overview: SiteDiagram? { noting(.everything) { $0.diagrams.overview } }
    var map: SiteDiagram? { noting(.everything) { $0.diagrams.map } }
    var mapFile: SiteDiagram? { noting(.everything) { $0.diagrams.mapFile } }
    var legend: SiteDiagram? { noting(.everything) { $0.diagrams.legend } }
    var servicesDiagram: SiteDiagram? { noting(.everything) { $0.diagrams.services } }

    // MARK: - Parts of it

    func module(_ id: Module.ID) -> Module? { noting(.module(id)) { $0.module(id) } }
    func entryPoint(_ id: EntryPoint.ID) -> EntryPoint? { noting(.entryPoint(id)) { $0.entryPoint(id) } }

    /// The entry points that are one way in with this one; nil for an unknown id.
    func entryFamily(of id: EntryPoint.ID) -> EntryFamily? { noting(.entryPoint(id)) { $0.entryFamily(of: id) } }

    /// The modules of a group, by its path.
    func group(_ path: String) -> ModuleGroup? { noting(.group(path)) { $0.group(path) } }

    /// The routes that start at a module or an entry point, sorted by id.
    func routes(from source: String) -> [Route] { noting(.routesFrom(source)) { $0.routes(from: source) } }

    /// The routes that lead to a module, sorted by id.
    func routes(to target: Module.ID) -> [Route] { noting(.routesTo(target)) { $0.routes(to: target) } }

    /// The module that a type is a component of.
    func owner(of type: String) -> Module? { noting(.owner(type)) { $0.owner(of: type) } }

    /// The calls in a module's components that could not be followed.
    func unresolvedCalls(of module: Module.ID) -> [UnresolvedCall] {
        noting(.unresolved(module)) { $0.unresolvedCalls(of: module) }
    }

    /// The shortest ways to a module from the entry points, those of the launch first.
    func ways(to module: Module.ID) -> [(entry: EntryPoint, routes: [Route])] {
        noting(.waysTo(module)) { $0.ways(to: module) }
    }

    /// How many routes lead from the app's launch to a module or an entry point; nil where there is no way.
    func steps(to node: String) -> Int? { noting(.steps(node)) { $0.steps(to: node) } }

    /// Routes in the order in which a reader wants to know of them: what is taken before what nothing sets off, what was
    /// followed before what was concluded, what begins near the app's launch before the rest; then by the source's name.
    func plainestFirst(_ routes: [Route]) -> [Route] {
        let order = Confidence.allCases
        let keys = routes.enumerated().map { index, route in
            (
                route.neverTriggered ? 1 : 0, order.firstIndex(of: route.confidence) ?? order.count,
                steps(to: route.source) ?? .max, name(of: route.source)?.name ?? route.source, index
            )
        }
        return keys.sorted { $0 < $1 }.map { routes[$0.4] }
    }

    /// The modules that use a service, or an entity; nil where none does.
    func users(of type: String, areServices: Bool) -> TypeUsers? {
        noting(areServices ? .service(type) : .entity(type)) { $0.users(of: type, areServices: areServices) }
    }

    /// Whether a route is the launch's own: nothing sets it off but that the app starts.
    func isOfLaunch(_ route: Route) -> Bool { entryPoint(route.source)?.kind == .launch }

    /// What must hold for a route that an answer gave, which is known with it.
    func condition(of route: Route) -> ConditionWords { tables.conditions[route.id] ?? ConditionWords(route) }

    /// Where a route is shown in full, as a path from the root of the site with an anchor; nil where nowhere.
    func place(of route: Route) -> String? { noting(.anchors(route.source)) { $0.place(of: route) } }

    /// The id of a route's card on the page of its source, which no other route of that page has.
    func anchor(of route: Route) -> String? { noting(.anchors(route.source)) { $0.anchor(of: route) } }

    /// The pictures of a module's screen.
    func pictures(of module: Module.ID) -> [ScreenPictures.Item] {
        noting(.pictures(module)) { $0.pictures.of(module) }
    }

    func neighbourhood(of module: Module.ID) -> SiteDiagram? {
        noting(.neighbourhood(module)) { $0.diagrams.neighbourhoods[module] }
    }

    func components(of module: Module.ID) -> SiteDiagram? {
        noting(.components(module)) { $0.diagrams.components[module] }
    }

    func diagram(ofGroup path: String) -> SiteDiagram? {
        noting(.groupDiagram(path)) { $0.diagrams.groups[path] }
    }

    // MARK: - Sources

    /// The parts of a file that the site shows.
    func excerpt(of file: String) -> SourceExcerpts.File? { noting(.excerpt(file)) { $0.excerpts[file] } }

    /// The excerpt that shows a place, as a path from the root of the site with an anchor; nil without the source.
    func excerptPlace(_ file: String, _ line: Int) -> String? {
        noting(.places(file)) { $0.excerpts.place(file: file, line: line) }
    }

    /// The address of a line on the repository's host; nil where that is not known.
    func hostAddress(_ file: String, _ line: Int) -> String? {
        guard options.sourceLink != nil else { return nil }
        return noting(.revision) {
            $0.options.address(file: file, line: line, revision: $0.graph.app.revision)
        }
    }
}
