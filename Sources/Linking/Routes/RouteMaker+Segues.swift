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
            for (storyboard, segue) in found {
                performedSegues.insert(.init(storyboard: storyboard, name: name))
                take(effect, storyboard, segue)
            }
        }
    }

    /// Where it is not known which segue code performs, it is one of those that no other code performs by name.
    func takeSeguesLeft(_ functions: [FunctionRef]) {
        let finder = PerformedSegues(effects: effects, modules: modules)
        for effect in functions.flatMap({ effects.effects(of: $0) }) where effect.steps.count == 1 {
            guard case .segue(let identifier) = effect.shown, !isString(identifier),
                !(outcomes[effect.primitive]?.contains(.resolved) ?? false)
            else { continue }
            let left = finder.seguesLeft(to: effect, beside: performedSegues)
            guard !left.isEmpty, left.count <= Self.maximumSeguesLeft else { continue }
            forget(effect.primitive)
            for (storyboard, segue) in left { take(effect, storyboard, segue, isInferred: true) }
        }
    }

    private func isString(_ value: ValueID) -> Bool {
        evaluator.choices(of: value).contains { if case .string = evaluator.store[$0.value] { true } else { false } }
    }

    /// How many segues a call may mean that does not tell which.
    private static let maximumSeguesLeft = 8

    private func take(
        _ effect: Effect, _ storyboard: Int, _ segue: StoryboardFacts.Segue, isInferred: Bool = false
    ) {
        let count = candidates.count
        let found = SegueReader(maker: self).destinations(of: segue, in: storyboard)
        if found.isEmpty { take(effect, .unresolved(SegueReader.unresolvedReason), nil) }
        for destination in found {
            switch destination {
            case .module(let module): take(effect, .module(module), nil)
            case .plain(let symbol): take(effect, .module(plainScreens.node(for: symbol)), nil)
            case .system(let name): take(effect, .system(name), nil)
            case .back: take(effect, .back, nil)
            }
        }
        for index in count..<candidates.count {
            let reader = SegueReader(maker: self)
            candidates[index].transition = reader.transition(of: segue, in: storyboard)
            candidates[index].container = candidates[index].container ?? reader.container(of: segue, in: storyboard)
            candidates[index].segue = (storyboard, segue)
            candidates[index].isInferred = isInferred
        }
    }
}
