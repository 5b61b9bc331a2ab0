import Graphviz
import NavigationGraph

/// The components of a module and who holds whom, in the manner of the VIPER figure: view, presenter, interactor and
/// entities in a row, with the wireframe or router under the presenter.
package struct ComponentsDiagram {
    private let module: Module
    /// Services and entities beyond this number are counted only.
    private static let maximumDependencies = 5

    package init(_ module: Module) {
        self.module = module
    }

    private struct Part: Hashable {
        var id: String
        var role: Role
        var type: String
    }

    package var diagram: Diagram {
        let parts = self.parts
        var graph = Graph(
            name: "components",
            attributes: DiagramPalette.graph(.leftToRight),
            nodeDefaults: DiagramPalette.nodes, edgeDefaults: DiagramPalette.edges)
        let columns = Dictionary(grouping: parts) { Self.column($0.role) }.sorted { $0.key < $1.key }.map(\.value)
        graph.edges += references(parts) + uses(parts)
        let places = Self.places(of: columns, edges: graph.edges)
        for part in columns.joined() { if let box = places.boxes[part.id] { graph.nodes.append(node(part, box)) } }
        // To find ways around nodes takes five times what the rest of the drawing takes, and mostly none is in the way.
        let isFree = places.areFree(graph.edges)
        graph.attributes.append(.splines(isFree ? .line : .curved))
        for index in graph.edges.indices
        where isFree && places.leadsToData(graph.edges[index].tail, graph.edges[index].head) {
            graph.edges[index].attributes.append(.headPort(.west))
        }
        labelOutside(&graph, columns: columns)
        let list = parts.map { "\($0.role.words) \($0.type)" }.joined(separator: ", ")
        return Diagram(
            title: "Components of \(module.name)",
            summary: (list.isEmpty ? "No components" : list)
                + ". A solid line is a strong reference, a dashed one weak, "
                + "a dotted one unowned.",
            graph: graph, engine: .neato)
    }

    /// Between two lines that run up and down side by side there is no room for labels.
    private func labelOutside(_ graph: inout Graph, columns: [[Part]]) {
        var column: [String: Int] = [:]
        for (index, parts) in columns.enumerated() { for part in parts { column[part.id] = index } }
        let ends = Dictionary(grouping: graph.edges) { Set([$0.tail, $0.head]) }
        for index in graph.edges.indices {
            let edge = graph.edges[index]
            guard column[edge.tail] == column[edge.head], ends[[edge.tail, edge.head]]?.count == 2 else { continue }
            graph.edges[index].attributes = edge.attributes.flatMap { attribute -> [Attribute] in
                attribute.name == "label"
                    ? Attribute.headLabel(attribute.value, angle: -50, distance: 3.5) : [attribute]
            }
        }
    }

    /// Components first, then services and entities that are none.
    private var parts: [Part] {
        var parts: [Part] = []
        for component in module.components {
            let id = "\(component.role.rawValue) \(component.type)"
            if !parts.contains(where: { $0.id == id }) {
                parts.append(Part(id: id, role: component.role, type: component.type))
            }
        }
        for (role, dependencies) in [(Role.service, module.services), (.entity, module.entities)] {
            let types = Set(dependencies.map(\.type)).subtracting(parts.map(\.type)).sorted()
            for type in types.prefix(Self.maximumDependencies) {
                parts.append(Part(id: "\(role.rawValue) \(type)", role: role, type: type))
            }
            if types.count > Self.maximumDependencies {
                let more = "and \(types.count - Self.maximumDependencies) more"
                parts.append(Part(id: "\(role.rawValue) \(more)", role: role, type: more))
            }
        }
        return parts.sorted {
            (Self.column($0.role), Self.row($0.role), $0.type) < (Self.column($1.role), Self.row($1.role), $1.type)
        }
    }

    private static func column(_ role: Role) -> Int {
        switch role {
        case .view, .outside: 0
        case .presenter, .wireframe, .router, .formatter, .viewModelCreator, .assembly, .delegate: 1
        case .interactor: 2
        case .entity, .service, .dataManager: 3
        }
    }

    /// The place in the column, from the top; 0 is the row of the figure.
    private static func row(_ role: Role) -> Int {
        switch role {
        case .view, .presenter, .interactor, .entity, .outside: 0
        case .router, .service: 1
        case .wireframe, .dataManager: 2
        case .formatter: -1
        case .viewModelCreator: -2
        case .assembly: 3
        case .delegate: 4
        }
    }

    /// An estimate, in inches, of the room that a node takes.
    private static func width(_ part: Part) -> Double {
        let words = [
            TextWidth.inches(part.role.words, size: 9),
            TextWidth.inches(DiagramText.short(part.type), size: 12),
        ]
        return max(words[0], words[1], 0.7) + 0.42
    }

    /// Where the components stand. What others than the interactors use stands over what these use, as high as it takes
    /// for lines to pass over the interactors.
    private static func places(of columns: [[Part]], edges: [Edge]) -> ComponentPlaces {
        let beside = places(of: columns)
        if beside.areFree(edges) { return beside }
        // Not the column before the last one, from which nothing is in the way.
        let far = Set(columns.dropLast(2).joined().map(\.id))
        let passing = Set(edges.filter { far.contains($0.tail) && beside.leadsToData($0.tail, $0.head) }.map(\.head))
        for step in 2...12 where !passing.isEmpty {
            let above = places(of: columns, lifting: passing, by: Double(step) * 0.31)
            if above.areFree(edges) { return above }
        }
        return beside
    }

    /// - Parameters:
    ///   - passing: the data that stands over the rest of it.
    ///   - lift: how much higher, from row to row.
    private static func places(
        of columns: [[Part]], lifting passing: Set<String> = [], by lift: Double = 0
    ) -> ComponentPlaces {
        let items = columns.map { column -> [ComponentPlaces.Item] in
            let isData = column.allSatisfy { Self.column($0.role) == 3 }
            let above = column.filter { passing.contains($0.id) }
            let row = column.filter { !passing.contains($0.id) }
            // What is used stands close together, its middle beside the interactor.
            let middle = isData ? Double(row.count - 1) / 2 : Double(row.count { Self.row($0.role) < 0 })
            let distance = isData ? 0.62 : 1.25
            let top = row.isEmpty ? 0 : -middle * distance
            return row.enumerated().map { index, part in
                ComponentPlaces.Item(id: part.id, width: width(part), row: (Double(index) - middle) * distance)
            }
                + above.reversed().enumerated().map { index, part in
                    ComponentPlaces.Item(
                        id: part.id, width: width(part), row: top - lift - Double(index) * distance)
                }
        }
        return ComponentPlaces(items, data: Set(columns.joined().filter { column($0.role) == 3 }.map(\.id)))
    }

    /// `dot` ranks two-way references badly and crashes on some of them, so every node has its place.
    private func node(_ part: Part, _ box: ComponentPlaces.Box) -> Node {
        let isData = Self.column(part.role) == 3
        return Node(
            part.id,
            [
                .label(
                    .lines([
                        .text(part.role.words, size: 9, color: DiagramPalette.muted),
                        .text(DiagramText.short(part.type)),
                    ])), .id(ElementID.node(part.id)), .classes(["component", "role-\(part.role.rawValue)"]),
                .tooltip("\(part.role.words) \(part.type)"), .position(box.x, box.y),
            ]
                + (isData
                    ? [
                        .width(box.width), .color(DiagramPalette.screenLine), .fillColor(DiagramPalette.screenFill),
                    ] : []))
    }

    private func references(_ parts: [Part]) -> [Edge] {
        var seen: Set<Reference> = []
        return module.references.compactMap { reference in
            var plain = reference
            (plain.member, plain.type, plain.file, plain.line) = ("", "", "", 0)
            guard let from = parts.first(where: { $0.role == reference.from }),
                let to = parts.first(where: { $0.role == reference.to && $0.type == reference.type })
                    ?? parts.first(where: { $0.role == reference.to }),
                from != to
            else { return nil }
            plain.type = to.id
            guard seen.insert(plain).inserted else { return nil }
            let strength = reference.strength
            let look: [Attribute] =
                switch strength {
                case .strong: [.color(TransitionFamily.stack.color)]
                case .weak: [.style([.dashed]), .arrowHead([.hollow]), .color(TransitionFamily.modal.color)]
                case .unowned:
                    [.style([.dotted]), .penWidth(1.8), .arrowHead([.vee]), .color(TransitionFamily.custom.color)]
                }
            return Edge(
                from: from.id, to: to.id,
                [
                    .label(" \(strength.rawValue) "), .id(ElementID.edge(from.id, to.id) + "-" + strength.rawValue),
                    .classes(["reference", "strength-\(strength.rawValue)"]),
                    .tooltip("\(from.type) holds \(to.type): \(strength.rawValue)"),
                ] + look)
        }
    }

    /// From the component that uses a service or an entity, where no reference tells it already.
    private func uses(_ parts: [Part]) -> [Edge] {
        let held = Set(module.references.map { "\($0.from.rawValue) \($0.type)" })
        return parts.compactMap { part in
            guard part.role == .service || part.role == .entity,
                let dependency = (module.services + module.entities).first(where: { $0.type == part.type }),
                !held.contains("\(dependency.from.rawValue) \(part.type)"),
                let user = parts.first(where: { $0.role == dependency.from }), user != part
            else { return nil }
            return Edge(
                from: user.id, to: part.id,
                [
                    .classes(["use"]), .arrowHead([.vee]), .color(DiagramPalette.outsideLine),
                    .tooltip("\(user.type) uses \(part.type)"), .id(ElementID.edge(user.id, part.id) + "-use"),
                ])
        }
    }
}
