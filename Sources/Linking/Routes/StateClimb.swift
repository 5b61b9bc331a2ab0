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

    /// - Parameters:
    ///   - change: what sets the state, or calls what does.
    ///   - closure: the closure of the function that it stands in.
    private func run(
        from function: FunctionRef, change: ExpressionRef, in closure: FunctionRef? = nil, below: [Effect.Step],
        _ found: inout [Way], _ visited: inout Set<FunctionRef>
    ) {
        let place = closure ?? function
        let step = Effect.Step(
            function: place, frame: evaluator.rootFrame(place), call: change,
            conditions: evaluator.conditions(around: change, in: place))
        if let module = modules.module(of: function), modules.drafts[module].kind != .coordinator {
            found.append((module, [step] + below))
            return
        }
        guard visited.insert(function).inserted, below.count < Self.maximumDepth else { return }
        for origin in origins.origins(of: function) {
            switch origin {
            case .inside(let around):
                run(from: around, change: change, in: closure ?? function, below: below, &found, &visited)
            case .call(let site):
                // What tells any of its delegates need not tell this one.
                guard site.targets.count < 2 else { continue }
                run(from: site.function, change: site.call, below: [step] + below, &found, &visited)
            case .event, .otherwise, .answer, .system: break
            }
        }
    }
}
