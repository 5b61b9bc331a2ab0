import Dialects
import Facts

/// Assignments to properties that hold screens, and changes of such properties in place.
extension EffectFinder {
    func effects(
        ofAssignment action: Action, _ target: ExpressionID, _ value: ExpressionID, _ frame: FrameID
    ) -> [Effect] {
        let file = evaluator.facts(frame)
        if let kept = keptBuilderEffect(action, target, value, frame) { return [kept] }
        if let alert = routedAlertEffect(action, frame) { return [alert] }
        let path = pathEffects(ofAssignment: action, target, value, frame)
        if !path.isEmpty { return path }
        let tabs = tabEffects(ofAssignment: action, target, value, frame)
        if !tabs.isEmpty { return tabs }
        let stored = storedViewEffects(ofAssignment: action, target, value, frame)
        if !stored.isEmpty { return stored }
        if let set = menuEffect(ofAssignment: action, target, value, frame) { return [set] }
        if let filled = libraryTabEffect(ofAssignment: action, target, value, frame) { return [filled] }
        let observed = observerEffects(action, target, value, frame)
        if !observed.isEmpty { return observed }
        if case .element(let stack, _) = file.expressions[target] {
            // `viewControllers[0] = …`: the others stay.
            return effects(ofEditing: action, stack, { self.evaluator.eval(value, frame) }, isReduced: true, frame)
        }
        return effects(ofEditing: action, target, { self.evaluator.eval(value, frame) }, isReduced: nil, frame)
    }

