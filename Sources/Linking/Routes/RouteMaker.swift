import Dialects
import Facts
import NavigationGraph

/// Turns effects into routes: whose they are, and where they lead.
///
/// A route belongs to the module of the innermost function on the chain that is part of a module. A module that shows
/// itself is a route of its caller. It comes after the modules, and before triggers, which climb from its methods.
final class RouteMaker {
    let effects: EffectFinder
    let modules: ModuleMap
    let ahead: AheadThread?
    var drafts: [RouteDraft] = []
    /// What no call leads to, each with the condition that none meets; see `DecidedBranches`.
    private(set) var unmet: [(draft: RouteDraft, condition: ConditionRef)] = []
    /// How each primitive was understood, for the coverage.
    private(set) var outcomes: [ExpressionRef: Set<Outcome>] = [:]
    private(set) var reasons: [ExpressionRef: String] = [:]
    /// What code puts onto stacks that are known.
    var pushed: [Creation: Set<Int>] = [:]
    /// The chains of calls that close something and are no ways back.
    private var closings = ClosingChains()
    /// The calls that look like ways back and are none.
    var noWays: [ExpressionRef: ClosedPresentations.Reason] = [:]

    enum Outcome: Hashable {
        case resolved, unresolved, open, outside
    }

    let contents: ContentFinder
    /// What runs a function, once all nodes are known.
    private(set) lazy var origins = newOrigins
    /// The same, before all nodes are known: it is asked and thrown away.
    var newOrigins: OriginFinder {
        OriginFinder(sites: sites, modules: modules, indexes: ahead?.indexes ?? [:], posts: posts)
    }
    /// Which functions calls may run.
    private(set) lazy var sites = CallSites(evaluator: evaluator, known: ahead?.calls ?? [:])
    private(set) lazy var tabBars = TabBars(maker: self)
    private(set) lazy var posts = NotificationPosts(program: program)
    let sources: RouteSourceFinder
    let transitions: TransitionFinder
    let plainScreens: PlainScreens
    let filledContainers: FilledContainers
    /// The ways back that close no screen.
    var closed: ClosedPresentations { ClosedPresentations(effects: effects) }
    /// The modules that are shown in controllers which only stand around them, by the classes of these.
    var surrounded: [Int: Set<Int>] = [:]
    var candidates: [RouteDraft] = []
    /// What no module's code shows.
    var strays: [(stray: CoordinatorFinder.Stray, screen: Screen?)] = []
    /// The chains of calls that show a container which other code fills: it shows what is in it.
    var filledElsewhere: [[ExpressionRef]] = []
    /// What fills containers that the same code makes: they show what is put into them.
    var fillings: [(effect: Effect, containers: [Creation])] = []
    /// The containers of libraries that a call fills and that an object holds.
    var heldFillings: [ExpressionRef: [Creation]] = [:]
    /// Where code chooses the tab with which a tab bar controller begins.
    var beginnings: Set<ExpressionRef> = []
    /// The segues that code performs by their names.
    var performedSegues: Set<PerformedSegues.PerformedName> = []
    /// What leads to something unknown, and whose callers tell what.
    private var unknowns: AnsweredUnknowns?

    var program: Program { effects.evaluator.program }
    var evaluator: Evaluator { effects.evaluator }

    /// - Parameter ahead: what is asked beside the effects.
    init(
        effects: EffectFinder, modules: ModuleMap, ahead: AheadThread?, roleNames: RoleNames = .all,
        launch: [LaunchFacts] = []
    ) {
        self.effects = effects
        self.modules = modules
        self.ahead = ahead
        contents = ContentFinder(effects: effects)
        filledContainers = FilledContainers(effects: effects, modules: modules)
        sources = RouteSourceFinder(effects: effects, modules: modules, contents: contents)
        transitions = TransitionFinder(screens: effects.screens, modules: modules)
        plainScreens = PlainScreens(
            screens: effects.screens, modules: modules, roleNames: roleNames, launch: launch)
    }

