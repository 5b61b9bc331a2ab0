import Dialects
import Facts

/// The property that decides whether a view is shown.
struct StateKey: Hashable {
    var type: Int
    var name: String
}

/// Which properties decide what SwiftUI's modifiers show.
extension EffectFinder {
    /// Says of an effect by which state it is shown.
    ///
    /// - Parameter binding: the binding of that state, in the function whose effect it is.
    func decide(_ effect: inout Effect, by binding: ExpressionID, _ frame: FrameID) {
        effect.state = stateKey(binding, frame)
        effect.stateParameter = nil
        guard effect.state == nil, case .local(let local) = evaluator.facts(frame).expressions[binding] else { return }
        effect.stateParameter = program.facts(evaluator.store.function(of: frame)).parameters.firstIndex {
            $0.local == local
        }
    }

    /// The same for what a function shows by a binding that this call hands over: `content.places($router.place)`.
    func decide(
        _ effect: inout Effect, byHanding arguments: ArgumentRange, to target: CallTarget, _ frame: FrameID
    ) {
        guard let index = effect.stateParameter else { return }
        effect.stateParameter = nil
        guard index < target.binding.count, let position = target.binding[index] else { return }
        let handed = Array(evaluator.facts(frame).arguments(arguments))
        if position < handed.count { decide(&effect, by: handed[position].value, frame) }
    }

    /// The property behind `$presenter.isShowing`, `$isShowing`, `self.$isShowing`, or a binding that is written out.
    func stateKey(_ expression: ExpressionID, _ frame: FrameID) -> StateKey? {
        let file = evaluator.facts(frame)
        func plain(_ name: NameID) -> String {
            let text = file.text(name)
            return text.hasPrefix("$") ? String(text.dropFirst()) : text
        }
        switch file.expressions[expression] {
        case .name(let name):
            guard let this = evaluator.store.this(of: frame), let type = evaluator.type(of: this).symbol else {
                return nil
            }
            return StateKey(type: type, name: plain(name))
        case .member(let base?, let name):
            guard let type = evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, frame))).first else {
                return nil
            }
            return StateKey(type: type, name: plain(name))
        case .call(_, let arguments): return stateKey(ofBinding: arguments, frame)
        default: return nil
        }
    }

    /// The property that `Binding(get: { model.error != nil }, set: { … })` asks: the first one, of the view or of an
    /// object that it holds.
    private func stateKey(ofBinding arguments: ArgumentRange, _ frame: FrameID) -> StateKey? {
        let file = evaluator.facts(frame)
        guard let get = file.arguments(arguments).first, arguments.count == 2,
            get.isTrailingClosure || file.label(get) == SwiftUIViews.bindingLabel,
            case .closure(let closure) = file.expressions[get.value],
            let asked = file.lastResult(of: closure)
        else { return nil }
        let place = evaluator.inner(FunctionRef(Int(evaluator.store.function(of: frame).file), closure), of: frame)
        return stateKey(askedBy: asked, place)
    }

    private func stateKey(askedBy expression: ExpressionID, _ frame: FrameID) -> StateKey? {
        let file = evaluator.facts(frame)
        switch file.expressions[expression] {
        case .name: return stateKey(expression, frame)
        case .member(let base?, _):
            // Of `pending?.id` it counts that something is pending; a model tells more than that it is there.
            if case .selfReference = file.expressions[base] { return stateKey(expression, frame) }
            guard case .nominal(let symbol, _) = evaluator.type(of: evaluator.eval(base, frame)),
                program.types[symbol].kind != .struct, program.types[symbol].kind != .enum
            else { return stateKey(askedBy: base, frame) }
            return stateKey(expression, frame)
        case .element(let base, _), .cast(let base, _, _): return stateKey(askedBy: base, frame)
        // Of a single operand it would be the opposite that counts.
        case .other(let operands) where operands.count > 1, .alternatives(let operands):
            return file.arguments(operands).first.flatMap { stateKey(askedBy: $0.value, frame) }
        default: return nil
        }
    }
}
