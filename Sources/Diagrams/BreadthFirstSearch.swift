/// The shortest ways from the entry points; then, to what they do not reach, from what no edge leads to.
struct BreadthFirstSearch {
    /// For each node, the source from which the search reached it; none for where it began.
    private(set) var parents: [String: String] = [:]
    /// For each node, how many were reached before it.
    private(set) var places: [String: Int] = [:]

    /// - Parameter beginsWithLaunch: whether other entry points only count for what the launch does not lead to.
    init(_ part: NavigationPart, beginsWithLaunch: Bool = false) {
        let nodes = part.entryPoints.map(\.id) + part.modules.map(\.id) + part.outside.map(\.id)
        let edges = part.edges
        let next = Dictionary(grouping: edges.indices) { edges[$0].source }
        let targets = Set(edges.lazy.filter { $0.source != $0.target }.map(\.target))
        if beginsWithLaunch { search(from: part.entryPoints.filter { $0.kind == .launch }.map(\.id), next, edges) }
        search(from: part.entryPoints.map(\.id), next, edges)
        search(from: nodes.filter { !targets.contains($0) }, next, edges)
        // What is left goes round in circles.
        for node in nodes where places[node] == nil { search(from: [node], next, edges) }
    }

    private mutating func search(from roots: [String], _ next: [String: [Int]], _ edges: [RouteEdge]) {
        var front = roots.filter { reach($0) }
        while !front.isEmpty {
            var following: [String] = []
            // Those that were reached in this step by what was only concluded: of ways of one length a sure one counts.
            var doubtful: Set<String> = []
            for node in front {
                for index in next[node] ?? [] {
                    let target = edges[index].target
                    if reach(target) {
                        following.append(target)
                        if !edges[index].isSure { doubtful.insert(target) }
                    } else if !edges[index].isSure || doubtful.remove(target) == nil {
                        continue
                    }
                    parents[target] = node
                }
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
