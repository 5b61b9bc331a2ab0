/// What keeps a large diagram of routes readable: which targets are named in place of lines that lead to them, and which
/// edges decide about columns.
///
/// A sheet that every second module shows would otherwise draw a line through the whole picture for each, and a way
/// back to an earlier screen would push that screen behind all that follow it.
struct CrowdedPart {
    /// The nodes that many lead to, with the number of edges.
    let common: [String: Int]
    /// For each source, the edges that its label names, in the order of the part.
    let named: [String: [RouteEdge]]
    /// The edges that are lines.
    let edges: [RouteEdge]
    /// For each target, the source from which the shortest way reaches it first.
    private let parents: [String: String]

    /// How many edges lead to a target before all but the first are named instead.
    static let manySources = 6

    init(_ part: NavigationPart, _ search: BreadthFirstSearch) {
        let entryPoints = Set(part.entryPoints.map(\.id))
        var sources: [String: Int] = [:]
        for edge in part.edges { sources[edge.target, default: 0] += 1 }
        let common = sources.filter { $0.value >= Self.manySources }
        let parents = search.parents
        let isNamed = { (edge: RouteEdge) in
            edge.mark == nil && common[edge.target] != nil && parents[edge.target] != edge.source
                && !entryPoints.contains(edge.source)
        }
        self.common = common
        self.parents = parents
        named = Dictionary(grouping: part.edges.filter(isNamed), by: \.source)
        edges = part.edges.filter { !isNamed($0) }
    }

    /// Whether the edge decides about columns; the others follow where their ends happen to be.
    func ranks(_ edge: RouteEdge) -> Bool { parents[edge.target] == edge.source }
}
