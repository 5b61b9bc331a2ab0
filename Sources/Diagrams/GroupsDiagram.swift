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

    /// How many groups are told apart; where there are more, those of one folder are one.
    private static let maximumGroups = 30

    /// The modules by the group that they are drawn in.
    private var modulesByGroup: [String: [Module]] {
        let groups = Dictionary(grouping: graph.modules, by: \.group)
        guard groups.count > Self.maximumGroups else { return groups }
        let tree = GroupTree(graph.modules)
        var joined = Dictionary(uniqueKeysWithValues: tree.groups.map { ($0.path, $0.allModules) })
        // What lies beside the folders keeps its group.
        for module in tree.modules { joined[module.group, default: []].append(module) }
        return joined
    }

    package var diagram: Diagram {
        let groups = modulesByGroup
        var group: [String: String] = [:]
        for (path, modules) in groups {
            for module in modules { group[module.id] = "group:" + path }
        }
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
        drawn.nodes += groups.sorted { $0.key < $1.key }.map { node($0.key, $0.value) }
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
            graph: drawn, hasLinks: groups.contains { address(of: $0, $1) != nil })
    }

    /// The page of a group; where it stands for several, that of the first one in it which has a page.
    private func address(of path: String, _ modules: [Module]) -> String? {
        link(path) ?? Set(modules.map(\.group)).sorted().lazy.compactMap { link($0) }.first
    }

    private func node(_ path: String, _ modules: [Module]) -> Node {
        let name =
            path.isEmpty ? "no group" : DiagramText.short(path.split(separator: "/").last.map(String.init) ?? path)
        var attributes: [Attribute] = [
            .label(
                .lines([
                    .text(name),
                    .text(DiagramText.count(modules.count, "module", "modules"), size: 12, color: DiagramPalette.muted),
                ])), .id("group-" + ElementID.slug(path)), .classes(["group-node"]), .shape(.folder),
            .margin(0.2, 0.07),
            .style([.filled]), .color(DiagramPalette.screenLine), .fillColor(DiagramPalette.groupFill),
            .tooltip(path.isEmpty ? "modules without a group" : path),
        ]
        if let address = address(of: path, modules) { attributes.append(.url(address)) }
        return Node("group:" + path, attributes)
    }
}
