import Facts

/// Objects of no module that serve screens; see `ServingObjects`.
extension RouteMaker {
    /// Gives what such objects do to the screens that they serve, before coordinators become nodes: what such an object has
    /// a coordinator do is the screen's way, as it is what the screen's own code has it do.
    ///
    /// - Returns: whether any has been given.
    func takeServed() -> Bool {
        let origins = newOrigins
        var isTaken = false
        for (stray, screen) in strays {
            let (effect, destination) = (stray.effect, stray.destination)
            guard sources.receivers(of: effect, destination).isEmpty else { continue }
            let found = sources.served(by: effect, destination).filter { one in
                !candidates.contains {
                    $0.source == one.source && $0.destination == destination && $0.primitive == effect.primitive
                }
            }
            guard !found.isEmpty, isRun(effect, origins) else { continue }
            record(.resolved, effect)
            for one in found { add(effect, of: one, destination, screen) }
            isTaken = true
        }
        return isTaken
    }

    /// Whether anything runs what begins an effect: a table, a control, a stream; SwiftUI asks for what a view lays out.
    private func isRun(_ effect: Effect, _ origins: OriginFinder) -> Bool {
        guard let function = effect.steps.first.map({ program.outermost($0.function) }) else { return false }
        return program.facts(function).kind == .getter || !origins.origins(of: function).isEmpty
    }
}
