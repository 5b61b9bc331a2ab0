import ArgumentParser

/// What `wiremap graph` writes.
enum DiagramFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    case svg, png, pdf, dot, mermaid

    /// The format that the ending of a file's name stands for.
    init?(pathExtension: String) {
        switch pathExtension {
        case "gv": self = .dot
        case "mmd": self = .mermaid
        default: self.init(rawValue: pathExtension)
        }
    }

    /// Whether the result is for programs only.
    var isBinary: Bool { self == .png || self == .pdf }
}
