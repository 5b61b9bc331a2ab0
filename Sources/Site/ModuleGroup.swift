import NavigationGraph

/// The modules of one folder.
struct ModuleGroup: Sendable {
    /// As in `Module.group`.
    let path: String
    /// As in `GroupNames`.
    let label: String
    /// Sorted by name, as they are read, whatever tells their ids apart.
    let modules: [Module]

    /// The groups of `graph`, sorted by path, the modules without a group at the end.
    static func all(in graph: NavigationGraph) -> [ModuleGroup] {
        let modules = Dictionary(grouping: graph.modules, by: \.group)
        // A folder comes right before what lies in it.
        let paths = modules.keys.sorted { one, other in
            guard one.isEmpty == other.isEmpty else { return other.isEmpty }
            return one.split(separator: "/").lexicographicallyPrecedes(other.split(separator: "/"))
        }
        let names = GroupNames(of: paths)
        return paths.map { path in
            ModuleGroup(
                path: path, label: path.isEmpty ? "No group" : Label.of(names[path]),
                modules: (modules[path] ?? []).sorted { ($0.name, $0.id) < ($1.name, $1.id) })
        }
    }
}
