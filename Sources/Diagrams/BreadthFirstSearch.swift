/// The shortest ways from the entry points; then, to what they do not reach, from what no edge leads to.
struct BreadthFirstSearch {
    /// For each node, the source from which the search reached it; none for where it began.
    private(set) var parents: [String: String] = [:]
    /// For each node, how many were reached before it.
    private(set) var places: [String: Int] = [:]

    /// - Parameter beginsWithLaunch: whether other entry points only count for what the launch does not lead to.
    init(_ part: NavigationPart, beginsWithLaunch: Bool = false) {
        let nodes = part.entryPoints.map(\.id) + part.modules.map(\.id) + part.outside.map(\.id)
        let next = Dictionary(grouping: part.edges, by: \.source)
        let targets = Set(part.edges.lazy.filter { $0.source != $0.target }.map(\.target))
        if beginsWithLaunch { search(from: part.entryPoints.filter { $0.kind == .launch }.map(\.id), next) }
        search(from: part.entryPoints.map(\.id), next)
        search(from: nodes.filter { !targets.contains($0) }, next)
        // What is left goes round in circles.
        for node in nodes { search(from: [node], next) }
    }

    private mutating func search(from roots: [String], _ next: [String: [RouteEdge]]) {
        var front = roots.filter { reach($0) }
        while !front.isEmpty {
            var following: [String] = []
            // Those that were reached in this step by what was only concluded: of ways of one length a sure one counts.
            var doubtful: Set<String> = []
            for edge in front.flatMap({ next[$0] ?? [] }) {
                if reach(edge.target) {
                    following.append(edge.target)
                    if !edge.isSure { doubtful.insert(edge.target) }
                } else if !edge.isSure || doubtful.remove(edge.target) == nil {
                    continue
                }
                parents[edge.target] = edge.source
            }
            front = following
        }
    }

    /// Whether the node is new.
    private mutating func reach(_ node: String) -> Bool {
        guard places[node] == nil else { return false }
        places[node] = places.count
        return true
    }
}

extension RouteEdge {
    /// Whether one of its routes was followed in full and is taken.
    fileprivate var isSure: Bool { routes.contains { $0.confidence == .exact && !$0.neverTriggered } }
}
