import NavigationGraph

/// Finds ways on which more screens lie over one another than a team allows.
///
/// A screen that is presented lies over the one that presents it until the way back; a new root clears all. A node is
/// passed once on a way, so that what a finding says can be tapped through as it stands.
struct ModalDepth {
    let finder: WayFinder
    let most: Int

    private struct State: Hashable {
        var node: String
        var depth: Int
    }

    func faults(from entries: [String]) -> [Fault] {
        var arrivals: [State: (route: Route, before: State)] = [:]
        var queue = entries.sorted().map { State(node: $0, depth: 0) }
        var seen = Set(queue)
        var found: [String: Fault] = [:]
        var position = 0
        while position < queue.count {
            let state = queue[position]
            position += 1
            for route in finder.routes(from: state.node) {
                guard let target = route.target, target != state.node else { continue }
                let next = State(node: target, depth: Self.depth(after: route, state.depth))
                guard !seen.contains(next), !passes(target, state, arrivals) else { continue }
                seen.insert(next)
                arrivals[next] = (route, state)
                if next.depth > most {
                    let way = way(to: next, arrivals)
                    found[route.source + " " + target] = found[route.source + " " + target] ?? fault(route, way)
                } else {
                    queue.append(next)
                }
            }
        }
        return Array(found.values)
    }

    private func fault(_ route: Route, _ way: Way) -> Fault {
        let target = route.target ?? ""
        return Fault(
            node: target, subject: [route.source, target],
            text: "\(target) is presented by \(route.source) when \(most) \(most == 1 ? "screen lies" : "screens lie") "
                + "over others already",
            place: route.place, way: way)
    }

    private static func depth(after route: Route, _ depth: Int) -> Int {
        switch route.transition {
        case .present, .sheet, .popover: depth + 1
        case .root: 0
        default: depth
        }
    }

    /// Whether the way to a state goes through a node.
    private func passes(
        _ node: String, _ state: State, _ arrivals: [State: (route: Route, before: State)]
    ) -> Bool {
        var state = state
        while state.node != node {
            guard let arrival = arrivals[state] else { return false }
            state = arrival.before
        }
        return true
    }

    private func way(to state: State, _ arrivals: [State: (route: Route, before: State)]) -> Way {
        var steps: [Way.Step] = []
        var state = state
        while let arrival = arrivals[state] {
            steps.append(Way.Step(arrival.route))
            state = arrival.before
        }
        return Way(steps: steps.reversed())
    }
}
