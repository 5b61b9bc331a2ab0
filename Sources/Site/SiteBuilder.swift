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
    private let contents: SiteTables
    private let plans: [Plan]
    /// What is beside the parts of sources: they are in one folder, and nothing leads to them from there.
    private let sourceNavigation: [UInt8]

    /// What a path is for; the bytes are made when they are asked for.
    private enum Plan: Sendable {
        /// A page in its frame.
        case page(Subject)
        /// The same page as Markdown.
        case twin(Subject)
        case file(File)
    }

    private enum Subject: Sendable {
        case home, map, ways, entryPoints, routes, outside, dependencies, coverage, about, notFound
        case group(String)
        case module(Module.ID)
        case source(String)
    }

    private enum File: Sendable {
        case stylesheet, diagramStylesheet, mapPicture, mapData, searchData, wayData
        case graph, routesTable, routesData, languageModels, siteMap, preview
        case asset(Int)
        case script(SiteScripts.Asset)
        case picture(Int)
    }

    /// The paths of all pages and assets from the root of the site, in the order of `page(at:)`; each is there once.
    package let paths: [String]
    /// The indices of `paths`, those together whose pages are made of the same content.
    let pieces: [[Int]]

    /// The same of a graph; parameters as for `SiteTables`.
    package init(
        graph: NavigationGraph, diagrams: SiteDiagrams, theme: Theme, diagnostics: [Diagnostic] = [],
        options: SiteOptions = SiteOptions(), sources: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) throws(ThemeError) {
        let tables = SiteTables(
            graph: graph, diagnostics: diagnostics, options: options,
            pictures: ScreenPictures(graph.pictures, sources: sources), threads: 1, sources: sources)
        try self.init(tables, diagrams: diagrams, theme: theme)
    }

    /// - Throws: `ThemeError` where the frame lacks a slot.
    package init(_ tables: SiteTables, diagrams: SiteDiagrams, theme: Theme) throws(ThemeError) {
        var contents = tables
        contents.diagrams = diagrams
        frame = try PageFrame(
            theme: theme, appName: contents.graph.app.label, address: contents.options.address,
            hasPreview: !diagrams.preview.isEmpty)
        self.theme = theme
        self.contents = contents
        let links = PageLinks(site: SiteContents(contents), path: "source/one.html")
        sourceNavigation = SideNavigation(links: links, group: nil, module: nil).bytes()
        let subjects = Self.subjects(of: contents)
        var paths: [String] = []
        var plans: [Plan] = []
        var pieces: [[Int]] = []
        var seen: Set<String> = []
        func add(_ parts: [(path: String, plan: Plan)]) {
            let new = parts.filter { seen.insert($0.path).inserted }
            if !new.isEmpty { pieces.append(Array(paths.count..<paths.count + new.count)) }
            paths += new.map(\.path)
            plans += new.map(\.plan)
        }
        for (path, subject) in subjects {
            let twin = Self.isLandingPlace(path) ? [(SitePath.twin(of: path), Plan.twin(subject))] : []
            add([(path, .page(subject))] + twin)
        }
        for file in Self.files(of: contents, theme) { add([(file.path, .file(file.file))]) }
        (self.paths, self.plans, self.pieces) = (paths, plans, pieces)
    }

    /// Makes what depends on no graph, before somebody has to wait for it.
    package static func prepare() { SiteScripts.prepare() }

    private static func subjects(of contents: SiteTables) -> [(path: String, subject: Subject)] {
        var subjects: [(String, Subject)] = [
            (SitePath.home, .home), (SitePath.entryPoints, .entryPoints), (SitePath.routes, .routes),
            (SitePath.dependencies, .dependencies), (SitePath.coverage, .coverage), (SitePath.about, .about),
            (SitePath.notFound, .notFound),
        ]
        subjects.append((SitePath.ways, .ways))
        if contents.leavesApp { subjects.append((SitePath.outside, .outside)) }
        if contents.hasMap { subjects.append((SitePath.map, .map)) }
        for group in contents.groups {
            if let path = contents.names.group(group.path) { subjects.append((path, .group(group.path))) }
        }
        for module in contents.graph.modules {
            if let path = contents.names.module(module.id) { subjects.append((path, .module(module.id))) }
        }
        return subjects + contents.excerpts.files.map { ($0.page, .source($0.file)) }
    }

    private static func files(of contents: SiteTables, _ theme: Theme) -> [(path: String, file: File)] {
        var files: [(String, File)] = [
            (SitePath.graph, .graph), (SitePath.routesTable, .routesTable), (SitePath.routesData, .routesData),
            (SitePath.languageModels, .languageModels), (SitePath.stylesheet, .stylesheet),
            (SitePath.diagramStylesheet, .diagramStylesheet), (SitePath.mapData, .mapData),
            (SitePath.searchData, .searchData), (SitePath.wayData, .wayData),
        ]
        if contents.options.address != nil {
            files.append((SitePath.siteMap, .siteMap))
            if !contents.diagrams.preview.isEmpty { files.append((SitePath.preview, .preview)) }
        }
        if contents.diagrams.mapFile != nil { files.append((SitePath.mapFile, .mapPicture)) }
        files += contents.pictures.items.indices.map { (contents.pictures.items[$0].path, .picture($0)) }
        files += theme.assets.indices.map { ("\(SitePath.assets)/\(theme.assets[$0].path)", .asset($0)) }
        // After the theme's assets, which may be in the place of one.
        return files + SiteScripts.all.map { ("\(SitePath.assets)/\($0.name)", .script($0)) }
    }

    /// Whether a path is that of a page that somebody may be led to.
    private static func isLandingPlace(_ path: String) -> Bool {
        path.hasSuffix(".html") && path != SitePath.notFound
    }

    /// The page or asset at an index of `paths`.
    package func page(at index: Int) -> Page { page(at: index, in: SiteContents(contents)) }

    private func page(at index: Int, in site: SiteContents) -> Page {
        switch plans[index] {
        case .page(let subject): framed(page(about: subject, in: site), paths[index])
        case .twin(let subject): twin(page(about: subject, in: site), paths[index])
        case .file(let file): Page(path: paths[index], bytes: bytes(of: file, in: site))
        }
    }

    /// The pages of one of the `pieces`, whose content is made once, and what they were made of: nil for a file that
    /// is there already and only written down.
    ///
    /// - Parameter notes: whether anybody wants to know what they were made of.
    func made(_ piece: [Int], notes: Bool) -> (pages: [Page], inputs: [PageInput]?) {
        let site = SiteContents(contents, notes: notes)
        let pages: [Page]
        switch plans[piece[0]] {
        case .page(let subject):
            let page = page(about: subject, in: site)
            let body = page?.body ?? []
            pages = piece.map { index in
                if case .twin = plans[index] { return twin(page, paths[index], body) }
                return framed(page, paths[index], body)
            }
        case .twin, .file: pages = piece.map { page(at: $0, in: site) }
        }
        // Scripts are made of the program alone, and take time.
        if case .file(.script) = plans[piece[0]] { return (pages, []) }
        if case .file = plans[piece[0]], site.inputs.isEmpty { return (pages, nil) }
        return (pages, site.inputs.sorted())
    }

    /// Whether one of the `pieces` is a file that is there already, whatever was in its place before.
    func isGiven(_ piece: [Int]) -> Bool {
        switch plans[piece[0]] {
        case .file(.asset), .file(.stylesheet), .file(.diagramStylesheet), .file(.picture): true
        default: false
        }
    }

    /// How much work one of the `pieces` is: lists of the whole app take long, and parts of sources take little.
    func size(of piece: [Int]) -> Int {
        switch plans[piece[0]] {
        case .file: 3
        case .page(.source), .twin(.source): 1
        case .page, .twin: 2
        }
    }

    /// The digests of what pages are made of.
    func digests(_ memory: PageMemory) -> PageDigests { PageDigests(contents, frame, digest: memory.digest) }

    private func framed(_ page: (any SitePage)?, _ path: String, _ body: [UInt8]? = nil) -> Page {
        page.map {
            $0.framed(
                by: frame, body: body ?? $0.body, navigation: $0.kind == .source ? sourceNavigation : nil)
        } ?? Page(path: path, bytes: [])
    }

    private func twin(_ page: (any SitePage)?, _ path: String, _ body: [UInt8]? = nil) -> Page {
        page.map { $0.twin(of: body ?? $0.body) } ?? Page(path: path, bytes: [])
    }

    /// Nil for what is not in the contents.
    private func page(about subject: Subject, in contents: SiteContents) -> (any SitePage)? {
        switch subject {
        case .home: HomePage(contents)
        case .map: MapPage(contents)
        case .ways: WaysPage(contents)
        case .entryPoints: EntryPointsPage(contents)
        case .routes: RoutesPage(contents)
        case .outside: OutsidePage(contents)
        case .dependencies: DependenciesPage(contents)
        case .coverage: CoveragePage(contents)
        case .about: AboutPage(contents)
        case .notFound: NotFoundPage(contents)
        case .group(let path): GroupPage(path, in: contents)
        case .module(let id): ModulePage(id, in: contents)
        case .source(let file): SourcePage(file, in: contents)
        }
    }

    private func bytes(of file: File, in site: SiteContents) -> [UInt8] {
        switch file {
        case .stylesheet: theme.stylesheet
        case .diagramStylesheet: Array(contents.diagrams.styles.utf8)
        case .mapPicture: site.mapFile?.bytes ?? []
        case .mapData: ScriptData("graph", MapData(site)).bytes
        case .searchData: ScriptData("search", SearchData(site)).bytes
        case .wayData: ScriptData("ways", WayData(site)).bytes
        case .graph: GraphJSONWriter.encode(site.graph)
        case .routesTable: RouteRows(site.graph).csv
        case .routesData: RouteRows(site.graph).json
        case .languageModels: LanguageModelIndex(site).bytes
        case .siteMap: contents.options.address.map { SiteMap(paths.filter(Self.isLandingPlace), at: $0).bytes } ?? []
        case .preview: contents.diagrams.preview
        case .asset(let asset): theme.assets[asset].bytes
        case .script(let script): script.bytes
        case .picture(let picture): contents.pictures.items[picture].bytes
        }
    }
}
