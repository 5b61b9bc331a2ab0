import Facts

/// What static functions show on the screen that they are handed: `static func restore(from host: UIViewController)`.
extension EffectFinder {
    /// Whether a static function navigates on the controller that it is handed: no object of its module is there, and the way
    /// is that of the screen which hands itself over.
    func isOnHandedScreen(_ effect: Effect, of function: FunctionRef) -> Bool {
        guard program.facts(function).isStatic else { return false }
        let receivers = evaluator.choices(of: effect.receiver).map(\.value)
        let isHanded = receivers.allSatisfy { receiver in
            guard case .open(.parameter(function, _), _) = evaluator.store[receiver] else { return false }
            return true
        }
        return !receivers.isEmpty && isHanded || isCalledOnParameter(effect, in: function)
    }

    /// Whether an effect is a static function's of a service that bears a module's name, and done on no controller of
    /// that module: it shows something on what is on the screen, which is its caller's.
    func isOnCallersScreen(_ effect: Effect, of function: FunctionRef) -> Bool {
        guard program.facts(function).isStatic, let module = modules.module(of: function),
            modules.isService(function, of: module)
        else { return false }
        return !evaluator.choices(of: effect.receiver).contains { choice in
            evaluator.symbols(of: evaluator.type(of: choice.value)).contains { modules.moduleOfType[$0] == module }
        }
    }

    /// Whether a function calls what navigates on a parameter, or on what that stands in: `host.navigationController?.push…`.
    private func isCalledOnParameter(_ effect: Effect, in function: FunctionRef) -> Bool {
        guard let last = effect.steps.last, program.outermost(last.function) == function else { return false }
        let file = program.files[Int(last.call.file)]
        guard case .call(let callee, _) = file.expressions[last.call.id],
            case .member(var base?, _) = file.expressions[callee]
        else { return false }
        while case .member(let inner?, _) = file.expressions[base] { base = inner }
        guard case .local(let local) = file.expressions[base], case .parameter = file.locals[Int(local.index)].source
        else { return false }
        return true
    }
}
