/// What `wiremap graph` writes.
enum DiagramFormat: String, ResultFormat {
    case svg, png, pdf, dot, mermaid

    static let usual = DiagramFormat.svg
    static let otherEndings: [String: DiagramFormat] = ["gv": .dot, "mmd": .mermaid]

    /// Whether the result is for programs only.
    var isBinary: Bool { self == .png || self == .pdf }
}
