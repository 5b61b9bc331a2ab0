import Dialects
import Facts

/// Finds whose route an effect is: that of the innermost module on the way whose code does not just show itself.
struct RouteSourceFinder {
    let effects: EffectFinder
    let modules: ModuleMap
    let contents: ContentFinder
    private let copies: ClosureCopies

    init(effects: EffectFinder, modules: ModuleMap, contents: ContentFinder) {
        self.effects = effects
        self.modules = modules
        self.contents = contents
        let evaluator = effects.evaluator
        copies = ClosureCopies(evaluator: evaluator, indexes: HandlerIndexes(of: evaluator.program))
    }

    var evaluator: Evaluator { effects.evaluator }
    var program: Program { evaluator.program }

    /// Whether the code of the module that an effect shows runs on the way.
    func isSelfShow(_ effect: Effect, _ destination: RouteDraft.Destination) -> Bool {
        guard case .module(let target) = destination else { return false }
        return effect.steps.contains { modules.module(of: $0.function) == target }
    }

    /// Whose route an effect is.
    struct Found {
        var source: RouteDraft.Source
        /// The step of the effect that tells.
        var index: Int
        /// Whether the source keeps the closure of that step in a property until it calls it: what led to the making
        /// of the closure does not lead here.
        var isKept = false
    }

    /// The sources of an effect; none where no module's code runs. There are several where several modules set off
    /// what a coordinator was told.
    func sources(of effect: Effect, _ destination: RouteDraft.Destination, _ screen: Screen?) -> [Found] {
        told(effect) { sources(running: $0, destination, screen) }
    }

    /// What is found for an effect from where a service tells its listeners; for all of it where none does.
    private func told(_ effect: Effect, _ find: (Effect) -> [Found]) -> [Found] {
        let first = ListenerCalls(evaluator: evaluator, modules: modules).beginning(of: effect)
        guard first > 0 else { return find(effect) }
        var told = effect
        told.steps.removeFirst(first)
        return find(told).map { found in
            var found = found
            found.index += first
            return found
        }
    }

    private func sources(
        running effect: Effect, _ destination: RouteDraft.Destination, _ screen: Screen?
    ) -> [Found] {
        let running = module(running: effect, destination, screen)
        // What code of no module tells a screen to do later is the screen's way, and not of who had that code show it.
        if let running {
            let told = keepers(of: effect, destination, screen, inside: running.index)
            if !told.isEmpty { return told }
            if waitsForNotification(effect, after: running.index) { return [] }
            return [screenWaiting(in: effect, destination, madeBy: running) ?? running]
        }
        let sharing = modules(sharing: effect, destination)
        if !sharing.isEmpty { return sharing }
        let kept = keepers(of: effect, destination, screen)
        if !kept.isEmpty { return kept }
        if let thinking = module(fed: effect, destination) { return [thinking] }
        let holding = modules(holding: effect, destination)
        if !holding.isEmpty { return holding }
        guard let launch = launch(running: effect, destination) else { return [] }
        return [screenWaiting(in: effect, destination, madeBy: launch) ?? launch]
    }

    /// The screen for which a model thinks whose method a library runs with what the screen sends: `mutate(action:)`.
    private func module(fed effect: Effect, _ destination: RouteDraft.Destination) -> Found? {
        guard let first = effect.steps.first.map({ program.outermost($0.function) }),
            StreamWords.fed[program.fullName(first)] != nil, let owner = program.owner(of: first),
            let module = modules.models.module(keeping: owner), destination != .module(module)
        else { return nil }
        return Found(source: .module(module), index: 0)
    }

    /// The modules whose views, or controllers, hold the plain view of UIKit's that begins an effect by itself, as where a
    /// banner looks for the controller around it to present something there.
    private func modules(holding effect: Effect, _ destination: RouteDraft.Destination) -> [Found] {
        guard let first = effect.steps.first, let owner = program.owner(of: first.function),
            let this = evaluator.store.this(of: first.frame), case .this = evaluator.store[this],
            // What a module has the view do is that module's way already.
            callers(of: program.outermost(first.function)).isEmpty,
            effect.steps.allSatisfy({ isOwn($0.function, to: owner) })
        else { return [] }
        return modules.modules(holdingView: owner).filter { destination != .module($0) }.map {
            Found(source: .module($0), index: 0)
        }
    }

