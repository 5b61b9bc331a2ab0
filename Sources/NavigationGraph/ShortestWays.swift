/// The way with the fewest routes from where one begins to each node.
///
/// A way is whole where something sets off each of its routes, and where the variant that a route belongs to is the one in
/// which the route before shows the module. Of ways of one length the plainest comes first, so that the same graph gives
/// the same way; what is not reached by a whole way is reached by one that is not.
package struct ShortestWays: Sendable {
    /// A module in one of its variants, or in its own.
    private struct State: Hashable, Sendable {
        var node: String
        var variant: String?
    }

    private struct Arrival: Sendable {
        var length: Int
        var cost: Int
        /// The last route of the way, and where it begins; nil where the way begins.
        var last: (route: Route, from: State)?
    }

    private var arrivals: [State: Arrival] = [:]
    /// In which state each node is reached.
    private var states: [String: State] = [:]

    /// - Parameters:
    ///   - starts: ids of modules or entry points.
    ///   - outgoing: the routes of each source, in the order of their ids.
    ///   - takesIdle: whether what nothing is known to set off is taken where no other way leads.
    package init(from starts: [String], outgoing: [String: [Route]], takesIdle: Bool) {
        let beginnings = Set(starts.map { State(node: $0, variant: nil) })
        for state in beginnings {
            arrivals[state] = Arrival(length: 0, cost: 0, last: nil)
            states[state.node] = state
        }
        spread(along: outgoing) { route, state in
            !route.neverTriggered
                && (route.variant == nil || route.variant == state.variant || beginnings.contains(state))
        }
        spread(along: outgoing) { route, _ in !route.neverTriggered }
        if takesIdle { spread(along: outgoing) { _, _ in true } }
    }

    /// The nodes that are reached, those where the ways begin among them.
    package var reached: some Collection<String> { states.keys }

    /// How many routes lead to a node; nil where there is no way.
    package func length(to node: String) -> Int? { states[node].flatMap { arrivals[$0]?.length } }

    /// The routes to a node, in order; nil where there is no way.
    package func way(to node: String) -> [Route]? {
        guard var state = states[node] else { return nil }
        var way: [Route] = []
        while let last = arrivals[state]?.last {
            way.append(last.route)
            state = last.from
        }
        return way.reversed()
    }

    /// Adds what is reached from what is reached already, nearest first.
    private mutating func spread(along outgoing: [String: [Route]], _ isAllowed: (Route, State) -> Bool) {
        let known = Set(states.keys)
        var fronts = Dictionary(grouping: arrivals.keys) { arrivals[$0]?.length ?? 0 }
        var length = 0
        while let furthest = fronts.keys.max(), length <= furthest {
            var found: [State: Arrival] = [:]
            for state in sorted(fronts[length] ?? []) {
                let cost = arrivals[state]?.cost ?? 0
                for route in outgoing[state.node] ?? [] where isAllowed(route, state) {
                    guard let target = route.target, !known.contains(target) else { continue }
                    let next = State(node: target, variant: route.targetVariant)
                    let arrival = Arrival(length: length + 1, cost: cost + route.cost, last: (route, state))
                    guard arrivals[next] == nil, found[next].map({ arrival.cost < $0.cost }) ?? true else { continue }
                    found[next] = arrival
                }
            }
            arrivals.merge(found) { first, _ in first }
            length += 1
            if !found.isEmpty { fronts[length, default: []] += found.keys }
            for state in sorted(Array(found.keys)) where states[state.node] == nil { states[state.node] = state }
        }
    }

    /// The plainest first.
    private func sorted(_ some: [State]) -> [State] {
        some.map { (arrivals[$0]?.cost ?? 0, $0) }.sorted { one, other in
            (one.0, one.1.node, one.1.variant ?? "") < (other.0, other.1.node, other.1.variant ?? "")
        }.map(\.1)
    }
}

extension Route {
    /// What speaks against a route where others lead to the same place in as many steps: that nothing is known to set it
    /// off, that a step of it was concluded, how much must hold, and how far what sets it off is from the user's hand.
    package var cost: Int {
        let conditions = condition.map { $0.split(separator: " && ").count } ?? 0
        return (neverTriggered ? 450 : 0) + (confidence == .exact ? 0 : 36) + 9 * conditions + distance.rawValue
    }
}
