import Diagnostics
import NavigationGraph
import SiteScripts

/// Makes the pages of a site from a graph, its diagrams and a theme.
///
/// A page depends on nothing but its own part of the contents, so pages can be made in any order and on any thread; the
/// bytes are the same.
package struct SiteBuilder: Sendable {
    private let frame: PageFrame
    private let theme: Theme
    private let contents: SiteContents
    private let pages: [Plan]

    /// What a page is about; the page itself is made when it is asked for.
    private enum Plan: Sendable {
        case home, entryPoints, routes, dependencies, coverage, about
        case group(Int)
        case module(Int)
        case source(Int)
        case asset(Int)
        case script(SiteScripts.Asset)
        case stylesheet, diagramStylesheet, map, mapFile, mapData, searchData
        case graph, routesTable, routesData
    }

    /// The paths of all pages and assets from the root of the site, in the order of `page(at:)`; each is there once.
    package let paths: [String]

    /// - Parameters:
    ///   - diagnostics: what the scan had to say, for the page of what could not be resolved.
    ///   - sources: the bytes of a scanned file, by its path in the graph, which may lead nowhere but never above the
    ///     scanned root; nil where the file is not at hand. Without the sources, places are plain text. Called on this
    ///     thread only.
    /// - Throws: `ThemeError` where the frame lacks a slot.
    package init(
        graph: NavigationGraph, diagrams: SiteDiagrams, theme: Theme, diagnostics: [Diagnostic] = [],
        options: SiteOptions = SiteOptions(), sources: (String) -> [UInt8]? = { _ in nil }
    ) throws(ThemeError) {
        frame = try PageFrame(theme: theme, appName: graph.app.label)
        self.theme = theme
        let contents = SiteContents(
            graph: graph, diagrams: diagrams, diagnostics: diagnostics, options: options, sources: sources)
        self.contents = contents
        var pages: [(String, Plan)] = [
            (SitePath.home, .home), (SitePath.entryPoints, .entryPoints), (SitePath.routes, .routes),
            (SitePath.dependencies, .dependencies), (SitePath.coverage, .coverage), (SitePath.about, .about),
            (SitePath.graph, .graph), (SitePath.routesTable, .routesTable), (SitePath.routesData, .routesData),
            (SitePath.stylesheet, .stylesheet), (SitePath.diagramStylesheet, .diagramStylesheet),
        ]
        if contents.hasMap { pages.append((SitePath.map, .map)) }
        if !diagrams.mapFile.isEmpty { pages.append((SitePath.mapFile, .mapFile)) }
        pages += [(SitePath.mapData, .mapData), (SitePath.searchData, .searchData)]
        for (index, group) in contents.groups.enumerated() {
            if let path = contents.names.group(group.path) { pages.append((path, .group(index))) }
        }
        for (index, module) in contents.graph.modules.enumerated() {
            if let path = contents.names.module(module.id) { pages.append((path, .module(index))) }
        }
        pages += contents.excerpts.files.indices.map { (contents.excerpts.files[$0].page, .source($0)) }
        pages += theme.assets.indices.map { ("\(SitePath.assets)/\(theme.assets[$0].path)", .asset($0)) }
        // After the theme's assets, which may be in the place of one.
        pages += SiteScripts.all.map { ("\(SitePath.assets)/\($0.name)", .script($0)) }
        var seen: Set<String> = []
        pages = pages.filter { seen.insert($0.0).inserted }
        paths = pages.map(\.0)
        self.pages = pages.map(\.1)
    }

    /// The page or asset at an index of `paths`.
    package func page(at index: Int) -> Page {
        let path = paths[index]
        switch pages[index] {
        case .home: return HomePage(contents).framed(by: frame)
        case .routes: return RoutesPage(contents).framed(by: frame)
        case .entryPoints: return EntryPointsPage(contents).framed(by: frame)
        case .dependencies: return DependenciesPage(contents).framed(by: frame)
        case .coverage: return CoveragePage(contents).framed(by: frame)
        case .about: return AboutPage(contents).framed(by: frame)
        case .graph: return Page(path: path, bytes: GraphJSONWriter.encode(contents.graph))
        case .routesTable: return Page(path: path, bytes: RouteRows(contents.graph).csv)
        case .routesData: return Page(path: path, bytes: RouteRows(contents.graph).json)
        case .group(let group): return GroupPage(contents.groups[group], path: path, in: contents).framed(by: frame)
        case .module(let module):
            return ModulePage(contents.graph.modules[module], path: path, in: contents).framed(by: frame)
        case .source(let file): return SourcePage(contents.excerpts.files[file], in: contents).framed(by: frame)
        case .asset(let asset): return Page(path: path, bytes: theme.assets[asset].bytes)
        case .stylesheet: return Page(path: path, bytes: theme.stylesheet)
        case .map: return MapPage(contents).framed(by: frame)
        case .mapFile: return Page(path: path, bytes: Array(contents.diagrams.mapFile.utf8))
        case .mapData: return Page(path: path, bytes: ScriptData("graph", MapData(contents)).bytes)
        case .searchData: return Page(path: path, bytes: ScriptData("search", SearchData(contents)).bytes)
        case .script(let script): return Page(path: path, bytes: script.bytes)
        case .diagramStylesheet: return Page(path: path, bytes: Array(contents.diagrams.styles.utf8))
        }
    }
}
