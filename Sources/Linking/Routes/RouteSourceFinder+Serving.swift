import Facts

/// What objects of no module do that serve screens is a way of these screens.
extension RouteSourceFinder {
    /// The modules whom the innermost object on the way serves that serves any, where no code of the program's runs what
    /// begins the way: who does run such an object's code knows more of what it does.
    func served(by effect: Effect, _ destination: RouteDraft.Destination) -> [Found] {
        if case .unresolved = destination { return [] }
        for index in effect.steps.indices.reversed() {
            let step = effect.steps[index]
            guard let this = evaluator.store.this(of: step.frame), let symbol = evaluator.type(of: this).symbol else {
                continue
            }
            let homes = modules.serving.modules(servedBy: symbol)
            if homes.isEmpty { continue }
            guard !isLaidOut(effect, by: symbol), isBegunByNobody(effect),
                effect.steps.indices.dropFirst(index).allSatisfy({ isDone($0, of: effect, by: symbol, destination) })
            else { return [] }
            return homes.filter { destination != .module($0) }.map { Found(source: .module($0), index: index) }
        }
        return []
    }

    /// Whether a function is a module's code, or that of an object which serves one.
    func isScreens(_ function: FunctionRef) -> Bool {
        modules.module(of: function) != nil
            || program.owner(of: function).map { !modules.serving.modules(servedBy: $0).isEmpty } ?? false
    }

    /// Whether a view of SwiftUI's shows something by its own body, which the views around it are followed to.
    private func isLaidOut(_ effect: Effect, by symbol: Int) -> Bool {
        guard program.types[symbol].kind == .struct else { return false }
        let last = effect.steps.last.flatMap { program.owner(of: $0.function) }
        return last.map { program.isSwiftUIView($0) } ?? true
    }

    private func isBegunByNobody(_ effect: Effect) -> Bool {
        guard let function = effect.steps.first.map({ program.outermost($0.function) }),
            program.facts(function).kind != .initializer
        else { return false }
        return !program.calls(named: function).contains { evaluator.runs($0, function) }
    }

    /// Whether a step is an object's own, or has something done that is nobody's affair but the caller's: by a function of
    /// no object, or an object of a class that the caller names.
    ///
    /// What another object answers that is told something is its own way, and what another one closes need not be the
    /// screen that is served.
    private func isDone(_ index: Int, of effect: Effect, by symbol: Int, _ destination: RouteDraft.Destination) -> Bool
    {
        let function = effect.steps[index].function
        if isOwn(function, to: symbol) { return true }
        let outermost = program.outermost(function)
        guard let owner = program.owner(of: outermost), program.types[owner].kind == .class,
            !program.facts(outermost).isStatic
        else { return true }
        return destination != .back && index > 0 && !isTold(by: effect.steps[index - 1])
    }

    /// Whether a step calls an object that it knows by a protocol alone.
    private func isTold(by step: Effect.Step) -> Bool {
        let file = program.files[Int(step.call.file)]
        guard case .call(let callee, _) = file.expressions[step.call.id],
            case .member(let base?, _) = file.expressions[callee]
        else { return false }
        return evaluator.choices(of: evaluator.eval(base, step.frame)).contains { choice in
            if case .object = evaluator.store[choice.value] { return false }
            let symbols = evaluator.symbols(of: evaluator.type(of: choice.value))
            return symbols.isEmpty || symbols.contains { program.types[$0].kind == .protocol }
        }
    }
}
