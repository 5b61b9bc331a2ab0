import Graphviz

/// A picture of a part of the navigation graph: what to draw, and what to say of it to those who cannot see it.
package struct Diagram: Hashable, Sendable {
    /// What the picture shows, in a few words.
    package var title: String
    /// What is to be seen, in a sentence or two.
    package var summary: String
    package var graph: Graph
    package var engine: LayoutEngine
    /// Whether nodes lead to pages.
    package var hasLinks: Bool
    /// The pictures in nodes, by the id of the node's element. Layouts keep room for them.
    package var pictures: [String: NodePicture] = [:]

    package init(
        title: String, summary: String, graph: Graph, engine: LayoutEngine = .dot, hasLinks: Bool = false,
        pictures: [String: NodePicture] = [:]
    ) {
        self.title = title
        self.summary = summary
        self.graph = graph
        self.engine = engine
        self.hasLinks = hasLinks
        self.pictures = pictures
    }

    /// The diagram in the DOT language.
    package var dot: String { graph.dot }

    /// The job that draws the diagram, and what its SVG says beside the drawing.
    package func drawn(as format: OutputFormat = .svg) -> (job: RenderingJob, words: DrawingWords) {
        guard format == .svg else {
            return (RenderingJob(graph, engine: engine, format: format), DrawingWords(self, elements: []))
        }
        let bare = BareGraph(graph)
        return (RenderingJob(bare.graph, engine: engine, format: .shapes), DrawingWords(self, elements: bare.elements))
    }
}
