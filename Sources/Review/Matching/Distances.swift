import NavigationGraph

/// The shortest ways from where the app starts or is entered, over routes that something sets off.
struct Distances {
    /// How many routes it takes to each node.
    private(set) var steps: [String: Int] = [:]
    /// The node before it on the shortest way.
    private var previous: [String: String] = [:]

    init(_ graph: NavigationGraph, from starts: [String]) {
        var next: [String: Set<String>] = [:]
        for route in graph.routes where !route.neverTriggered {
            if let target = route.target { next[route.source, default: []].insert(target) }
        }
        var front = starts.sorted()
        for start in front { steps[start] = 0 }
        var distance = 0
        while !front.isEmpty {
            distance += 1
            var following: [String] = []
            for node in front {
                for target in (next[node] ?? []).sorted() where steps[target] == nil {
                    steps[target] = distance
                    previous[target] = node
                    following.append(target)
                }
            }
            front = following
        }
    }

    /// From the start to the node, both included; empty where nothing leads there.
    func way(to node: String) -> [String] {
        guard steps[node] != nil else { return [] }
        var way = [node]
        while let before = previous[way[way.count - 1]] { way.append(before) }
        return way.reversed()
    }
}
