import Diagnostics
import NavigationGraph

/// Where the modules of a graph are declared: at the navigator, else the presenter, the view, or whatever they have, and rather at a part
/// of their own than at one that several modules share.
struct ModulePlaces: Sendable {
    private let shared: Set<SourcePlace>

    init(_ graph: NavigationGraph) {
        var owners: [SourcePlace: Module.ID] = [:]
        var shared: Set<SourcePlace> = []
        for module in graph.modules {
            for component in module.components {
                let owner = owners.updateValue(module.id, forKey: component.place)
                if let owner, owner != module.id { shared.insert(component.place) }
            }
        }
        self.shared = shared
    }

    func place(of module: Module) -> SourcePlace? {
        let own = module.components.filter { !shared.contains($0.place) }
        let components = own.isEmpty ? module.components : own
        let roles: [Role] = [.wireframe, .router, .presenter, .view]
        let first = roles.lazy.compactMap { role in components.first { $0.role == role } }.first ?? components.first
        return first?.place
    }
}

extension Component {
    fileprivate var place: SourcePlace { SourcePlace(file: file, line: line) }
}
