/// Which files the user wants: those that some `--include` names, without those that some `--exclude` names.
package struct PathFilter: Hashable, Sendable {
    /// Empty for every file.
    package var include: [PathGlob]
    package var exclude: [PathGlob]
    /// Folders below the root, as components; nothing outside of them is wanted. Empty for everything.
    private let roots: [[Substring]]

    /// - Parameter roots: paths of folders relative to the root, with `/` between their parts.
    package init(include: [PathGlob] = [], exclude: [PathGlob] = [], roots: [String] = []) {
        self.roots = roots.map { $0.split(separator: "/") }
        self.include = include
        self.exclude = exclude
    }

    /// Whether the file at this path, relative to the root, is wanted.
    package func admits(_ path: String) -> Bool {
        if !roots.isEmpty {
            let folders = path.split(separator: "/").dropLast()
            guard roots.contains(where: { folders.starts(with: $0) }) else { return false }
        }
        if include.isEmpty && exclude.isEmpty { return true }
        let components = path.split(separator: "/").map(Array.init)
        if exclude.contains(where: { $0.matches(components) }) { return false }
        return include.isEmpty || include.contains { $0.matches(components) }
    }
}
