import CGraphvizShapes

/// What a drawing is written as.
public enum OutputFormat: String, Hashable, Sendable, Codable, CaseIterable {
    /// Scalable Vector Graphics.
    case svg
    /// SVG of the places and shapes alone, with the `id` and `class` of their groups, for a program that writes the rest:
    /// no title, no link, no tooltip, no font family. With other versions of libgraphviz than 2 it is what `svg` is.
    case shapes
    /// Portable Network Graphics.
    case png
    /// Portable Document Format.
    case pdf
    /// DOT with the positions of the layout.
    case dot
    /// DOT with drawing operations.
    case xdot
    /// The graph with its layout as JSON.
    case json
    /// Positions as plain lines.
    case plain

    /// What libgraphviz knows the format by.
    var renderer: String {
        guard self == .shapes else { return rawValue }
        return RenderingContext.shapes == nil ? OutputFormat.svg.rawValue : CGRAPHVIZ_SHAPES_FORMAT
    }

    /// Whether the format needs fonts and pixels, and so the plugins for cairo and pango beside the core.
    public var needsFonts: Bool { self == .png || self == .pdf }
}
