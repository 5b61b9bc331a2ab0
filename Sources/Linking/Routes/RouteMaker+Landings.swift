import Dialects
import Facts

/// What effects tell of where ways back land.
extension RouteMaker {
    /// The module of the screen that a way back names.
    func landing(of effect: Effect) -> Int? { effect.landing.flatMap { module(of: $0) } }

    /// Tells the ways back that close what their source presents, once each child has its own.
    func landOnPresenters() {
        replaceDrafts(by: ClosedPresented(effects: effects, modules: modules).landed(drafts))
    }

    /// Whether a library's router goes back to the controller that it holds, which is its module's own: what lies over
    /// that is taken away, as by Marshroute's `focusOnCurrentModule()`.
    func landsOnOwnScreen(_ effect: Effect) -> Bool {
        guard effect.isLibrarys, let screen = effect.landing, landing(of: effect) == nil,
            case .open(.selfMember(let symbol, _), _) = evaluator.store[screen]
        else { return false }
        return evaluator.program.isOfStandIn(symbol)
    }

    /// Whether it dismisses what the module itself shows and no module is: the picker whose delegate the code is.
    func takesAwayLibrarysScreen(_ effect: Effect, _ draft: RouteDraft) -> Bool {
        guard effect.shown == .back, effect.transition == .dismiss else { return false }
        let told = draft.method.map { evaluator.parameterType(0, of: $0) } ?? .unknown
        return [evaluator.type(of: effect.receiver), told].contains { type in
            evaluator.symbols(of: type).contains { symbol in
                guard evaluator.program.isExternal(symbol) else { return false }
                let name = evaluator.program.types[symbol].name
                return AppleClasses.systemControllers[name] != nil || AppleClasses.superclass(ofUnknown: name) != nil
            }
        }
    }

    func module(of view: ValueID) -> Int? {
        evaluator.symbols(of: evaluator.type(of: view)).lazy.compactMap { self.modules.module(ofView: $0) }.first
    }
}
