import Dialects
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
        /// It closes a picker or another screen of the system's or of a library's, and the one below stays.
        case closesSystemScreen
        /// It makes room for a screen that the same function shows, which is a part of showing it.
        case makesRoom
        /// It closes what lies over the screen, which stays.
        case closesOverlay
        /// It takes nothing off a stack that was made just before; the step that tells the stack to.
        case takesNothingOff(step: Int)
    }

    /// Why an effect that looks like a way back is none; nil where it is one.
    ///
    /// It makes room where it closes what a controller presents that it is handed, or the controller that was the root of a
    /// window which gets another one, and where it takes something off a stack before a push.
    func reason(against effect: Effect) -> Reason? {
        if ReplacedStacks(effects: effects).isFollowedByPush(effect) || isFollowedByRoot(effect) {
            return .makesRoom
        }
        if let step = FreshStacks(effects: effects).step(emptying: effect) { return .takesNothingOff(step: step) }
        guard effect.shown == .back, effect.transition == .dismiss, let last = effect.steps.last else { return nil }
        if isToldBySystemScreen(effect, last) { return .closesSystemScreen }
        let file = program.files[Int(effect.primitive.file)]
        guard case .call(let callee, _) = file.expressions[effect.primitive.id],
            case .member(let base?, _) = file.expressions[callee]
        else { return nil }
        if isAlert(effect.receiver) || isTestedForAlert(base, last) { return .closesAlert }
        if closesSystemScreen(effect, base, last) { return .closesSystemScreen }
        let function = program.outermost(last.function)
        let closed = origin(of: base, file)
        switch file.expressions[closed] {
        case .member(_, let name) where file.text(name) == Self.root,
            .name(let name) where file.text(name) == Self.root:
            return closed != base && shows(.root, function) ? .makesRoom : nil
        case .member(let presenting?, let name) where file.text(name) == Self.presented:
            let makesRoom =
                isParameter(origin(of: presenting, file), file) && shows(.present, function) || goesOn(after: effect)
            return makesRoom ? .makesRoom : nil
        default: return nil
        }
    }

    /// Whether a window gets another root wherever a way back is gone: what went back is not there any more.
    private func isFollowedByRoot(_ back: Effect) -> Bool {
        guard back.shown == .back else { return false }
        let order = RunOrder(evaluator: effects.evaluator)
        return back.steps.indices.reversed().contains { index in
            let inside = effects.effects(around: back, at: index)
            guard inside.contains(where: Self.isRoot),
                let own = inside.first(where: { $0.isEnd(of: back, from: index) })
            else { return false }
            return inside.contains { Self.isRoot($0) && order.runs(own, before: $0) && order.isSure($0, with: own) }
        }
    }

    private static func isRoot(_ effect: Effect) -> Bool {
        guard case .value = effect.shown else { return false }
        return effect.transition == .root && effect.call == root
    }

    /// Whether what is closed was found to be an alert: `if top is UIAlertController { top.dismiss(animated: true) }`.
    private func isTestedForAlert(_ closed: ExpressionID, _ step: Effect.Step) -> Bool {
        let file = program.files[Int(step.call.file)]
        return step.conditions.contains { reference in
            let condition = program.condition(reference)
            guard reference.file == step.call.file, let subject = condition.subject,
                case .cast(let tested, let type, _) = file.expressions[subject],
                condition.cases.map(file.text) == ["true"],
                file.expressions[tested] == file.expressions[closed]
            else { return false }
            let asked = effects.evaluator.resolve(type, in: step.frame)
            return effects.evaluator.symbols(of: asked).contains(where: isAlert)
        }
    }

    /// Whether a function that closes what lies over a controller, or one of no module that has it closed, then always shows
    /// another screen or goes back: what lay over it was only in the way.
    private func goesOn(after closing: Effect) -> Bool {
        let order = RunOrder(evaluator: effects.evaluator)
        for index in closing.steps.indices.reversed() {
            if index < closing.steps.count - 1, effects.modules.module(of: closing.steps[index].function) != nil {
                return false
            }
            let inside = effects.effects(around: closing, at: index)
            guard let own = inside.first(where: { $0.isEnd(of: closing, from: index) }) else { continue }
            let isFollowed = inside.contains { other in
                guard other.primitive != own.primitive, !other.onlyNodes, other.transition != .embed,
                    order.runs(own, before: other)
                else { return false }
                switch other.shown {
                case .value, .back: return order.isSure(other, with: own)
                case .external, .system, .segue, .tab: return false
                }
            }
            if isFollowed { return true }
        }
        return false
    }

    /// Whether an effect closes what lies over a module's own view, which stays.
    func closesOverlay(_ effect: Effect, of module: Int) -> Bool {
        guard effect.shown == .back, effect.transition == .dismiss, let last = effect.steps.last else { return false }
        let file = program.files[Int(effect.primitive.file)]
        guard case .call(let callee, _) = file.expressions[effect.primitive.id],
            case .member(let base?, _) = file.expressions[callee]
        else { return false }
        let evaluator = effects.evaluator
        let below: ValueID?
        switch file.expressions[origin(of: base, file)] {
        case .member(let presenting?, let name) where file.text(name) == Self.presented:
            below = evaluator.eval(presenting, last.frame)
        case .name(let name) where file.text(name) == Self.presented: below = evaluator.store.this(of: last.frame)
        default: return false
        }
        guard let below else { return false }
        let choices = evaluator.choices(of: below).map(\.value).filter { $0 != evaluator.nothing }
        return !choices.isEmpty && choices.allSatisfy { isView($0, of: module, effect) }
    }

    /// Whether a way back is called on a module's view that stays: it was asked whether it presents anything, or
    /// presents something right after, as no controller does that is going. What goes is what lies over it.
    func staysBelow(_ effect: Effect, viewOf module: Int) -> Bool {
        guard effect.shown == .back, effect.transition == .dismiss, let last = effect.steps.last,
            isAskedForPresented(effect, last) || presentsNext(effect)
        else { return false }
        let evaluator = effects.evaluator
        let called = evaluator.choices(of: effect.receiver).map(\.value).filter { $0 != evaluator.nothing }
        return !called.isEmpty
            && called.allSatisfy { isView($0, of: module, effect) || isHandedController($0, toCodeOf: module, effect) }
    }

    /// Whether the controller that is told to dismiss presents a screen later in the same run.
    private func presentsNext(_ closing: Effect) -> Bool {
        let order = RunOrder(evaluator: effects.evaluator)
        let index = closing.steps.count - 1
        let inside = effects.effects(around: closing, at: index)
        guard let own = inside.first(where: { $0.isEnd(of: closing, from: index) }) else { return false }
        return inside.contains { other in
            guard case .value = other.shown, other.transition == .present, !other.isForeign else { return false }
            return other.receiver == own.receiver && order.runs(own, before: other)
        }
    }

    /// Whether it dismisses where it was found to present something: `if view.presentedViewController != nil`.
    private func isAskedForPresented(_ closing: Effect, _ step: Effect.Step) -> Bool {
        let file = program.files[Int(closing.primitive.file)]
        guard case .call(let callee, _) = file.expressions[closing.primitive.id], step.call == closing.primitive else {
            return false
        }
        let words = ExpressionText(file: file)
        var called = ""
        if case .member(let base?, _) = file.expressions[callee] { called = words.text(base) }
        let presented = called.isEmpty ? Self.presented : called + "." + Self.presented
        return step.conditions.contains { reference in
            guard reference.file == step.call.file else { return false }
            let condition = program.condition(reference)
            if condition.isSilent { return condition.subject.map { words.text($0) == presented } ?? false }
            let asked = file.text(condition.text).filter { $0 != "?" }
            return asked == presented + " != nil" || asked == "self." + presented + " != nil"
        }
    }

    /// Whether a module's code is handed a controller of which nothing is known, and has that dismiss: the view that it
    /// works for.
    private func isHandedController(_ value: ValueID, toCodeOf module: Int, _ closing: Effect) -> Bool {
        let evaluator = effects.evaluator
        guard case .open(.parameter(let function, _), let type) = evaluator.store[value],
            effects.modules.module(of: function) == module, effects.screens.container(of: type) == nil,
            !isNeighbour(closing)
        else { return false }
        return evaluator.symbols(of: type).contains { program.isExternal($0) }
    }

    /// Whether what is told to dismiss is a controller that another one leads to: `view.presentingViewController`.
    private func isNeighbour(_ closing: Effect) -> Bool {
        let file = program.files[Int(closing.primitive.file)]
        guard case .call(let callee, _) = file.expressions[closing.primitive.id],
            case .member(let base?, _) = file.expressions[callee],
            case .member(_?, let name) = file.expressions[origin(of: base, file)]
        else { return false }
        return AppleClasses.members["UIViewController"]?[file.text(name)] != nil
    }

    private func isView(_ value: ValueID, of module: Int, _ effect: Effect) -> Bool {
        let evaluator = effects.evaluator
        if case .object(let creation) = evaluator.store[value], effects.modules.module(showing: creation) == module {
            return true
        }
        let isSelf = effect.steps.last.map { value == evaluator.store.this(of: $0.frame) } ?? false
        return evaluator.symbols(of: evaluator.type(of: value)).contains { symbol in
            if program.isExternal(symbol) { return isSelf && isOnSelf(effect, module) }
            return effects.modules.drafts[module].views.contains { program.isSubtype($0, of: symbol) }
        }
    }

    /// Whether a module's view calls what the app adds to all controllers on itself.
    private func isOnSelf(_ effect: Effect, _ module: Int) -> Bool {
        var index = effect.steps.count - 1
        while index > 0, program.owner(of: effect.steps[index].function).map(program.isExternal) ?? false {
            index -= 1
            let file = program.files[Int(effect.steps[index].call.file)]
            guard case .call(let callee, _) = file.expressions[effect.steps[index].call.id] else { return false }
            switch file.expressions[callee] {
            case .name: continue
            case .member(let base?, _) where file.expressions[base] == .selfReference: continue
            default: return false
            }
        }
        return program.owner(of: effect.steps[index].function).map { effects.modules.drafts[module].views.contains($0) }
            ?? false
    }

    /// Whether a controller is an alert of the system's or of a library's.
    private func isAlert(_ controller: ValueID) -> Bool { isSurely(controller, isAlert) }

    /// Whether all that a controller may be is of one sort.
    private func isSurely(_ controller: ValueID, _ isOfSort: (Int) -> Bool) -> Bool {
        let evaluator = effects.evaluator
        let closed = evaluator.choices(of: controller).map(\.value).filter { $0 != evaluator.nothing }
        return !closed.isEmpty
            && closed.allSatisfy { evaluator.symbols(of: evaluator.type(of: $0)).contains(where: isOfSort) }
    }

    /// Whether a picker, a composer or another screen that is not the app's is closed, by itself or by what presents it.
    private func closesSystemScreen(_ effect: Effect, _ closed: ExpressionID, _ last: Effect.Step) -> Bool {
        if isSurely(effect.receiver, isSystemScreen) { return true }
        let file = program.files[Int(effect.primitive.file)]
        guard case .member(let presented?, let name) = file.expressions[closed], file.text(name) == Self.presenting
        else { return false }
        return isSurely(effects.evaluator.eval(presented, last.frame), isSystemScreen)
    }

    /// Whether a controller closes what lies over it when a screen of the system's tells it that it is done: that one, as in
    /// `imagePickerControllerDidCancel(_:)`.
    private func isToldBySystemScreen(_ effect: Effect, _ last: Effect.Step) -> Bool {
        let evaluator = effects.evaluator
        guard program.facts(last.function).kind == .method, !program.facts(last.function).parameters.isEmpty,
            effect.receiver == evaluator.store.this(of: last.frame)
        else { return false }
        return evaluator.symbols(of: evaluator.parameterType(0, of: last.function)).contains(where: isSystemScreen)
            && program.calls(named: last.function).isEmpty
    }

    /// Whether a class is a screen of the system's, or of a library's, such as a reader of codes, and no container.
    private func isSystemScreen(_ symbol: Int) -> Bool {
        guard program.isExternal(symbol) else { return false }
        let name = program.types[symbol].name
        return AppleClasses.systemControllers[name] != nil
            || AppleClasses.superclass(ofUnknown: name).map { Self.plain.contains($0) } ?? false
    }

    private static let plain: Set<String> = ["UIViewController", "UITableViewController", "UICollectionViewController"]

    private func isAlert(_ symbol: Int) -> Bool {
        program.isExternal(symbol) && program.types[symbol].name.hasSuffix(AppleClasses.alertEnding)
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
    private static let presenting = "presentingViewController"
    private static let root = "rootViewController"
}
