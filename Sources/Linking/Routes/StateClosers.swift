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
    /// How many functions of no module may lie between a screen and what sets the state.
    private static let maximumDepth = 4

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
            var climb = Climb(closers: self, targets: shown[state] ?? [:])
            for closer in StateOpeners(evaluator: evaluator).closers(of: state) {
                climb.run(from: closer.function, change: closer.change, below: [])
            }
            for way in climb.found {
                guard let method = way.steps.first.map({ program.outermost($0.function) }),
                    known.insert(Method(module: way.screen, function: method)).inserted
                else { continue }
                found.append(
                    RouteDraft(
                        source: .module(way.screen), destination: .back, transition: way.transition, container: nil,
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

    /// One climb from what sets the state to those of its screens that have it set.
    private struct Climb {
        let closers: StateClosers
        /// The screens that the state shows, and how one leaves each.
        let targets: [Int: Transition]
        var found: [(screen: Int, transition: Transition, steps: [Effect.Step])] = []
        private var visited: Set<FunctionRef> = []

        init(closers: StateClosers, targets: [Int: Transition]) {
            self.closers = closers
            self.targets = targets
        }

        mutating func run(from function: FunctionRef, change: ExpressionRef, below: [Effect.Step]) {
            let modules = closers.modules
            let step = Effect.Step(
                function: function, frame: closers.evaluator.rootFrame(function), call: change,
                conditions: closers.conditions(around: change, in: function))
            if let module = modules.module(of: function), modules.drafts[module].kind != .coordinator {
                guard let transition = targets[module] else { return }
                found.append((module, transition, [step] + below))
                return
            }
            guard visited.insert(function).inserted, below.count < StateClosers.maximumDepth else { return }
            for origin in closers.origins.origins(of: function) {
                switch origin {
                case .inside(let around): run(from: around, change: change, below: below)
                case .call(let site): run(from: site.function, change: site.call, below: [step] + below)
                case .event, .otherwise, .answer, .system: break
                }
            }
        }
    }

    private func conditions(around change: ExpressionRef, in function: FunctionRef) -> [ConditionRef] {
        let file = program.files[Int(function.file)]
        let action = program.facts(function).actions.map { file.actions[Int($0)] }.first {
            $0.expression == change.id && ($0.kind == .call || $0.kind == .assignment)
        }
        return evaluator.conditions(from: action?.condition, file: function.file)
    }
}
