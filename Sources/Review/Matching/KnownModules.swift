import NavigationGraph

/// Modules that only one state has on its map, while the other one has their code.
///
/// A coordinator is on the map while some way is its own. One call more, of a module which then has the way, takes it off, and
/// one call less puts it there: the app starts it as it did. So such a coordinator is bookkeeping, as is what rests on it
/// alone.
struct KnownModules: Sendable {
    /// The ids of modules that the head has and whose code the base has too.
    let came: Set<Module.ID>
    /// The ids of modules that the base has and whose code the head has too.
    let went: Set<Module.ID>
    /// Of modules that the base has and whose code went in part, the views that the head still has, each module's first: the screen may
    /// be a part of another one.
    let keptViews: [Module.ID: String]
    /// The coordinators among them.
    let cameFlows, wentFlows: Set<Module.ID>

    init(base: NavigationReview.Side, head: NavigationReview.Side, pairing: ModulePairing) {
        let isSame = pairing.added.isEmpty && pairing.removed.isEmpty
        let (before, after) = isSame ? (nil, nil) : (base.declaredNames?(), head.declaredNames?())
        let came = pairing.added.filter { Self.isDeclared($0, in: before, beside: after) }
        let went = pairing.removed.filter { Self.isDeclared($0, in: after, beside: before) }
        let gone = pairing.removed.filter { module in !went.contains { $0.id == module.id } }
        keptViews = Dictionary(
            gone.compactMap { module in
                Self.keptView(of: module, in: after, beside: before).map { (module.id, $0) }
            }, uniquingKeysWith: { first, _ in first })
        self.came = Set(came.map(\.id))
        self.went = Set(went.map(\.id))
        cameFlows = Set(came.filter { $0.kind == .coordinator }.map(\.id))
        wentFlows = Set(went.filter { $0.kind == .coordinator }.map(\.id))
    }

    private static func keptView(
        of module: Module, in other: DeclaredNames?, beside own: DeclaredNames?
    ) -> String? {
        guard let other else { return nil }
        return module.components.first { part in
            part.role == .view && other.declares(part.type, nowIn: part.file, of: own)
        }?.type
    }

    /// Whether the other side has all the code of a module, which only is no screen or coordinator there: no way led to it, or
    /// it was a part of another screen. Where no names are known, it is not.
    private static func isDeclared(
        _ module: Module, in other: DeclaredNames?, beside own: DeclaredNames?
    ) -> Bool {
        guard let other, !module.components.isEmpty else { return false }
        return module.components.allSatisfy { other.declares($0.type, nowIn: $0.file, of: own) }
    }
}
