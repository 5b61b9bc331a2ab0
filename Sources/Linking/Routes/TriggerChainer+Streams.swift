import Facts

/// What sets off a way that a screen only prepares when it loads: what comes on a stream later.
extension TriggerChainer {
    /// The ways to the innermost closure in code of no module, such as a screen's view model, that waits for a stream: the
    /// screen has the model wait when it loads, and what comes then sets off the way.
    func observing(_ route: RouteDraft) -> [[[TriggerStep]]]? {
        for step in route.steps.reversed() {
            guard program.facts(step.function).kind == .closure, modules.module(of: step.function) == nil else {
                continue
            }
            let ways = self.ways(to: step.function, of: route).filter { !$0.isEmpty }
            if !ways.isEmpty, ways.joined().allSatisfy({ $0.first?.kind == .observer }) { return ways }
        }
        return nil
    }

    /// Whether a module is a coordinator, whose code shows screens of others and waits for what they say.
    func isCoordinator(_ module: Int) -> Bool { modules.drafts[module].kind == .coordinator }

    /// What the user touches behind the innermost stream on the way that code passes on to a library's relay, which it does when
    /// the screen loads: `closeButton.rx.tap.map { Steps.done }.bind(to: steps)`.
    func passing(_ route: RouteDraft) -> [[[TriggerStep]]]? {
        for step in route.steps.reversed() where evaluator.passesToRelay(step.call, in: step.frame) {
            let site = CallSites.Site(
                function: step.function, call: step.call, condition: nil, targets: [], isBound: true, cases: [])
            let touches = origins.origins(of: site).compactMap { origin in
                if case .event(let touch) = origin { touch } else { nil }
            }
            if !touches.isEmpty { return [touches.map { [$0] }] }
        }
        return nil
    }
}
