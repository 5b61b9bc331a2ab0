import Dialects
import Facts
import NavigationGraph

/// Finds what functions do to the screen, from the primitives up.
///
/// One activation is looked at once, and what it does is remembered; effects are deduplicated by primitive, value and
/// condition, never enumerated per path. Functions that no primitive can be reached from are not looked at.
final class EffectFinder {
    static let maximumEffects = 64
    /// How many calls deep a primitive may lie.
    static let maximumDepth = 60
    /// How many activations of a function are looked at inside of others of it.
    private static let maximumTurnsInAll = 1000

    let evaluator: Evaluator
    let modules: ModuleMap
    let screens: ScreenFinder
    private var found = FrameTable<[Effect]>()
    private var underWay: Set<FrameID> = []
    /// What was looked at too early.
    private var cutShort = CutShortActivations()
    /// How often a function was asked for that is being looked at.
    private var returns = 0
    private var openValues: [ValueID: Bool] = [:]
    /// Which views show a node, as long as there are no more nodes than these.
    private var nodeHolders: (count: Int, known: [ValueID: Bool]) = (0, [:])
    /// How many activations of a function are among them.
    private var turnsUnderWay: FunctionTable<Int>
    /// How many activations of a function were looked at inside of others of it.
    private var turnsInAll: FunctionTable<Int>
    /// How many activations of a function were looked at.
    private var activationsOf: FunctionTable<Int>
    let relevant: RelevantFunctions
    /// The properties in which code keeps views that modifiers show.
    let storedViews: StoredViews
    /// The views that are routers, and the alerts that others have them show.
    let routingViews: RoutingViews
    let routedAlerts: RoutedAlerts
    let keptBuilders: KeptBuilders
    let keptCases: KeptCases
    let sentViews: SentViews
    /// Where the values on navigation paths lead.
    private(set) lazy var paths = PathDestinations(evaluator: evaluator)
    /// The views that are screens, and no parts of others.
    private(set) lazy var views = ShownViews(
        evaluator: evaluator, screens: screens, sent: sentViews, paths: paths)
    private let merger: EffectMerger
    private let inheritance: InheritedFunctions
    private let held: HeldObjects
    let handed: HandedReceivers
    /// Functions that do more than `maximumEffects` different things in some activation, each with the first such one.
    private(set) var truncated: [FunctionRef: FrameID] = [:]
    /// Every primitive that was met, with its full name; also those that no module's code reaches.
    var primitives: [ExpressionRef: String] = [:]
    /// Calls of libraries that are judged by their names.
    var foreign: [ExpressionRef: String] = [:]
    /// Calls and assignments that look like a primitive and are none, as seen from some activation.
    var dismissed: [ExpressionRef: Dismissal] = [:]
    /// Whether types are coordinators of one flow, for those that were asked for.
    var flowCoordinators: [Int: Bool] = [:]
    /// Whether others make a coordinator and call a function of its, for those that were asked for.
    var startedFlows: [FunctionRef: Bool] = [:]

    enum Dismissal {
        /// The app's own function is called.
        case ownFunction(FunctionRef)
        /// The receiver is nothing that navigates.
        case receiver(TypeValue)
        /// What is put into a property of this name is shown, and the code that puts it there navigates.
        case storedView(String)
        /// `nil` is assigned.
        case nothingShown
    }

