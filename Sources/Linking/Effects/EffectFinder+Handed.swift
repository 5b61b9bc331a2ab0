import Facts

/// What a view that another one is made of hands on: `RowList(onSelect: model.select)`.
extension EffectFinder {
    /// The effects of the methods that a view made here hands on. As with a closure, it is the view's own affair who calls
    /// them; looked at for this view alone, because the object whose methods they are is what this view was made with.
    func handedEffects(_ frame: FrameID) -> [Effect] {
        guard let this = evaluator.store.this(of: frame), case .object = evaluator.store[this], evaluator.isView(this)
        else { return [] }
        let file = evaluator.facts(frame)
        return program.facts(evaluator.store.function(of: frame)).actions.flatMap { index -> [Effect] in
            let action = file.actions[Int(index)]
            guard action.kind == .call, case .call(_, let arguments) = file.expressions[action.expression],
                evaluator.canRun(action.condition, in: frame)
            else { return [] }
            return file.arguments(arguments).flatMap { argument -> [Effect] in
                var step = step(action, frame)
                step.call = ExpressionRef(Int(step.call.file), argument.value)
                return methods(handedOnBy: argument.value, frame).flatMap { effects(of: $0) }.map { effect in
                    var effect = effect
                    effect.steps.insert(step, at: 0)
                    return effect
                }
            }
        }
    }

    /// The activations of a method of an object's that is named and not called.
    private func methods(handedOnBy expression: ExpressionID, _ frame: FrameID) -> [FrameID] {
        guard case .member(_?, _) = evaluator.facts(frame).expressions[expression] else { return [] }
        return evaluator.choices(of: evaluator.eval(expression, frame)).flatMap { choice -> [FrameID] in
            guard case .functions(let functions, let this?) = evaluator.store[choice.value] else { return [] }
            // The nearest type comes first, so that an override wins over what it overrides.
            guard let method = functions.first(where: { program.facts($0).hasBody && relevant.contains($0) }),
                modules.module(of: method) == nil
            else { return [] }
            return [
                evaluator.store.intern(Frame(function: method, this: this, arguments: [], bound: [:], parent: nil))
            ]
        }
    }
}
