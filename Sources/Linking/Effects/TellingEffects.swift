import Facts

/// Chooses among more effects of one function than are kept for its callers.
struct TellingEffects {
    let program: Program

    private struct Key: Hashable {
        var primitive: ExpressionRef
        var shown: Effect.Shown
    }

    /// As many effects as are kept: the first way to each call stays before what else the call shows, and that before
    /// further ways to the same; of each of them the shortest ways stay, which are what the function does itself.
    ///
    /// What a screen sets up when it is made is mostly that screen's, and takes no place of the function's own: a handler of
    /// links makes twenty of them, and runs what each binds to its buttons. Half as many of those stay.
    ///
    /// - Returns: the effects that stay, in their order, and whether a call is left out, or something that a call shows.
    func mostTelling(of effects: [Effect], atMost maximum: Int) -> (effects: [Effect], leavesOut: Bool) {
        var calls: Set<ExpressionRef> = []
        var seen: Set<Key> = []
        var (first, new, bound, rest): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
        for (index, effect) in effects.enumerated() where !isBound(effect) {
            let isNew = seen.insert(Key(primitive: effect.primitive, shown: effect.shown)).inserted
            if calls.insert(effect.primitive).inserted {
                first.append(index)
            } else if isNew {
                new.append(index)
            } else {
                rest.append(index)
            }
        }
        for (index, effect) in effects.enumerated() where isBound(effect) {
            if calls.insert(effect.primitive).inserted { bound.append(index) }
        }
        func nearest(_ indices: [Int]) -> [Int] {
            indices.sorted { (effects[$0].steps.count, $0) < (effects[$1].steps.count, $1) }
        }
        let own = (nearest(first) + nearest(new) + nearest(rest)).prefix(maximum)
        let kept = (own + nearest(bound).prefix(maximum / 2)).sorted().map { effects[$0] }
        return (kept, first.count + new.count > maximum)
    }

    /// Whether the way goes through the initialiser of a screen that the function makes.
    private func isBound(_ effect: Effect) -> Bool {
        effect.steps.dropFirst().contains { step in
            program.facts(step.function).kind == .initializer
                && program.owner(of: step.function).map { program.inherits($0, from: "UIViewController") } ?? false
        }
    }
}
