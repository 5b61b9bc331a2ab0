import Dialects
import Facts
import NavigationGraph

/// What the navigators and presenters of modules do with what a handler of links hands them.
///
/// Of a module's function that needs nothing of its callers, what it does is the module's alone; a handler that calls it
/// with a link leads there too, to what the function does with that very link.
struct HandedLinks {
    /// Through how many functions of no module a link is handed on.
    private static let maximumDepth = 4
    /// How many activations of functions are looked at for a handler.
    private static let maximumActivations = 1_000
    private static let roles: Set<Role> = [.wireframe, .router, .presenter]

    let effects: EffectFinder
    let modules: ModuleMap

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { evaluator.program }

    func effects(of handler: FunctionRef) -> [Effect] {
        var walk = Walk()
        collect(evaluator.rootFrame(handler), [], &walk)
        return walk.found
    }

    private struct Walk {
        var found: [Effect] = []
        var identities: Set<Effect.Identity> = []
        var visited: Set<FrameID> = []
    }

    private func collect(_ frame: FrameID, _ steps: [Effect.Step], _ walk: inout Walk) {
        guard steps.count <= Self.maximumDepth, walk.visited.count < Self.maximumActivations,
            walk.visited.insert(frame).inserted
        else { return }
        let function = evaluator.store.function(of: frame)
        let file = program.files[Int(function.file)]
        for index in program.facts(function).actions {
            let action = file.actions[Int(index)]
            guard action.kind == .call, case .call(let callee, let arguments) = file.expressions[action.expression],
                evaluator.canRun(action.condition, in: frame)
            else { continue }
            let step = effects.step(action, frame)
            for target in evaluator.targets(ofCall: callee, arguments, frame)
            where program.facts(target.function).hasBody && effects.relevant.contains(target.function) {
                let activation = evaluator.activate(target, arguments, frame)
                guard let module = modules.module(of: target.function) else {
                    collect(activation, steps + [step], &walk)
                    continue
                }
                guard isPartThatLeadsOn(target.function),
                    effects.isSettled(target.function, effects.effects(of: target.function), calledBy: function)
                else { continue }
                for effect in effects.effects(of: activation) where isOwn(effect, to: module) {
                    var effect = effects.effect(effect, of: target.function, calledBy: step)
                    effect.steps.insert(contentsOf: steps, at: 0)
                    if walk.identities.insert(effect.identity).inserted { walk.found.append(effect) }
                }
            }
        }
        for inner in program.innerFunctions[function] ?? [] where program.facts(inner).kind == .closure {
            guard evaluator.canRun(program.facts(inner).condition, in: frame) else { continue }
            collect(evaluator.inner(inner, of: frame), steps, &walk)
        }
    }

    /// Whether no code of another module is on the way: what that does is a way of its own.
    private func isOwn(_ effect: Effect, to module: Int) -> Bool {
        effect.steps.allSatisfy { modules.module(of: $0.function).map { $0 == module } ?? true }
    }

    private func isPartThatLeadsOn(_ function: FunctionRef) -> Bool {
        guard let module = modules.module(of: function), let owner = program.owner(of: function),
            let role = modules.drafts[module].role(of: owner)
        else { return false }
        return Self.roles.contains(role)
    }
}
