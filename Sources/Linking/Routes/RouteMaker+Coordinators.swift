import Facts

/// What is left when it is known what modules do: the ways of types that navigate without being part of one.
extension RouteMaker {
    /// Types that navigate without being part of a module, once it is known what modules do.
    func addCoordinators() {
        var taken: Set<[ExpressionRef]> = []
        for candidate in candidates {
            let calls = candidate.steps.map(\.call)
            for start in calls.indices { taken.insert(Array(calls[start...])) }
        }
        for calls in filledElsewhere {
            for start in calls.indices.dropFirst() { taken.insert(Array(calls[start...])) }
        }
        removeCovered()
        let untriggered = UntriggeredRoutes(evaluator: evaluator)
        strays.removeAll { untriggered.contains($0.stray.effect) }
        if takeServed() { removeCovered() }
        let links = CoordinatorFinder(effects: effects, modules: modules, sites: sites)
            .find(strays.map(\.stray), taken: taken)
        for (stray, screen) in strays where !taken.contains(stray.effect.steps.map(\.call)) {
            take(stray.effect, stray.destination, screen, isLeftOver: true)
        }
        candidates += links
    }

    /// Removes what runs through functions that known code runs, by whichever of their ways, and what a module has done
    /// again that leads to itself.
    private func removeCovered() {
        // A tab that is begun with is none that is gone to, whichever tab bar controller the code may be handed.
        candidates.removeAll { draft in
            draft.isInferred && draft.transition == .tab && draft.primitive.map(beginnings.contains) ?? false
        }
        // Who shows a library's container shows what some code has put there.
        candidates.removeAll { draft in
            draft.isInferred && draft.primitive.flatMap { heldFillings[$0] }?.contains(where: contents.isShown) ?? false
        }
        var covered = CoveredWays()
        var begun = CoveredWays()
        for candidate in candidates {
            covered.add(candidate)
            if candidate.source == .app, [.root, .tab].contains(candidate.transition) { begun.add(candidate) }
        }
        for (effect, containers) in fillings where containers.contains(where: contents.isShown) { covered.add(effect) }
        strays.removeAll { stray, _ in
            covered.contains(stray.effect, from: 0, to: stray.destination)
                || (sources.isRestart(stray.effect, stray.destination) || startsAnything(stray.effect))
                    && covered.contains(stray.effect, from: 1, to: stray.destination)
                || isBegunAgain(stray, begun)
        }
    }

    /// Whether a module leads to itself by having the app begin anew, as where a session that ends asks what to show.
    private func isBegunAgain(_ stray: CoordinatorFinder.Stray, _ begun: CoveredWays) -> Bool {
        let own = sources.ownSteps(of: stray.effect, stray.destination)
        return stray.effect.steps.indices.dropFirst(own).contains {
            begun.contains(stray.effect, from: $0, to: stray.destination)
        }
    }

    /// Whether a function runs a method of what it is handed, whatever that is: of several coordinators that one may start,
    /// those that only others start are not among them.
    private func startsAnything(_ effect: Effect) -> Bool {
        effect.steps.first.map { effects.handed.runsParameter($0) } ?? false
    }
}
