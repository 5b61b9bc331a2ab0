import Markdown
import NavigationGraph

/// The sentences that say what a module is and how it is reached.
struct ModuleIntroduction {
    private static let namedSources = 3

    private let module: Module
    private let links: PageLinks
    /// What is done to it and by whom: what was followed first, then what is done by most.
    private let ways: [Way]
    private let sources: Int
    /// How many modules it leads to, without itself.
    private let targets: Int
    /// How many routes there are from the app's launch.
    private let steps: Int?

    init(_ module: Module, incoming: [Route], outgoing: [Route], links: PageLinks) {
        self.module = module
        self.links = links
        // What nothing sets off leads here only where nothing else does.
        let taken = incoming.filter { !$0.neverTriggered }
        let incoming = links.site.plainestFirst(taken.isEmpty ? incoming : taken)
        // A coordinator is on no screen, whatever the transition says.
        ways = Self.ways(incoming) { module.kind == .coordinator ? "started" : $0.transition.participle }
        sources = Set(incoming.map(\.source)).count
        targets = Set(outgoing.compactMap(\.target)).subtracting([module.id]).count
        steps = WayHere(module, links: links).steps
    }

    private struct Way {
        /// *pushed*, *presented*.
        var participles: [String]
        /// One of each source.
        var routes: [Route]

        var sources: Set<String> { Set(routes.map(\.source)) }
    }

    private static func ways(_ incoming: [Route], _ participle: (Route) -> String) -> [Way] {
        var seen: Set<[String]> = []
        let first = incoming.filter { seen.insert([participle($0), $0.source]).inserted }
        let alone = Dictionary(grouping: first, by: participle).map { Way(participles: [$0.key], routes: $0.value) }
        let sorted = alone.sorted { one, other in
            let areSure = [one, other].map { $0.routes.first?.confidence == .exact }
            if areSure[0] != areSure[1] { return areSure[0] }
            return (other.routes.count, one.participles[0]) < (one.routes.count, other.participles[0])
        }
        // What the same modules do is said of them once.
        return sorted.reduce(into: []) { ways, way in
            if let same = ways.firstIndex(where: { $0.sources == way.sources }) {
                ways[same].participles += way.participles
            } else {
                ways.append(way)
            }
        }
    }

    /// The sentences as text.
    var sentence: String {
        var text = "\(module.label) is \(module.kind.phrase)\(module.kind.explanation)."
        text += sources == 0 ? "" : " It is reached from \(Count(sources, "place"))."
        return text
    }

    /// The sentences with links.
    func write(_ html: inout HTMLWriter) {
        html.element("strong", text: module.label)
        html.text(" is \(module.kind.phrase)")
        if !module.group.isEmpty, let page = links.site.names.group(module.group) {
            let label = links.site.groupLabel(module.group)
            html.text(" of the group ")
            html.element("a", links.href(page), text: label)
        }
        html.text(module.kind.explanation)
        if ways.isEmpty {
            html.text(module.reachable ? ". No route of its own leads here." : ". No route that leads here was found.")
        } else {
            html.text(", ")
            reached(&html)
            html.text(".")
        }
        surroundings(&html)
    }

    /// How it is reached: *pushed or presented by A and B, and set as the root by C*.
    private func reached(_ html: inout HTMLWriter) {
        // A comma before the last *and* where a way names several sources, which have an *and* of their own.
        let last = ways.count == 2 && ways.allSatisfy { $0.routes.count == 1 } ? " and " : ", and "
        for (index, way) in ways.enumerated() {
            if index > 0 { html.text(index == ways.count - 1 ? last : ", ") }
            let (last, others) = (way.participles.last ?? "", way.participles.dropLast())
            html.text(others.joined(separator: ", ") + (others.isEmpty ? "" : " or ") + last + " by ")
            sources(of: way.routes, &html)
        }
    }

    /// How far from the start it is, and how much comes after it.
    private func surroundings(_ html: inout HTMLWriter) {
        let onward = targets == 0 ? "leads to no other screen" : "leads to \(Count(targets, "other"))"
        guard let steps else {
            html.text(" It \(onward).")
            return
        }
        html.text(" It is ")
        html.element("a", .href("#way-here"), text: "\(Count(steps, "step")) from the app’s launch")
        html.text(" and \(onward).")
    }

    private func sources(of routes: [Route], _ html: inout HTMLWriter) {
        let named = routes.count == Self.namedSources + 1 ? routes[...] : routes.prefix(Self.namedSources)
        let rest = routes.count - named.count
        for (index, route) in named.enumerated() {
            if index > 0 { html.text(rest == 0 && index == named.count - 1 ? " and " : ", ") }
            source(of: route, &html)
        }
        if rest > 0 { html.text(" and \(Count(rest, "other"))") }
    }

    private func source(of route: Route, _ html: inout HTMLWriter) {
        if route.source == module.id { return html.text("itself") }
        guard let entry = links.site.entryPoint(route.source), links.site.module(route.source) == nil else {
            return links.source(of: route, &html)
        }
        let place = links.site.entryFamily(of: entry.id)?.place ?? SitePath.entryPoints
        html.element("a", links.href(place), text: entry.phrase)
    }
}
