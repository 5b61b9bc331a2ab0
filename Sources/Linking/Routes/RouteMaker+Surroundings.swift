/// Screens in controllers that only stand around them; see `SurroundingControllers`.
extension RouteMaker {
    func take(_ effect: Effect, _ module: Int, _ screen: Screen) {
        if let surrounding = screen.surrounding { surrounded[surrounding, default: []].insert(module) }
        take(effect, .module(module), screen)
    }

    /// Whether an effect puts the screen into a controller that only stands around it.
    func isSurrounding(_ effect: Effect) -> Bool {
        guard effect.transition == .embed, let step = effect.steps.last,
            let owner = program.owner(of: program.outermost(step.function))
        else { return false }
        return effects.screens.isSurrounding(owner)
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
