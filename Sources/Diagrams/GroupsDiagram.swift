import Graphviz
import NavigationGraph

/// The groups of a large app as nodes, with the number of routes between them.
package struct GroupsDiagram {
    private let graph: NavigationGraph
    private let link: @Sendable (String) -> String?

    /// - Parameter link: the address of a group's page or place; nil for no link.
    package init(_ graph: NavigationGraph, link: @escaping @Sendable (String) -> String? = { _ in nil }) {
        self.graph = graph
        self.link = link
    }

    package var diagram: Diagram {
        let groups = Dictionary(grouping: graph.modules, by: \.group)
        var group: [String: String] = [:]
        for module in graph.modules { group[module.id] = "group:" + module.group }
        for entry in graph.entryPoints { group[entry.id] = "entry:" + entry.id }
        var counts: [[String]: Int] = [:]
        for route in graph.routes {
            guard let source = group[route.source], let target = route.target.flatMap({ group[$0] }), source != target
            else { continue }
            counts[[source, target], default: 0] += 1
        }
        var drawn = Graph(
            name: "groups",
            attributes: DiagramPalette.graph(.leftToRight) + [.nodeSeparation(0.2), .rankSeparation(0.5)],
            nodeDefaults: DiagramPalette.nodes + [.fontSize(16)],
            edgeDefaults: DiagramPalette.edges + [.color(DiagramPalette.moduleLine), .fontSize(14)])
        drawn.nodes = graph.entryPoints.sorted { $0.id < $1.id }.map { entry in
            Node(
                "entry:" + entry.id,
                [
                    .label(DiagramText.short(DiagramText.name(entry))), .id(ElementID.node(entry.id)),
                    .classes(["entry"]), .shape(.oval), .style([.filled]), .color(DiagramPalette.entryFill),
                    .fillColor(DiagramPalette.entryFill), .fontColor(DiagramPalette.entryText),
                ])
        }
        drawn.nodes += groups.keys.sorted().map { node($0, count: groups[$0]?.count ?? 0) }
        drawn.edges = counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ends, count in
            Edge(
                from: ends[0], to: ends[1],
                [
                    .label(" \(count) "), .classes(["routes"]), .id(ElementID.edge(ends[0], ends[1])),
                    .penWidth(min(1 + Double(count).squareRoot() * 0.4, 4)),
                    .tooltip(DiagramText.count(count, "route", "routes")),
                ])
        }
        return Diagram(
            title: "Groups of \(graph.app.name)",
            summary: "\(DiagramText.count(groups.count, "group", "groups")) of modules, with the number of routes "
                + "between each two.",
            graph: drawn, hasLinks: groups.keys.contains { link($0) != nil })
    }

    private func node(_ path: String, count: Int) -> Node {
        let name =
            path.isEmpty ? "no group" : DiagramText.short(path.split(separator: "/").last.map(String.init) ?? path)
        var attributes: [Attribute] = [
            .label(
                .lines([
                    .text(name),
                    .text(DiagramText.count(count, "module", "modules"), size: 12, color: DiagramPalette.muted),
                ])), .id("group-" + ElementID.slug(path)), .classes(["group-node"]), .shape(.folder),
            .style([.filled]), .color(DiagramPalette.screenLine), .fillColor(DiagramPalette.groupFill),
            .tooltip(path.isEmpty ? "modules without a group" : path),
        ]
        if let address = link(path) { attributes.append(.url(address)) }
        return Node("group:" + path, attributes)
    }
}