    /// Effects of `container.viewControllers.append(screen)`.
    func effects(
        ofAdding action: Action, _ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> [Effect]? {
        let file = evaluator.facts(frame)
        guard case .member(let stack?, let name) = file.expressions[callee],
            BodyIndexer.adds(evaluator.identifier(name, frame)),
            let added = file.arguments(arguments).first, RelevantFunctions.isStack(stack, file)
        else { return nil }
        return effects(ofEditing: action, stack, { self.evaluator.eval(added.value, frame) }, isReduced: false, frame)
    }

    /// - Parameter isReduced: for a stack that is edited in place, whether something gives way; nil where it is set anew.
    private func effects(
        ofEditing action: Action, _ target: ExpressionID, _ value: () -> ValueID, isReduced: Bool?, _ frame: FrameID
    ) -> [Effect] {
        let file = evaluator.facts(frame)
        let name: String
        let receiver: ValueID?
        // What is called a window is one where nobody declares its type; views of ads have a `rootViewController`, too.
        var isWindow = false
        switch file.expressions[target] {
        case .member(let base?, let text):
            name = file.text(text)
            guard program.primitives.assignmentsByName[name] != nil else { return [] }
            receiver = evaluator.eval(base, frame)
            isWindow = ExpressionText(file: file).chain(base).last?.name.lowercased().holds("window") ?? false
        case .name(let text):
            name = file.text(text)
            guard program.primitives.assignmentsByName[name] != nil else { return [] }
            receiver = evaluator.store.this(of: frame)
        default: return []
        }
        guard let receiver else { return [] }
        let passedOn = setterEffects(action, name, receiver, value, frame)
        if !passedOn.isEmpty { return passedOn }
        for primitive in program.primitives.assignmentsByName[name] ?? [] {
            let step = step(action, frame)
            let implicit = !isWindow || primitive.receiver != .window
            guard isReceiver(receiver, primitive.receiver, frame, implicit: implicit) else {
                // Any class may have `tabs` of its own.
                if name != NavigationPrimitive.tabs {
                    dismissed[step.call] = .receiver(evaluator.type(of: receiver))
                }
                continue
            }
            var shown = value()
            guard shown != evaluator.nothing, !evaluator.isNone(shown) else {
                dismissed[step.call] = .nothingShown
                return []
            }
            if name == NavigationPrimitive.tabs {
                // What a caller hands over is known there.
                let controllers = screens.isOpen(shown) ? shown : controllers(ofTabs: shown)
                guard let controllers, !declares(name, receiver) else { return [] }
                shown = controllers
            }
            if let isReduced { shown = evaluator.added(shown, isReduced: isReduced) }
            primitives[step.call] = name
            return [
                Effect(
                    primitive: step.call, call: name, transition: primitive.transition, shown: .value(shown),
                    receiver: receiver, landing: nil, onlyNodes: false, steps: [step])
            ]
        }
        return []
    }

    /// What code of no module does when others set one of its properties: `container.content = screen`, where that adds its
    /// content as a child. What a module's own property does then, the module does.
    private func observerEffects(
        _ action: Action, _ target: ExpressionID, _ value: ExpressionID, _ frame: FrameID
    ) -> [Effect] {
        guard case .member(let base?, let text) = evaluator.facts(frame).expressions[target] else { return [] }
        let name = evaluator.identifier(text, frame)
        guard relevant.setters[name] != nil else { return [] }
        let receiver = evaluator.eval(base, frame)
        guard program.primitives.assignmentsByName[program.text(name)] == nil else { return [] }
        let step = step(action, frame)
        return evaluator.choices(of: receiver).flatMap { choice -> [Effect] in
            guard let symbol = evaluator.type(of: choice.value).symbol,
                let property = evaluator.property(name, in: symbol, isStatic: false)
            else { return [] }
            // `willSet` and `didSet` both run.
            let setters = (relevant.setters[name] ?? []).filter {
                program.isAccessor($0, of: property) && modules.module(of: $0) == nil && !isOwn($0, frame)
            }
            return setters.sorted().flatMap { effects(of: $0, setting: value, of: choice.value, name, step, frame) }
        }
    }

    /// What one observer of a property does with the value that it is told of.
    private func effects(
        of setter: FunctionRef, setting value: ExpressionID, of holder: ValueID, _ name: Identifier,
        _ step: Effect.Step, _ frame: FrameID
    ) -> [Effect] {
        let set = evaluator.shown(value, frame)
        // An observer of what was set is handed what was there before.
        let isToldBefore = program.facts(setter).parameters.first.map {
            program.files[Int(setter.file)].text($0.name) == "oldValue"
        }
        let activation = evaluator.store.intern(
            Frame(
                function: setter, this: holder,
                arguments: isToldBefore == true ? [evaluator.unknown, set] : [set, set], bound: [:], parent: nil))
        // What an observer sets up as well, and what waits there for something to happen, who sets the property does not.
        return effects(of: activation).filter { effect in
            !effect.steps.contains { program.runsLater($0.function) }
                && (shows(set, effect) || effect.steps.flatMap(\.conditions).contains { tests(name, $0) })
        }.map { effect($0, of: setter, calledBy: step) }
    }

    private func shows(_ set: ValueID, _ effect: Effect) -> Bool {
        guard case .value(let shown) = effect.shown else { return false }
        let given = screens.leaves(of: set)
        return screens.leaves(of: shown).contains { given.contains($0) }
    }

    /// Whether a condition is one on the case that a property of the object at hand holds.
    private func tests(_ name: Identifier, _ reference: ConditionRef) -> Bool {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        guard !condition.cases.isEmpty, let subject = condition.subject else { return false }
        switch file.expressions[subject] {
        case .name(let text): return program.identifier(text, reference.file) == name
        case .member(let base?, let text):
            guard case .selfReference = file.expressions[base] else { return false }
            return program.identifier(text, reference.file) == name
        default: return false
        }
    }

    /// Whether code of a property's own type sets it: what the type does then is followed from the observer on.
    private func isOwn(_ setter: FunctionRef, _ frame: FrameID) -> Bool {
        guard let owner = program.owner(of: setter), let here = program.owner(of: evaluator.store.function(of: frame))
        else { return false }
        return program.isKin(here, of: owner)
    }

    /// Whether the app itself declares a property of a name for an object's type.
    func declares(_ name: String, _ object: ValueID) -> Bool {
        evaluator.symbols(of: evaluator.type(of: object)).contains { symbol in
            evaluator.property(program.identifier(name), in: symbol, isStatic: false) != nil
        }
    }

    /// What the app's own code does where a property of such a name is set, as in a controller that wraps UIKit's and hands
    /// it on.
    private func setterEffects(
        _ action: Action, _ name: String, _ receiver: ValueID, _ value: () -> ValueID, _ frame: FrameID
    ) -> [Effect] {
        evaluator.choices(of: receiver).flatMap { choice -> [Effect] in
            guard let symbol = evaluator.type(of: choice.value).symbol,
                let property = evaluator.property(program.identifier(name), in: symbol, isStatic: false),
                let setter = program.setter(of: property), relevant.contains(setter)
            else { return [] }
            let activation = evaluator.store.intern(
                Frame(function: setter, this: choice.value, arguments: [value()], bound: [:], parent: nil))
            let step = step(action, frame)
            dismissed[step.call] = .ownFunction(setter)
            return effects(of: activation).map { effect($0, of: setter, calledBy: step) }
        }
    }
}
