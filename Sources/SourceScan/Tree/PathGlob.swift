/// A pattern for paths below the scanned root, as `--include` and `--exclude` take it.
///
/// `*` and `?` stand for characters of one name, `[a-z]` and `[!a-z]` for one character, `{a,b}` for alternatives, and
/// `**` as a whole name for any number of folders. A pattern without `/` matches a name at any depth, any other matches
/// from the root. What matches a folder takes everything below it, and a final `/` matches folders only. A `\` takes
/// the next character as it is; a bracket or brace that is not closed stands for itself.
package struct PathGlob: Hashable, Sendable {
    /// Patterns come from the scanned repository's configuration too, so what one may expand to has a bound.
    private static let maximumAlternatives = 256
    private static let maximumLength = 4096

    /// As it was written.
    package let pattern: String
    private let alternatives: [Alternative]

    /// How many alternatives its braces expand to.
    package var alternativeCount: Int { alternatives.count }

    /// - Throws: where the braces expand to more than 256 alternatives, or the pattern is longer than any path.
    package init(_ pattern: String) throws(PathGlobFault) {
        guard pattern.utf8.count <= Self.maximumLength else { throw .tooLong(limit: Self.maximumLength) }
        self.pattern = pattern
        var expanded: [[Character]] = []
        var open = [Array(pattern)]
        while let next = open.popLast() {
            guard expanded.count + open.count < PathGlob.maximumAlternatives else {
                throw .tooManyAlternatives(pattern: pattern, limit: PathGlob.maximumAlternatives)
            }
            if let choices = BraceExpansion.first(in: next) {
                open.append(contentsOf: choices.reversed())
            } else {
                expanded.append(next)
            }
        }
        alternatives = expanded.map(Alternative.init)
    }

    /// Whether the file at this path, relative to the root and written with `/`, is meant.
    package func matches(_ path: String) -> Bool {
        matches(path.split(separator: "/").map(Array.init))
    }

    func matches(_ path: [[Character]]) -> Bool {
        alternatives.contains { $0.matches(path) }
    }

    private struct Alternative: Hashable, Sendable {
        private enum Part: Hashable, Sendable {
            case folders
            case name(NamePattern)
        }

        private let parts: [Part]
        private let anywhere: Bool
        private let onlyFolders: Bool

        init(_ text: [Character]) {
            let names = text.split(separator: "/").filter { $0 != ["."] }
            onlyFolders = text.last == "/"
            anywhere = names.count == 1 && text.first != "/" && !text.starts(with: ["."] + ["/"])
            // `.` and `/` are the root, and take everything.
            let all: [Part] = text.isEmpty ? [] : [.folders]
            parts = names.isEmpty ? all : names.map { $0 == ["*", "*"] ? .folders : .name(NamePattern($0)) }
        }

        /// Walks through the path once for all parts; `reached` holds how many parts the names so far have used up.
        func matches(_ path: [[Character]]) -> Bool {
            guard let first = parts.first else { return false }
            if anywhere, case .name(let name) = first {
                return (onlyFolders ? path.dropLast() : path[...]).contains { name.matches($0) }
            }
            var reached = closed(over: [0])
            for (index, component) in path.enumerated() {
                var next: Set<Int> = []
                for part in reached where part < parts.count {
                    switch parts[part] {
                    case .folders: next.insert(part)
                    case .name(let name): if name.matches(component) { next.insert(part + 1) }
                    }
                }
                reached = closed(over: next)
                let isFolder = index < path.count - 1
                if reached.contains(parts.count) && (isFolder || !onlyFolders) { return true }
            }
            return false
        }

        /// With the parts that may stand for no folder at all passed over.
        private func closed(over parts: Set<Int>) -> Set<Int> {
            var all = parts
            var open = Array(parts)
            while let part = open.popLast() {
                guard part < self.parts.count, case .folders = self.parts[part] else { continue }
                if all.insert(part + 1).inserted { open.append(part + 1) }
            }
            return all
        }
    }
}

/// Why a text is no pattern.
package enum PathGlobFault: Error, Hashable, Sendable, CustomStringConvertible {
    case tooManyAlternatives(pattern: String, limit: Int)
    case tooLong(limit: Int)

    /// What is wrong, and what to do about it.
    package var description: String {
        switch self {
        case .tooManyAlternatives(let pattern, let limit):
            "the pattern \(pattern) has more than \(limit) alternatives in its braces; write several patterns instead"
        case .tooLong(let limit): "a pattern is longer than \(limit) bytes; no path is"
        }
    }
}
