import NavigationGraph

/// What a link to a module says of it.
struct ModuleName: Sendable {
    let id: Module.ID
    let name: String

    init(_ module: Module) { (id, name) = (module.id, module.name) }

    var label: String { Label.of(name) }
}

/// A group as the navigation shows it.
struct NavigationGroup: Sendable {
    let path: String
    let label: String
    /// Sorted by id.
    let modules: [ModuleName]
    /// In how many other groups it lies.
    let depth: Int

    private init(_ group: ModuleGroup, depth: Int) {
        (path, label, modules) = (group.path, group.label, group.modules.map(ModuleName.init))
        self.depth = depth
    }

    static func all(of groups: [ModuleGroup]) -> [NavigationGroup] {
        groups.map { group in
            NavigationGroup(
                group, depth: groups.count { !$0.path.isEmpty && group.path.hasPrefix($0.path + "/") })
        }
    }
}
