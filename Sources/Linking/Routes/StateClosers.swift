import Facts
import NavigationGraph

/// Finds the ways back of screens of SwiftUI's that close themselves through the state which shows them: every screen has the
/// router, and says `router.dismissSheet()`, which sets `sheet = nil`.
///
/// Who shows a screen may close it as well, as where its work is done: that is no way back of anybody.
struct StateClosers {
    let evaluator: Evaluator
    let modules: ModuleMap
    let origins: OriginFinder

    private var program: Program { evaluator.program }

    /// The ways back, in the order of the routes that show the screens.
    func ways(closing routes: [RouteDraft]) -> [RouteDraft] {
        var states: [StateKey] = []
        var shown: [StateKey: [Int: Transition]] = [:]
        for route in routes {
            guard let state = route.state, case .module(let target) = route.destination,
                let transition = transition(back: route.transition)
            else { continue }
            if shown[state] == nil { states.append(state) }
            shown[state, default: [:]][target] = shown[state]?[target] ?? transition
        }
        guard !states.isEmpty else { return [] }
        var known: Set<Method> = []
        for route in routes where route.destination == .back {
            guard case .module(let source) = route.source, let method = route.method else { continue }
            known.insert(Method(module: source, function: method))
        }
        var found: [RouteDraft] = []
        for state in states {
            let targets = shown[state] ?? [:]
            let closers = StateOpeners(evaluator: evaluator).closers(of: state)
            for way in StateClimb(evaluator: evaluator, modules: modules, origins: origins).screens(setting: closers) {
                guard let transition = targets[way.screen],
                    let method = way.steps.first.map({ program.outermost($0.function) }),
                    known.insert(Method(module: way.screen, function: method)).inserted
                else { continue }
                found.append(
                    RouteDraft(
                        source: .module(way.screen), destination: .back, transition: transition, container: nil,
                        conditions: way.steps.flatMap(\.conditions), steps: way.steps, primitive: nil,
                        call: state.name, creation: nil, isInferred: false, method: method, option: nil, landing: nil,
                        segue: nil))
            }
        }
        return found
    }

    private struct Method: Hashable {
        var module: Int
        var function: FunctionRef
    }

    private func transition(back transition: Transition) -> Transition? {
        switch transition {
        case .sheet, .present, .popover: .dismiss
        case .push: .pop
        default: nil
        }
    }
}
