import Facts
import NavigationGraph

/// Makes one route of those by which one call of a module's leads to something that is not known.
///
/// A helper that is handed an address, and shows by it what a file or a table names, has a branch for each kind of
/// presentation. Of such a call it is known that it shows something; that each branch may be the one says nothing more, and
/// would bury what is known.
enum UnknownWays {
    private struct Key: Hashable {
        var source: RouteDraft.Source
        var call: ExpressionRef
    }

    /// The routes in their order, each of the others at the place of the first one.
    static func folded(_ routes: [RouteDraft]) -> [RouteDraft] {
        var positions: [Key: Int] = [:]
        var found: [RouteDraft] = []
        for route in routes {
            guard case .unresolved = route.destination, route.steps.count > 1, let call = route.steps.first?.call
            else {
                found.append(route)
                continue
            }
            let key = Key(source: route.source, call: call)
            if let known = positions[key] {
                found[known] = fold(route, into: found[known])
            } else {
                positions[key] = found.count
                found.append(route)
            }
        }
        return found
    }

    /// The one of two routes that takes fewer steps, as far as both say the same.
    private static func fold(_ one: RouteDraft, into other: RouteDraft) -> RouteDraft {
        var folded = one.steps.count < other.steps.count ? one : other
        let common = Set(one.conditions).subtracting(one.eitherWay).intersection(other.conditions)
        folded.eitherWay.formUnion(folded.conditions.filter { !common.contains($0) || other.eitherWay.contains($0) })
        if one.transition != other.transition { folded.transition = .custom }
        if one.container != other.container { folded.container = nil }
        return folded
    }
}
