import Facts
import NavigationGraph

/// Tells which ways back close no screen: an alert, or what stands in the way of another screen, be it a controller's
/// presentation, what a window's former root presents, or what lies on a stack.
struct ClosedPresentations {
    let effects: EffectFinder
    /// How many constants and casts lie between a call and the controller that it closes.
    private static let maximumDepth = 6

    private var program: Program { effects.program }

    /// Why something that looks like a way back is none.
    enum Reason {
        /// It closes an alert, which its screen stays behind.
        case closesAlert
        /// It makes room for a screen that the same function shows, which is a part of showing it.
        case makesRoom
    }

    /// Why an effect that looks like a way back is none; nil where it is one.
    ///
    /// It makes room where it closes what a controller presents that it is handed, or the controller that was the root of a
    /// window which gets another one, and where it takes something off a stack before a push.
    func reason(against effect: Effect) -> Reason? {
        if ReplacedStacks(effects: effects).isFollowedByPush(effect) { return .makesRoom }
        guard effect.shown == .back, effect.transition == .dismiss, let last = effect.steps.last else { return nil }
        let file = program.files[Int(effect.primitive.file)]
        guard case .call(let callee, _) = file.expressions[effect.primitive.id],
            case .member(let base?, _) = file.expressions[callee]
        else { return nil }
        if isAlert(effect.receiver) { return .closesAlert }
        let function = program.outermost(last.function)
        let closed = origin(of: base, file)
        switch file.expressions[closed] {
        case .member(_, let name) where file.text(name) == Self.root,
            .name(let name) where file.text(name) == Self.root:
            return closed != base && shows(.root, function) ? .makesRoom : nil
        case .member(let presenting?, let name) where file.text(name) == Self.presented:
            return isParameter(origin(of: presenting, file), file) && shows(.present, function) ? .makesRoom : nil
        default: return nil
        }
    }

    /// Whether a controller is an alert of the system's or of a library's.
    private func isAlert(_ controller: ValueID) -> Bool {
        let evaluator = effects.evaluator
        let closed = evaluator.choices(of: controller).map(\.value).filter { $0 != evaluator.nothing }
        return !closed.isEmpty
            && closed.allSatisfy { value in
                evaluator.symbols(of: evaluator.type(of: value)).contains { symbol in
                    program.isExternal(symbol) && program.types[symbol].name.hasSuffix(Self.alert)
                }
            }
    }

    /// What constants and casts stand for.
    private func origin(of expression: ExpressionID, _ file: SwiftFacts) -> ExpressionID {
        var current = expression
        for _ in 0..<Self.maximumDepth {
            switch file.expressions[current] {
            case .local(let local):
                guard case .value(let value) = file.locals[Int(local.index)].source else { return current }
                current = value
            case .cast(let value, _, .conversion): current = value
            default: return current
            }
        }
        return current
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
    /// How the names of alerts end: `UIAlertController`, and those of libraries.
    private static let alert = "AlertController"
}
