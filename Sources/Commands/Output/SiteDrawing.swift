import Diagnostics
import Diagrams
import Graphviz
import NavigationGraph
import Site
import Threads

/// The diagrams of a site: all of them drawn in one go, so that no worker is idle, and made on all threads before and after.
struct SiteDrawing {
    /// More modules than these, and the home page begins with the groups alone.
    private static let smallApp = 40
    /// A picture of more bytes is on its module's page only, and a map with more than these in all has none.
    private static let largestPicture = 400 << 10
    private static let mostPictures = 6 << 20
    /// The room for a picture in a node, in points.
    private static let pictureRoom = (width: 60.0, height: 104.0)

    let console: Console
    let workers: Int
    /// What was drawn before, for those who draw again and again.
    var memory: DrawnDiagrams?
    /// What earlier runs drew; the caller saves it.
    var kept: KeptDrawings?
    /// Workers that are there already.
    var pool: RenderingPool?

    /// What of the site a diagram is for; the name is what its ids begin with.
    private enum Place: Sendable {
        case overview, map, legend, services
        case group(String)
        case neighbourhood(Module.ID)
        case components(Module.ID)

        var prefix: String {
            switch self {
            case .overview: "overview"
            case .map: "map"
            case .legend: "legend"
            case .services: "services"
            case .group: "group"
            case .neighbourhood: "neighbourhood"
            case .components: "components"
            }
        }
    }

    /// What is drawn, and how its diagram is made.
    private struct Sketch: Sendable {
        var place: Place
        var diagram: @Sendable () -> Diagram
    }

    /// - Throws: `CommandFailure` where nothing can be drawn at all.
    func draw(
        _ graph: NavigationGraph, hasPreview: Bool = false, pictures: ScreenPictures
    ) throws(CommandFailure) -> (diagrams: SiteDiagrams, diagnostics: [Diagnostic]) {
        let sketches = sketches(for: graph, pictures)
        // The map, which comes first, takes longest.
        let drawn = try DiagramRenderer(console: console, workers: workers, memory: memory, kept: kept, pool: pool)
            .render(sketches: sketches.map(\.diagram))
        var diagrams = SiteDiagrams(styles: DiagramStyle.css)
        for (sketch, made) in zip(sketches, drawn.drawings) {
            guard let drawing = made.drawn else { continue }
            let inline = Self.picture(of: made.words, drawing, prefix: sketch.place.prefix)
            switch sketch.place {
            case .overview: diagrams.overview = inline
            case .map: (diagrams.map, diagrams.mapFile) = (inline, Self.picture(of: made.words, drawing))
            case .legend: diagrams.legend = inline
            case .services: diagrams.services = inline
            case .group(let group): diagrams.groups[group] = inline
            case .neighbourhood(let module): diagrams.neighbourhoods[module] = inline
            case .components(let module): diagrams.components[module] = inline
            }
        }
        if hasPreview {
            let shown = sketches.first { if case .overview = $0.place { true } else { false } } ?? sketches.first
            if let shown { diagrams.preview = try preview(of: shown.diagram()) }
        }
        return (diagrams, drawn.diagnostics + Self.diagnostics(of: graph.modules, pictures))
    }

    /// A drawing as pages have it, made when a page wants it.
    ///
    /// - Parameter prefix: what all ids begin with; nil for a file of its own.
    static func picture(
        of words: DrawingWords, _ drawing: DiagramRenderer.Drawn, prefix: String? = nil
    ) -> SiteDiagram {
        let svg = DiagramSVG(words, drawn: drawing.bytes)
        let inputs = drawing.id.map { id in
            [id.bytes, Array((prefix.map { "in a page, \($0)" } ?? "a file").utf8)] + words.texts.map { Array($0.utf8) }
        }
        return SiteDiagram(inputs: inputs) { svg.bytes(prefix: prefix) }
    }

    /// The PNG of a diagram within 1200 by 630 pixels, which is what messages with a link show; empty where it cannot be
    /// drawn, because a site is one without it too.
    private func preview(of diagram: Diagram) throws(CommandFailure) -> [UInt8] {
        var diagram = diagram
        diagram.graph.attributes.removeAll { ["size", "dpi", "bgcolor"].contains($0.name) }
        diagram.graph.attributes += [
            Attribute("size", .text("12.5,6.5625")), Attribute("dpi", .text("96")),
            Attribute("bgcolor", .text("white")),
        ]
        let drawn = try DiagramRenderer(console: console, workers: 1).render([diagram], as: .png)
        return drawn.drawings.first?.drawn?.bytes ?? []
    }

