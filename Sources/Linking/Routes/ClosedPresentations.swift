import Facts
import NavigationGraph

/// Tells which ways back close what stands in the way of another screen: a controller's presentation, an alert, or what a
/// window held before.
struct ClosedPresentations {
    let effects: EffectFinder
    /// How many constants and casts lie between a call and the controller that it closes.
    private static let maximumDepth = 6

    private var program: Program { effects.program }

    /// Whether a function makes room for a screen that it shows itself: that is a part of showing it, and no way back.
    ///
    /// So it is where it closes what a controller presents that it is handed, an alert, or the controller that was the root
    /// of a window which gets another one.
    func isReplaced(by effect: Effect) -> Bool {
        guard effect.shown == .back, effect.transition == .dismiss, let last = effect.steps.last else { return false }
        let file = program.files[Int(effect.primitive.file)]
        guard case .call(let callee, _) = file.expressions[effect.primitive.id],
            case .member(let base?, _) = file.expressions[callee]
        else { return false }
        let closed = origin(of: base, file)
        switch file.expressions[closed.expression] {
        case .member(_, let name) where file.text(name) == Self.root,
            .name(let name) where file.text(name) == Self.root:
            return closed.expression != base && shows(.root, program.outermost(last.function))
        case .member(let presenting?, let name) where file.text(name) == Self.presented:
            let isHanded = isParameter(origin(of: presenting, file).expression, file)
            return (isHanded || closed.isAlert) && shows(.present, program.outermost(last.function))
        default:
            return closed.isAlert && shows(.present, program.outermost(last.function))
        }
    }

    /// What constants and casts stand for, and whether one of the casts says that it is an alert.
    private func origin(of expression: ExpressionID, _ file: SwiftFacts) -> (expression: ExpressionID, isAlert: Bool) {
        var current = expression
        var isAlert = false
        for _ in 0..<Self.maximumDepth {
            switch file.expressions[current] {
            case .local(let local):
                guard case .value(let value) = file.locals[Int(local.index)].source else { return (current, isAlert) }
                current = value
            case .cast(let value, let type, .conversion):
                if case .named(let name, _) = file.types[Int(type.index)], file.text(name) == Self.alert {
                    isAlert = true
                }
                current = value
            default: return (current, isAlert)
            }
        }
        return (current, isAlert)
    }

    private func isParameter(_ expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        guard case .local(let local) = file.expressions[expression],
            case .parameter = file.locals[Int(local.index)].source
        else { return false }
        return true
    }

    /// Whether a function itself shows a screen by a transition.
    private func shows(_ transition: Transition, _ function: FunctionRef) -> Bool {
        effects.effects(of: function).contains { other in
            guard case .value = other.shown, other.transition == transition, let shows = other.steps.last else {
                return false
            }
            return program.outermost(shows.function) == function
        }
    }

    private static let presented = "presentedViewController"
    private static let root = "rootViewController"
    private static let alert = "UIAlertController"
}
