import Facts

/// Finds the code of a module, or of none, that hands a screen to a function of the module which shows whatever it is
/// handed: `router.show(HelpRouter.createModule())`.
///
/// What is shown, and when, the calling code decides; all that other code hands to the function is shown by other ways.
struct HandedScreens {
    let effects: EffectFinder
    let modules: ModuleMap

    /// The step that hands over the screen that an effect shows: the given one, or one further out.
    ///
    /// - Parameter index: the step that tells whose the effect is.
    func beginning(of effect: Effect, _ screen: Screen?, from index: Int, in module: Int) -> Int {
        guard case .value = effect.shown, let made = screen?.creation else { return index }
        var first = index
        while first > 0, isOf(module, effect.steps[first - 1].function), showsAny(effect, made, at: first) {
            first -= 1
        }
        return first
    }

    /// Whether a function is code of a module's, or of none: what helps a screen, as an adapter of its list does.
    private func isOf(_ module: Int, _ function: FunctionRef) -> Bool {
        modules.runs(function, in: module) || modules.module(of: function) == nil
    }

    /// Whether the function of a step shows what its callers hand it, and does not make this screen by itself.
    private func showsAny(_ effect: Effect, _ made: Creation, at index: Int) -> Bool {
        let step = effect.steps[index]
        guard effects.program.facts(step.function).kind == .method else { return false }
        let alone = effects.effects(of: step.function).filter { $0.primitive == effect.primitive }
        return !alone.isEmpty
            && alone.allSatisfy { effect in
                guard case .value(let value) = effect.shown, effects.screens.isOpen(value) else { return false }
                return !effects.screens.leaves(of: value).contains { leaf in
                    guard case .object(let creation) = effects.evaluator.store[leaf] else { return false }
                    return creation.site == made.site
                }
            }
    }
}
