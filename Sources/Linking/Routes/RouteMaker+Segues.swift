import Facts

/// Routes to the tabs that code chooses, and by the segues that it performs.
extension RouteMaker {
    func takeTab(_ effect: Effect, _ choice: TabChoice) {
        switch tabBars.found(by: choice, of: effect) {
        case .screens(let screens):
            if screens.isEmpty { record(.resolved, effect) }
            for screen in screens { take(effect, screen) }
        case .open: record(.open, effect)
        case .unresolved(let reason): take(effect, .unresolved(reason), nil)
        }
    }

    func takeSegue(_ effect: Effect, _ identifier: ValueID) {
        for choice in evaluator.choices(of: identifier) {
            guard case .string(let name, _) = evaluator.store[choice.value] else {
                if effects.screens.isOpen(choice.value) {
                    record(.open, effect)
                } else {
                    take(effect, .unresolved("the segue's identifier could not be followed"), nil)
                }
                continue
            }
            let found = PerformedSegues(effects: effects, modules: modules).segues(named: name, performedBy: effect)
            if found.isEmpty {
                take(effect, .unresolved("no storyboard has a segue \(name)"), nil)
            }
            for (storyboard, segue) in found { take(effect, storyboard, segue) }
        }
    }

    private func take(_ effect: Effect, _ storyboard: Int, _ segue: StoryboardFacts.Segue) {
        let count = candidates.count
        switch SegueReader(maker: self).destination(of: segue, in: storyboard) {
        case .module(let module)?: take(effect, .module(module), nil)
        case .plain(let symbol)?: take(effect, .module(plainScreens.node(for: symbol)), nil)
        case .system(let name)?: take(effect, .system(name), nil)
        case .back?: take(effect, .back, nil)
        case nil: take(effect, .unresolved(SegueReader.unresolvedReason), nil)
        }
        for index in count..<candidates.count {
            let reader = SegueReader(maker: self)
            candidates[index].transition = reader.transition(of: segue, in: storyboard)
            candidates[index].container = candidates[index].container ?? reader.container(of: segue, in: storyboard)
            candidates[index].segue = (storyboard, segue)
            candidates[index].isInferred = false
        }
    }
}
