import Dialects
import Facts

/// What launch code does for whoever asks it: `AppDelegate.shared.route(to: .help, from: self)`.
extension RouteSourceFinder {
    /// Whether code that is none of the launch code has that show something on the controller which it hands over: who asks
    /// chooses what is shown, and where.
    func isAskedByOthers(_ effect: Effect, _ index: Int) -> Bool {
        var first = index
        while first > 0, modules.isLaunch(effect.steps[first - 1].function) { first -= 1 }
        return first > 0 && isOnHandedController(effect.steps, from: first)
    }

    /// How many steps the module that an effect shows has in it: up to the last that is its code, or up to the first, where
    /// its code alone runs that. All of them where it has no part in the effect.
    func ownSteps(of effect: Effect, _ destination: RouteDraft.Destination) -> Int {
        guard case .module(let target) = destination, let first = effect.steps.first else { return effect.steps.count }
        if let last = effect.steps.lastIndex(where: { modules.module(of: $0.function) == target }) { return last + 1 }
        let callers = evaluator.callers(running: program.outermost(first.function))
        let isOwn = !callers.isEmpty && callers.allSatisfy { modules.module(of: $0) == target }
        return isOwn ? 1 : effect.steps.count
    }

    /// Whether what the last of some steps does is done on a controller that the launch code is handed, or on the container
    /// around that.
    func isOnHandedController(_ steps: [Effect.Step], from first: Int) -> Bool {
        guard steps.indices.contains(first), let last = steps.last else { return false }
        let function = program.outermost(steps[first].function)
        guard program.facts(function).kind == .method, !modules.isInLaunchContainer(function) else { return false }
        let file = program.files[Int(last.call.file)]
        let target: ExpressionID
        switch file.expressions[last.call.id] {
        case .call(let callee, _): target = callee
        case .assignment(let assigned, _): target = assigned
        default: return false
        }
        guard case .member(let base?, _) = file.expressions[target] else { return false }
        var controller = base
        for index in steps[first...].indices.reversed() {
            guard let handed = parameter(of: controller, in: steps[index].function) else { return false }
            if index == first { return true }
            guard let argument = argument(for: handed, of: steps[index].function, in: steps[index - 1]) else {
                return false
            }
            controller = argument
        }
        return false
    }

    /// Whether a module's service shows something on the screen of another module, or of launch code, which has it do
    /// that.
    func isOnCallersScreen(_ effect: Effect, _ index: Int, besides module: Int) -> Bool {
        effects.isOnCallersScreen(effect, of: program.outermost(effect.steps[index].function))
            && effect.steps[..<index].contains { step in
                modules.isLaunch(step.function) || modules.module(of: step.function).map { $0 != module } ?? false
            }
    }

    private static let maximumNames = 6

    /// The parameter of the function of a step that an expression begins at: `host` of `host.navigationController`.
    private func parameter(of expression: ExpressionID, in function: FunctionRef) -> Int? {
        let file = program.files[Int(function.file)]
        var current = expression
        for _ in 0..<Self.maximumNames {
            switch file.expressions[current] {
            case .member(let base?, _): current = base
            case .cast(let value, _, .conversion): current = value
            case .local(let local):
                let fact = file.locals[Int(local.index)]
                switch fact.source {
                case .value(let value): current = value
                case .parameter(let index):
                    let home = FunctionRef(Int(function.file), fact.function)
                    return home == program.outermost(function) ? index : nil
                default: return nil
                }
            default: return nil
            }
        }
        return nil
    }

    private func argument(for parameter: Int, of function: FunctionRef, in caller: Effect.Step) -> ExpressionID? {
        let file = program.files[Int(caller.call.file)]
        guard case .call(_, let arguments) = file.expressions[caller.call.id],
            let target = evaluator.target(program.outermost(function), nil, arguments, caller.frame),
            target.binding.indices.contains(parameter), let position = target.binding[parameter]
        else { return nil }
        return Array(file.arguments(arguments))[position].value
    }
}
