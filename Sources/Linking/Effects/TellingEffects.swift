import Facts

/// Chooses among more effects of one function than are kept for its callers.
struct TellingEffects {
    let program: Program
    /// The function whose effects they are.
    let function: FunctionRef

    private struct Key: Hashable {
        var primitive: ExpressionRef
        var shown: Effect.Shown
    }

    /// As many effects as are kept: the first way to each call stays before what else the call shows, and that before
    /// further ways to the same; of each of them the shortest ways stay, which are what the function does itself.
    ///
    /// What a screen sets up when it is made is mostly that screen's, and takes no place of the function's own: a handler of
    /// links makes twenty of them, and runs what each binds to its buttons. What a coordinator tells a screen to do is that
    /// screen's, too, and is looked at by itself. Half as many of each stay.
    ///
    /// - Returns: the effects that stay, in their order, and whether a call is left out, or something that a call shows.
    func mostTelling(of effects: [Effect], atMost maximum: Int) -> (effects: [Effect], leavesOut: Bool) {
        var calls: Set<ExpressionRef> = []
        var (seen, seenTold): (Set<Key>, Set<Key>) = ([], [])
        var (first, new, told, bound, rest): ([Int], [Int], [Int], [Int], [Int]) = ([], [], [], [], [])
        for (index, effect) in effects.enumerated() where !isBound(effect) && !isTold(effect) {
            let isNew = seen.insert(Key(primitive: effect.primitive, shown: effect.shown)).inserted
            if calls.insert(effect.primitive).inserted {
                first.append(index)
            } else if isNew {
                new.append(index)
            } else {
                rest.append(index)
            }
        }
        for (index, effect) in effects.enumerated() where !isBound(effect) && isTold(effect) {
            calls.insert(effect.primitive)
            if seenTold.insert(Key(primitive: effect.primitive, shown: effect.shown)).inserted { told.append(index) }
        }
        for (index, effect) in effects.enumerated() where isBound(effect) {
            if calls.insert(effect.primitive).inserted { bound.append(index) }
        }
        func nearest(_ indices: [Int]) -> [Int] {
            indices.sorted { (effects[$0].steps.count, $0) < (effects[$1].steps.count, $1) }
        }
        let own = (nearest(first) + nearest(new) + nearest(rest)).prefix(maximum)
        let others = nearest(told).prefix(maximum / 2) + nearest(bound).prefix(maximum / 2)
        let kept = (own + others).sorted().map { effects[$0] }
        return (kept, first.count + new.count > maximum)
    }

    /// Whether the way goes through the initialiser of a screen that the function makes.
    private func isBound(_ effect: Effect) -> Bool {
        effect.steps.dropFirst().contains { step in
            program.facts(step.function).kind == .initializer
                && program.owner(of: step.function).map { program.inherits($0, from: "UIViewController") } ?? false
        }
    }

    /// Whether the way goes through what a coordinator tells somebody to do when the time comes, other than the function
    /// itself.
    private func isTold(_ effect: Effect) -> Bool {
        effect.steps.contains { step in
            var current = step.function
            while current != function, program.facts(current).kind == .closure {
                if program.isTold(current) { return true }
                guard let parent = program.facts(current).parent else { break }
                current = FunctionRef(Int(current.file), parent)
            }
            return false
        }
    }
}
