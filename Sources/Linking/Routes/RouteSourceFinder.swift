import Facts

/// Finds whose route an effect is: that of the innermost module on the way whose code does not just show itself.
struct RouteSourceFinder {
    let effects: EffectFinder
    let modules: ModuleMap

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { evaluator.program }

    /// Whether the code of the module that an effect shows runs on the way.
    func isSelfShow(_ effect: Effect, _ destination: RouteDraft.Destination) -> Bool {
        guard case .module(let target) = destination else { return false }
        return effect.steps.contains { modules.module(of: $0.function) == target }
    }

    /// The source, and the step of the effect at which the route begins; nil where no module's code runs.
    func source(
        of effect: Effect, _ destination: RouteDraft.Destination, _ screen: Screen?
    ) -> (RouteDraft.Source, Int)? {
        // Filling a container that has a module is that module's route, whoever fills it.
        if effect.transition == .tab, let symbol = evaluator.type(of: effect.receiver).symbol,
            let module = modules.moduleOfType[symbol], let index = effect.steps.indices.last
        {
            return (.module(module), index)
        }
        for index in effect.steps.indices.reversed() {
            let function = effect.steps[index].function
            if let module = module(of: effect.steps[index]) {
                if case .module(let target) = destination, target == module,
                    showsItself(effect, index, screen, of: module)
                {
                    continue
                }
                return (.module(module), index)
            }
            // What a module's code has the application's delegate do is the module's way.
            if modules.isLaunch(function), !effect.steps[..<index].contains(where: { module(of: $0) != nil }) {
                // A container around the app that goes back does so for the screens in it.
                return destination == .back && modules.isInLaunchContainer(function) ? nil : (.app, index)
            }
        }
        for index in effect.steps.indices.reversed() {
            if let module = keeper(of: effect.steps[index]), destination != .module(module) {
                return (.module(module), index)
            }
        }
        // A base class that belongs to no module, running as some module's view.
        if let first = effect.steps.first, let this = evaluator.store[first.frame].this,
            case .this(let symbol) = evaluator.store[this], let module = modules.moduleOfType[symbol],
            destination != .module(module)
        {
            return (.module(module), 0)
        }
        return nil
    }

    /// The module of the object that a closure is handed to, in code that belongs to none: an assembly that tells a
    /// router what to do.
    private func keeper(of step: Effect.Step) -> Int? {
        guard let use = program.closureUses[step.function], let parent = evaluator.store[step.frame].parent else {
            return nil
        }
        let file = program.files[Int(use.call.file)]
        guard case .call(let callee, _) = file.expressions[use.call.id],
            case .member(let base?, _) = file.expressions[callee]
        else { return nil }
        return evaluator.choices(of: evaluator.eval(base, parent)).lazy
            .flatMap { self.evaluator.symbols(of: self.evaluator.type(of: $0.value)) }
            .compactMap { self.modules.moduleOfType[$0] }.first
    }

    /// The module whose code a step runs: what a module's view or navigator inherits from that of another one is its
    /// own.
    private func module(of step: Effect.Step) -> Int? {
        guard let module = modules.module(of: step.function) else { return nil }
        guard let this = evaluator.store[step.frame].this, let symbol = evaluator.type(of: this).symbol,
            let owner = program.owner(of: step.function), symbol != owner, program.types[owner].kind == .class,
            program.isSubtype(symbol, of: owner), let heir = modules.moduleOfType[symbol]
        else { return module }
        return heir
    }

    private func showsItself(_ effect: Effect, _ index: Int, _ screen: Screen?, of module: Int) -> Bool {
        guard let creation = screen?.creation else { return true }
        let own = effect.steps[...index].filter { modules.module(of: $0.function) == module }
        let helpers = effect.steps[index...].filter { modules.module(of: $0.function) == nil }
        return effects.showsItself(own, creation, inner: helpers)
    }
}
