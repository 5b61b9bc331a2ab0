import NavigationGraph

/// The modules of one folder.
struct ModuleGroup: Sendable {
    /// As in `Module.group`.
    let path: String
    /// The path without the folders that all groups share.
    let label: String
    /// Sorted by id.
    let modules: [Module]

    /// The groups of `graph`, sorted by label.
    static func all(in graph: NavigationGraph) -> [ModuleGroup] {
        let modules = Dictionary(grouping: graph.modules, by: \.group)
        let paths = modules.keys.sorted()
        let split = paths.map { $0.split(separator: "/") }.filter { !$0.isEmpty }
        var shared = split.first.map { $0.dropLast().count } ?? 0
        for path in split {
            let common = zip(path, split.first ?? []).prefix { $0 == $1 }.count
            shared = min(shared, common, path.count - 1)
        }
        let groups = paths.map { path in
            let label = path.split(separator: "/").dropFirst(shared).joined(separator: "/")
            return ModuleGroup(
                path: path, label: label.isEmpty ? "No group" : Label.of(label),
                modules: (modules[path] ?? []).sorted { $0.id < $1.id })
        }
        return groups.sorted {
            ($0.path.isEmpty ? 1 : 0, $0.label, $0.path) < ($1.path.isEmpty ? 1 : 0, $1.label, $1.path)
        }
    }
}
