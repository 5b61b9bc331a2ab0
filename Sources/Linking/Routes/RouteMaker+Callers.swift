import Dialects
import Facts

/// What a module's code does for those who call it.
extension RouteMaker {
    /// Whether an effect is a module's static function's, which is handed the screen that it navigates on by code of other
    /// modules, or is a service's and takes the one that is there, or shows the first screen of a flow that they start:
    /// it is a way of each of those.
    func isForCallers(_ effect: Effect) -> Bool {
        guard let function = effect.steps.first.map({ program.outermost($0.function) }),
            let module = modules.module(of: function)
        else { return false }
        if beginsFlow(effect.primitive, function) { return true }
        guard effects.isOnHandedScreen(effect, of: function) || effects.isOnCallersScreen(effect, of: function) else {
            return false
        }
        return sites.sites(of: function).contains { modules.module(of: $0.function).map { $0 != module } ?? false }
    }

    /// Whether a function, or all of its type that call it, show the first screen of a flow.
    private func beginsFlow(_ primitive: ExpressionRef, _ function: FunctionRef, depth: Int = 0) -> Bool {
        if effects.beginsFlow(primitive, with: function) { return true }
        guard depth < 4, let owner = program.owner(of: function), program.isCoordinator(owner)
        else { return false }
        let callers = sites.sites(of: function).map { program.outermost($0.function) }
        return !callers.isEmpty
            && callers.allSatisfy { caller in
                caller != function && program.owner(of: caller) == owner
                    && beginsFlow(primitive, caller, depth: depth + 1)
            }
    }

    /// Whether a route is what launch code does for others alone, by what they hand over: `route(to: screen, by: style)` of an
    /// application's delegate. Where a module leads to the same screen, its own route says so; where it is shown on the
    /// controller that they hand over, those say so who do.
    func isForCallers(_ draft: RouteDraft) -> Bool {
        guard draft.source == .app, case .module = draft.destination, !draft.conditions.isEmpty,
            let function = draft.steps.first?.function, program.facts(function).kind == .method,
            !program.facts(function).parameters.isEmpty,
            modules.isLaunch(function), !modules.isInLaunchContainer(function)
        else { return false }
        let callers = sites.sites(of: function).map(\.function)
        return !callers.isEmpty && callers.allSatisfy { !modules.isLaunch($0) }
    }

    /// Whether code of no module has a part do something, by what that part inherits, for those who call it: a helper that
    /// holds a screen, `sheet.show(.help)`, chooses nothing, and the ways of its callers say what they choose.
    ///
    /// - Parameter index: the step that the part inherits.
    func isForCallers(_ effect: Effect, before index: Int) -> Bool {
        guard index > 0, let first = effect.steps.first else { return false }
        return !sites.sites(of: program.outermost(first.function)).isEmpty
    }
}
