import Graphviz
import NavigationGraph

/// A module with the ways that lead to it and the ways that lead on, to a depth.
package struct NeighbourhoodDiagram {
    /// Which ways count.
    package enum Direction: String, Hashable, Sendable, CaseIterable {
        /// Those that lead to the module.
        case upstream
        /// Those that lead on from it.
        case downstream
        case both
    }

    private let graph: IndexedGraph
    private let center: String
    private let depth: Int
    private let direction: Direction
    private let options: DiagramOptions

    /// - Parameters:
    ///   - center: a module's or an entry point's id.
    ///   - depth: how many routes away a node may be; at least 1.
    package init(
        _ graph: NavigationGraph, of center: String, depth: Int = 1, direction: Direction = .both,
        options: DiagramOptions = DiagramOptions()
    ) {
        self.init(IndexedGraph(graph), of: center, depth: depth, direction: direction, options: options)
    }

    /// The same, for one of many.
    package init(
        _ graph: IndexedGraph, of center: String, depth: Int = 1, direction: Direction = .both,
        options: DiagramOptions = DiagramOptions()
    ) {
        self.graph = graph
        self.center = center
        self.depth = max(depth, 1)
        self.direction = direction
        self.options = options
    }

    var part: NavigationPart {
        let neighbours = Neighbours(graph, center, depth: depth, direction: direction, limit: options.maximumNeighbours)
        var part = NavigationPart(
            graph.part(of: neighbours.nodes, keepsRoute: neighbours.contains), showsOutside: options.showsOutside,
            marks: options.marks, entryNames: graph.entryNames)
        part.current = center
        part.leftOut = neighbours.leftOut
        return part
    }

    package var diagram: Diagram {
        let part = part
        let drawer = PartDrawer(part, options, search: BreadthFirstSearch(part))
        let name = graph.module(center)?.name ?? center
        let sources = Set(part.edges.filter { $0.target == center }.map(\.source)).count
        let targets = Set(part.edges.filter { $0.source == center }.map(\.target)).count
        var graph = drawer.graph(named: "neighbourhood", direction: .leftToRight, clustered: false)
        stagger(&graph)
        return Diagram(
            title: "Navigation around \(name)",
            summary: "\(name) is reached from \(DiagramText.count(sources, "place", "places")) and leads to "
                + "\(DiagramText.count(targets, "place", "places")).",
            graph: graph,
            hasLinks: drawer.hasLinks)
    }

    /// A column of more nodes becomes several.
    private static let columnHeight = 16

    /// Spreads the nodes that have nothing but one line to or from the centre over several columns, where one would be
    /// many times as high as wide.
    private func stagger(_ graph: inout Graph) {
        var lines: [String: Int] = [:]
        for edge in graph.edges { for end in Set([edge.tail, edge.head]) { lines[end, default: 0] += 1 } }
        for ends in [\Edge.tail, \Edge.head] {
            let other = ends == \Edge.tail ? \Edge.head : \Edge.tail
            let alone = graph.edges.indices.filter {
                graph.edges[$0][keyPath: ends] == center && lines[graph.edges[$0][keyPath: other]] == 1
            }
            let columns = min((alone.count - 1) / Self.columnHeight + 1, 4)
            guard columns > 1 else { continue }
            graph.attributes.append(.nodeSeparation(0.1))
            for (place, index) in alone.enumerated() {
                graph.edges[index].attributes.append(.minimumLength(1 + place % columns))
            }
        }
    }

    /// What the lines and shapes of this diagram mean.
    package var legend: Diagram { LegendDiagram(part).diagram }
}

/// The nodes around a node, by their distance with and against the direction of the routes.
private struct Neighbours {
    private var downstream: [String: Int] = [:]
    private var upstream: [String: Int] = [:]
    private let depth: Int
    private(set) var leftOut = 0

    init(
        _ graph: IndexedGraph, _ center: String, depth: Int, direction: NeighbourhoodDiagram.Direction, limit: Int
    ) {
        self.depth = depth
        var room = limit
        downstream = [center: 0]
        upstream = [center: 0]
        var missing: Set<String> = []
        var fronts = (down: [center], up: [center])
        for distance in 1...depth {
            if direction != .upstream {
                fronts.down = Self.step(fronts.down, graph.targets, distance, &downstream, &room, &missing)
            }
            if direction != .downstream {
                fronts.up = Self.step(fronts.up, graph.sources, distance, &upstream, &room, &missing)
            }
        }
        leftOut = missing.subtracting(downstream.keys).subtracting(upstream.keys).count
    }

    private static func step(
        _ front: [String], _ next: (String) -> [String], _ distance: Int, _ reached: inout [String: Int],
        _ room: inout Int, _ missing: inout Set<String>
    ) -> [String] {
        var found: [String] = []
        for node in Set(front.flatMap(next)).sorted() where reached[node] == nil {
            guard room > 0 else {
                missing.insert(node)
                continue
            }
            room -= 1
            reached[node] = distance
            found.append(node)
        }
        return found
    }

    var nodes: Set<String> { Set(downstream.keys).union(upstream.keys) }

    /// Routes on the ways, not those among neighbours at the rim.
    func contains(from source: String, to target: Module.ID?) -> Bool {
        guard let target else { return downstream[source] == 0 }
        if let from = downstream[source], from < depth, downstream[target] != nil { return true }
        if let to = upstream[target], to < depth, upstream[source] != nil { return true }
        return false
    }
}