    func make() {
        // What a flow does that starts itself again cannot be known in full while it is looked at, and the closure that
        // begins it anew lies in its middle: looked at first and by itself, it is known.
        let functions = program.toldClosures + self.functions()
        for function in functions {
            for effect in effects.effects(of: function) { compose(effect) }
        }
        // Plain screens become nodes before routes ask whose code a function is.
        plainScreens.add(
            shown: shownPlainly(by: functions).union(effects.views.targets), leading: leading(functions))
        unknowns = AnsweredUnknowns(maker: self, functions: functions)
        for function in functions {
            for effect in effects.effects(of: function) { take(effect) }
        }
        for effect in InheritedStarts(effects: effects, modules: modules, origins: newOrigins).find() { take(effect) }
        takeDeclared(functions)
        takeSeguesLeft(functions)
        takeHanded()
        closeSurrounded()
        addCoordinators()
        candidates += ChildModuleFinder(evaluator: evaluator, modules: modules)
            .find(shown: shownModules(), beside: candidates)
        leaveOutViewsOfChildren()
        let shown = Set(candidates.filter { $0.source != .app }.map(\.destination))
        candidates.removeAll { draft in
            isForCallers(draft)
                && (shown.contains(draft.destination) || sources.isOnHandedController(draft.steps, from: 0))
        }
        ahead?.climb(candidates, modules)
        var chains = WholeChains(evaluator: evaluator, modules: modules)
        let branches = DecidedBranches(origins: origins)
        for draft in modules.withoutFillings(chains.whole(candidates, closing: closings.ends)).withoutHeldTabs {
            if let condition = branches.unmet(by: draft) {
                unmet.append((draft, condition))
            } else {
                drafts.append(draft)
            }
        }
        drafts = UnknownWays.folded(drafts)
        drafts = JoinedBranches(origins: origins).joined(LaidOutControls(program: program).joined(drafts))
    }

    /// The view of a child that other code adds is that child once more.
    private func leaveOutViewsOfChildren() {
        struct Child: Hashable {
            var source: RouteDraft.Source
            var destination: RouteDraft.Destination
        }
        func isAddingView(_ draft: RouteDraft) -> Bool { PrimitiveNames.countsOnlyNodes(draft.call) }
        let children = Set(
            candidates.filter { $0.transition == .embed && !isAddingView($0) }.map {
                Child(source: $0.source, destination: $0.destination)
            })
        candidates.removeAll { draft in
            guard isAddingView(draft), children.contains(Child(source: draft.source, destination: draft.destination))
            else { return false }
            if let primitive = draft.primitive { outcomes[primitive] = nil }
            return true
        }
    }

    private func shownModules() -> Set<Int> {
        Set(
            candidates.compactMap { candidate in
                if case .module(let target) = candidate.destination { target } else { nil }
            })
    }

    /// What methods of no module show that modules' code hands on and nobody calls.
    private func takeHanded() {
        let handed = HandedMethods(effects: effects, modules: modules, origins: newOrigins)
        for effect in handed.find(strays.map(\.stray.effect)) { take(effect) }
    }

    /// Every function that stands on its own and may show anything, in source order.
    private func functions() -> [FunctionRef] {
        program.files.indices.filter { !program.files[$0].isStandIn }.flatMap { file in
            program.files[file].functions.indices.compactMap { index in
                let reference = FunctionRef(file: Int32(file), function: Int32(index))
                return effects.relevant.contains(reference) && program.facts(reference).parent == nil ? reference : nil
            }
        }
    }

    /// The types whose own functions show something.
    private func leading(_ functions: [FunctionRef]) -> Set<Int> {
        Set(
            functions.filter { function in
                effects.effects(of: function).contains { effect in
                    switch effect.shown {
                    case .value, .system, .external, .tab: !effect.onlyNodes
                    // Where a segue leads, the storyboard tells.
                    case .back, .segue: false
                    }
                }
            }.compactMap { program.owner(of: $0) })
    }

    /// The classes without a module that code shows.
    private func shownPlainly(by functions: [FunctionRef]) -> Set<Int> {
        var shown: Set<Int> = []
        for function in functions {
            for effect in effects.effects(of: function)
            where (!effect.onlyNodes || effect.isForeign) && !isOverlaying(effect) {
                guard case .value(let value) = effect.shown else { continue }
                for screen in screens(of: value, shownBy: effect) {
                    if case .plain(let symbol) = screen.destination { shown.insert(symbol) }
                }
            }
        }
        return shown
    }

    /// The screens that an effect shows by itself: what a value stands for, or a tab.
    func screens(shownBy effect: Effect) -> [Screen] {
        switch effect.shown {
        case .value(let value): return screens(of: value, shownBy: effect)
        case .tab(let choice):
            if case .screens(let screens) = tabBars.found(by: choice, of: effect) { return screens }
            return []
        case .back, .external, .system, .segue: return []
        }
    }

