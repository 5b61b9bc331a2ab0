import Dialects
import Facts
import NavigationGraph

/// What SwiftUI's views and modifiers show.
extension EffectFinder {
    /// The effects of a call that is one of SwiftUI's primitives.
    func swiftUIEffects(
        _ callee: ExpressionID, _ values: [Argument], _ name: String, _ step: Effect.Step, _ frame: FrameID
    ) -> [Effect] {
        let file = evaluator.facts(frame)
        if let left = environmentEffect(callee, values, name, step, frame) { return [left] }
        if SwiftUIPrimitive.pathCalls[name] != nil { return pathEffects(callee, values, name, step, frame) }
        guard evaluator.program.usesSwiftUI(step.function.file),
            let primitive = SwiftUINames.primitive(name, values, file, of: evaluator.program)
        else { return [] }
        if let kept = storedViews.shows[step.call] {
            dismissed[step.call] = .storedView(program.text(kept))
            return []
        }
        if let kept = keptBuilders.shows[step.call] ?? sentViews.shows[step.call]
            ?? routedAlerts.shows[step.call]
        {
            dismissed[step.call] = .storedView(kept)
            return []
        }
        let fullName = SwiftUINames.fullName(primitive, values, file)
        note(step.call, fullName)
        var effect = Effect(
            primitive: step.call, call: fullName, transition: primitive.transition, shown: .external,
            receiver: evaluator.store.this(of: frame) ?? evaluator.unknown, onlyNodes: false, steps: [step])
        if let label = primitive.states.first(where: { state in values.contains { file.label($0) == state } }),
            let argument = values.first(where: { file.label($0) == label })
        {
            decide(&effect, by: argument.value, frame)
        }
        switch primitive.subject {
        case .external: return [effect]
        case .system(let name):
            effect.shown = .system(name)
            return [effect]
        case .content, .elements:
            guard let closure = SwiftUINames.builder(values, file) else { return [] }
            let built = evaluator.built(evaluator.eval(closure, frame))
            effect.shown = .value(primitive.subject == .elements ? evaluator.apart(built) : built)
            return [effect]
        case .link: return link(values, effect, frame)
        }
    }

    private func link(_ values: [Argument], _ effect: Effect, _ frame: FrameID) -> [Effect] {
        let file = evaluator.facts(frame)
        if let value = values.first(where: { file.label($0) == "value" }) {
            return paths.destinations(of: evaluator.eval(value.value, frame), near: effect.steps[0].function.file)
                .map { destination in
                    var effect = effect
                    effect.shown = .value(destination.shown)
                    effect.choice = destination.choice
                    return effect
                }
        }
        var effect = effect
        guard let shown = SwiftUINames.builder(values, file) else { return [] }
        effect.shown = .value(evaluator.built(evaluator.eval(shown, frame)))
        if let active = values.first(where: { file.label($0) == "isActive" }) {
            decide(&effect, by: active.value, frame)
        }
        return [effect]
    }

    // MARK: - Paths

    /// `path.append(Route.detail(id))`, `path.removeLast()`.
    private func pathEffects(
        _ callee: ExpressionID, _ values: [Argument], _ name: String, _ step: Effect.Step, _ frame: FrameID
    ) -> [Effect] {
        let file = evaluator.facts(frame)
        guard !paths.isEmpty, case .member(let base?, _) = file.expressions[callee],
            let transition = SwiftUIPrimitive.pathCalls[name], let path = paths.pathType(of: base, frame)
        else { return [] }
        let labels = values.map { (file.label($0) ?? "_") + ":" }.joined()
        let fullName = "\(name)(\(labels))"
        var effect = Effect(
            primitive: step.call, call: empties(name, values, file) ? NavigationPrimitive.toBottom : fullName,
            transition: transition, shown: .back, receiver: evaluator.unknown, onlyNodes: false, steps: [step])
        note(step.call, fullName)
        guard transition == .push else { return [effect] }
        guard let argument = values.first else { return [] }
        return paths.destinations(
            of: evaluator.eval(argument.value, frame, expected: path.element), near: step.function.file
        ).map { destination in
            effect.shown = .value(destination.shown)
            effect.choice = destination.choice
            return effect
        }
    }

