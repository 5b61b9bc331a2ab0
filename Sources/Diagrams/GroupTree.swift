import NavigationGraph

/// Modules by the folders that they belong to.
///
/// What most folders have in common is left out, and so is a folder that holds nothing but folders and says only of what kind
/// they are; a folder with nothing but one folder in it is joined with it.
struct GroupTree {
    struct Group {
        /// The path from the scanned root, as the modules have it.
        var path: String
        /// The part of the path that the enclosing group does not show yet.
        var rest: String
        var modules: [Module]
        var groups: [Group]

        /// What people call it within what is around it.
        var label = ""
        /// The group, or those in it where it holds nothing else and says only of what kind they are.
        var telling: [Group] {
            let isKind = rest.split(separator: "/").allSatisfy { GroupNames.saysOnlyTheKind($0) }
            guard isKind, modules.isEmpty, !groups.isEmpty else { return [self] }
            return groups.map { inner in
                var inner = inner
                inner.rest = rest + "/" + inner.rest
                return inner
            }
        }
        var allModules: [Module] { modules + groups.flatMap(\.allModules) }
        var count: Int { allModules.count }
    }

    /// Modules outside any group.
    let modules: [Module]
    /// Sorted by path.
    let groups: [Group]

    /// - Parameter framesSingles: whether a group of one module counts as a group.
    init(_ modules: [Module], framesSingles: Bool = true) {
        let entries = modules.sorted { $0.id < $1.id }.map { module in
            (path: module.group.split(separator: "/").map(String.init), element: module)
        }
        var top = Self.group(of: NestedFolders(entries), path: "", rest: "")
        // A group around nearly everything says nothing.
        while let main = top.groups.firstIndex(where: { !$0.groups.isEmpty && $0.count * 2 > modules.count }) {
            let dissolved = top.groups.remove(at: main)
            top.modules += dissolved.modules
            top.groups += dissolved.groups
        }
        if !framesSingles {
            top.modules += top.groups.filter { $0.count == 1 }.flatMap(\.allModules)
            top.groups.removeAll { $0.count == 1 }
        }
        self.modules = top.modules.sorted { $0.id < $1.id }
        let names = GroupNames(of: top.groups.map(\.path))
        groups = top.groups.sorted { $0.path < $1.path }.map { Self.named($0, names[$0.path]) }
    }

    private static func named(_ group: Group, _ label: String) -> Group {
        var group = group
        group.label = label
        group.groups = group.groups.map { named($0, GroupNames.name(of: $0.rest)) }
        // Of `Write/Targets/Write` a frame around a frame of one name says nothing.
        if let same = group.groups.firstIndex(where: { $0.label == label }) {
            let inner = group.groups.remove(at: same)
            group.modules += inner.modules
            group.groups = (group.groups + inner.groups).sorted { $0.path < $1.path }
        }
        return group
    }

    /// What a folder holds as a group; a folder with nothing but one folder in it is joined with that.
    private static func group(of folder: NestedFolders<Module>, path: String, rest: String) -> Group {
        if folder.elements.isEmpty, !rest.isEmpty, folder.folders.count == 1, let only = folder.folders.first {
            return group(of: only.folder, path: path + "/" + only.name, rest: rest + "/" + only.name)
        }
        return Group(
            path: path, rest: rest, modules: folder.elements,
            groups: folder.folders.flatMap {
                group(of: $0.folder, path: path.isEmpty ? $0.name : path + "/" + $0.name, rest: $0.name).telling
            })
    }
}
