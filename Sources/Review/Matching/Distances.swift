import NavigationGraph

/// The shortest ways from where the app starts or is entered, over routes that something sets off; see `ShortestWays`.
struct Distances {
    private let ways: ShortestWays

    init(_ graph: NavigationGraph, from starts: [String]) {
        let outgoing = Dictionary(grouping: graph.routes, by: \.source)
        ways = ShortestWays(from: starts.sorted(), outgoing: outgoing, takesIdle: false)
    }

    var reached: some Collection<String> { ways.reached }

    /// How many routes it takes to a node; nil where nothing leads there.
    func steps(to node: String) -> Int? { ways.length(to: node) }

    /// From the start to the node, both included; empty where nothing leads there.
    func way(to node: String) -> [String] {
        guard let way = ways.way(to: node) else { return [] }
        return [way.first?.source ?? node] + way.compactMap(\.target)
    }
}
