import Dialects
import Facts

/// Flows that begin with another screen than the one whose name their coordinator bears.
extension EffectFinder {
    /// Whether a coordinator's function, which the code that makes the coordinator calls, shows another screen before any of
    /// its module's own: nothing of the module is on screen yet, so that whoever starts the flow leads there. A coordinator
    /// without screens of its own has its ways from `CoordinatorFinder`.
    func beginsFlow(_ primitive: ExpressionRef, with function: FunctionRef) -> Bool {
        guard isStarted(function), let module = modules.module(of: function), modules.drafts[module].kind == .module
        else { return false }
        let alone = effects(of: function)
        return alone.indices.contains { index in
            alone[index].primitive == primitive && comesFirst(index, of: alone, in: module)
        }
    }

    /// Whether an effect of such a function shows a screen of another module's, and none before it shows one of its own.
    private func comesFirst(_ index: Int, of alone: [Effect], in module: Int) -> Bool {
        let effect = alone[index]
        guard !effect.steps.contains(where: { program.runsLater($0.function) }) else { return false }
        switch effect.shown {
        case .system: break
        case .value: if mayShowOwn(effect, of: alone, module) { return false }
        case .back, .external, .segue, .tab: return false
        }
        let conditions = Set(effect.steps.flatMap(\.conditions))
        return !alone[..<index].contains { other in
            mayShowOwn(other, of: alone, module) && conditions.isSuperset(of: other.steps.flatMap(\.conditions))
        }
    }

    /// Whether an effect shows a module's own view, or something that is not known or may hold it.
    private func mayShowOwn(_ effect: Effect, of alone: [Effect], _ module: Int) -> Bool {
        guard case .value(let value) = effect.shown else { return false }
        if screens.isOpen(value) { return true }
        return screens.leaves(of: value).contains { leaf in
            guard case .object(let creation) = evaluator.store[leaf] else { return true }
            if screens.container(of: creation.type) == nil { return modules.module(showing: creation) == module }
            let contents = screens.inside(of: creation) + filled(leaf, by: alone)
            return contents.isEmpty
                || contents.contains { content in
                    screens.leaves(of: content).contains { inner in
                        guard case .object(let screen) = evaluator.store[inner] else { return true }
                        return modules.module(showing: screen) == module
                    }
                }
        }
    }

    /// What some effects put into a container.
    private func filled(_ container: ValueID, by effects: [Effect]) -> [ValueID] {
        effects.compactMap { effect in
            guard case .value(let value) = effect.shown, effect.transition != .present,
                evaluator.choices(of: effect.receiver).contains(where: { $0.value == container })
            else { return nil }
            return value
        }
    }

    /// Whether code of others makes a coordinator and has it run a function that no other part of its module calls.
    private func isStarted(_ function: FunctionRef) -> Bool {
        if let known = startedFlows[function] { return known }
        let found = startsFlow(function)
        startedFlows[function] = found
        return found
    }

    private func startsFlow(_ function: FunctionRef) -> Bool {
        guard isStart(function), let owner = program.owner(of: function), let module = modules.module(of: function)
        else { return false }
        let makers = evaluator.creations(of: owner).map { call, _ in
            program.outermost(FunctionRef(Int(call.file), program.action(call).function))
        }
        return program.calls(named: function).contains { reference in
            let caller = program.outermost(FunctionRef(Int(reference.file), program.action(reference).function))
            guard modules.module(of: caller) != module,
                makers.contains(where: { $0 == caller || isInitialValue($0, besides: caller) })
            else { return false }
            return evaluator.runs(reference, function)
        }
    }

    /// Whether a property of the type whose function calls is made there: `lazy var lamp = LampCoordinator()`.
    private func isInitialValue(_ maker: FunctionRef, besides caller: FunctionRef) -> Bool {
        program.facts(maker).kind == .initialValue && program.owner(of: maker) == program.owner(of: caller)
    }
}
