/// Screens in controllers that only stand around them; see `SurroundingControllers`.
extension RouteMaker {
    func take(_ effect: Effect, _ module: Int, _ screen: Screen) {
        if let surrounding = screen.surrounding { surrounded[surrounding, default: []].insert(module) }
        take(effect, .module(module), screen)
    }

    /// Whether an effect puts the screen into a controller that only stands around it, or lays one that does so over what is
    /// shown.
    func isSurrounding(_ effect: Effect) -> Bool {
        guard effect.transition == .embed, let step = effect.steps.last,
            let owner = program.owner(of: program.outermost(step.function))
        else { return false }
        return effects.screens.isSurrounding(owner) || isOverlaying(effect)
    }

    /// Whether a controller that lays itself over others puts itself into the one below.
    func isOverlaying(_ effect: Effect) -> Bool {
        guard effect.transition == .embed, case .value(let value) = effect.shown, let step = effect.steps.last,
            let owner = program.owner(of: program.outermost(step.function)), modules.isOverlay(owner)
        else { return false }
        let shown = evaluator.choices(of: value).flatMap { evaluator.symbols(of: evaluator.type(of: $0.value)) }
        return !shown.isEmpty && shown.allSatisfy { program.isSubtype($0, of: owner) }
    }

    /// What a controller closes that only stands around a screen is a way back of each screen that it stands around.
    func closeSurrounded() {
        for stray in strays.map(\.stray) where stray.destination == .back {
            guard let first = stray.effect.steps.first, let owner = evaluator.program.owner(of: first.function),
                let inside = surrounded[owner]
            else { continue }
            for module in inside.sorted() {
                add(stray.effect, of: .init(source: .module(module), index: 0), .back, nil)
            }
            record(.resolved, stray.effect)
        }
    }
}