    /// - Parameter relevance: what was found beside the modules.
    init(evaluator: Evaluator, modules: ModuleMap, relevance: RelevanceThread) {
        self.evaluator = evaluator
        self.modules = modules
        screens = ScreenFinder(evaluator: evaluator, modules: modules)
        keptBuilders = KeptBuilders(evaluator: evaluator)
        keptCases = KeptCases(evaluator: evaluator)
        routingViews = RoutingViews(program: evaluator.program)
        routedAlerts = RoutedAlerts(program: evaluator.program, routing: routingViews)
        storedViews = StoredViews(program: evaluator.program, routing: routingViews)
        sentViews = SentViews(evaluator: evaluator, storedViews: storedViews)
        var relevant = relevance.functions(knowing: evaluator.program)
        relevant.finish(
            modules: modules, storedViews: storedViews,
            keeping: keptBuilders.functions + sentViews.functions + routedAlerts.functions)
        self.relevant = relevant
        merger = EffectMerger(evaluator: evaluator, modules: modules)
        inheritance = InheritedFunctions(program: evaluator.program)
        held = HeldObjects(evaluator: evaluator)
        handed = HandedReceivers(evaluator: evaluator)
        turnsUnderWay = FunctionTable(files: evaluator.program.files)
        turnsInAll = FunctionTable(files: evaluator.program.files)
        activationsOf = FunctionTable(files: evaluator.program.files)
    }

    var program: Program { evaluator.program }

    /// Remembers a call of a primitive.
    func note(_ call: ExpressionRef, _ name: String) { primitives[call] = name }

    /// The effects of a function looked at by itself.
    func effects(of function: FunctionRef) -> [Effect] { effects(of: evaluator.rootFrame(function)) }

    func effects(of frame: FrameID) -> [Effect] {
        if let known = found[frame] {
            guard known.isEmpty, frame == evaluator.rootFrame(evaluator.store.function(of: frame)),
                cutShort.isToRepeat(frame, whileUnderWay: underWay)
            else {
                return known
            }
        }
        guard relevant.contains(evaluator.store.function(of: frame)) else { return [] }
        let function = evaluator.store.function(of: frame)
        // Functions that each call the next with many things would have as many activations as there are combinations.
        let activations = (activationsOf[function] ?? 0) + 1
        activationsOf[function] = activations
        guard activations <= Evaluator.maximumActivations || frame == evaluator.rootFrame(function) else {
            evaluator.exhausted.insert(program.outermost(function))
            return found[evaluator.rootFrame(function)] ?? []
        }
        let turns = turnsUnderWay[function] ?? 0
        // A flow that starts the next one may hand itself on, and would be another with every turn.
        // Several that do so in turn, with a closure of what is to happen then, would multiply.
        let again = turns > 0 ? (turnsInAll[function] ?? 0) + 1 : 0
        guard turns < Evaluator.maximumTurns, again <= Self.maximumTurnsInAll, underWay.count < Self.maximumDepth,
            underWay.insert(frame).inserted
        else {
            returns += 1
            if underWay.contains(frame) { cutShort.meet(frame) }
            return []
        }
        let around = cutShort.begin()
        if again > 0 { turnsInAll[function] = again }
        let returnsBefore = returns
        turnsUnderWay[function] = turns + 1
        defer {
            underWay.remove(frame)
            turnsUnderWay[function] = turns
            cutShort.end(frame, inside: around)
        }
        var collected: [Effect] = []
        var seen: Set<Effect.Identity> = []
        collect(frame, &collected, &seen)
        if collected.count > Self.maximumEffects {
            let told = TellingEffects(program: program, function: function)
                .mostTelling(of: collected, atMost: Self.maximumEffects)
            if told.leavesOut, truncated[function] == nil { truncated[function] = frame }
            collected = told.effects
        }
        // Of several flows that start one another, what the second is told is known only when it is looked at by itself.
        let isPart = underWay.count > 1 && returns != returnsBefore && program.isTold(function)
        if !isPart { found[frame] = collected }
        return collected
    }

