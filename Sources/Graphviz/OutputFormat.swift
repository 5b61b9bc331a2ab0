/// What a drawing is written as.
public enum OutputFormat: String, Hashable, Sendable, Codable, CaseIterable {
    /// Scalable Vector Graphics.
    case svg
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

    /// Whether the format needs fonts and pixels, and so the plugins for cairo and pango beside the core.
    public var needsFonts: Bool { self == .png || self == .pdf }
}
