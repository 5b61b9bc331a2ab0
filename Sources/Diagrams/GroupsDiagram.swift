import Graphviz
import NavigationGraph

/// The groups of a large app as nodes, with the shortest way to each from where the app starts.
package struct GroupsDiagram: Sendable {
    private let graph: NavigationGraph
    private let options: DiagramOptions
    private let link: @Sendable (String) -> String?

    /// - Parameters:
    ///   - options: for the modules that stand for themselves.
    ///   - link: the address of a group's page or place; nil for no link.
    package init(
        _ graph: NavigationGraph, options: DiagramOptions = DiagramOptions(),
        link: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.graph = graph
        self.options = options
        self.link = link
    }

    /// Up to how many ways beside the shortest are lines, too; more would hide those.
    private static let maximumOthers = 10
    /// A column of more nodes becomes several.
    private static let columnHeight = 10

    package var diagram: Diagram {
        let ways = GroupWays(graph)
        let drawsOthers = ways.others.count <= Self.maximumOthers
        var alone = NavigationGraph(app: graph.app)
        (alone.modules, alone.entryPoints) = (ways.modules, ways.entryPoints)
        let part = NavigationPart(alone, showsOutside: false, entryNames: ways.entryNames)
        var drawn = PartDrawer(part, options, search: BreadthFirstSearch(part))
            .graph(named: "groups", direction: .leftToRight, clustered: false)
        // Lines that are no tree need room to pass one another.
        let isTree = !drawsOthers || ways.others.isEmpty
        drawn.attributes +=
            isTree ? [.nodeSeparation(0.16), .rankSeparation(0.3)] : [.nodeSeparation(0.3), .rankSeparation(0.7)]
        drawn.nodeDefaults += [.fontSize(15), .margin(0.18, 0.06), .height(0.4)]
        drawn.edgeDefaults.append(.fontSize(12))
        // What is reached first comes first, as `dot` has it where nothing else decides.
        let places = Dictionary(uniqueKeysWithValues: ways.steps.enumerated().map { ($1.target, $0) })
        let groupNames = GroupNames(of: graph.modules.map(\.group) + ways.groups.map(\.path))
        drawn.nodes += ways.groups.map { node($0, groupNames) } + ways.folded.enumerated().map(folded)
        drawn.nodes = drawn.nodes.enumerated()
            .sorted { (places[$0.element.name] ?? -1, $0.offset) < (places[$1.element.name] ?? -1, $1.offset) }
            .map(\.element)
        let names = names(ways, groupNames)
        drawn.edges = ways.steps.map { Self.line($0, names) }
        for (index, folded) in ways.folded.enumerated() {
            guard let source = folded.source else { continue }
            drawn.edges.append(Edge(from: source, to: Self.foldedName(index), [.arrows(.none), .style([.dotted])]))
        }
        stagger(&drawn, ways)
        if drawsOthers { drawn.edges += ways.others.map { Self.line($0, names) } }
        return Diagram(
            title: "Groups of \(graph.app.name)", summary: summary(ways, drawsOthers), graph: drawn,
            hasLinks: ways.groups.contains { address(of: $0) != nil }
                || ways.modules.contains { options.link($0.id) != nil })
    }

    private func summary(_ ways: GroupWays, _ drawsOthers: Bool) -> String {
        let groups = Set(graph.modules.map(\.group)).count
        let starts = ways.entryPoints.filter { $0.kind == .launch }.map(\.id)
        return "\(DiagramText.count(groups, "group", "groups")) of modules, and the shortest way to each"
            + (starts.isEmpty ? "" : " from \(starts.joined(separator: ", "))")
            + (drawsOthers || ways.others.isEmpty
                ? "." : "; \(ways.others.count) other ways between what is drawn have no lines.")
    }

    private func names(_ ways: GroupWays, _ groups: GroupNames) -> [String: String] {
        var names: [String: String] = [:]
        for entry in ways.entryPoints { names[entry.id] = ways.entryNames[entry] }
        for module in ways.modules { names[module.id] = module.name }
        for group in ways.groups { names[GroupWays.key(group.path)] = Self.name(group.path, groups) }
        return names
    }

    // MARK: - Nodes

    /// The page of a group; where it stands for several, that of the first one in it which has a page.
    private func address(of group: GroupWays.Group) -> String? {
        link(group.path) ?? Set(group.modules.map(\.group)).sorted().lazy.compactMap { link($0) }.first
    }

    static func name(_ path: String, _ names: GroupNames) -> String { path.isEmpty ? "no group" : names[path] }

    private func node(_ group: GroupWays.Group, _ names: GroupNames) -> Node {
        let (noun, other) = (group.modules.noun, group.isRest ? "other " : "")
        let count = DiagramText.count(group.modules.count, other + noun.one, other + noun.many)
        let isReached = group.modules.contains(where: \.reachable)
        var attributes: [Attribute] = [
            .label(
                .lines([
                    .text(DiagramText.short(Self.name(group.path, names))),
                    .text(count, size: 11, color: DiagramPalette.muted),
                ])), .id("group-" + ElementID.slug(group.path)),
            .classes(["group-node"] + (isReached ? [] : ["unreachable"])), .shape(.folder),
            .style(isReached ? [.filled] : [.filled, .dashed]), .color(DiagramPalette.screenLine),
            .fillColor(DiagramPalette.groupFill),
            .tooltip(
                (group.path.isEmpty ? "modules without a group" : group.path)
                    + (isReached ? "" : ", which no way from an entry point reaches")),
        ]
        if let address = address(of: group) { attributes.append(.url(address)) }
        return Node(GroupWays.key(group.path), attributes)
    }

    private static func foldedName(_ index: Int) -> String { "more \(index)" }

    private func folded(_ index: Int, _ folded: GroupWays.Folded) -> Node {
        Node(
            Self.foldedName(index),
            [
                .label(
                    .lines([
                        .text("and \(DiagramText.count(folded.groups, "group", "groups")) more", size: 11),
                        .text(
                            DiagramText.count(folded.modules, "module", "modules"), size: 11,
                            color: DiagramPalette.muted),
                    ])),
                .classes(["more"]), .shape(.plain), .style([]),
            ])
    }

    // MARK: - Lines

    /// The step with the transition of most of its routes; the tooltip has all of them.
    private static func line(_ step: RouteEdge, _ names: [String: String]) -> Edge {
        var edge = step.drawn(labelled: false) { names[$0] ?? $0 }
        let family = TransitionFamily(step.leading)
        edge.attributes += [.label(" \(step.leading.rawValue) "), .fontColor(family.color)]
        return edge
    }

    private static func line(_ other: GroupWays.Other, _ names: [String: String]) -> Edge {
        let (source, target) = (names[other.source] ?? other.source, names[other.target] ?? other.target)
        return Edge(
            from: other.source, to: other.target,
            [
                .classes(["routes"]), .id(ElementID.edge(other.source, other.target)),
                .color(DiagramPalette.screenLine), .constraint(false), .weight(0),
                .penWidth(min(0.8 + Double(other.count).squareRoot() * 0.3, 3)),
                .tooltip("\(source) to \(target): \(DiagramText.count(other.count, "route", "routes"))"),
            ])
    }

    /// Spreads what a column would be too high for over several: the nodes that nothing but one step leads to, and those
    /// without any line.
    private func stagger(_ drawn: inout Graph, _ ways: GroupWays) {
        let sources = Set(drawn.edges.map(\.tail))
        let ends = Dictionary(grouping: drawn.edges.indices.filter { !sources.contains(drawn.edges[$0].head) }) {
            drawn.edges[$0].tail
        }
        for indices in ends.values {
            let columns = min((indices.count - 1) / Self.columnHeight + 1, 4)
            guard columns > 1 else { continue }
            for (place, index) in indices.enumerated() {
                drawn.edges[index].attributes.append(.minimumLength(1 + place % columns))
            }
        }
        let targets = Set(drawn.edges.map(\.head))
        let lonely = drawn.nodes.map(\.name).filter { !sources.contains($0) && !targets.contains($0) }
        for (one, next) in zip(lonely, lonely.dropFirst(Self.columnHeight)) {
            drawn.edges.append(Edge(from: one, to: next, [.style([.invisible])]))
        }
    }
}
