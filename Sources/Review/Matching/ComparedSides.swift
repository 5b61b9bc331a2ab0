import NavigationGraph

/// Both graphs, with what is the same in them.
struct ComparedSides: Sendable {
    let base: NavigationGraph
    let head: NavigationGraph
    let pairing: ModulePairing
    let baseNames: (@Sendable () -> DeclaredNames)?
    let headNames: (@Sendable () -> DeclaredNames)?
    let baseModules: [Module.ID: Module]
    let headModules: [Module.ID: Module]
    /// What the base reached from its entry points, or from a module that the head still has.
    let reachedInBase: ReachedModules
    let known: KnownModules

    init(base: NavigationReview.Side, head: NavigationReview.Side, pairing: ModulePairing) {
        self.base = base.graph
        self.head = head.graph
        self.pairing = pairing
        baseNames = base.declaredNames
        headNames = head.declaredNames
        baseModules = Dictionary(base.graph.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        headModules = Dictionary(head.graph.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        known = KnownModules(base: base, head: head, pairing: pairing)
        reachedInBase = ReachedModules(base.graph, and: pairing.pairs.map(\.base.id))
    }

    /// What a node of the base is called: as in the head where it is there, else as in the base. Where the head calls
    /// another module so, that is said.
    func name(ofBase id: String) -> String {
        if let known = pairing.headID[id] { return known }
        return headModules[id] == nil ? id : "\(id) (removed)"
    }

    /// Whether a node, by its name in the head, is a coordinator that only one state has on its map, and whose code is the same.
    func isBookkeeping(_ id: String?) -> Bool {
        guard let id else { return false }
        return known.cameFlows.contains(id) || known.wentFlows.contains { name(ofBase: $0) == id }
    }

    /// What kind of module a node is; nil for entry points.
    func kind(of id: String) -> Module.Kind? { (headModules[id] ?? baseModules[id])?.kind }
}
