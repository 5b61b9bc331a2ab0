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
            case .object(let creation): return controller(givenBy: value, creation) ?? value
            default: return value
            }
        }
        if name == ForeignNavigation.setter {
            shown = zip(values, shown).filter { argument, _ in
                argument.label.map { ForeignNavigation.isContent(label: file.text($0)) } ?? false
            }.map(\.1)
        }
        if name != ForeignNavigation.setter, screens.isForeignContainer(receiver) {
            shown = [receiver]
        } else {
            // What an open parameter of a range or a date is, no caller makes a screen.
            shown.removeAll { evaluator.dataTypes.isData(evaluator.type(of: $0)) }
            if shown.isEmpty { return [] }
        }
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

    /// The controller that an object gives out which a library is handed and knows by a protocol or a class of its own: a
    /// module, which the library asks for its view (`view.open(module: SettingsModule())`).
    private func controller(givenBy value: ValueID, _ creation: Creation) -> ValueID? {
        guard let symbol = creation.type.symbol, !program.isExternal(symbol), !isScreen(creation),
            program.ancestry(of: symbol).contains(where: isUnknownFramework)
        else { return nil }
        var found: [(name: Identifier, method: FunctionRef?)] = []
        for type in program.lineage(of: symbol).map({ program.types[$0] }) {
            let methods = type.methods.values.joined().filter { givesController($0) }
            let properties = type.properties.values.joined().filter { property in
                let fact = program.facts(property)
                return !fact.isStatic && !fact.isPrivate
                    && isController(evaluator.declaredType(of: property, for: symbol, arguments: []))
            }
            found += methods.map { (program.identifier(of: $0), $0) }
            found += properties.map { (program.identifier(of: $0), nil) }
        }
        // What a subclass overrides is there once.
        guard let first = found.first, found.allSatisfy({ $0.name == first.name }) else { return nil }
        let given =
            if let method = first.method {
                evaluator.result(
                    of: evaluator.store.intern(
                        Frame(function: method, this: value, arguments: [], bound: [:], parent: nil)))
            } else {
                evaluator.member(first.name, of: value)
            }
        return given == evaluator.unknown ? nil : given
    }

    /// Whether a method of an object gives out a controller without being handed anything.
    private func givesController(_ method: FunctionRef) -> Bool {
        let fact = program.facts(method)
        return fact.parameters.isEmpty && !fact.isStatic && !fact.isPrivate && fact.hasBody
            && evaluator.givesController(method)
    }

    func isController(_ type: TypeValue) -> Bool {
        evaluator.symbols(of: type).contains { program.inherits($0, from: "UIViewController") }
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
