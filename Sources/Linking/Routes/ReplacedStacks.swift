import Facts
import NavigationGraph

/// Tells what one run takes off a stack before it pushes there: that is no way back of its own, and what is pushed takes the
/// place of what was there.
///
/// Both are looked for in each function on the way, whether it does so itself or has others do it.
struct ReplacedStacks {
    let effects: EffectFinder

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { effects.program }
    private var order: RunOrder { RunOrder(evaluator: evaluator) }

    /// Whether a push follows wherever a way back is gone, on the same stack.
    func isFollowedByPush(_ back: Effect) -> Bool {
        guard Self.pops(back) else { return false }
        return back.steps.indices.reversed().contains { index in
            let inside = effects.effects(around: back, at: index)
            guard let own = inside.first(where: { $0.isEnd(of: back, from: index) }) else { return false }
            return inside.contains { Self.pushes($0) && goes(own, before: $0) && order.isSure($0, with: own) }
        }
    }

    /// How a push shows its screen where the same run has always taken something off the stack before; nil for other pushes.
    func transition(ofPush push: Effect) -> Transition? {
        guard Self.pushes(push) else { return nil }
        if isOnEmptiedStack(push) { return .root }
        let replaces = push.steps.indices.reversed().contains { index in
            let inside = effects.effects(around: push, at: index)
            guard inside.contains(where: Self.pops), let own = inside.first(where: { $0.isEnd(of: push, from: index) })
            else { return false }
            let asked = own.steps.flatMap(\.conditions)
            return inside.contains { other in
                Self.pops(other) && goes(other, before: own)
                    && other.steps.flatMap(\.conditions).allSatisfy { asked.contains($0) }
            }
        }
        return replaces ? .replace : nil
    }

    private static func pops(_ effect: Effect) -> Bool { effect.shown == .back && effect.transition == .pop }

    private static func pushes(_ effect: Effect) -> Bool {
        guard case .value = effect.shown else { return false }
        return effect.transition == .push && !effect.onlyNodes
    }

    /// Whether what takes something off a stack runs before what pushes there.
    private func goes(_ pop: Effect, before push: Effect) -> Bool {
        guard order.runs(pop, before: push) else { return false }
        return pop.receiver == push.receiver && pop.receiver != evaluator.unknown
            || receiver(pop).map { $0 == receiver(push) } ?? false
    }

    /// The variable on which a primitive is called.
    private func receiver(_ effect: Effect) -> LocalReference? {
        let file = program.files[Int(effect.primitive.file)]
        guard case .call(let callee, _) = file.expressions[effect.primitive.id],
            case .member(let base?, _) = file.expressions[callee], case .local(let local) = file.expressions[base]
        else { return nil }
        return LocalReference(file: effect.primitive.file, local: local)
    }

    private struct LocalReference: Equatable {
        var file: Int32
        var local: LocalID
    }

    // MARK: - Emptied stacks

    /// Whether the function that pushes empties the stack before: `stack.viewControllers.removeAll()`.
    private func isOnEmptiedStack(_ push: Effect) -> Bool {
        guard let step = push.steps.last else { return false }
        let file = program.files[Int(step.function.file)]
        guard case .call(let callee, _) = file.expressions[push.primitive.id],
            case .member(let stack?, _) = file.expressions[callee]
        else { return false }
        return program.facts(step.function).actions.contains { index in
            let action = file.actions[Int(index)]
            guard let emptied = emptied(by: action, file),
                order.place(ExpressionRef(Int(step.function.file), action.expression)) < order.place(push.primitive),
                evaluator.conditions(from: action.condition, file: step.function.file).allSatisfy({
                    step.conditions.contains($0)
                })
            else { return false }
            return file.expressions[emptied] == file.expressions[stack]
                || evaluator.eval(emptied, step.frame) == push.receiver && push.receiver != evaluator.unknown
        }
    }

    /// The controller whose stack an action empties.
    private func emptied(by action: Action, _ file: SwiftFacts) -> ExpressionID? {
        let stack: ExpressionID
        switch file.expressions[action.expression] {
        case .call(let callee, _):
            guard case .member(let base?, let name) = file.expressions[callee], file.text(name) == "removeAll" else {
                return nil
            }
            stack = base
        case .assignment(let target, let value):
            guard case .array(let elements) = file.expressions[value], elements.count == 0 else { return nil }
            stack = target
        default: return nil
        }
        guard RelevantFunctions.isStack(stack, file), case .member(let controller?, _) = file.expressions[stack] else {
            return nil
        }
        return controller
    }
}