    func screens(of value: ValueID, shownBy effect: Effect) -> [Screen] {
        let steps = effect.steps
        let found = effects.screens.screens(of: value) { contents.contents($0, $1, shownBy: steps) }.filter { screen in
            guard case .emptyContainer = screen.destination, let creation = screen.creation else { return true }
            return !contents.isFilledElsewhere(creation)
        }
        return withoutPlaceholders(found, shownBy: effect)
    }

    /// Screens without the navigation controllers among tabs that are made with nothing in them: who taps such a tab gets
    /// something else, as a sheet to write in. Where no other tab's screen is known, what fills them was not followed.
    private func withoutPlaceholders(_ found: [Screen], shownBy effect: Effect) -> [Screen] {
        let fillsTabs = effect.transition == .tab && !effect.selectsTab
        let isKnownTab = found.contains { screen in
            guard fillsTabs || screen.isInTab else { return false }
            switch screen.destination {
            case .module, .plain, .system: return true
            case .open, .inline, .emptyContainer, .unresolved: return false
            }
        }
        guard isKnownTab else { return found }
        return found.filter { screen in
            guard fillsTabs || screen.isInTab, case .emptyContainer(.navigation) = screen.destination,
                let creation = screen.creation
            else { return true }
            return creation.isInstantiated || creation.initializer != nil || !contents.isMadeEmpty(creation)
        }
    }

    // MARK: - Effects to candidates

    private func take(_ effect: Effect) {
        guard !isComposition(effect) else {
            record(.resolved, effect)
            fillings.append((effect, filledContainers.containers(filledBy: effect)))
            noteStanding(effect)
            if effect.selectsTab { beginnings.insert(effect.primitive) }
            return
        }
        switch effect.shown {
        case .back:
            let reason = closed.reason(against: effect)
            closings.add(effect, reason)
            if let reason {
                record(.resolved, effect)
                noWays[effect.primitive] = reason
                return
            }
            take(effect, .back, nil)
        case .external: take(effect, .external, nil)
        case .system(let name): take(effect, .system(name), nil)
        case .segue(let identifier): takeSegue(effect, identifier)
        case .tab(let choice): takeTab(effect, choice)
        case .value(let value):
            var screens = screens(of: value, shownBy: effect)
            if effect.onlyNodes {
                screens = screens.filter { screen in
                    switch screen.destination {
                    case .module(let module):
                        screen.creation != nil && !screen.isInferred && !isLayout(module, effect)
                    case .plain(let symbol):
                        screen.creation != nil && (effect.isForeign || effects.isRepresented(symbol, by: effect))
                    default: false
                    }
                }
            } else if screens.isEmpty, transitions.onlyTakesAway(effect) {
                take(effect, .back, nil)
            } else if screens.isEmpty {
                record(.resolved, effect)
                filledElsewhere.append(effect.steps.map(\.call))
            }
            for screen in screens { take(effect, screen) }
        }
    }

    /// Whether a view that a view holds is no screen of its own there: one around any other view, which some code shows
    /// with nothing in it but labels.
    private func isLayout(_ module: Int, _ effect: Effect) -> Bool {
        guard effect.transition == .embed, !effect.isForeign, modules.drafts[module].kind == .screen else {
            return false
        }
        return modules.drafts[module].views.contains {
            program.isSwiftUIView($0) && program.isAroundViews($0)
        }
    }

    /// Where nobody hands over a screen, the declared type of the variable says what is shown.
    private func takeDeclared(_ functions: [FunctionRef]) {
        let left = functions.flatMap { effects.effects(of: $0) }.filter {
            $0.steps.count == 1 && outcomes[$0.primitive] == [.open]
        }
        for effect in left {
            guard case .value(let value) = effect.shown else { continue }
            for screen in effects.screens.declaredScreens(of: value) { take(effect, screen) }
        }
    }

    func take(_ effect: Effect, _ screen: Screen) {
        switch screen.destination {
        case .module(let module): take(effect, module, screen)
        case .plain(let symbol): take(effect, plainScreens.node(for: symbol), screen)
        case .system(let name): take(effect, .system(name), screen)
        // A page of a tab view that is no view of the program's own is a part of the screen.
        case .inline where effect.transition == .tab: record(.resolved, effect)
        case .inline: take(effect, .system("inline view"), screen)
        case .unresolved where unknowns?.areAnswered(effect) ?? false: record(.resolved, effect)
        case .unresolved(let reason):
            take(effect, librarysClass(of: screen, shownBy: effect).map { .system($0) } ?? .unresolved(reason), screen)
        case .emptyContainer where unknowns?.areAnswered(effect) ?? false: record(.resolved, effect)
        case .emptyContainer(let kind):
            take(effect, .unresolved("nothing is known to be in the \(kind.rawValue) container"), nil)
        case .open: record(.open, effect)
        }
    }