    /// Whether a call takes all away that is on a path: `path.removeAll()`, `path.removeLast(path.count)`.
    private func empties(_ name: String, _ values: [Argument], _ file: SwiftFacts) -> Bool {
        if name == "removeAll" { return values.isEmpty }
        guard name == "removeLast", values.count == 1, case .member(_?, let count) = file.expressions[values[0].value]
        else { return false }
        return file.text(count) == "count"
    }

    /// `path = []` leads back to the root, `path = [.detail(id)]` to where its values lead.
    func pathEffects(
        ofAssignment action: Action, _ target: ExpressionID, _ value: ExpressionID, _ frame: FrameID
    ) -> [Effect] {
        guard !paths.isEmpty, let path = paths.pathType(of: target, frame) else { return [] }
        let step = step(action, frame)
        let name = paths.name(of: target, evaluator.facts(frame)) ?? ""
        var effect = Effect(
            primitive: step.call, call: NavigationPrimitive.toBottom, transition: .pop, shown: .back,
            receiver: evaluator.unknown, onlyNodes: false, steps: [step])
        let assigned = evaluator.eval(value, frame, expected: .array(path.element))
        switch evaluator.store[assigned] {
        case .array(let elements):
            note(step.call, name)
            guard !elements.isEmpty else { return [effect] }
            (effect.transition, effect.call) = (.push, name)
            return elements.flatMap { paths.destinations(of: $0, near: step.function.file) }.map { destination in
                effect.shown = .value(destination.shown)
                effect.choice = destination.choice
                return effect
            }
        case .object(let creation) where creation.arguments.isEmpty:
            note(step.call, name)
            return [effect]
        default: return []
        }
    }

    // MARK: - Stored views

    /// `state.sheet = AnyView(Screen())`, where some modifier shows what is in `sheet`.
    func storedViewEffects(
        ofAssignment action: Action, _ target: ExpressionID, _ value: ExpressionID, _ frame: FrameID
    ) -> [Effect] {
        guard !storedViews.transitions.isEmpty else { return [] }
        let file = evaluator.facts(frame)
        let receiver: ValueID
        let name: Identifier
        switch file.expressions[target] {
        case .name(let text):
            (receiver, name) = (evaluator.store.this(of: frame) ?? evaluator.unknown, evaluator.identifier(text, frame))
        case .member(let base?, let text):
            name = evaluator.identifier(text, frame)
            guard storedViews.transitions[name] != nil else { return [] }
            receiver = evaluator.eval(base, frame)
        default: return []
        }
        guard let transition = storedViews.transitions[name],
            evaluator.symbols(of: evaluator.type(of: receiver)).allSatisfy({ holder in
                evaluator.property(name, in: holder, isStatic: false).map { storedViews.holdsView($0) }
                    ?? false
            })
        else { return [] }
        let step = step(action, frame)
        let shown = storedViews.unwrapped(evaluator.built(evaluator.eval(value, frame)), evaluator)
        guard shown != evaluator.nothing else {
            dismissed[step.call] = .nothingShown
            return []
        }
        note(step.call, program.text(name))
        return [
            Effect(
                primitive: step.call, call: program.text(name), transition: transition, shown: .value(shown),
                receiver: receiver, onlyNodes: false, steps: [step])
        ]
    }

    /// `router.modal.send(.plant)`, where some modifier shows what an observer makes of it; with nothing it is closed.
    func sentEffect(_ action: Action, _ frame: FrameID) -> Effect? {
        let call = ExpressionRef(Int(evaluator.store.function(of: frame).file), action.expression)
        guard let stream = sentViews.sends[call], evaluator.canRun(action.condition, in: frame) else { return nil }
        let step = step(action, frame)
        let shown = sentViews.shown(by: call, frame)
        note(step.call, "send(_:)")
        var effect = Effect(
            primitive: step.call, call: "send(_:)", transition: .dismiss, shown: .back,
            receiver: evaluator.store.this(of: frame) ?? evaluator.unknown, onlyNodes: false, steps: [step])
        guard shown != evaluator.nothing else { return effect }
        effect.transition = stream.kept.transition
        effect.shown = .value(shown)
        return effect
    }

