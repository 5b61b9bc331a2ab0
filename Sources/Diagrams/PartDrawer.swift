import Graphviz
import NavigationGraph

/// Draws a part of the navigation graph: nodes in their clusters, and edges.
struct PartDrawer {
    let part: NavigationPart
    let options: DiagramOptions
    private let names: [String: String]
    private let isLabelled: Bool
    private let search: BreadthFirstSearch
    /// For a map with more lines than can be told apart.
    private let crowd: CrowdedPart?
    /// In a picture of what differs, the nodes that differ or at which a route does; nil in other pictures.
    private let differing: Set<String>?

    /// The class of what stays the same in a picture of what differs, which is drawn faintly.
    static let sameClass = "same"

    init(
        _ part: NavigationPart, _ options: DiagramOptions, search: BreadthFirstSearch, crowd: CrowdedPart? = nil
    ) {
        self.part = part
        self.options = options
        self.search = search
        self.crowd = crowd
        var names: [String: String] = [:]
        for entry in part.entryPoints { names[entry.id] = part.entryNames[entry] }
        for module in part.modules { names[module.id] = module.name }
        for outside in part.outside { names[outside.id] = DiagramText.name(outside.destination) }
        self.names = names
        isLabelled = part.edges.count <= options.maximumLabels
        let marked = part.edges.filter { $0.mark != nil }
        differing =
            options.marks.isEmpty
            ? nil : Set(options.marks.nodes.keys).union(marked.map(\.source)).union(marked.map(\.target))
    }

    /// By the id of the node's element.
    var pictures: [String: NodePicture] {
        let pictures = part.modules.map { (ElementID.node($0.id), options.picture($0.id)) }
        return Dictionary(pictures.compactMap { id, picture in picture.map { (id, $0) } }) { first, _ in first }
    }

    var hasLinks: Bool { part.modules.contains { options.link($0.id) != nil } }

    func graph(named name: String, direction: RankDirection, clustered: Bool) -> Graph {
        var graph = Graph(
            name: name, attributes: DiagramPalette.graph(direction) + (crowd == nil ? [] : DiagramPalette.crowdedGraph),
            nodeDefaults: DiagramPalette.nodes + (crowd == nil ? [] : DiagramPalette.crowdedNodes),
            edgeDefaults: DiagramPalette.edges)
        graph.nodes = part.entryPoints.map(node) + part.outside.map(node)
        if clustered {
            let tree = GroupTree(part.modules, framesSingles: crowd == nil)
            graph.nodes += inOrder(tree.modules).map(node)
            graph.subgraphs = tree.groups.map(cluster)
        } else {
            graph.nodes += inOrder(part.modules).map(node)
        }
        if part.leftOut > 0 {
            graph.nodes.append(Node("…", [.label("and \(part.leftOut) more"), .classes(["more"])] + Self.outsideLook))
        }
        let outside = Set(part.outside.map(\.id))
        graph.edges = (crowd?.edges ?? part.edges).map { edge in
            var drawn = edge.drawn(labelled: isLabelled, faint: differing != nil, name: shownName)
            // Text without a frame is flat: a line that is not led to its beginning would end under it.
            if direction == .leftToRight, outside.contains(edge.target) { drawn.attributes.append(.headPort(.west)) }
            if let crowd, !crowd.ranks(edge) {
                drawn.attributes.append(.weight(0))
                // A label takes room between columns: where its line decides about none, `dot` may give the graph up
                // (“trouble in init_rank”).
                if !drawn.attributes.contains(where: { $0.name == "label" }) {
                    drawn.attributes.append(.constraint(false))
                }
            }
            return drawn
        }
        return graph
    }

    /// `dot` breaks a circle before the node that comes first, so what is reached first comes first.
    private func inOrder(_ modules: [Module]) -> [Module] {
        let places = modules.map { search.places[$0.id] ?? 0 }
        return modules.indices.sorted { places[$0] < places[$1] }.map { modules[$0] }
    }

    private func shownName(_ id: String) -> String { names[id] ?? id }

    private func cluster(_ group: GroupTree.Group) -> Subgraph {
        Subgraph(
            name: group.path,
            attributes: DiagramPalette.group + [
                .label(DiagramText.short(group.label)), .tooltip(group.path), .classes(["group"]),
                .id("group-" + ElementID.slug(group.path)),
            ],
            nodes: inOrder(group.modules).map(node), subgraphs: group.groups.map(cluster))
    }

    private func node(_ entry: EntryPoint) -> Node {
        let fill = isSame(entry.id) ? DiagramPalette.sameText : DiagramPalette.entryFill
        return Node(
            entry.id,
            [
                .label(DiagramText.short(shownName(entry.id))), .id(ElementID.node(entry.id)),
                .classes(["entry", "entry-\(entry.kind.rawValue)"] + sameClass(entry.id)), .shape(.oval),
                .style([.filled]),
                .margin(0.1, 0.05),
                .color(fill), .fillColor(fill), .fontColor(DiagramPalette.entryText),
                .tooltip(entry.kind == .launch ? "where the app starts" : shownName(entry.id)),
            ])
    }