    private func collect(_ frame: FrameID, _ collected: inout [Effect], _ seen: inout Set<Effect.Identity>) {
        let function = evaluator.store.function(of: frame)
        let file = program.files[Int(function.file)]
        for index in program.facts(function).actions {
            let action = file.actions[Int(index)]
            switch (action.kind, file.expressions[action.expression]) {
            case (.result, _):
                guard let answered = answer(by: function), evaluator.canRun(action.condition, in: frame) else {
                    continue
                }
                let effect = effect(answered, step(action, frame), action.expression, frame)
                if seen.insert(effect.identity).inserted { collected.append(effect) }
            case (.call, .call(let callee, let arguments)):
                if let sent = sentEffect(action, frame) {
                    if seen.insert(sent.identity).inserted { collected.append(sent) }
                    continue
                }
                if let added = self.effects(ofAdding: action, callee, arguments, frame) {
                    for effect in added where seen.insert(effect.identity).inserted { collected.append(effect) }
                    continue
                }
                guard let name = name(of: callee, function.file),
                    relevant.mayMatter(name, file.arguments(arguments), in: function.file),
                    evaluator.canRun(action.condition, in: frame)
                else { continue }
                let effects = effects(ofCall: action, callee, arguments, name, frame).filter {
                    mayCount($0)
                }
                for effect in merger.merged(keptCases.decided(effects, by: frame))
                where seen.insert(effect.identity).inserted {
                    collected.append(effect)
                }
            case (.assignment, .assignment(let target, let value)):
                guard evaluator.canRun(action.condition, in: frame) else { continue }
                for effect in keptCases.decided(effects(ofAssignment: action, target, value, frame), by: frame)
                where seen.insert(effect.identity).inserted {
                    collected.append(effect)
                }
            default: break
            }
        }
        for effect in handedEffects(frame) where seen.insert(effect.identity).inserted { collected.append(effect) }
        for effect in embeddedEffects(frame) where seen.insert(effect.identity).inserted { collected.append(effect) }
        for inner in program.innerFunctions[function] ?? [] where program.facts(inner).kind == .closure {
            guard evaluator.canRun(program.facts(inner).condition, in: frame) else { continue }
            let closure = evaluator.inner(inner, of: frame)
            for effect in effects(of: closure) where seen.insert(effect.identity).inserted { collected.append(effect) }
        }
    }

    /// Whether an effect that counts only for nodes may show one, for this caller or another.
    private func mayCount(_ effect: Effect) -> Bool {
        guard effect.onlyNodes, case .value(let value) = effect.shown, !isOpen(value) else { return true }
        let isAroundOthers = isViewAroundOthers(effect.receiver)
        return screens.leaves(of: value).contains { leaf in
            guard case .object(let creation) = evaluator.store[leaf] else { return false }
            return isScreen(creation) || screens.isForeignContainer(leaf) || screens.isMadeAroundRoot(creation)
                || !isAroundOthers && holdsNode(leaf)
        }
    }

    /// Whether an object is a screen, or a container of some.
    func isScreen(_ creation: Creation) -> Bool {
        modules.module(showing: creation) != nil || screens.container(of: creation.type) != nil
            || evaluator.symbols(of: creation.type).contains(where: isController)
    }

    /// Whether a view stands around any other one, which is shown by who makes the view.
    private func isViewAroundOthers(_ view: ValueID) -> Bool {
        evaluator.type(of: view).symbol.map { !program.types[$0].generics.isEmpty } ?? true
    }

    /// Whether a value may be another one for another caller; asked on every way from a view to the screen around it.
    private func isOpen(_ value: ValueID) -> Bool {
        if let known = openValues[value] { return known }
        let cutsBefore = evaluator.cuts
        let isOpen = screens.isOpen(value)
        if evaluator.cuts == cutsBefore { openValues[value] = isOpen }
        return isOpen
    }

    /// Whether a view of SwiftUI's shows a module's view, as a stack that arranges others does, or one that becomes a node
    /// because others have it shown.
    private func holdsNode(_ view: ValueID) -> Bool {
        if nodeHolders.count != modules.drafts.count { nodeHolders = (modules.drafts.count, [:]) }
        if let known = nodeHolders.known[view] { return known }
        let cutsBefore = evaluator.cuts
        let holds = findsNode(in: view)
        if evaluator.cuts == cutsBefore { nodeHolders.known[view] = holds }
        return holds
    }

