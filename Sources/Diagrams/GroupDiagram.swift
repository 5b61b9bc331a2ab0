import Graphviz
import NavigationGraph

/// The modules of a group with the routes among them, the entry points that lead in, and the groups around it: what
/// leads here, and where it goes.
package struct GroupDiagram {
    private let indexed: IndexedGraph
    private let group: String
    private let options: DiagramOptions
    private let link: @Sendable (String) -> String?

    /// Up to how many modules have lines of their own to a neighbour in one direction; of more the busiest has one that
    /// says how many there are.
    private static let maximumLines = 3

    /// - Parameters:
    ///   - options: for the group's own modules.
    ///   - link: the address of a group's page; nil for no link.
    package init(
        _ indexed: IndexedGraph, of group: String, options: DiagramOptions,
        link: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.indexed = indexed
        self.group = group
        self.options = options
        self.link = link
    }

    package var diagram: Diagram {
        let part = indexed.group(group)
        var diagram = MapDiagram(part, options: options, entryNames: indexed.entryNames).diagram
        diagram.title = "Navigation within \(group.isEmpty ? "the modules without a group" : group)"
        let neighbours = neighbours(of: part)
        // A crowded map has no room for more lines; the page names its neighbours below.
        guard !neighbours.isEmpty, diagram.graph.edges.count + neighbours.count <= options.maximumLabels else {
            return diagram
        }
        let names = GroupNames(of: indexed.graph.modules.map(\.group))
        let shown = Dictionary(part.modules.map { ($0.id, $0.name) }) { first, _ in first }
        for path in Set(neighbours.map(\.group)).sorted() { diagram.graph.nodes.append(node(path, names)) }
        diagram.graph.edges += neighbours.flatMap { neighbour in
            edges(neighbour) { shown[$0] ?? GroupsDiagram.name(neighbour.group, names) }
        }
        return diagram
    }

    /// All routes between the group's modules and those of another one, in one direction.
    private struct Neighbour {
        var group: String
        var leadsHere: Bool
        /// By the module of this group.
        var routes: [Module.ID: [Route]]
    }

    /// Sorted by direction and group.
    private func neighbours(of part: NavigationGraph) -> [Neighbour] {
        let own = Set(part.modules.map(\.id))
        var found: [Bool: [String: [Module.ID: [Route]]]] = [:]
        for route in part.routes where !own.contains(route.source) {
            guard let other = indexed.module(route.source)?.group, let target = route.target else { continue }
            found[true, default: [:]][other, default: [:]][target, default: []].append(route)
        }
        for id in own {
            for route in indexed.routes(from: id) {
                guard let target = route.target, !own.contains(target), let other = indexed.module(target)?.group
                else { continue }
                found[false, default: [:]][other, default: [:]][id, default: []].append(route)
            }
        }
        return [true, false].flatMap { leadsHere in
            (found[leadsHere] ?? [:]).sorted { $0.key < $1.key }
                .map { Neighbour(group: $0.key, leadsHere: leadsHere, routes: $0.value) }
        }
    }

    private func node(_ path: String, _ names: GroupNames) -> Node {
        var attributes: [Attribute] = [
            .label(DiagramText.short(GroupsDiagram.name(path, names))), .id("group-" + ElementID.slug(path)),
            .classes(["group-node", "neighbour"]), .shape(.folder), .style([.filled]),
            .color(DiagramPalette.screenLine), .fillColor(DiagramPalette.groupFill),
            .tooltip("the group " + (path.isEmpty ? "of modules without one" : path)),
        ]
        if let address = link(path) { attributes.append(.url(address)) }
        return Node(GroupWays.key(path), attributes)
    }

    private func edges(_ neighbour: Neighbour, name: (String) -> String) -> [Edge] {
        // The busiest first.
        let modules = neighbour.routes.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
        let isBundle = modules.count > Self.maximumLines
        return modules.prefix(isBundle ? 1 : Self.maximumLines).map { id, routes in
            let key = GroupWays.key(neighbour.group)
            let ends = neighbour.leadsHere ? (key, id) : (id, key)
            let line = RouteEdge(source: ends.0, target: ends.1, routes: routes.sorted { $0.id < $1.id })
            guard isBundle else { return line.drawn(labelled: false, name: name) }
            let all = DiagramText.count(modules.count, "module", "modules")
            let count = DiagramText.count(neighbour.routes.values.reduce(0) { $0 + $1.count }, "route", "routes")
            let way = neighbour.leadsHere ? "leads to \(all) here" : "is reached from \(all) here"
            return Edge(
                from: ends.0, to: ends.1,
                [
                    .classes(["routes"]), .id(ElementID.edge(ends.0, ends.1)), .color(DiagramPalette.screenLine),
                    .style([.dotted]), .label(" \(all) "), .fontColor(DiagramPalette.muted),
                    .tooltip("\(name(key)) \(way): \(count)"),
                ])
        }
    }
}
