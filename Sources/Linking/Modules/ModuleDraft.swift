import NavigationGraph

/// A module while it is being linked: which types play which roles in it.
struct ModuleDraft {
    var name: String
    var kind: Module.Kind = .module
    /// The roles of types, in the order of their places.
    var components: [(symbol: Int, role: Role)] = []
    /// Views that the module uses and that another module is named after.
    var sharedViews: [Int] = []
    /// Interactors and navigators that serve several modules, this one under an interface of its name.
    var sharedParts: [(symbol: Int, role: Role)] = []
    /// Whether its parts are there to be inherited from: what they do is done by the modules of their heirs, and nothing
    /// shows the module itself.
    var isInherited = false
    var id = ""
    var group = ""

    func symbols(_ roles: Role...) -> [Int] {
        var found: [Int] = []
        for component in components where roles.contains(component.role) { found.append(component.symbol) }
        return found
    }

    var navigators: [Int] { symbols(.wireframe, .router) }
    var views: [Int] { symbols(.view) + sharedViews }

    func role(of symbol: Int) -> Role? {
        components.first { $0.symbol == symbol }?.role ?? sharedParts.first { $0.symbol == symbol }?.role
    }
}
