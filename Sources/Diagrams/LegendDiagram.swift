import Graphviz
import NavigationGraph

/// What the lines and shapes of a diagram of routes mean; only those that occur in it.
struct LegendDiagram {
    private let part: NavigationPart
    private let namesTargets: Bool

    /// - Parameter namesTargets: whether nodes name targets in place of lines to them.
    init(_ part: NavigationPart, namesTargets: Bool = false) {
        self.part = part
        self.namesTargets = namesTargets
    }

    var diagram: Diagram {
        var graph = Graph(
            name: "legend",
            attributes: DiagramPalette.graph(.leftToRight) + [.nodeSeparation(0.12), .rankSeparation(0.6)],
            nodeDefaults: DiagramPalette.nodes, edgeDefaults: DiagramPalette.edges)
        let meanings = (lines + shapes).map(\.meaning)
        let width = Self.width(of: meanings)
        // `dot` fills a rank from the bottom up.
        for (index, shape) in shapes.enumerated().reversed() {
            let name = "shape\(index)"
            graph.nodes.append(
                Node(name, [.label(" "), .width(0.5), .height(0.22), .margin(0.05, 0.02)] + shape.attributes))
            graph.nodes.append(Node(name + " meaning", Self.meaning(shape.meaning, width: width)))
            graph.edges.append(Edge(from: name, to: name + " meaning", [.style([.invisible])]))
        }
        for (index, line) in lines.enumerated().reversed() {
            let name = "line\(index)"
            graph.nodes.append(Node(name, Self.invisible))
            graph.nodes.append(Node(name + " meaning", Self.meaning(line.meaning, width: width)))
            graph.edges.append(Edge(from: name, to: name + " meaning", line.attributes))
        }
        return Diagram(
            title: "Legend", summary: "The diagram has lines and shapes for: \(meanings.joined(separator: "; ")).",
            graph: graph)
    }

    private struct Entry {
        var meaning: String
        var attributes: [Attribute]
    }

    private static let invisible: [Attribute] = [
        .label(""), .shape(.point), .style([.invisible]), .width(0.01), .height(0.01),
    ]

    private static let fontSize = 11.0

    private static func meaning(_ text: String, width: Int) -> [Attribute] {
        [
            .label(.leftAligned(text, width: width)), .shape(.plain), .style([]), .fontSize(fontSize),
            .classes(["meaning"]), .height(0.26),
        ]
    }

    /// In points: that of the widest meaning, with room for fonts of browsers that are wider than Helvetica.
    private static func width(of meanings: [String]) -> Int {
        let widest = meanings.map { TextWidth.inches($0, size: fontSize) * 72 }.max() ?? 0
        return max(Int((widest * 1.25).rounded(.up)), 170)
    }

    private var lines: [Entry] {
        var present: Set<Transition> = []
        for edge in part.edges { present.formUnion(edge.routes.map(\.transition)) }
        var entries = TransitionFamily.allCases.compactMap { family -> Entry? in
            let members = Transition.allCases.filter { present.contains($0) && TransitionFamily($0) == family }
            guard !members.isEmpty else { return nil }
            return Entry(
                meaning: members.map(\.rawValue).joined(separator: ", "),
                attributes: [.color(family.color), .classes(["route", "family-\(family.rawValue)"])] + family.attributes
            )
        }
        if part.edges.contains(where: \.isInferred) {
            entries.append(
                Entry(
                    meaning: "inferred (?)",
                    attributes: [
                        .classes(["route", "confidence-inferred"]), .arrows(.both), .arrowTail([.ring]),
                        .arrowHead([.none]),
                    ]))
        }
        if part.edges.contains(where: \.isNeverTriggered) {
            entries.append(
                Entry(
                    meaning: "nothing found that triggers it (faint)",
                    attributes: [.classes(["route", "never-triggered"])]))
        }
        return entries
    }

    private var shapes: [Entry] {
        var entries: [Entry] = []
        if !part.entryPoints.isEmpty {
            entries.append(
                Entry(
                    meaning: "entry point",
                    attributes: [
                        .shape(.oval), .style([.filled]), .color(DiagramPalette.entryFill),
                        .fillColor(DiagramPalette.entryFill), .classes(["entry"]),
                    ]))
        }
        let kinds = Set(part.modules.map(\.kind))
        if kinds.contains(.module) {
            entries.append(Entry(meaning: "VIPER module", attributes: [.classes(["module"])]))
        }
        if kinds.contains(.screen) {
            entries.append(
                Entry(
                    meaning: "plain screen",
                    attributes: [
                        .style([.filled]), .color(DiagramPalette.screenLine), .fillColor(DiagramPalette.screenFill),
                        .classes(["screen"]),
                    ]))
        }
        if kinds.contains(.coordinator) {
            entries.append(
                Entry(
                    meaning: "coordinator",
                    attributes: [
                        .shape(.hexagon), .style([.filled]), .color(DiagramPalette.coordinatorLine),
                        .fillColor(DiagramPalette.coordinatorFill), .classes(["coordinator"]),
                    ]))
        }
        if part.modules.contains(where: { !$0.reachable }) {
            entries.append(
                Entry(
                    meaning: "no way from an entry point",
                    attributes: [.style([.rounded, .filled, .dashed]), .classes(["module", "unreachable"])]))
        }
        if namesTargets {
            entries.append(
                Entry(
                    meaning: "leads there, too (no line)",
                    attributes: [
                        .label(.text("→ Name", size: 9, color: DiagramPalette.muted)), .classes(["module"]),
                    ]))
        }
        return entries
    }
}