    /// Whether a function is a view's own, or one that the app adds to a framework's types: what others answer whom a view
    /// tells is theirs.
    func isOwn(_ function: FunctionRef, to view: Int) -> Bool {
        guard let owner = program.owner(of: function) else { return true }
        return program.isExternal(owner) || program.isSubtype(view, of: owner)
    }

    /// The innermost module on the way.
    private func module(running effect: Effect, _ destination: RouteDraft.Destination, _ screen: Screen?) -> Found? {
        // Filling a container that has a module is that module's route, whoever fills it.
        if effect.transition == .tab, !effect.selectsTab, let symbol = evaluator.type(of: effect.receiver).symbol,
            let module = modules.moduleOfType[symbol], let index = effect.steps.indices.last
        {
            return Found(source: .module(module), index: index)
        }
        if let found = filled(by: effect, destination) { return found }
        var begun: Found?
        for index in effect.steps.indices.reversed() {
            if let module = module(touchedIn: effect.steps[index]), destination != .module(module) {
                return Found(source: .module(module), index: index, isKept: true)
            }
            if let module = module(waitingIn: effect.steps[index]), destination != .module(module) {
                return Found(source: .module(module), index: index, isKept: true)
            }
            guard
                let module = module(of: effect.steps[index]) ?? coordinator(building: effect, index)
                    ?? navigator(inheriting: effect, index)
            else { continue }
            if case .module(let target) = destination, target == module,
                modules.isService(effect.steps[index].function, of: module)
                    || showsItself(effect, index, screen, of: module)
            {
                continue
            }
            if showsWhatItIsHanded(effect, index, in: module) || isOnHandedScreen(effect, index) { continue }
            if isOnCallersScreen(effect, index, besides: module) { continue }
            let found = Found(source: .module(module), index: index)
            guard isBegun(effect, index) else { return found }
            begun = begun ?? found
        }
        return effect.steps.contains { modules.isLaunch($0.function) } ? nil : begun
    }

    /// Whether the step before a module's code starts a flow of its, whose first screen that code shows.
    private func isBegun(_ effect: Effect, _ index: Int) -> Bool {
        let owner = program.owner(of: effect.steps[index].function)
        var first = index
        while first > 0, program.owner(of: effect.steps[first - 1].function) == owner { first -= 1 }
        return first > 0 && effects.beginsFlow(effect.primitive, with: program.outermost(effect.steps[first].function))
    }

    /// The node of a controller that code makes and puts another one into: that is in the controller, and not in the
    /// module whose code makes both.
    private func filled(by effect: Effect, _ destination: RouteDraft.Destination) -> Found? {
        guard effect.transition == .embed, !effect.isForeign else { return nil }
        for choice in evaluator.choices(of: effect.receiver) {
            guard case .object(let creation) = evaluator.store[choice.value],
                let module = modules.module(showing: creation), destination != .module(module)
            else { continue }
            // A view of SwiftUI holds it by its own body, else who makes both puts one into the other.
            let own = effect.steps.lastIndex {
                evaluator.store.this(of: $0.frame) == choice.value && evaluator.isView(choice.value)
            }
            let maker = program.outermost(evaluator.store.function(of: creation.frame))
            if let index = own ?? effect.steps.lastIndex(where: { program.outermost($0.function) == maker }) {
                return Found(source: .module(module), index: index)
            }
        }
        return nil
    }

    /// The modules that show the innermost view on the way which several do: the one whose view runs, else those that
    /// call it, else all of them.
    private func modules(sharing effect: Effect, _ destination: RouteDraft.Destination) -> [Found] {
        for index in effect.steps.indices.reversed() {
            let step = effect.steps[index]
            var found = modules.modules(sharing: step.function)
            if found.isEmpty { continue }
            if let this = evaluator.store.this(of: step.frame), case .object(let creation) = evaluator.store[this],
                let shown = modules.module(showing: creation)
            {
                found = [shown]
            } else {
                // Around the views of several modules: each of them stands in one of its own.
                if effect.transition == .embed, found.contains(where: { destination == .module($0) }) { return [] }
                let callers = callers(of: program.outermost(step.function))
                if found.contains(where: { callers.contains($0) }) { found.removeAll { !callers.contains($0) } }
            }
            return found.filter { destination != .module($0) }.map { Found(source: .module($0), index: index) }
        }
        return []
    }