    private func sketches(for graph: NavigationGraph, _ pictures: ScreenPictures) -> [Sketch] {
        let names = PageNames(graph)
        let indexed = IndexedGraph(graph)
        let entryPoints = Set(graph.entryPoints.map(\.id))
        var mapped = Self.options(entryPoints, names, on: PageNames.home)
        mapped.picture = Self.pictures(of: graph.modules, pictures, on: PageNames.home)
        let map = MapDiagram(graph, options: mapped)
        var sketches = [Sketch(place: .map) { map.diagram }, Sketch(place: .legend) { map.legend }]
        let groups = Set(graph.modules.map(\.group)).sorted()
        let isLarge = groups.count > 1 && graph.modules.count > Self.smallApp
        if let services = services(graph, names, usersAreGroups: isLarge) {
            sketches.append(Sketch(place: .services) { services })
        }
        if isLarge {
            let overview = GroupsDiagram(graph, options: Self.options(entryPoints, names, on: PageNames.home)) {
                group in
                names.group(group).map { PageNames.link(to: $0, from: PageNames.home) }
            }
            sketches.append(Sketch(place: .overview) { overview.diagram })
        }
        for group in groups {
            guard let page = names.group(group) else { continue }
            sketches.append(
                Sketch(place: .group(group)) {
                    var grouped = Self.options(entryPoints, names, on: page)
                    let part = indexed.group(group)
                    grouped.picture = Self.pictures(of: part.modules, pictures, on: page)
                    return GroupDiagram(indexed, of: group, options: grouped) { other in
                        names.group(other).map { PageNames.link(to: $0, from: page) }
                    }.diagram
                })
        }
        for module in graph.modules {
            guard let page = names.module(module.id) else { continue }
            sketches.append(
                Sketch(place: .neighbourhood(module.id)) {
                    var around = Self.options(entryPoints, names, on: page)
                    around.showsOutside = true
                    return NeighbourhoodDiagram(indexed, of: module.id, options: around).diagram
                })
            if !module.components.isEmpty {
                sketches.append(Sketch(place: .components(module.id)) { ComponentsDiagram(module).diagram })
            }
        }
        return sketches
    }

    private func services(_ graph: NavigationGraph, _ names: PageNames, usersAreGroups: Bool) -> Diagram? {
        let services = PageNames.serviceAnchors(in: graph)
        let entities = PageNames.entityAnchors(in: graph)
        return DependenciesDiagram(graph, usersAreGroups: usersAreGroups) { thing in
            switch thing {
            case .module(let id): names.module(id)
            case .group(let path): names.group(path)
            case .service(let type): services[type].map { "#" + $0 }
            case .entity(let type): entities[type].map { "#" + $0 }
            }
        }.diagram
    }

    /// What of the app's pictures the site goes without.
    private static func diagnostics(of modules: [Module], _ pictures: ScreenPictures) -> [Diagnostic] {
        var found: [Diagnostic] = []
        if !pictures.leftOut.isEmpty {
            found.append(
                Diagnostic(
                    .warning,
                    "\(Counted.words(pictures.leftOut.count, "picture")) of screens, such as \(pictures.leftOut[0]), "
                        + "would make the site too heavy and were left out",
                    advice: "one may have \(ScreenPictures.largest >> 20) MB, and all together "
                        + "\(ScreenPictures.most >> 20) MB"))
        }
        let small = smallPictures(of: modules, pictures)
        if !small.fit {
            found.append(
                Diagnostic(
                    .note,
                    "the pictures of \(small.items.count) screens are too heavy for the map, which shows none of them",
                    advice: "it has room for \(mostPictures >> 20) MB: half the width and height is enough"))
        }
        return found
    }

    /// The first picture of each module that is small enough for a node, and whether one page can carry all of them.
    private static func smallPictures(
        of modules: [Module], _ pictures: ScreenPictures
    ) -> (items: [(Module.ID, ScreenPictures.Item)], fit: Bool) {
        let items = modules.compactMap { module in
            pictures.of(module.id).first { $0.bytes.count <= largestPicture }.map { (module.id, $0) }
        }
        return (items, items.reduce(0) { $0 + $1.1.bytes.count } <= mostPictures)
    }

    /// The first picture of each module as it fits into a node: none at all where they would make a page heavy.
    private static func pictures(
        of modules: [Module], _ pictures: ScreenPictures, on page: String
    ) -> @Sendable (Module.ID) -> NodePicture? {
        let (items, fit) = smallPictures(of: modules, pictures)
        guard fit else { return { _ in nil } }
        let found = items.map { id, item in
            let (width, height) = (Double(item.width), Double(item.height))
            let scale = min(pictureRoom.width / width, pictureRoom.height / height)
            return (
                id,
                NodePicture(
                    address: PageNames.link(to: item.path, from: page), width: width * scale, height: height * scale)
            )
        }
        let byModule = Dictionary(found) { first, _ in first }
        return { byModule[$0] }
    }

    private static func options(
        _ entryPoints: Set<EntryPoint.ID>, _ names: PageNames, on page: String
    ) -> DiagramOptions {
        DiagramOptions { id in
            let path = names.module(id) ?? (entryPoints.contains(id) ? PageNames.entryPoints : nil)
            return path.map { PageNames.link(to: $0, from: page) }
        }
    }
}