    /// `self.content = { AnyView(content()) }`, where some modifier shows what the kept closure builds.
    func keptBuilderEffect(
        _ action: Action, _ target: ExpressionID, _ value: ExpressionID, _ frame: FrameID
    ) -> Effect? {
        let step = step(action, frame)
        guard let transition = keptBuilders.transitions[step.call] else { return nil }
        let file = evaluator.facts(frame)
        var name = ""
        if case .name(let text) = file.expressions[target] { name = file.text(text) }
        if case .member(_?, let text) = file.expressions[target] { name = file.text(text) }
        note(step.call, name)
        return Effect(
            primitive: step.call, call: name, transition: transition,
            shown: .value(evaluator.built(evaluator.eval(value, frame))),
            receiver: evaluator.store.this(of: frame) ?? evaluator.unknown, onlyNodes: false, steps: [step])
    }

    /// `notice = Notice(title)` in a method of a view that is a router, where a modifier shows an alert of it.
    func routedAlertEffect(_ action: Action, _ frame: FrameID) -> Effect? {
        let step = step(action, frame)
        guard let alert = routedAlerts.sets[step.call] else { return nil }
        let name = program.text(alert.name)
        note(step.call, name)
        return Effect(
            primitive: step.call, call: name, transition: alert.transition, shown: .system(alert.shown),
            receiver: evaluator.store.this(of: frame) ?? evaluator.unknown, onlyNodes: false, steps: [step])
    }

    // MARK: - Views inside of views

    /// Modules whose views a view's body holds.
    func embeddedEffects(_ frame: FrameID) -> [Effect] {
        let function = evaluator.store.function(of: frame)
        let fact = evaluator.program.facts(function)
        guard let this = evaluator.store.this(of: frame), let symbol = evaluator.type(of: this).symbol,
            relevant.body(of: symbol) == function, evaluator.isView(this)
        else { return [] }
        let file = evaluator.program.files[Int(function.file)]
        var found: [Effect] = []
        for index in fact.actions {
            let action = file.actions[Int(index)]
            guard action.kind == .result || action.kind == .statement,
                evaluator.canRun(action.condition, in: frame)
            else { continue }
            let value = evaluator.eval(action.expression, frame)
            guard value != evaluator.unknown else { continue }
            found.append(
                Effect(
                    primitive: ExpressionRef(Int(function.file), action.expression), call: file.text(fact.name),
                    transition: .embed, shown: .value(value), receiver: this, onlyNodes: true,
                    steps: [step(action, frame)]))
        }
        return found
    }

    /// What the body of a view that is made here does, where the view has no node of its own.
    func partEffects(_ action: Action, _ callee: ExpressionID, _ name: Identifier, _ frame: FrameID) -> [Effect] {
        guard relevant.views.contains(name),
            case .metatype(let type) = evaluator.store[evaluator.eval(callee, frame)], let symbol = type.symbol,
            modules.moduleOfType[symbol] == nil, !views.isShown(symbol),
            let body = relevant.body(of: symbol)
        else { return [] }
        let made = evaluator.eval(action.expression, frame)
        guard case .object = evaluator.store[made] else { return [] }
        let alone = effects(of: body)
        guard !alone.isEmpty else { return [] }
        let activation = evaluator.store.intern(
            Frame(function: body, this: made, arguments: [], bound: [:], parent: nil))
        let step = step(action, frame)
        var inside = effects(of: activation)
        // What a router is built of is what its maker shows, wherever that stands.
        if routingViews.contains(symbol) { inside.removeAll { isHeld($0) && $0.steps.count == 1 } }
        // What stands in a link is what the link leads to, and no part of the view with the link.
        if inside.contains(where: { isHeld($0) }), screens.links.isContent(step.call, of: step.function) {
            inside.removeAll { isHeld($0) }
        }
        return inside.map { effect in
            var effect = effect
            effect.steps.insert(step, at: 0)
            return effect
        }
    }

    /// Whether an effect only says what a view's body holds.
    func isHeld(_ effect: Effect) -> Bool {
        effect.transition == .embed && effect.onlyNodes && effect.call == SwiftUIViews.body
    }
}
