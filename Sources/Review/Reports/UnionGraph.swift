import NavigationGraph

/// Both states of the app in one graph, and what differs between them, for pictures in which nothing moves.
package struct UnionGraph: Sendable {
    /// How a node or a route differs.
    package enum Difference: String, Hashable, Sendable {
        case removed, added, changed
    }

    /// All nodes and routes of the head, and what only the base has.
    package let graph: NavigationGraph
    package private(set) var nodes: [String: Difference] = [:]
    package private(set) var routes: [Route.ID: Difference] = [:]
    /// What is said of a changed route in place of its transition.
    package private(set) var notes: [Route.ID: String] = [:]
    package private(set) var earlierNames: [String: String] = [:]
    /// The nodes that the changes are about, with the ways that prove what can be reached.
    package private(set) var affected: Set<String> = []

    package init(_ review: NavigationReview) {
        let sides = review.sides
        var graph = review.head.graph
        let removed = review.pairing.removed.map { module in
            var module = module
            module.id = sides.name(ofBase: module.id)
            return module
        }
        graph.modules += removed
        let entries = Set(graph.entryPoints.map(\.id))
        graph.entryPoints += review.base.graph.entryPoints.filter { !entries.contains($0.id) }
        for module in review.pairing.added { nodes[module.id] = .added }
        for module in removed { nodes[module.id] = .removed }
        for pair in review.pairing.pairs where pair.isRenamed {
            nodes[pair.head.id] = .changed
            earlierNames[pair.head.id] = pair.base.name
        }
        let pairing = review.ways
        for way in pairing.added + pairing.retargeted.map(\.head) {
            for route in way.routes { routes[route.id] = .added }
        }
        for way in pairing.removed + pairing.retargeted.map(\.base) {
            for var route in way.routes {
                route.id = "base \(route.id)"
                route.source = way.source
                route.target = way.target
                graph.routes.append(route)
                routes[route.id] = .removed
            }
        }
        graph.routes = Self.oneEach(graph.routes)
        self.graph = graph.sorted()
        for pair in pairing.retransitioned {
            let note = "\(pair.base.transition.rawValue) → \(pair.head.transition.rawValue)"
            for route in pair.head.routes { mark(route, note) }
        }
        for pair in pairing.kept {
            let note = Self.note(pair)
            if let note { for route in pair.head.routes { mark(route, note) } }
        }
        affected = Self.affected(by: review.changes)
    }

    /// One route of each way: who reads of one way in the table finds one in the picture.
    private static func oneEach(_ routes: [Route]) -> [Route] {
        let looks = { (route: Route) in (route.neverTriggered ? 2 : 0) + (route.confidence == .exact ? 0 : 1) }
        let (head, base) = (routes.filter { !$0.id.hasPrefix("base ") }, routes.filter { $0.id.hasPrefix("base ") })
        return [head, base].flatMap { side in
            Way.ways(of: NavigationGraph(app: .init(name: ""), routes: side), counts: { _ in true }, id: { $0 })
        }.compactMap { way in way.routes.min { looks($0) < looks($1) } }
    }

    private mutating func mark(_ route: Route, _ note: String) {
        routes[route.id] = .changed
        notes[route.id] = note
    }

    /// What changed about a way that leads from and to the same and by the same transition; nil where nothing did.
    private static func note(_ pair: WayPairing.Pair) -> String? {
        var parts: [String] = []
        if pair.base.containers != pair.head.containers { parts.append("other container") }
        if !DataDifference(pair).isEmpty { parts.append("other data") }
        if pair.conditions != nil { parts.append("other condition") }
        if pair.head.isNeverTriggered, !pair.base.isNeverTriggered { parts.append("never triggered") }
        if pair.base.isNeverTriggered, !pair.head.isNeverTriggered { parts.append("triggered now") }
        return parts.isEmpty ? nil : "\(pair.head.transition.rawValue), " + parts.joined(separator: ", ")
    }

    private static func affected(by changes: [Change]) -> Set<String> {
        var ids: Set<String> = []
        for change in changes where change.kind != .depthChanged && change.kind != .coverageChanged {
            ids.formUnion([change.module, change.source, change.target].compactMap { $0 })
            if change.kind == .routeRetargeted { ids.formUnion([change.from, change.to].compactMap { $0 }) }
            if change.kind == .moduleRenamed, let to = change.to { ids.insert(to) }
            if change.witness.count <= 12 { ids.formUnion(change.witness) }
        }
        return ids
    }
}