    /// The modules whose code calls a function.
    private func callers(of function: FunctionRef) -> Set<Int> {
        Set(evaluator.callers(running: function).compactMap { modules.module(of: $0) })
    }

    /// The modules that keep the innermost closure on the way which any does.
    ///
    /// - Parameter outer: the step of the module that has code of none make the closure, which waits for something to happen.
    private func keepers(
        of effect: Effect, _ destination: RouteDraft.Destination, _ screen: Screen?, inside outer: Int? = nil
    ) -> [Found] {
        var asksModels = true
        for index in effect.steps.indices.reversed() {
            if let outer, index <= outer { break }
            let finder = ClosureKeepers(
                evaluator: evaluator, modules: modules, copies: copies, asksModels: asksModels,
                asksFlows: destination == .back)
            let found = keepers(
                around: effect.steps[index].frame, mustRunLater: outer != nil, finder
            ) { module, closure in
                destination != .module(module) || showsAnother(closure, effect, from: index, screen)
            }.map { Found(source: .module($0.module), index: index, isKept: $0.isKept) }
            if !found.isEmpty { return found }
            if waits(effect.steps[index].frame, finder) { asksModels = false }
        }
        return []
    }

    /// Whether an effect waits until a screen has it happen: it is a way of that screen then, whoever has the screen shown.
    func waitsForScreen(_ effect: Effect, _ destination: RouteDraft.Destination, _ screen: Screen) -> Bool {
        !keepers(of: effect, destination, screen, inside: -1).isEmpty
    }

    /// Whether code of a coordinator waits there for somebody who is not known: what it does then is not what the screen had
    /// it do whose model set off the way until there.
    private func waits(_ frame: FrameID, _ finder: ClosureKeepers) -> Bool {
        let function = evaluator.store.function(of: frame)
        return program.facts(function).kind == .closure && program.runsLater(function)
            && program.isCoordinators(function) && !finder.isAnswer(function)
    }

    /// The modules that keep a closure, or the one around it: what only waits for the queue, or an animation, belongs to
    /// that.
    ///
    /// - Parameter mayLead: whether what a closure does may be a way of a module that keeps it.
    private func keepers(
        around innermost: FrameID, mustRunLater: Bool, _ finder: ClosureKeepers,
        where mayLead: (_ module: Int, _ closure: FunctionRef) -> Bool
    ) -> [(module: Int, isKept: Bool)] {
        var frame: FrameID? = innermost
        while let current = frame, program.facts(evaluator.store.function(of: current)).kind == .closure {
            let closure = evaluator.store.function(of: current)
            frame = evaluator.store.parent(of: current)
            if mustRunLater, !program.runsLater(closure) { continue }
            // What a module makes a sheet with is a way of the screen that shows the sheet; what a coordinator does, a
            // factory, or launch code, is one of the sheet.
            if program.isKeptByInitializer(closure), !program.isCoordinators(closure),
                !isScreenFactory(program.outermost(closure)), !isOwnContainers(program.outermost(closure)),
                mustRunLater || isScreens(program.outermost(closure))
            {
                continue
            }
            let kept = finder.keepers(of: closure, current).filter { mayLead($0, closure) }
            if kept.isEmpty { continue }
            let isKept = program.closureUses[closure] == nil || program.isKeptByInitializer(closure)
            return kept.map { ($0, isKept) }
        }
        return []
    }

    /// Whether a function of no module is that of a stack of the program's own, which shows its screens one after the other
    /// as a coordinator does.
    private func isOwnContainers(_ function: FunctionRef) -> Bool {
        guard modules.module(of: function) == nil, let owner = program.owner(of: function) else { return false }
        return !program.isExternal(owner) && program.inherits(owner, from: "UINavigationController")
    }