    private func node(_ outside: NavigationPart.Outside) -> Node {
        let kind = outside.destination.kind.rawValue
        return Node(
            outside.id,
            [
                .label(DiagramText.name(outside.destination)), .id(ElementID.node(outside.id)),
                .classes(["outside", "outside-\(kind)"] + sameClass(outside.id)),
                .tooltip("\(kind): \(DiagramText.name(outside.destination))"),
            ] + Self.outsideLook)
    }

    private static let outsideLook: [Attribute] = [
        .shape(.plaintext), .style([]), .fontSize(10), .fontColor(DiagramPalette.muted), .margin(0.12, 0.02),
        .height(0.2),
    ]

    private func node(_ module: Module) -> Node {
        let isCurrent = module.id == part.current
        var attributes: [Attribute] = [label(of: module), .id(ElementID.node(module.id))]
        attributes.append(
            .classes(
                [module.kind.rawValue] + (isCurrent ? ["current"] : []) + (module.reachable ? [] : ["unreachable"])
                    + (options.marks.nodes[module.id].map { [$0.className] } ?? []) + sameClass(module.id)))
        attributes += look(of: module.kind, reachable: module.reachable)
        if isSame(module.id) {
            attributes += [.color(DiagramPalette.sameLine), .fontColor(DiagramPalette.sameText)]
        }
        if isCurrent {
            attributes += [
                .color(DiagramPalette.currentLine), .fillColor(DiagramPalette.currentFill), .penWidth(2.2),
                // Its name is bold where there are stylesheets.
                .margin(0.28, 0.1),
            ]
        }
        if let mark = options.marks.nodes[module.id] { attributes += mark.nodeAttributes }
        if let picture = options.picture(module.id) {
            attributes += [
                Attribute("labelloc", .word("b")), .height((picture.height + 2 * NodePicture.margin + 20) / 72),
                .width((picture.width + 2 * NodePicture.margin) / 72),
            ]
        }
        attributes.append(.tooltip(tooltip(of: module)))
        if !isCurrent, let address = options.link(module.id) { attributes.append(.url(address)) }
        return Node(module.id, attributes)
    }

    private func isSame(_ id: String) -> Bool { differing.map { !$0.contains(id) } ?? false }

    private func sameClass(_ id: String) -> [String] { isSame(id) ? [Self.sameClass] : [] }

    /// The name; under it, in small, the folder that tells it from another module of that name, and what stands for
    /// lines.
    private func label(of module: Module) -> Attribute {
        let folder = module.id.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(module.id[..<$0]) } ?? ""
        var lines = folder.isEmpty ? [] : [DiagramText.short(folder)]
        if let crowd {
            if let count = crowd.common[module.id] { lines.append("from \(count) modules") }
            lines += Self.wrapped((crowd.named[module.id] ?? []).map { shownName($0.target) })
        }
        if let earlier = options.marks.earlierNames[module.id] { lines.append("was " + DiagramText.short(earlier)) }
        let name = (options.marks.nodes[module.id].map { "\($0.sign) " } ?? "") + DiagramText.short(module.name)
        guard !lines.isEmpty else { return .label(name) }
        return .label(
            .lines(
                [.text(name)]
                    + lines.map { .text($0, size: 9, color: DiagramPalette.muted) }))
    }

    /// The names behind an arrow, as many on a line as fit a node.
    private static func wrapped(_ names: [String]) -> [String] {
        var lines: [String] = []
        for name in names.map({ DiagramText.short($0) }) {
            if let last = lines.last, last.count + name.count < 32 {
                lines[lines.count - 1] = last + ", " + name
            } else {
                lines.append("→ " + name)
            }
        }
        return lines
    }

    private func look(of kind: Module.Kind, reachable: Bool) -> [Attribute] {
        let line: [DrawingStyle] = reachable ? [] : [.dashed]
        switch kind {
        case .module: return reachable ? [] : [.style([.rounded, .filled] + line)]
        case .screen:
            return [
                .style([.filled] + line), .color(DiagramPalette.screenLine), .fillColor(DiagramPalette.screenFill),
            ]
        case .coordinator:
            return [
                .shape(.hexagon), .style([.filled] + line), .color(DiagramPalette.coordinatorLine),
                .fillColor(DiagramPalette.coordinatorFill), .margin(0.1, 0.06),
            ]
        }
    }

    private func tooltip(of module: Module) -> String {
        module.id + (module.kind == .module ? "" : ", a \(module.kind.rawValue)")
            + (module.reachable ? "" : ", which no way from an entry point reaches")
            + (crowd?.named[module.id] ?? []).map { "; to \(shownName($0.target)): \($0.label)" }.joined()
    }
}
