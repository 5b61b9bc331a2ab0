import NavigationGraph

/// How many routes lead from each group to each other one.
struct GroupCrossings {
    /// By the path of the source's group, then by that of the target's.
    let targets: [String: [String: Int]]

    init(_ graph: NavigationGraph) {
        let groups = Dictionary(graph.modules.map { ($0.id, $0.group) }) { first, _ in first }
        var targets: [String: [String: Int]] = [:]
        for route in graph.routes {
            guard let source = groups[route.source], let target = route.target.flatMap({ groups[$0] }),
                source != target
            else { continue }
            targets[source, default: [:]][target, default: 0] += 1
        }
        self.targets = targets
    }
}
