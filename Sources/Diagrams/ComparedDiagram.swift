import Graphviz
import NavigationGraph

/// What changed between two states of an app: the nodes that a change is about, the routes that changed, out of
/// the app too, and those between these nodes that stayed.
package struct ComparedDiagram {
    private let graph: NavigationGraph
    private let nodes: Set<String>
    private let options: DiagramOptions

    /// - Parameters:
    ///   - graph: both states in one.
    ///   - nodes: the ids of what is shown.
    package init(_ graph: NavigationGraph, nodes: Set<String>, options: DiagramOptions) {
        self.graph = graph
        self.nodes = nodes
        self.options = options
    }

    private var part: NavigationPart {
        NavigationPart(
            graph, showsOutside: true, marks: options.marks, keepsNode: nodes.contains,
            keepsRoute: { $0.target != nil || options.marks.routes[$0.id] != nil })
    }

    /// Whether anything in the picture is marked.
    package var showsDifference: Bool {
        let part = part
        return part.edges.contains { $0.mark != nil }
            || (part.modules.map(\.id) + part.entryPoints.map(\.id)).contains { options.marks.nodes[$0] != nil }
    }

    package var diagram: Diagram {
        let part = part
        let drawer = PartDrawer(part, options, search: BreadthFirstSearch(part))
        return Diagram(
            title: "What changes in \(graph.app.name)",
            summary: part.modules.count == 1
                ? "The module that the changes are about."
                : "The \(part.modules.count) modules that the changes are about, and the routes between them.",
            graph: drawer.graph(named: "changes", direction: .leftToRight, clustered: false),
            hasLinks: drawer.hasLinks)
    }

    /// The same as a Mermaid flowchart of at most this many bytes, which has no faint lines: more than a few routes that
    /// stayed would hide those that changed, and are left out.
    package func mermaid(limit: Int = MermaidText.maximumLength) -> String {
        var part = part
        let changed = part.edges.filter { $0.mark != nil }
        if !changed.isEmpty, part.edges.count - changed.count > Self.maximumContext {
            part.edges = changed
            let ends = Set(changed.flatMap { [$0.source, $0.target] })
            let isShown = { (id: String) in ends.contains(id) || options.marks.nodes[id] != nil }
            part.modules.removeAll { !isShown($0.id) }
            part.entryPoints.removeAll { !isShown($0.id) }
        }
        return MermaidText.of(part, options.marks, limit: limit)
    }

    private static let maximumContext = 15
}
