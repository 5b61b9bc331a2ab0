import NavigationGraph

/// The modules of one folder.
struct ModuleGroup: Sendable {
    /// As in `Module.group`.
    let path: String
    /// The last folders of the path, as many as tell it from the other groups.
    let label: String
    /// Sorted by id.
    let modules: [Module]

    /// The groups of `graph`, sorted by path, the modules without a group at the end.
    static func all(in graph: NavigationGraph) -> [ModuleGroup] {
        let modules = Dictionary(grouping: graph.modules, by: \.group)
        // A folder comes right before what lies in it.
        let paths = modules.keys.sorted { one, other in
            guard one.isEmpty == other.isEmpty else { return other.isEmpty }
            return one.split(separator: "/").lexicographicallyPrecedes(other.split(separator: "/"))
        }
        var uses: [String: Int] = [:]
        for path in paths {
            for ending in endings(of: path) { uses[ending, default: 0] += 1 }
        }
        return paths.map { path in
            let label = path.isEmpty ? "No group" : endings(of: path).first { uses[$0] == 1 } ?? path
            return ModuleGroup(
                path: path, label: Label.of(label), modules: (modules[path] ?? []).sorted { $0.id < $1.id })
        }
    }

    /// The last folder of a path, the last two, and so on, up to eight.
    private static func endings(of path: String) -> [String] {
        let folders = path.split(separator: "/").suffix(8)
        return folders.indices.reversed().map { folders[$0...].joined(separator: "/") }
    }
}