    /// - Parameter isLeftOver: whether a module counts where no module's own code runs: one whose part inherits what does,
    ///   or on whose view it shows something.
    func take(
        _ effect: Effect, _ destination: RouteDraft.Destination, _ screen: Screen?, isLeftOver: Bool = false
    ) {
        if isForCallers(effect) {
            record(.open, effect)
            return
        }
        var found = sources.sources(of: effect, destination, screen)
        if isLeftOver, found.isEmpty {
            found = sources.heirs(running: effect, destination).filter { !isForCallers(effect, before: $0.index) }
        }
        if isLeftOver, found.isEmpty {
            found = sources.receivers(of: effect, destination).filter { receiver in
                !candidates.contains {
                    $0.source == receiver.source && $0.destination == destination && $0.primitive == effect.primitive
                }
            }
        }
        found = posted(effect, destination, found)
        guard !found.isEmpty else {
            // A view of a module that holds another one of the same module leads nowhere, nor does who selects its own tab.
            let isOwn = sources.isSelfShow(effect, destination)
            let leadsNowhere = effect.transition == .embed || effect.selectsTab
            record(isOwn ? leadsNowhere ? .resolved : .open : .outside, effect)
            strays.append((.init(effect: effect, destination: destination), screen))
            return
        }
        if case .unresolved(let reason) = destination {
            record(.unresolved, effect)
            reasons[effect.primitive] = reasons[effect.primitive] ?? reason
        } else {
            record(.resolved, effect)
        }
        noteStanding(effect, destination)
        for source in found { add(effect, of: source, destination, screen) }
    }

    /// Forgets how a call was understood, and where it leads to something that is not known.
    func forget(_ primitive: ExpressionRef) {
        outcomes[primitive] = nil
        reasons[primitive] = nil
        candidates.removeAll { draft in
            guard draft.primitive == primitive, case .unresolved = draft.destination else { return false }
            return true
        }
    }

    func record(_ outcome: Outcome, _ effect: Effect) {
        guard !effect.onlyNodes || outcome == .resolved else { return }
        outcomes[effect.primitive, default: []].insert(outcome)
    }

    /// Adds the routes that storyboards alone prove.
    func add(_ route: RouteDraft) { drafts.append(route) }

    func node(forPlain symbol: Int) -> Int { plainScreens.node(for: symbol) }

    // MARK: - Later passes

    /// Takes over what was found beside the last passes about what runs the functions on the ways of routes.
    func takeOrigins() {
        if let found = ahead?.origins { origins.adopt(found) }
    }

    /// Gives the routes of parts that several modules have to those that take them.
    func share() {
        guard !modules.sharedParts.isEmpty else { return }
        let chainer = TriggerChainer(
            evaluator: evaluator, modules: modules, options: OptionFinder(program: program, modules: modules),
            routes: drafts, origins: origins, forks: ForkedConditions(program: program, routes: drafts))
        drafts = SharedPartRoutes(modules: modules, chainer: chainer).shared(drafts)
    }

    /// Gives what a coordinator does to those of its screens that have it act.
    func giveTouched() {
        drafts = TouchedScreens(evaluator: evaluator, modules: modules, origins: origins).given(drafts)
    }

    /// Gives what a coordinator's state decides to the screens that set the state.
    func giveStates() {
        drafts = SharedStates(evaluator: evaluator, modules: modules, origins: origins).given(drafts)
    }

    /// Adds the ways of screens that set a state of the app's, and the ways back of those that set the state that shows them.
    func addWaysOfStates() {
        drafts += SwitchedScreens(effects: effects, modules: modules, origins: origins).ways(to: drafts)
        drafts += StateClosers(evaluator: evaluator, modules: modules, origins: origins).ways(closing: drafts)
    }

    func replaceDrafts(by routes: [RouteDraft]) { drafts = routes }

    func removeDrafts(where isGone: (RouteDraft) -> Bool) { drafts.removeAll(where: isGone) }
}
