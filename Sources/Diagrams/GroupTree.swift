import NavigationGraph

/// Modules by the folders that they belong to.
///
/// What all folders have in common is left out, and a folder with nothing but one folder in it is joined with it.
struct GroupTree {
    struct Group {
        /// The path from the scanned root, as the modules have it.
        var path: String
        /// The part of the path that the enclosing group does not show yet.
        var label: String
        var modules: [Module]
        var groups: [Group]
    }

    /// Modules outside any group.
    let modules: [Module]
    /// Sorted by path.
    let groups: [Group]

    init(_ modules: [Module]) {
        let folder = Folder(
            modules.map { (path: $0.group.split(separator: "/"), module: $0) }[...].sorted { one, other in
                one.path.lexicographicallyPrecedes(other.path)
                    || (one.path == other.path && one.module.id < other.module.id)
            }, depth: 0)
        var top = folder.group(path: "", label: "")
        // A single group around everything says nothing.
        while top.modules.isEmpty, top.groups.count == 1, let only = top.groups.first, !only.groups.isEmpty {
            top = only
        }
        self.modules = top.modules
        groups = top.groups
    }

    private struct Folder {
        var modules: [Module] = []
        var folders: [(name: String, folder: Folder)] = []

        /// Sorted entries whose first `depth` path components lead here.
        init(_ entries: [(path: [Substring], module: Module)], depth: Int) {
            var rest = entries[...]
            while let first = rest.first {
                guard first.path.count > depth else {
                    modules.append(first.module)
                    rest = rest.dropFirst()
                    continue
                }
                let name = first.path[depth]
                let inside = rest.prefix { $0.path.count > depth && $0.path[depth] == name }
                folders.append((String(name), Folder(Array(inside), depth: depth + 1)))
                rest = rest.dropFirst(inside.count)
            }
        }

        func group(path: String, label: String) -> Group {
            if modules.isEmpty, !label.isEmpty, folders.count == 1, let only = folders.first {
                return only.folder.group(path: path + "/" + only.name, label: label + "/" + only.name)
            }
            return Group(
                path: path, label: label, modules: modules,
                groups: folders.map {
                    $0.folder.group(path: path.isEmpty ? $0.name : path + "/" + $0.name, label: $0.name)
                })
        }
    }
}
