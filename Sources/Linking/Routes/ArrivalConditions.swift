import Facts

/// What every way to a screen asks for, or the way to where that one begins. It is said on these ways, and not anew on those
/// which the screen goes by what it was handed there: *if nobody is signed in* shows the login, and who has signed in goes
/// on from it.
final class ArrivalConditions {
    private struct Arrival {
        var route: RouteDraft
        /// What it asks for; nil until that was looked for.
        var asked: Set<ConditionRef>?
    }

    private var arrivals: [Int: [Arrival]] = [:]

    init(routes: [RouteDraft]) {
        for route in routes {
            guard case .module(let target) = route.destination, route.source != .module(target) else { continue }
            arrivals[target, default: []].append(Arrival(route: route))
        }
    }

    /// Those of some conditions that nobody gets to a module without.
    ///
    /// - Parameter callers: what the calls ask for that lead to a route.
    func asked(
        to module: Int, among conditions: Set<ConditionRef>, callers: (RouteDraft) -> CallerConditions.Found
    ) -> Set<ConditionRef> {
        conditions.filter { condition in
            var seen: Set<Int> = [module]
            var queue = [module]
            while let next = queue.popLast() {
                let count = arrivals[next]?.count ?? 0
                // Nobody knows how one gets there.
                if count == 0 { return false }
                for index in 0..<count where !isAsked(condition, at: index, to: next, callers) {
                    guard case .module(let source)? = arrivals[next]?[index].route.source else { return false }
                    if seen.insert(source).inserted { queue.append(source) }
                }
            }
            return true
        }
    }

    private func isAsked(
        _ condition: ConditionRef, at index: Int, to module: Int, _ callers: (RouteDraft) -> CallerConditions.Found
    ) -> Bool {
        guard let arrival = arrivals[module]?[index] else { return false }
        if let asked = arrival.asked { return asked.contains(condition) }
        let route = arrival.route
        let asked = Set(
            route.conditions + route.steps.flatMap(\.conditions) + callers(route).shared.map(\.condition))
        arrivals[module]?[index].asked = asked
        return asked.contains(condition)
    }
}
