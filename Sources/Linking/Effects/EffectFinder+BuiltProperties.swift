import Facts

/// What a view's own computed properties do where its code builds them: `if isLoading { loadingView }` is as good as
/// `if isLoading { loadingView() }`, and what stands around the name is asked for by what the property leads to.
extension EffectFinder {
    /// The effects of the getters that a function of a view, or a closure in it, names where it says what is shown.
    func builtEffects(_ frame: FrameID) -> [Effect] {
        let function = evaluator.store.function(of: frame)
        guard program.usesSwiftUI(function.file), let owner = program.owner(of: function),
            relevant.body(of: owner) != nil
        else { return [] }
        let file = program.files[Int(function.file)]
        let built = BuiltProperties(file: file)
        let mentions = program.facts(function).actions.flatMap { built.mentions(in: file.actions[Int($0)]) }
        return mentions.flatMap { mention in
            guard let getter = getter(program.identifier(mention.name, function.file), of: owner),
                getter != program.outermost(function), evaluator.canRun(mention.action.condition, in: frame)
            else { return [Effect]() }
            let step = step(mention.action, frame)
            return effects(ofGetter: getter, frame).map { effect($0, of: getter, calledBy: step) }
        }
    }

    /// The getter of a view's property, where it can reach a primitive. The one that says what the whole view shows is
    /// run by whoever makes the view.
    private func getter(_ name: Identifier, of view: Int) -> FunctionRef? {
        guard let property = evaluator.property(name, in: view, isStatic: false),
            let getter = program.facts(property).getter.map({ FunctionRef(Int(property.file), $0) }),
            relevant.contains(getter), getter != relevant.body(of: view)
        else { return nil }
        return getter
    }

    /// What a getter does for the view at hand; looked at by itself where that is the same for every view of the type.
    private func effects(ofGetter getter: FunctionRef, _ frame: FrameID) -> [Effect] {
        let target = CallTarget(function: getter, this: evaluator.store.this(of: frame), binding: [])
        let alone = effects(of: getter)
        if alone.isEmpty, !isGeneric(target) { return [] }
        let isOfGeneric = isGeneric(target) && alone.contains { self.isOfGeneric($0) }
        if !alone.isEmpty, !isOfGeneric, alone.allSatisfy({ isIndependent($0) }), !held.mayDiffer(target, alone) {
            return alone
        }
        return effects(
            of: evaluator.store.intern(
                Frame(function: getter, this: target.this, arguments: [], bound: [:], parent: nil)))
    }
}
