/// A pattern for the web address of a line of source: `https://host/team/app/blob/{revision}/{file}#L{line}`.
package struct SourceLink: Hashable, Sendable {
    /// What stands for a value in the pattern.
    package enum Placeholder: String, Hashable, Sendable, CaseIterable {
        case file, line, revision
    }

    /// Why a text is no pattern.
    package enum Fault: Error, Hashable, Sendable {
        /// Anything but `http://` and `https://` in front.
        case scheme
        case unknownPlaceholder(String)
        /// `{file}` does not occur.
        case noFile
    }

    /// The pattern as written.
    package let pattern: String

    /// - Throws: where the pattern is no web address, names an unknown placeholder, or leaves the file out.
    package init(_ pattern: String) throws(Fault) {
        guard pattern.hasPrefix("https://") || pattern.hasPrefix("http://") else { throw .scheme }
        let names = Self.names(in: pattern)
        if let unknown = names.first(where: { Placeholder(rawValue: $0) == nil }) { throw .unknownPlaceholder(unknown) }
        guard names.contains(Placeholder.file.rawValue) else { throw .noFile }
        self.pattern = pattern
    }

    /// The texts between braces, in their order.
    private static func names(in pattern: String) -> [String] {
        pattern.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { piece in
            piece.firstIndex(of: "}").map { String(piece[..<$0]) }
        }
    }
}
