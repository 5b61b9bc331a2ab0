import Diagnostics
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
    /// How far modules are from where the app starts or is entered.
    let distancesInBase, distancesInHead: Distances
    let known: KnownModules
    /// Nil where the sources of a side are not known.
    let standing: StandingCode?
    /// Whether something that code of the head does was left out.
    let isHeadCutShort: Bool
    private let basePlaces, headPlaces: ModulePlaces
    private let screensOfHead, screensOfBase: ScreensOfOneSide

    init(base: NavigationReview.Side, head: NavigationReview.Side, pairing: ModulePairing) {
        self.base = base.graph
        self.head = head.graph
        self.pairing = pairing
        baseNames = base.declaredNames
        headNames = head.declaredNames
        baseModules = Dictionary(base.graph.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        headModules = Dictionary(head.graph.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        known = KnownModules(base: base, head: head, pairing: pairing)
        standing = StandingCode(base: base, head: head)
        isHeadCutShort = !head.cutShort.isEmpty
        distancesInBase = Distances(base.graph, from: base.graph.entryPoints.map(\.id))
        distancesInHead = Distances(head.graph, from: head.graph.entryPoints.map(\.id))
        (basePlaces, headPlaces) = (ModulePlaces(base.graph), ModulePlaces(head.graph))
        screensOfHead = ScreensOfOneSide(pairing.added, absentFrom: base)
        screensOfBase = ScreensOfOneSide(pairing.removed, absentFrom: head)
        reachedInBase = ReachedModules(base.graph, and: pairing.pairs.map(\.base.id))
    }

    /// What a node of the base is called: as in the head where it is there, else as in the base. Where the head calls
    /// another module so, that is said.
    func name(ofBase id: String) -> String {
        if let known = pairing.headID[id] { return known }
        return headModules[id] == nil ? id : "\(id) (removed)"
    }

    /// The ways of the base that are compared, by the names of the head.
    var waysOfBase: [Way] {
        Way.ways(of: base, counts: Way.isCompared, id: name(ofBase:), screen: screensOfHead.screen)
    }

    /// The ways of the head that are compared.
    var waysOfHead: [Way] {
        Way.ways(
            of: head, counts: Way.isCompared, id: { $0 }, screen: { screensOfBase.screen($0).map(name(ofBase:)) })
    }

    /// Whether a node, by its name in the head, is a coordinator that only one state has on its map, and whose code is the same.
    func isBookkeeping(_ id: String?) -> Bool {
        guard let id else { return false }
        return known.cameFlows.contains(id) || known.wentFlows.contains { name(ofBase: $0) == id }
    }

    /// Where a module of the base is declared.
    func placeInBase(_ module: Module) -> SourcePlace? { basePlaces.place(of: module) }

    /// Where a module of the head is declared.
    func placeInHead(_ module: Module) -> SourcePlace? { headPlaces.place(of: module) }

    /// What kind of module a node is; nil for entry points.
    func kind(of id: String) -> Module.Kind? { (headModules[id] ?? baseModules[id])?.kind }
}
