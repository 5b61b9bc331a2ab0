import Facts

/// What objects inherit that show what they build themselves.
extension EffectFinder {
    /// The class of the object that runs a step of an effect, where it inherits the step, and it is its code, or that of a
    /// class in between, which makes what is shown: `start()` of a base class shows what an heir's `build()` makes.
    func heir(at index: Int, building effect: Effect) -> Int? {
        let step = effect.steps[index]
        guard case .value(let value) = effect.shown, let owner = program.owner(of: step.function),
            let heir = evaluator.store.this(of: step.frame).flatMap({ evaluator.type(of: $0).symbol }), heir != owner,
            program.isSubtype(heir, of: owner)
        else { return nil }
        let isBuilt = screens.leaves(of: value).contains { leaf in
            guard case .object(let creation) = evaluator.store[leaf],
                let maker = program.owner(of: evaluator.store.function(of: creation.frame))
            else { return false }
            return maker != owner && program.isSubtype(maker, of: owner) && program.isSubtype(heir, of: maker)
        }
        return isBuilt ? heir : nil
    }
}
