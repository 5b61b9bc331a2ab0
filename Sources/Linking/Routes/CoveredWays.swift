import Facts

/// What functions show as a part of the ways that are known: whoever looks at such a function by itself finds nothing new.
///
/// A function may get to one primitive in several ways, of which callers see one; so it is asked for the function and
/// for the primitive, and not for the calls between them.
struct CoveredWays {
    private struct Key: Hashable {
        var function: FunctionRef
        var primitive: ExpressionRef
        /// Nil for what fills a container, which shows it.
        var destination: RouteDraft.Destination?
    }

    private var known: Set<Key> = []

    mutating func add(_ route: RouteDraft) {
        guard let primitive = route.primitive else { return }
        add(route.steps, primitive, route.destination)
    }

    /// Adds what fills a container that is shown.
    mutating func add(_ filling: Effect) { add(filling.steps, filling.primitive, nil) }

    private mutating func add(
        _ steps: [Effect.Step], _ primitive: ExpressionRef, _ destination: RouteDraft.Destination?
    ) {
        for step in steps {
            known.insert(Key(function: step.function, primitive: primitive, destination: destination))
        }
    }

    /// Whether the function of one of an effect's steps leads to the destination on a way that is known.
    func contains(_ effect: Effect, from step: Int, to destination: RouteDraft.Destination) -> Bool {
        guard effect.steps.indices.contains(step) else { return false }
        let function = effect.steps[step].function
        return [destination, nil].contains {
            known.contains(Key(function: function, primitive: effect.primitive, destination: $0))
        }
    }
}