    /// Whether a function of no module gives back a screen, which its caller shows.
    private func isScreenFactory(_ function: FunctionRef) -> Bool {
        modules.module(of: function) == nil && evaluator.givesController(function)
    }

    /// Whether the only module that sets an effect off is the one that it shows, as where a flow that is done starts all
    /// over again.
    func isRestart(_ effect: Effect, _ destination: RouteDraft.Destination) -> Bool {
        guard let first = effect.steps.first, program.isTold(first.function) else { return false }
        let kept = ClosureKeepers(evaluator: evaluator, modules: modules, copies: copies)
            .keepers(of: first.function, first.frame)
        return !kept.isEmpty && kept.allSatisfy { destination == .module($0) }
    }

    /// The app, where launch code is on the way; else the module as whose view a base class runs that belongs to none.
    private func launch(running effect: Effect, _ destination: RouteDraft.Destination) -> Found? {
        // What a module's code has the application's delegate do is the module's way.
        if let index = effect.steps.lastIndex(where: { modules.isLaunch($0.function) }),
            !effect.steps[..<index].contains(where: { module(of: $0) != nil })
        {
            if waitsInAnotherFlow(effect, after: index) || isAskedByOthers(effect, index) { return nil }
            // A container around the app that goes back does so for the screens in it.
            let isOfScreens = destination == .back && modules.isInLaunchContainer(effect.steps[index].function)
            return isOfScreens ? nil : Found(source: .app, index: index)
        }
        guard let first = effect.steps.first, let this = evaluator.store.this(of: first.frame),
            case .this = evaluator.store[this], heir(of: first) != nil
        else { return nil }
        return heir(running: effect, destination)
    }

    /// The innermost module on the way whose part inherits the code that runs, where no module's own code does.
    func heirs(running effect: Effect, _ destination: RouteDraft.Destination) -> [Found] {
        told(effect) { heir(running: $0, destination).map { [$0] } ?? [] }
    }

    /// The modules whose views an effect shows something on, where no module's code runs: those of a view inside of them
    /// that is handed its controller, or of a service that asks its delegate for it.
    func receivers(of effect: Effect, _ destination: RouteDraft.Destination) -> [Found] {
        if case .unresolved = destination { return [] }
        guard let first = effect.steps.first, let owner = program.owner(of: first.function),
            !program.isCoordinator(owner),
            // What is shown by launch code on what others hand over, those say that hand it over.
            !effect.steps.contains(where: { modules.isLaunch($0.function) })
        else { return [] }
        let receivers = evaluator.choices(of: effect.receiver).map(\.value)
        let homes = receivers.compactMap { self.module(ofReceiver: $0) }
        guard receivers.count <= Self.maximumReceivers, homes.count == receivers.count else { return [] }
        // Screens of one list that show one another.
        if case .value(let shown) = effect.shown, effects.screens.leaves(of: shown).contains(where: receivers.contains)
        {
            return []
        }
        return Set(homes).sorted().filter { home in
            destination != .module(home)
                && !effect.steps.contains { modules.replaces(program.outermost($0.function), in: home) }
        }.map { Found(source: .module($0), index: 0) }
    }

    /// On how many views one and the same code may show something; what many share belongs to nobody.
    private static let maximumReceivers = 4

    private func module(ofReceiver value: ValueID) -> Int? {
        if case .object(let creation) = evaluator.store[value] { return modules.module(showing: creation) }
        return evaluator.type(of: value).symbol.flatMap { modules.module(ofView: $0) }
    }

    private func heir(running effect: Effect, _ destination: RouteDraft.Destination) -> Found? {
        if case .unresolved = destination { return nil }
        for index in effect.steps.indices.reversed() {
            guard let module = heir(of: effect.steps[index]), destination != .module(module) else { continue }
            return Found(source: .module(module), index: index)
        }
        return nil
    }

    private func heir(of step: Effect.Step) -> Int? {
        // What a protocol's extension does, somebody called it for.
        guard let owner = program.owner(of: step.function), program.types[owner].kind != .protocol else { return nil }
        let heir = evaluator.store.this(of: step.frame).flatMap { evaluator.type(of: $0).symbol }
        return heir.flatMap { modules.moduleOfType[$0] }
    }

