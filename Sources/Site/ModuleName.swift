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

    init(_ group: ModuleGroup) {
        (path, label, modules) = (group.path, group.label, group.modules.map(ModuleName.init))
    }
}
