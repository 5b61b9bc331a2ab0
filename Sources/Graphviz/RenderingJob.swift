/// A drawing to make.
public struct RenderingJob: Hashable, Sendable {
    /// The graph in the DOT language.
    public var dot: String
    /// The engine that places the nodes.
    public var engine: LayoutEngine
    /// What the drawing is written as.
    public var format: OutputFormat

    /// A job for DOT text.
    public init(dot: String, engine: LayoutEngine = .dot, format: OutputFormat = .svg) {
        self.dot = dot
        self.engine = engine
        self.format = format
    }

    /// A job for a graph.
    public init(_ graph: Graph, engine: LayoutEngine = .dot, format: OutputFormat = .svg) {
        self.init(dot: graph.dot, engine: engine, format: format)
    }
}
