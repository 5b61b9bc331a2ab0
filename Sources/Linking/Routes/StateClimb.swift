import Facts

/// Climbs from what sets a state of SwiftUI's to the screens whose code has it set, through code of no module and
/// coordinators.
struct StateClimb {
    /// A screen, and the steps from its own call on.
    typealias Way = (screen: Int, steps: [Effect.Step])

    /// How many functions of no module may lie between a screen and what sets the state.
    private static let maximumDepth = 4

    let evaluator: Evaluator
    let modules: ModuleMap
    let origins: OriginFinder

    private var program: Program { evaluator.program }

    /// The screens, in the order of what sets the state.
    func screens(setting setters: [StateOpeners.Opener]) -> [Way] {
        var found: [Way] = []
        var visited: Set<FunctionRef> = []
        for setter in setters { run(from: setter.function, change: setter.change, below: [], &found, &visited) }
        return found
    }

    /// - Parameter change: what sets the state, or calls what does.
    private func run(
        from function: FunctionRef, change: ExpressionRef, below: [Effect.Step], _ found: inout [Way],
        _ visited: inout Set<FunctionRef>
    ) {
        let step = Effect.Step(
            function: function, frame: evaluator.rootFrame(function), call: change,
            conditions: conditions(around: change, in: function))
        if let module = modules.module(of: function), modules.drafts[module].kind != .coordinator {
            found.append((module, [step] + below))
            return
        }
        guard visited.insert(function).inserted, below.count < Self.maximumDepth else { return }
        for origin in origins.origins(of: function) {
            switch origin {
            case .inside(let around): run(from: around, change: change, below: below, &found, &visited)
            case .call(let site):
                // What tells any of its delegates need not tell this one.
                guard site.targets.count < 2 else { continue }
                run(from: site.function, change: site.call, below: [step] + below, &found, &visited)
            case .event, .otherwise, .answer, .system: break
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
