import Facts

/// Tells which ways back close what a controller presents, and not the controller itself:
/// `presenting.presentedViewController?.dismiss(animated: false)`.
struct ClosedPresentations {
    let effects: EffectFinder

    private var program: Program { effects.program }

    /// Whether a helper makes room on a controller that it is handed, to present another screen there: that is a part of
    /// presenting it, and no way back.
    func isReplaced(by effect: Effect) -> Bool {
        guard let (presenting, file) = presenting(effect), case .local(let local) = file.expressions[presenting],
            case .parameter = file.locals[Int(local.index)].source, let last = effect.steps.last
        else { return false }
        let helper = program.outermost(last.function)
        return effects.effects(of: helper).contains { other in
            guard case .value = other.shown, other.transition == .present, let shows = other.steps.last else {
                return false
            }
            return program.outermost(shows.function) == helper
        }
    }

    /// The expression of the controller whose presentation an effect closes.
    private func presenting(_ effect: Effect) -> (expression: ExpressionID, file: SwiftFacts)? {
        guard effect.shown == .back, effect.transition == .dismiss else { return nil }
        let file = program.files[Int(effect.primitive.file)]
        guard case .call(let callee, _) = file.expressions[effect.primitive.id],
            case .member(var base?, _) = file.expressions[callee]
        else { return nil }
        if case .local(let local) = file.expressions[base],
            case .value(let value) = file.locals[Int(local.index)].source
        {
            base = value
        }
        guard case .member(let presenting?, let name) = file.expressions[base], file.text(name) == Self.presented else {
            return nil
        }
        return (presenting, file)
    }

    private static let presented = "presentedViewController"
}