    private func findsNode(in view: ValueID) -> Bool {
        guard evaluator.isView(view) else { return false }
        return screens.screens(of: view, contents: { _, _ in [] }).contains { screen in
            guard screen.creation != nil, !screen.isInferred else { return false }
            switch screen.destination {
            case .module: return true
            case .plain(let symbol): return views.isTarget(symbol) || isController(symbol)
            default: return false
            }
        }
    }

    private func isController(_ symbol: Int) -> Bool { program.inherits(symbol, from: "UIViewController") }

    /// Whether an effect shows a controller of UIKit's that a view makes and the body at hand holds: SwiftUI makes it a
    /// child of the controller around that.
    func isRepresented(_ symbol: Int, by effect: Effect) -> Bool { isHeld(effect) && isController(symbol) }

    private func name(of callee: ExpressionID, _ index: Int32) -> Identifier? {
        let file = program.files[Int(index)]
        switch file.expressions[callee] {
        case .name(let name): return program.identifier(name, index)
        case .member(let base, let name):
            let name = program.identifier(name, index)
            if name == .initializer, let base, case .name(let type) = file.expressions[base] {
                return program.identifier(type, index)
            }
            return name
        case .function(let function): return program.identifier(file.functions[function].name, index)
        case .type(let type):
            switch file.types[Int(type.index)] {
            case .named(let name, _), .member(_, let name, _): return program.identifier(name, index)
            default: return nil
            }
        default: return nil
        }
    }

    func step(_ action: Action, _ frame: FrameID) -> Effect.Step {
        let function = evaluator.store.function(of: frame)
        return Effect.Step(
            function: function, frame: frame, call: ExpressionRef(Int(function.file), action.expression),
            conditions: evaluator.conditions(from: action.condition, file: function.file, flagsDecidedBy: frame))
    }

    // MARK: - Calls

