import Facts
import NavigationGraph

/// The chains of routes that a state of SwiftUI's decides: whoever sets the state sets them off.
extension TriggerChainer {
    /// The chains that lead to the code that sets the property which shows a view.
    func chains(to state: StateKey, of route: RouteDraft) -> [[TriggerStep]] {
        var found: [[TriggerStep]] = []
        for opener in StateOpeners(evaluator: evaluator).openers(of: state, choice: route.option) {
            let asked = route.choosing.map { AskedCases(evaluator: evaluator).asked(of: opener.change, by: $0) } ?? []
            guard asked.allSatisfy({ mayBeHanded($0) }) else { continue }
            var climb = TriggerClimb(chainer: self, home: home(of: route), source: source(of: route), option: nil)
            climb.asked = asked
            let change = step(in: opener.function, at: opener.change)
            let chains = climb.run(from: opener.function).flatMap { $0 }.map { $0 + [change] }
            for chain in chains.isEmpty ? [[change]] : chains where !found.contains(chain) { found.append(chain) }
        }
        return found.sorted(by: Self.isBetter)
    }

    /// Whether some call of a function may hand it the case that is asked for; also where not all of its calls are
    /// known. A control that a helper lays out, `row(to: .help)`, sets what the helper's calls hand over, which are no
    /// steps.
    private func mayBeHanded(_ asked: AskedCase) -> Bool {
        guard let calls = callers.all(of: asked.function) else { return true }
        let cases = AskedCases(evaluator: evaluator)
        return calls.contains { cases.mayHold([asked], $0, calling: asked.function) }
    }
}
