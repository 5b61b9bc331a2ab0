import NavigationGraph

/// Finds how an effect shows its screen, beyond what its primitive says.
struct TransitionFinder {
    private let evaluator: Evaluator
    private let screens: ScreenFinder
    private let style: PresentationStyle
    private let raised: RaisedWindows
    private let modules: ModuleMap

    init(screens: ScreenFinder, modules: ModuleMap) {
        evaluator = screens.evaluator
        self.screens = screens
        self.modules = modules
        style = PresentationStyle(evaluator: screens.evaluator)
        raised = RaisedWindows(evaluator: screens.evaluator)
    }

    func transition(of effect: Effect, _ screen: Screen?) -> Transition {
        // `show(_:sender:)` presents a navigation controller: none can stand in the stack of another.
        let isPresented =
            effect.transition == .push && screen?.container == .navigation && !effect.call.hasPrefix("push")
        guard effect.transition == .present || isPresented else {
            // A tab bar controller that is put into another controller shows its tabs there.
            if effect.transition == .root || effect.transition == .embed, screen?.isInTab == true { return .tab }
            if raised.holds(effect) { return .present }
            if isOverlaid(effect) { return .sheet }
            if effect.call.hasPrefix("showDetail"), !evaluator.hasSplitControllers {
                return style.transition(of: effect) ?? .present
            }
            return (effect.transition == .root ? stackEdit(effect) : nil) ?? effect.transition
        }
        return style.transition(of: effect) ?? .present
    }

    /// Whether a controller that lays itself over others puts the screen into itself.
    private func isOverlaid(_ effect: Effect) -> Bool {
        guard effect.transition == .embed, let step = effect.steps.last,
            let owner = evaluator.program.owner(of: evaluator.program.outermost(step.function))
        else { return false }
        return modules.isOverlay(owner)
    }

    /// The transition of a stack that is set again with what it held: a push where all of that stays.
    private func stackEdit(_ effect: Effect) -> Transition? {
        guard case .value(let value) = effect.shown else { return nil }
        let standing = screens.leaves(of: value).compactMap { leaf -> Bool? in
            if case .open(.onScreen(let isWhole), _) = evaluator.store[leaf] { return isWhole }
            return nil
        }
        if standing.isEmpty { return nil }
        return standing.allSatisfy { $0 } ? .push : .replace
    }

    /// Whether a stack is set again without some of its screens, and with nothing new.
    func onlyTakesAway(_ effect: Effect) -> Bool {
        guard effect.transition == .root, case .value(let value) = effect.shown, isSetAnimated(effect) else {
            return false
        }
        return screens.leaves(of: value).allSatisfy { evaluator.isStanding($0) }
            && stackEdit(effect) == .replace
    }

    /// A stack that is assigned is tidied up; one that is set by a call shows the change.
    private func isSetAnimated(_ effect: Effect) -> Bool { effect.call.hasPrefix("setViewControllers") }
}
