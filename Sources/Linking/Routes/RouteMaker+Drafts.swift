import Dialects
import Facts
import NavigationGraph

/// What a route says of the effect that it stands for: from where on, how, and under which conditions.
extension RouteMaker {
    /// Adds the route that an effect is for its source.
    func add(
        _ effect: Effect, of found: RouteSourceFinder.Found, _ destination: RouteDraft.Destination, _ screen: Screen?
    ) {
        // A library that is handed the module's own view shows something on it.
        if case .module(let target) = destination, found.source == .module(target),
            effect.isForeign || screen.map({ isShowing($0, effect) }) ?? false
        {
            return
        }
        // From where the app begins nothing leads back: launch code that sets a stack to what it holds changes nothing.
        if found.source == .app, destination == .back, effect.transition == .root { return }
        // The outermost function of the source's type on the way: what the presenter calls.
        let owner = program.owner(of: effect.steps[found.index].function)
        var first = found.index
        let maker = maker(ofTabsFilledBy: effect, upTo: found.index)
        let kindred = KindredFlows(evaluator: evaluator)
        while !found.isKept, first > 0, first != maker,
            program.owner(of: effect.steps[first - 1].function) == owner,
            !kindred.waits(effect.steps, from: first, to: found.index)
        {
            first -= 1
        }
        if !found.isKept, case .module(let module) = found.source {
            first = HandedScreens(effects: effects, modules: modules).beginning(
                of: effect, screen, from: first, in: module)
        }
        var draft = RouteDraft(
            source: found.source, destination: destination,
            transition: destination == .back && effect.transition == .root
                ? .pop : transition(of: effect, screen, to: destination),
            container: screen?.container,
            conditions: effect.steps[first...].flatMap(\.conditions) + (screen?.conditions ?? []),
            steps: Array(effect.steps[first...]), primitive: effect.primitive, call: effect.call,
            creation: screen?.creation, isInferred: effect.isGuessed || screen?.isInferred ?? false,
            method: method(beginning: effect.steps[first...]), option: nil,
            landing: landing(of: effect), segue: nil)
        if contents.fillsTab(effect), draft.transition == effect.transition {
            (draft.transition, draft.container) = (.tab, draft.container ?? .navigation)
        }
        // Where the app begins in a split view controller, the way into it says so as the way into a tab does.
        if found.source == .app, contents.fillsColumn(effect) { draft.container = draft.container ?? .split }
        draft.tab = screen?.tab
        draft.stepsToMaker = maker.map { max(0, $0 - first) } ?? 0
        draft.leavesView = effect.leavesView
        draft.asksForMore = effect.asksForMore.map { $0 <= draft.steps.count } ?? false
        draft.tabBar = effect.tabBar.map { module(of: $0) }
        draft.popped = stacks(poppedBy: effect)
        draft.dismissed = dismissed(by: effect)
        draft.closedStack = stack(closedBy: effect)
        if case .module(let source) = found.source { draft.closesOverlay = closed.closesOverlay(effect, of: source) }
        if case .module(let source) = found.source,
            takesAwayLibrarysScreen(effect, draft) || landsOnOwnScreen(effect)
                || closed.staysBelow(effect, viewOf: source)
        {
            draft.landing = source
        }
        ShownChoice(evaluator: evaluator).add(effect, screen, to: &draft)
        candidates.append(draft)
    }

    /// The step that makes the tab bar controller which an effect fills, in code of no module: a builder's, which is
    /// not the screen's own. Who has the builder make it, and when, says nothing of what is in it.
    ///
    /// - Parameter index: the last step that counts.
    private func maker(ofTabsFilledBy effect: Effect, upTo index: Int) -> Int? {
        guard effect.transition == .tab, !effect.selectsTab else { return nil }
        let makers = Set(
            evaluator.choices(of: effect.receiver).compactMap { choice -> FunctionRef? in
                guard case .object(let creation) = evaluator.store[choice.value] else { return nil }
                return program.outermost(evaluator.store.function(of: creation.frame))
            })
        return effect.steps[...index].lastIndex { step in
            makers.contains(program.outermost(step.function)) && modules.module(of: step.function) == nil
                && !modules.isLaunch(step.function)
        }
    }

    /// The function of the source that some steps begin in. Around a closure in a property's initial value there is
    /// none that leads anywhere: what leads on is the method of the same type that the closure calls.
    private func method(beginning steps: ArraySlice<Effect.Step>) -> FunctionRef? {
        guard let first = steps.first else { return nil }
        let around = program.outermost(first.function)
        if let found = method(setUpBy: around, steps) ?? method(making: steps, beginning: around) { return found }
        guard program.facts(around).kind == .initialValue, program.facts(first.function).kind == .closure,
            let called = steps.dropFirst().first.map({ program.outermost($0.function) }),
            program.facts(called).kind == .method, let owner = program.owner(of: around),
            program.owner(of: called) == owner
        else { return around }
        return called
    }

