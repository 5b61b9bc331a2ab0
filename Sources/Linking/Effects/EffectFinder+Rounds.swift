import Dialects
import Facts

/// Ways that go round in circles.
extension EffectFinder {
    /// How often a way may come to one coordinator: once to lead on, and once more where an inner flow tells it of the outcome.
    private static let maximumVisits = 2

    /// Whether a way comes to a coordinator for the third time. One that opens a link when it begins, which the app's
    /// coordinator takes and starts the flow over again with, would lead from every screen to every other one.
    func goesRound(_ effect: Effect) -> Bool {
        // Three visits take two others in between.
        guard effect.steps.count > 2 * Self.maximumVisits, let first = effect.steps.first.flatMap(coordinator)
        else { return false }
        var visits = 0
        var last: Int?
        for step in effect.steps {
            let current = coordinator(step)
            if current == first, last != first { visits += 1 }
            last = current
        }
        return visits > Self.maximumVisits
    }

    /// The coordinator whose code a step is; what coordinators inherit, or a protocol gives them, is that of the one at hand.
    private func coordinator(_ step: Effect.Step) -> Int? {
        let this = evaluator.store.this(of: step.frame).flatMap { evaluator.type(of: $0).symbol }
        guard let symbol = this ?? program.owner(of: step.function) else { return nil }
        if let known = flowCoordinators[symbol] { return known ? symbol : nil }
        let type = program.types[symbol]
        let isOfFlow = type.kind == .class && program.isCoordinator(symbol) && !isForAll(symbol)
        flowCoordinators[symbol] = isOfFlow
        return isOfFlow ? symbol : nil
    }

    /// Whether there is one object of a type for the whole app, which any code asks to show something: no flow.
    private func isForAll(_ symbol: Int) -> Bool {
        ContainerWords.singletons.contains {
            program.members(program.identifier($0), of: symbol).staticProperty != nil
        }
    }
}
