import NavigationGraph

/// The services, or the entities, of an app with the modules that use them.
struct Dependents: Sendable {
    struct Item: Sendable {
        /// The type's name.
        let type: String
        /// Where its entry on the page of all services and entities is.
        let anchor: String
        /// The modules that use it, each with its first use, in order of the modules.
        let uses: [(module: Module, dependency: Dependency)]
        /// The same by name.
        let users: TypeUsers
    }

    /// Those that most modules use first, then by name.
    let items: [Item]
    private let indices: [String: Int]

    /// - Parameter anchors: by type.
    init(of modules: [Module], by list: (Module) -> [Dependency], anchors: [String: String]) {
        var uses: [String: [(Module, Dependency)]] = [:]
        for module in modules {
            for dependency in list(module) where uses[dependency.type]?.last?.0.id != module.id {
                uses[dependency.type, default: []].append((module, dependency))
            }
        }
        let sorted = uses.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let items = sorted.map { type, uses in
            let anchor = anchors[type] ?? ""
            return Item(
                type: type, anchor: anchor, uses: uses,
                users: TypeUsers(anchor: anchor, modules: uses.map { ModuleName($0.0) }))
        }
        self.items = items
        indices = Dictionary(uniqueKeysWithValues: items.indices.map { (items[$0].type, $0) })
    }

    subscript(type: String) -> Item? { indices[type].map { items[$0] } }
}
