import Dialects
import Facts
import NavigationGraph

/// Ways out of a view of SwiftUI through what its environment holds.
extension EffectFinder {
    /// `dismiss()`, `openURL(url)`, `presentationMode.wrappedValue.dismiss()`: values of the environment that are called.
    func environmentEffect(
        _ callee: ExpressionID, _ values: [Argument], _ name: String, _ step: Effect.Step, _ frame: FrameID
    ) -> Effect? {
        let file = evaluator.facts(frame)
        guard let this = evaluator.store.this(of: frame), let symbol = evaluator.type(of: this).symbol,
            evaluator.program.usesSwiftUI(step.function.file)
        else { return nil }
        var property = name
        if case .member(let base?, _) = file.expressions[callee] {
            switch file.expressions[base] {
            case .selfReference: break
            case .member(let mode?, let wrapped) where file.text(wrapped) == "wrappedValue" && name == "dismiss":
                guard let held = ownProperty(mode, file) else { return nil }
                property = held
            default: return nil
            }
        }
        guard let transition = environmentTransition(property, of: symbol) else { return nil }
        let call = property == name ? "\(name)(\(values.isEmpty ? "" : "_:"))" : "\(property).wrappedValue.\(name)()"
        note(step.call, call)
        return Effect(
            primitive: step.call, call: call, transition: transition,
            shown: transition == .external ? .external : .back, receiver: this, onlyNodes: false,
            leavesView: transition == .dismiss, steps: [step])
    }

    /// The property that an expression names: `presentationMode`, `self.presentationMode`.
    private func ownProperty(_ expression: ExpressionID, _ file: SwiftFacts) -> String? {
        switch file.expressions[expression] {
        case .name(let name): return file.text(name)
        case .member(let base?, let name):
            guard case .selfReference = file.expressions[base] else { return nil }
            return file.text(name)
        default: return nil
        }
    }

    private func environmentTransition(_ name: String, of symbol: Int) -> Transition? {
        evaluator.property(program.identifier(name), in: symbol, isStatic: false)
            .flatMap { program.keyPathName(of: $0) }.flatMap { SwiftUIPrimitive.environment[$0] }
    }
}
