import Facts

/// The ways that modules have by themselves, for telling which of those that they are given only begin further out.
///
/// What a screen has a coordinator tell its parent may be found twice: from the closure that the screen keeps, and from
/// the parent's way back over all that sets it off. It is one way.
struct OwnEnds {
    private struct Key: Hashable {
        var source: RouteDraft.Source
        var destination: RouteDraft.Destination
        var calls: [ExpressionRef]

        init(_ route: RouteDraft, from index: Int) {
            (source, destination) = (route.source, route.destination)
            calls = route.steps[index...].map(\.call)
        }
    }

    private let known: Set<Key>

    init(_ routes: [RouteDraft]) {
        known = Set(routes.filter { !$0.steps.isEmpty }.map { Key($0, from: 0) })
    }

    /// Whether the end of a way, from one of its calls on, is one that its source has already.
    func hold(endOf route: RouteDraft) -> Bool {
        route.steps.indices.contains { known.contains(Key(route, from: $0)) }
    }
}
