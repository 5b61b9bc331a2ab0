import Dialects
import Facts
import NavigationGraph

/// Screens that are shown without a call of UIKit's: UIKit asks for them, or a library takes them.
extension EffectFinder {
    /// For a method that UIKit asks for what to show: what that means.
    func answer(by function: FunctionRef) -> NavigationPrimitive? {
        guard let answers = NavigationPrimitive.answersByName[program.name(function)] else { return nil }
        let fullName = program.fullName(function)
        return answers.first {
            $0.fullName == fullName && ($0 != NavigationPrimitive.pages || program.facts(function).isOverride)
        }
    }

    func effect(
        _ answered: NavigationPrimitive, _ step: Effect.Step, _ result: ExpressionID, _ frame: FrameID
    ) -> Effect {
        Effect(
            primitive: step.call, call: answered.fullName, transition: answered.transition,
            shown: .value(evaluator.eval(result, frame)), receiver: evaluator.unknown, landing: nil, onlyNodes: false,
            steps: [step])
    }

    /// What a library's method may show: what it is handed, what closures that it is handed make, and, where nothing is
    /// handed over, the library's own container.
    func foreignEffects(
        _ transition: Transition, _ callee: ExpressionID, _ name: String, _ values: [Argument], _ step: Effect.Step,
        _ frame: FrameID
    ) -> [Effect] {
        let file = evaluator.facts(frame)
        var receiver = evaluator.unknown
        if case .member(let base?, _) = file.expressions[callee] { receiver = evaluator.eval(base, frame) }
        var shown = values.map { argument -> ValueID in
            let value = evaluator.eval(argument.value, frame)
            switch evaluator.store[value] {
            case .closure(let function, let parent):
                return evaluator.result(of: evaluator.inner(function, of: parent))
            case .metatype(let type): return type.symbol.flatMap { made(byStaticMethodsOf: $0) } ?? value
            default: return value
            }
        }
        if name == ForeignNavigation.setter {
            shown = zip(values, shown).filter { argument, _ in
                argument.label.map { ForeignNavigation.isContent(label: file.text($0)) } ?? false
            }.map(\.1)
        }
        if name != ForeignNavigation.setter, screens.isForeignContainer(receiver) { shown = [receiver] }
        let labels = values.map { ($0.label.map { file.text($0) } ?? "_") + ":" }.joined()
        let fullName = "\(name)(\(labels))"
        foreign[step.call] = fullName
        // A window holds nothing but its root: `window.set(newRootController: screen)`.
        let isWindow = evaluator.symbols(of: evaluator.type(of: receiver)).contains {
            program.inherits($0, from: "UIWindow")
        }
        return [
            Effect(
                primitive: step.call, call: fullName,
                transition: isWindow && name == ForeignNavigation.setter ? .root : transition,
                shown: .value(evaluator.make(.array(shown))),
                receiver: receiver, landing: nil, onlyNodes: true, isForeign: true, steps: [step])
        ]
    }

    /// What the static methods of a type make, where a library is handed the type: it is a factory of screens, which the
    /// library has make them (`push(openModuleType: ProfileAssembly.self)`).
    private func made(byStaticMethodsOf symbol: Int) -> ValueID? {
        guard !program.isExternal(symbol), !program.inherits(symbol, from: "UIViewController") else { return nil }
        let methods = program.methods(of: symbol).filter { program.facts($0).isStatic && program.facts($0).hasBody }
        let made = methods.map { evaluator.result(of: evaluator.rootFrame($0)) }.filter { value in
            screens.leaves(of: value).contains { leaf in
                if case .object(let creation) = evaluator.store[leaf] { isScreen(creation) } else { false }
            }
        }
        return made.isEmpty ? nil : evaluator.join(made)
    }
}