    /// The module whose code a step runs: what a module's view or navigator inherits from that of another one is its
    /// own. Parts that are there to be inherited from may serve a module that has none of its own.
    private func module(of step: Effect.Step) -> Int? {
        guard let module = modules.module(of: step.function) else { return nil }
        guard let this = evaluator.store.this(of: step.frame), let symbol = evaluator.type(of: this).symbol,
            let owner = program.owner(of: step.function), symbol != owner, program.types[owner].kind == .class,
            program.isSubtype(symbol, of: owner), let heir = modules.moduleOfType[symbol]
        else { return modules.drafts[module].isInherited ? nil : module }
        return heir
    }

    /// The coordinator whose code makes what a step shows that the coordinator inherits from one which is no node by itself.
    private func coordinator(building effect: Effect, _ index: Int) -> Int? {
        guard let heir = effects.heir(at: index, building: effect), let module = modules.moduleOfType[heir],
            modules.drafts[module].kind == .coordinator
        else { return nil }
        return module
    }

    /// Whether a module's view only shows what its navigator hands to it, or the code of another module: that chooses the
    /// screen.
    private func showsWhatItIsHanded(_ effect: Effect, _ index: Int, in module: Int) -> Bool {
        let function = program.outermost(effect.steps[index].function)
        guard case .value = effect.shown, let owner = program.owner(of: function),
            modules.drafts[module].role(of: owner) == .view,
            effect.steps[..<index].contains(where: { chooses($0, for: module) })
        else { return false }
        let alone = effects.effects(of: function).filter { $0.primitive == effect.primitive }
        return !alone.isEmpty
            && alone.allSatisfy { other in
                if case .value(let value) = other.shown { effects.screens.isOpen(value) } else { false }
            }
    }

    /// Whether a module's static function only shows something on the screen that the code of a module hands to it.
    private func isOnHandedScreen(_ effect: Effect, _ index: Int) -> Bool {
        let function = program.outermost(effect.steps[index].function)
        guard program.facts(function).isStatic, effect.steps[..<index].contains(where: { module(of: $0) != nil })
        else { return false }
        let alone = effects.effects(of: function).filter { $0.primitive == effect.primitive }
        return !alone.isEmpty && alone.allSatisfy { effects.isOnHandedScreen($0, of: function) }
    }

    private func chooses(_ step: Effect.Step, for module: Int) -> Bool {
        guard let chooser = self.module(of: step) else { return false }
        return chooser != module
            || program.owner(of: step.function).map { modules.drafts[module].navigators.contains($0) } ?? false
    }

    private func showsItself(_ effect: Effect, _ index: Int, _ screen: Screen?, of module: Int) -> Bool {
        guard let creation = screen?.creation else { return true }
        if let last = effect.steps.last, creation.frame == last.frame, isCalledOnOwnView(last, of: module) {
            return false
        }
        let own = effect.steps[...index].filter { modules.module(of: $0.function) == module }
        let helpers = effect.steps[index...].filter { modules.module(of: $0.function) == nil }
        return effects.showsItself(own, creation, inner: helpers)
    }

    /// Whether a call is made on a controller of the module's that its navigator holds, or on the container around that one:
    /// what is made there and shown lies over the module's own screen, even if it is another one of the same kind.
    private func isCalledOnOwnView(_ step: Effect.Step, of module: Int) -> Bool {
        let file = program.files[Int(step.call.file)]
        guard case .call(let callee, _) = file.expressions[step.call.id],
            case .member(var base?, _) = file.expressions[callee],
            let owner = program.owner(of: step.function), modules.drafts[module].navigators.contains(owner)
        else { return false }
        while program.ownMember(base, step.call.file) == nil, case .member(let inner?, _) = file.expressions[base] {
            base = inner
        }
        guard let name = program.ownMember(base, step.call.file),
            let property = program.members(name, of: owner).property, let type = program.facts(property).type
        else { return false }
        let declared = program.resolve(
            type, file: property.file, declaration: DeclarationID(Int(property.declaration)))
        return declared.symbol.map { modules.drafts[module].views.contains($0) } ?? false
    }
}
