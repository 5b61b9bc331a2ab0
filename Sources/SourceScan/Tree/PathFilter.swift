/// Which files the user wants: those that some `--include` names, without those that some `--exclude` names.
package struct PathFilter: Hashable, Sendable {
    /// Empty for every file.
    package var include: [PathGlob]
    package var exclude: [PathGlob]

    package init(include: [PathGlob] = [], exclude: [PathGlob] = []) {
        self.include = include
        self.exclude = exclude
    }

    /// Whether the file at this path, relative to the root, is wanted.
    package func admits(_ path: String) -> Bool {
        if include.isEmpty && exclude.isEmpty { return true }
        let components = path.split(separator: "/").map(Array.init)
        if exclude.contains(where: { $0.matches(components) }) { return false }
        return include.isEmpty || include.contains { $0.matches(components) }
    }
}
