import Facts

/// What code puts into containers, which are shown elsewhere.
extension RouteMaker {
    /// Filling a container that the same code made shows nothing yet; the container is shown elsewhere.
    func isComposition(_ effect: Effect) -> Bool {
        switch effect.shown {
        case .value:
            !filledContainers.containers(filledBy: effect).isEmpty || filledContainers.isWrapping(effect)
                || isSurrounding(effect)
        // The tab with which a tab bar controller begins.
        case .tab:
            filledContainers.isMade(byCodeOf: effect) || contents.isBeginning(effect) || contents.isFilled(with: effect)
        case .back, .external, .system, .segue: false
        }
    }

    /// Notes what an effect puts into containers, before anything is made a route.
    func compose(_ effect: Effect) {
        guard case .value(let value) = effect.shown else { return }
        tabBars.note(effect)
        contents.note(effect)
        contents.noteStacks(effect)
        let filled = filledContainers.containers(filledBy: effect)
        for container in filled { contents.compose(value, by: effect, into: container) }
        guard filled.isEmpty else { return }
        let held = filledContainers.held(filledBy: effect)
        for container in held { contents.compose(value, by: effect, into: container) }
        heldFillings[effect.primitive, default: []] += held
        for choice in evaluator.choices(of: effect.receiver) {
            guard case .object(let creation) = evaluator.store[choice.value],
                evaluator.program.facts(evaluator.store.function(of: creation.frame)).kind == .initialValue,
                effects.screens.container(of: creation.type) != nil
            else { continue }
            contents.keep(value, by: effect, in: creation)
        }
    }
}
