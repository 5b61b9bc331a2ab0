import ArgumentParser

/// What `wiremap review` writes.
enum ReviewFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text, json

    /// The format that the ending of a file's name stands for.
    init?(pathExtension: String) {
        switch pathExtension {
        case "txt": self = .text
        default: self.init(rawValue: pathExtension)
        }
    }
}
