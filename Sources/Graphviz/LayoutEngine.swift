/// A way to place the nodes of a graph.
public enum LayoutEngine: String, Hashable, Sendable, Codable, CaseIterable {
    /// Ranks, for graphs with a direction.
    case dot
    /// A spring model, for some hundred nodes.
    case neato
    /// A force-directed model that draws clusters.
    case fdp
    /// A force-directed model for thousands of nodes.
    case sfdp
    /// Rings.
    case circo
    /// Rings around a centre.
    case twopi
    /// Packed clusters.
    case osage
    /// Nested rectangles.
    case patchwork
}
