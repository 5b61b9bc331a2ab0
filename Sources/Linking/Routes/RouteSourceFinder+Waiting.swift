import Dialects
import Facts

/// What code does later, on a screen that other code has made, is that screen's way.
extension RouteSourceFinder {
    /// The module of the screen on which a function of all controllers puts a control: who has it put there does not
    /// touch it.
    func module(touchedIn step: Effect.Step) -> Int? {
        guard program.isTouched(step.function), let owner = program.owner(of: step.function),
            program.isExternal(owner), program.inherits(owner, from: "UIViewController"),
            let this = evaluator.store.this(of: step.frame), case .object(let creation) = evaluator.store[this]
        else { return nil }
        return modules.module(showing: creation)
    }

    /// The module of the screen whose class, which belongs to no module, does something when it is told to, as where a
    /// controller that any presenter is made with shows the presenter's alerts: who makes the screen does not show them.
    func module(waitingIn step: Effect.Step) -> Int? {
        guard program.facts(step.function).kind == .closure, modules.module(of: step.function) == nil,
            let owner = program.owner(of: step.function), program.inherits(owner, from: "UIViewController"),
            program.runsLater(step.function), let this = evaluator.store.this(of: step.frame),
            case .object(let creation) = evaluator.store[this]
        else { return nil }
        if let shown = modules.module(showing: creation) { return shown }
        let inside = effects.screens.screens(of: this) { contents.madeWith($0, $1) }.map(\.destination).distinct()
        guard inside.count == 1 else { return nil }
        switch inside.first {
        case .module(let module)?: return module
        case .plain(let symbol)?: return modules.module(ofView: symbol)
        default: return nil
        }
    }

    /// The screen on which code of no module shows something when the time comes, where that screen is made on the way:
    /// a service that is made beside a screen and watches a stream shows alerts on that screen, and not on the one before
    /// it whose code put the screen into the window. What is shown so on a tab bar that is no module the app shows.
    ///
    /// - Parameter maker: whose way it is otherwise, and the step that has all that made.
    func screenWaiting(in effect: Effect, _ destination: RouteDraft.Destination, madeBy maker: Found) -> Found? {
        guard let later = effect.steps.indices.first(where: { $0 > maker.index && runsLater(effect.steps[$0].frame) }),
            effect.steps[later...].allSatisfy({ modules.module(of: $0.function) == nil })
        else { return nil }
        let receivers = evaluator.choices(of: effect.receiver).map(\.value).filter { !evaluator.isStanding($0) }
        let homes = receivers.map { source(made: $0) }.distinct()
        guard homes.count == 1, let home = homes.first ?? nil, home != maker.source else { return nil }
        if case .module(let module) = home, destination == .module(module) { return nil }
        return Found(source: home, index: later, isKept: true)
    }

    /// Whether what a screen's closure does lays another screen of the same kind over it that is made on the way, as
    /// where a question leads to the next one. Where the code runs again that made the closure, its flow begins anew,
    /// and the screen is the one that the flow begins with.
    ///
    /// - Parameter index: the step in which the closure runs.
    func showsAnother(_ closure: FunctionRef, _ effect: Effect, from index: Int, _ screen: Screen?) -> Bool {
        guard effect.transition == .push || effect.transition == .present, let creation = screen?.creation else {
            return false
        }
        let maker = evaluator.store.function(of: creation.frame)
        let (unit, around) = (program.outermost(maker), program.outermost(closure))
        let running = effect.steps[index...].map(\.function)
        return !running.dropFirst().contains { program.outermost($0) == around }
            && (running.contains(maker) || unit != around && evaluator.givesController(unit))
    }

    /// Whose a way is that begins on a screen which is made.
    private func source(made value: ValueID) -> RouteDraft.Source? {
        guard case .object(let creation) = evaluator.store[value] else { return nil }
        if let module = modules.module(showing: creation) { return .module(module) }
        let isOwn = creation.type.symbol.map { !program.isExternal($0) } ?? false
        return isOwn && effects.screens.container(of: creation.type) == .tab ? .app : nil
    }

    /// Whether a coordinator that another one starts shows something when the time comes: the app has only begun the flow, and
    /// what happens in it later is not what the app does.
    func waitsInAnotherFlow(_ effect: Effect, after launch: Int) -> Bool {
        let inner = effect.steps.indices.dropFirst(launch + 1)
        let flows = inner.filter { program.isCoordinators(effect.steps[$0].function) }
        guard let first = flows.first.flatMap({ program.owner(of: effect.steps[$0].function) }) else { return false }
        return flows.contains { index in
            program.owner(of: effect.steps[index].function) != first && runsLater(effect.steps[index].frame)
        }
    }

    /// Whether a coordinator that a module has begun shows something when a notification comes: who posts that is not known,
    /// and it is no affair of who had the coordinator wait for it.
    func waitsForNotification(_ effect: Effect, after index: Int) -> Bool {
        effect.steps.dropFirst(index + 1).contains {
            program.isCoordinators($0.function) && program.isNotified($0.function)
        }
    }

    /// Whether an activation is that of a closure, or in one, that runs after the code which makes it.
    private func runsLater(_ innermost: FrameID) -> Bool {
        var frame: FrameID? = innermost
        while let current = frame, program.facts(evaluator.store.function(of: current)).kind == .closure {
            let closure = evaluator.store.function(of: current)
            if program.runsLater(closure) { return true }
            frame = evaluator.store.parent(of: current)
            if let around = frame, isKeptByMethod(closure, around) { return true }
        }
        return false
    }

    /// Whether a method that a closure is handed to puts it into a property of its object: `model.whenShaken { … }`.
    private func isKeptByMethod(_ closure: FunctionRef, _ around: FrameID) -> Bool {
        guard let use = program.closureUses[closure],
            case .call(let callee, let range) = program.files[Int(use.call.file)].expressions[use.call.id]
        else { return false }
        return evaluator.targets(ofCall: callee, range, around).contains { target in
            guard let parameter = target.binding.firstIndex(of: use.position),
                let local = program.facts(target.function).parameters[parameter].local
            else { return false }
            return program.property(setTo: local, by: target.function) != nil
        }
    }
}
