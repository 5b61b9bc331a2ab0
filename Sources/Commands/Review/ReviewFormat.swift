import ArgumentParser

/// What `wiremap review` writes.
enum ReviewFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text, markdown, json, html, sarif, github

    /// The format that the ending of a file's name stands for.
    init?(pathExtension: String) {
        switch pathExtension {
        case "txt": self = .text
        case "md": self = .markdown
        case "htm": self = .html
        default: self.init(rawValue: pathExtension)
        }
    }
}