    /// Has the ways over a handler that several methods have installed begin where that is done.
    func beginAtHandlers() { replaceDrafts(by: InstalledHandlers(origins: origins).begun(drafts)) }

    /// The method with whose handler some steps lead on that begin in an observer: `didSet { setUpView() }` only has
    /// the handlers made, and shows nothing itself. Nil where the observer shows the target at once, or calls no method
    /// of its type on the way.
    private func method(setUpBy observer: FunctionRef, _ steps: ArraySlice<Effect.Step>) -> FunctionRef? {
        guard program.facts(observer).kind == .observer, let owner = program.owner(of: observer),
            let handler = steps.firstIndex(where: { program.runsLater($0.function) })
        else { return nil }
        return steps[handler...].lazy.map { self.program.outermost($0.function) }.first { function in
            self.program.facts(function).kind == .method && self.program.owner(of: function) == owner
        }
    }

    /// The method of a view that makes the control or the menu whose touch leads on, or that tells an object of the view's
    /// what to do then, where some steps begin in another one that only has it made: a menu that is made anew with each
    /// change of state is one menu. What an alert offers belongs to who showed the alert.
    private func method(making steps: ArraySlice<Effect.Step>, beginning around: FunctionRef) -> FunctionRef? {
        guard program.facts(around).kind == .method, let owner = program.owner(of: around),
            program.inherits(owner, from: "UIViewController") || program.inherits(owner, from: "UIView"),
            let touched = steps.dropFirst().last(where: waits)
        else { return nil }
        let maker = program.outermost(touched.function)
        return program.facts(maker).kind == .method && program.owner(of: maker) == owner ? maker : nil
    }

    /// Whether a step is the code of a control's or a menu's that stands on the screen, or of an object's that the screen
    /// holds, or shows as a view.
    private func waits(_ step: Effect.Step) -> Bool {
        if program.isOfStandingControl(step.function) { return true }
        guard let holder = program.holder(ofAssigned: step.function) else { return false }
        switch program.files[Int(step.function.file)].expressions[holder] {
        case .name, .member: return true
        case .local:
            let frame = evaluator.store.parent(of: step.frame)
            let held = frame.map { evaluator.type(of: evaluator.eval(holder, $0)) }
            return held?.symbol.map { program.inherits($0, from: "UIView") } ?? false
        default: return false
        }
    }

    private func transition(
        of effect: Effect, _ screen: Screen?, to destination: RouteDraft.Destination
    ) -> Transition {
        if case .system(let name) = destination, let known = AppleClasses.transition(toForeign: name) { return known }
        let transition = transitions.transition(of: effect, screen)
        return transition == .push ? ReplacedStacks(effects: effects).transition(ofPush: effect) ?? .push : transition
    }

    /// Whether it is one of several screens that shows another of them: `all[index].present(all[index + 1], …)`.
    private func isShowing(_ screen: Screen, _ effect: Effect) -> Bool {
        guard case .value(let value) = effect.shown, effect.transition != .embed, let creation = screen.creation,
            effects.screens.leaves(of: value).count > 1
        else { return false }
        return evaluator.choices(of: effect.receiver).contains { evaluator.store[$0.value] == .object(creation) }
    }

    /// The route that an effect of a handler stands for, from the handler on; nil where it leads nowhere that is known.
    func draft(of effect: Effect, _ screen: Screen) -> RouteDraft? {
        let destination: RouteDraft.Destination
        switch screen.destination {
        case .module(let module): destination = .module(module)
        case .plain(let symbol): destination = .module(plainScreens.node(for: symbol))
        case .system(let name): destination = .system(name)
        case .open where effect.shown == .external: destination = .external
        case .open, .inline, .emptyContainer, .unresolved: return nil
        }
        record(.resolved, effect)
        return RouteDraft(
            source: .app, destination: destination, transition: transition(of: effect, screen, to: destination),
            container: screen.container ?? (contents.fillsColumn(effect) ? .split : nil),
            conditions: effect.steps.flatMap(\.conditions) + screen.conditions,
            steps: effect.steps, primitive: effect.primitive, call: effect.call, creation: screen.creation,
            isInferred: screen.isInferred, method: nil, option: nil, segue: nil)
    }

    /// The class of a library's that UIKit shows an object of: a screen, whatever the class is called. What it is made of is
    /// not in the scan.
    func librarysClass(of screen: Screen, shownBy effect: Effect) -> String? {
        guard !effect.isForeign, effect.transition == .present || effect.transition == .push,
            Self.showing.contains(where: effect.call.hasPrefix), let creation = screen.creation,
            creation.initializer == nil, creation.scene == nil, !creation.isInstantiated,
            let symbol = creation.type.symbol, program.isExternal(symbol)
        else { return nil }
        let name = program.types[symbol].name
        return AppleClasses.superclasses[name] == nil ? name : nil
    }

    private static let showing = ["present(", "pushViewController(", "show(_:sender:)"]
}