    private func effects(
        ofCall action: Action, _ callee: ExpressionID, _ arguments: ArgumentRange, _ name: Identifier, _ frame: FrameID
    ) -> [Effect] {
        let step = step(action, frame)
        func primitiveEffects() -> [Effect] {
            self.primitiveEffects(
                callee, Array(evaluator.facts(frame).arguments(arguments)), program.text(name), step, frame)
        }
        // What the user says of a helper goes before its source, which may not tell.
        if program.primitives.isConfigured(program.text(name)) {
            let described = primitiveEffects()
            if !described.isEmpty { return described }
        }
        let isPrimitive = program.primitiveNames.contains(name)
        var targets = evaluator.targets(ofCall: callee, arguments, frame)
        if isPrimitive { targets.removeAll { overloads($0, step) } }
        let parts = partEffects(action, callee, name, frame)
        if targets.isEmpty {
            let values = Array(evaluator.facts(frame).arguments(arguments))
            let own = swiftUIEffects(callee, values, program.text(name), step, frame)
            return parts + (own.isEmpty ? primitiveEffects() : own)
        }
        if isPrimitive || program.swiftUIPrimitiveNames.contains(name),
            let own = targets.first(where: { program.facts($0.function).hasBody })
        {
            dismissed[step.call] = .ownFunction(own.function)
        }
        var found: [Effect] = parts
        let chosen = conditions(choosing: targets, callee, arguments, frame)
        for var target in targets {
            var step = step
            if let conditions = chosen[target.function] {
                step.conditions += conditions.filter { !step.conditions.contains($0) }
            }
            guard program.facts(target.function).hasBody, relevant.contains(target.function) else { continue }
            var told: [Effect] = []
            let isTied = evaluator.asksTies(target.function) || evaluator.asksTies(step.function)
            if !isTied, !inheritance.mayDiffer(target, evaluator) {
                let alone = effects(of: target.function)
                // What runs what too many types answer is left to its callers, of whom this is one; so is what runs what it
                // is handed, and is just being looked at: one flow starts the next.
                let isOpen =
                    evaluator.undecided.contains(evaluator.rootFrame(target.function))
                    || isOfLibrary(target, calledBy: step)
                    || underWay.contains(evaluator.rootFrame(target.function))
                        && handed.runsKnown(target, arguments, frame)
                if alone.isEmpty, !isGeneric(target), !isOpen { continue }
                if cutShort.isTooMuch(evaluator.rootFrame(target.function)) { continue }
                if isSettled(target.function, alone, calledBy: step.function) { continue }
                let mayTellMore =
                    evaluator.keyedByCallers.contains(target.function)
                    || isGeneric(target) && alone.contains { isOfGeneric($0) }
                if !alone.isEmpty, !mayTellMore, alone.allSatisfy({ isIndependent($0) }),
                    !held.mayDiffer(target, alone),
                    !evaluator.isRunByObserver(target.function, calledIn: frame)
                {
                    told = handed.effects(alone, of: target, arguments, frame).map { effect in
                        var effect = self.effect(effect, of: target.function, calledBy: step)
                        effect.shown = shown(effect.shown, by: target, arguments, frame)
                        effect.receiver = handedOver(effect.receiver, to: target, arguments, frame)
                        if let stack = held(by: target.this, effect) { effect.receiver = stack }
                        decide(&effect, byHanding: arguments, to: target, frame)
                        return effect
                    }
                    // What two objects do alike is there for one of them alone.
                    if told.count == alone.count {
                        found += told
                        continue
                    }
                }
            }
            if program.facts(target.function).kind == .initializer {
                let made = evaluator.eval(action.expression, frame)
                if case .object = evaluator.store[made] { target.this = made }
                if let this = evaluator.store.this(of: frame), isInitializerOfSelf(callee, frame) { target.this = this }
            }
            let activation = evaluator.activate(target, arguments, frame)
            let inside = effects(of: activation)
            // Who hands on what it is handed leaves it to its own callers in turn.
            if inside.isEmpty, evaluator.undecided.contains(activation) { evaluator.undecided.insert(frame) }
            found +=
                inside.isEmpty
                ? told
                : inside.map { effect in
                    var effect = self.effect(effect, of: target.function, calledBy: step)
                    effect.shown = shown(effect.shown, by: target, arguments, frame)
                    decide(&effect, byHanding: arguments, to: target, frame)
                    return effect
                }
        }
        if found.isEmpty, targets.allSatisfy({ !program.facts($0.function).hasBody }) {
            // A protocol's requirement that repeats a primitive of the controllers that conform to it.
            return primitiveEffects()
        }
        return found.filter { !goesRound($0) }
    }

    /// Whether a function only bears the name of a primitive that it calls itself: `present(screen.controller, animated: true)`
    /// within `func present(_ screen: Presentable, animated: Bool)` is no call of the same function, which would never end.
    private func overloads(_ target: CallTarget, _ step: Effect.Step) -> Bool {
        target.function == program.outermost(step.function) && program.facts(target.function).kind == .method
    }

    /// Whether what a function does is known only for each of its calls: a library's does it with what it is handed, and what
    /// a library calls may be just being looked at, where coordinators lead to one another.
    private func isOfLibrary(_ target: CallTarget, calledBy step: Effect.Step) -> Bool {
        program.isStandIn(target.function.file)
            || program.isStandIn(step.function.file) && underWay.contains(evaluator.rootFrame(target.function))
    }

    /// What a call hands over, where a function navigates on one of its parameters: which container it is tells whether
    /// that is shown already.
    private func handedOver(
        _ receiver: ValueID, to target: CallTarget, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> ValueID {
        guard case .open(.parameter(target.function, let index), _) = evaluator.store[receiver],
            index < target.binding.count, let position = target.binding[index]
        else { return receiver }
        let value = evaluator.argument(
            index, of: target.function, at: position, evaluator.facts(frame).arguments(arguments), frame,
            expected: evaluator.parameterType(index, of: target.function))
        return value == evaluator.unknown ? receiver : value
    }
}
