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
    private(set) var drafts: [RouteDraft] = []
    /// How each primitive was understood, for the coverage.
    private(set) var outcomes: [ExpressionRef: Set<Outcome>] = [:]
    private(set) var reasons: [ExpressionRef: String] = [:]

    enum Outcome: Hashable {
        case resolved, unresolved, open, outside
    }

    private let roleNames: RoleNames
    private let contents: ContentFinder
    private let style: PresentationStyle
    private var candidates: [RouteDraft] = []
    /// What no module's code shows.
    private var strays: [(stray: CoordinatorFinder.Stray, screen: Screen?)] = []
    private var plainScreens: [Int: Int] = [:]
    /// The full names of the navigators' declared methods, by module.
    private var optionNames: [Int: Set<String>] = [:]

    private var program: Program { effects.evaluator.program }
    private var evaluator: Evaluator { effects.evaluator }

    init(effects: EffectFinder, modules: ModuleMap, roleNames: RoleNames = .all) {
        self.roleNames = roleNames
        self.effects = effects
        self.modules = modules
        contents = ContentFinder(effects: effects)
        style = PresentationStyle(evaluator: effects.evaluator)
    }

    func make() {
        let functions = self.functions()
        for function in functions {
            for effect in effects.effects(of: function) { compose(effect) }
        }
        findPlainScreens(functions)
        for function in functions {
            for effect in effects.effects(of: function) { take(effect) }
        }
        takeDeclared(functions)
        addCoordinators()
        keepWholeChains()
    }

    /// Types that navigate without being part of a module, once it is known what modules do.
    private func addCoordinators() {
        var taken: Set<[ExpressionRef]> = []
        for candidate in candidates {
            let calls = candidate.steps.map(\.call)
            for start in calls.indices { taken.insert(Array(calls[start...])) }
        }
        let links = CoordinatorFinder(effects: effects, modules: modules).find(strays.map(\.stray), taken: taken)
        for (stray, screen) in strays where !taken.contains(stray.effect.steps.map(\.call)) {
            take(stray.effect, stray.destination, screen)
        }
        candidates += links
    }

    /// Every function that stands on its own, in source order.
    private func functions() -> [FunctionRef] {
        program.files.indices.flatMap { file in
            program.files[file].functions.indices.compactMap { index in
                let reference = FunctionRef(file: Int32(file), function: Int32(index))
                return program.facts(reference).parent == nil ? reference : nil
            }
        }
    }

    // MARK: - Plain screens

    /// View controllers that navigation reaches and that have no module become nodes, before routes ask whose code a
    /// function is.
    private func findPlainScreens(_ functions: [FunctionRef]) {
        var shown: Set<Int> = []
        for function in functions {
            for effect in effects.effects(of: function) where !effect.onlyNodes || effect.isForeign {
                guard case .value(let value) = effect.shown else { continue }
                for screen in screens(of: value, shownBy: effect) {
                    if case .plain(let symbol) = screen.destination { shown.insert(symbol) }
                }
            }
        }
        for storyboard in evaluator.storyboards.storyboards.indices {
            let scenes = evaluator.storyboards.storyboards[storyboard].scenes
            for (position, scene) in scenes.enumerated() {
                let leading = scene.segues.filter { $0.kind != .relationship && $0.kind != .unwind }
                for segue in leading {
                    guard let symbol = plainClass(of: segue, in: storyboard) else { continue }
                    shown.insert(symbol)
                }
                let reference = SceneRef(storyboard: storyboard, scene: position)
                if !leading.isEmpty || isInitial(reference), let symbol = objectiveCScreen(of: reference) {
                    shown.insert(symbol)
                }
            }
        }
        for symbol in shown.sorted(by: { program.types[$0].qualifiedName < program.types[$1].qualifiedName }) {
            _ = plain(symbol)
        }
    }

    private func plainClass(of segue: StoryboardFacts.Segue, in storyboard: Int) -> Int? {
        guard let inner = evaluator.storyboards.scene(object: segue.destination, in: storyboard),
            let target = evaluator.storyboards.target(of: inner)
        else { return nil }
        if let symbol = objectiveCScreen(of: target) { return symbol }
        guard let symbol = evaluator.type(ofScene: target, near: 0).symbol, !program.isExternal(symbol),
            modules.module(ofView: symbol) == nil,
            effects.screens.container(of: evaluator.nominal(symbol)) == nil
        else { return nil }
        return symbol
    }

    /// The class of a scene that the app's Objective-C code draws; nil for containers.
    private func objectiveCScreen(of reference: SceneRef) -> Int? {
        guard !evaluator.storyboards.facts(reference).element.isContainer,
            let symbol = evaluator.type(ofScene: reference, near: 0).symbol, evaluator.isObjectiveCScreen(symbol),
            effects.screens.container(of: evaluator.nominal(symbol)) == nil
        else { return nil }
        return symbol
    }

    /// Whether a storyboard begins with a scene, or a container with which a storyboard begins holds it.
    private func isInitial(_ reference: SceneRef) -> Bool {
        initialScenes.contains(reference)
    }

    private lazy var initialScenes: Set<SceneRef> = {
        var found: Set<SceneRef> = []
        var queue: [SceneRef] = []
        for (index, storyboard) in evaluator.storyboards.storyboards.enumerated() where !storyboard.isLaunchScreen {
            guard let object = storyboard.initialScene,
                let scene = evaluator.storyboards.scene(object: object, in: index)
            else { continue }
            queue.append(scene)
        }
        while let next = queue.popLast() {
            guard let scene = evaluator.storyboards.target(of: next), found.insert(scene).inserted else { continue }
            for segue in evaluator.storyboards.facts(scene).segues where segue.kind == .relationship {
                guard let inner = evaluator.storyboards.scene(object: segue.destination, in: scene.storyboard) else {
                    continue
                }
                queue.append(inner)
            }
        }
        return found
    }()

    private func plain(_ symbol: Int) -> Int {
        if let known = plainScreens[symbol] { return known }
        if let known = modules.moduleOfType[symbol] { return known }
        let reading = RoleAssigner(program: program, names: roleNames).reading(of: symbol)
        var draft = ModuleDraft(name: reading?.stem ?? program.types[symbol].name, kind: .screen)
        if reading?.role != .view { draft.name = program.types[symbol].name }
        draft.components = [(symbol, .view)]
        let index = modules.add(draft)
        plainScreens[symbol] = index
        return index
    }

    func screens(of value: ValueID, shownBy effect: Effect) -> [Screen] {
        effects.screens.screens(of: value) { contents.contents($0, $1, shownBy: effect) }.filter { screen in
            guard case .emptyContainer = screen.destination, let creation = screen.creation else { return true }
            return !contents.isFilledElsewhere(creation)
        }
    }

    // MARK: - Effects to candidates

    private func take(_ effect: Effect) {
        guard !isComposition(effect) else {
            record(.resolved, effect)
            return
        }
        switch effect.shown {
        case .back: take(effect, .back, nil)
        case .external: take(effect, .external, nil)
        case .system(let name): take(effect, .system(name), nil)
        case .segue(let identifier): takeSegue(effect, identifier)
        case .value(let value):
            var screens = screens(of: value, shownBy: effect)
            if effect.onlyNodes {
                screens = screens.filter { screen in
                    switch screen.destination {
                    case .module: screen.creation != nil && !screen.isInferred
                    case .plain: effect.isForeign && screen.creation != nil
                    default: false
                    }
                }
            } else if screens.isEmpty, onlyTakesAway(effect) {
                take(effect, .back, nil)
            } else if screens.isEmpty {
                record(.resolved, effect)
            }
            for screen in screens { take(effect, screen) }
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

    private func take(_ effect: Effect, _ screen: Screen) {
        switch screen.destination {
        case .module(let module): take(effect, .module(module), screen)
        case .plain(let symbol): take(effect, .module(plain(symbol)), screen)
        case .system(let name): take(effect, .system(name), screen)
        case .inline: take(effect, .system("inline view"), screen)
        case .unresolved(let reason): take(effect, .unresolved(reason), screen)
        case .emptyContainer(let kind):
            take(effect, .unresolved("nothing is known to be in the \(kind.rawValue) container"), nil)
        case .open: record(.open, effect)
        }
    }

    /// Filling a container that the same code made shows nothing yet; the container is shown elsewhere.
    private func isComposition(_ effect: Effect) -> Bool {
        guard case .value = effect.shown else { return false }
        return !filledContainers(effect).isEmpty
    }

    private func filledContainers(_ effect: Effect) -> [Creation] {
        let running = Set(effect.steps.map { program.outermost($0.function) })
        return evaluator.choices(of: effect.receiver).compactMap { choice in
            guard case .object(let creation) = evaluator.store[choice.value],
                effects.screens.container(of: creation.type) != nil
                    || effect.isForeign && effects.screens.isForeignContainer(choice.value),
                modules.module(showing: creation) == nil, !isShown(choice.value, by: effect),
                running.contains(program.outermost(evaluator.store[creation.frame].function))
            else { return nil }
            return creation
        }
    }

    /// A library's container that a call both runs on and shows.
    private func isShown(_ container: ValueID, by effect: Effect) -> Bool {
        guard effect.isForeign, !effect.call.hasPrefix(ForeignNavigation.setter + "("),
            case .value(let value) = effect.shown
        else { return false }
        return effects.screens.leaves(of: value).contains(container)
    }

    private func compose(_ effect: Effect) {
        guard case .value(let value) = effect.shown else { return }
        contents.note(effect)
        let filled = filledContainers(effect)
        for container in filled { contents.compose(value, by: effect, into: container) }
        guard filled.isEmpty else { return }
        for choice in evaluator.choices(of: effect.receiver) {
            guard case .object(let creation) = evaluator.store[choice.value],
                program.facts(evaluator.store[creation.frame].function).kind == .initialValue,
                effects.screens.container(of: creation.type) != nil
            else { continue }
            contents.keep(value, by: effect, in: creation)
        }
    }

    private func take(_ effect: Effect, _ destination: RouteDraft.Destination, _ screen: Screen?) {
        guard let (source, index) = source(of: effect, destination, screen) else {
            // A view of a module that holds another one of the same module leads nowhere.
            let isOwn = isSelfShow(effect, destination)
            record(isOwn ? effect.transition == .embed ? .resolved : .open : .outside, effect)
            strays.append((.init(effect: effect, destination: destination), screen))
            return
        }
        if case .unresolved(let reason) = destination {
            record(.unresolved, effect)
            reasons[effect.primitive] = reasons[effect.primitive] ?? reason
        } else {
            record(.resolved, effect)
        }
        // A library that is handed the module's own view shows something on it.
        if effect.isForeign, case .module(let target) = destination, source == .module(target) { return }
        // The outermost function of the source's type on the way: what the presenter calls.
        let owner = program.owner(of: effect.steps[index].function)
        var first = index
        while first > 0, program.owner(of: effect.steps[first - 1].function) == owner { first -= 1 }
        var draft = RouteDraft(
            source: source, destination: destination,
            transition: destination == .back && effect.transition == .root ? .pop : transition(effect, screen),
            container: screen?.container,
            conditions: effect.steps[first...].flatMap(\.conditions) + (screen?.conditions ?? []),
            steps: Array(effect.steps[first...]), primitive: effect.primitive, call: effect.call,
            creation: screen?.creation, isInferred: effect.isForeign || screen?.isInferred ?? false,
            method: program.outermost(effect.steps[first].function), option: nil,
            landing: landing(of: effect), segue: nil)
        addChoice(effect, screen, &draft)
        candidates.append(draft)
    }

    /// The option of a route that a state or a path decides: the case that is shown.
    private func addChoice(_ effect: Effect, _ screen: Screen?, _ draft: inout RouteDraft) {
        draft.state = effect.state
        draft.choice = effect.choice
        if let choice = effect.choice {
            draft.option = choice.name
        } else if effect.state != nil {
            draft.option = (screen?.conditions ?? []).lazy.compactMap { self.shownCase($0) }.first
            draft.choice = choice(of: draft)
        }
        if let option = draft.option {
            draft.conditions.removeAll { shownCase($0) == option && (screen?.conditions.contains($0) ?? false) }
        }
    }

    /// The case of the enum in the property that shows a route's target.
    private func choice(of draft: RouteDraft) -> PathChoice? {
        guard let state = draft.state, let name = draft.option,
            let property = evaluator.property(state.name, in: state.type, isStatic: false),
            let type = evaluator.declaredType(of: property, for: state.type, arguments: []).symbol,
            program.types[type].cases[name] != nil
        else { return nil }
        return PathChoice(type: type, name: name)
    }

    /// The one case that a condition matches a parameter with.
    private func shownCase(_ reference: ConditionRef) -> String? {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        guard condition.kind == .matches, condition.cases.count == 1, let subject = condition.subject,
            case .local(let local) = file.expressions[subject],
            case .parameter = file.locals[Int(local.index)].source
        else { return nil }
        return file.text(condition.cases[0])
    }

    private func landing(of effect: Effect) -> Int? {
        guard let value = effect.landing else { return nil }
        return evaluator.symbols(of: evaluator.type(of: value)).lazy.compactMap { self.modules.module(ofView: $0) }
            .first
    }

    private func isSelfShow(_ effect: Effect, _ destination: RouteDraft.Destination) -> Bool {
        guard case .module(let target) = destination else { return false }
        return effect.steps.contains { modules.module(of: $0.function) == target }
    }

    private func source(
        of effect: Effect, _ destination: RouteDraft.Destination, _ screen: Screen?
    ) -> (RouteDraft.Source, Int)? {
        // Filling a container that has a module is that module's route.
        if case .this(let symbol) = evaluator.store[effect.receiver], let module = modules.moduleOfType[symbol],
            effect.transition == .tab, let index = effect.steps.indices.last
        {
            return (.module(module), index)
        }
        for index in effect.steps.indices.reversed() {
            let function = effect.steps[index].function
            if let module = module(of: effect.steps[index]) {
                if case .module(let target) = destination, target == module,
                    showsItself(effect, index, screen, of: module)
                {
                    continue
                }
                return (.module(module), index)
            }
            if modules.isLaunch(function) { return (.app, index) }
        }
        for index in effect.steps.indices.reversed() {
            if let module = keeper(of: effect.steps[index]), destination != .module(module) {
                return (.module(module), index)
            }
        }
        return nil
    }

    /// The module of the object that a closure is handed to, in code that belongs to none: an assembly that tells a
    /// router what to do.
    private func keeper(of step: Effect.Step) -> Int? {
        guard let use = program.closureUses[step.function], let parent = evaluator.store[step.frame].parent else {
            return nil
        }
        let file = program.files[Int(use.call.file)]
        guard case .call(let callee, _) = file.expressions[use.call.id],
            case .member(let base?, _) = file.expressions[callee]
        else { return nil }
        return evaluator.choices(of: evaluator.eval(base, parent)).lazy
            .flatMap { self.evaluator.symbols(of: self.evaluator.type(of: $0.value)) }
            .compactMap { self.modules.moduleOfType[$0] }.first
    }

    /// The module whose code a step runs: what a module's view or navigator inherits from that of another one is its
    /// own.
    private func module(of step: Effect.Step) -> Int? {
        guard let module = modules.module(of: step.function) else { return nil }
        guard let this = evaluator.store[step.frame].this, let symbol = evaluator.type(of: this).symbol,
            let owner = program.owner(of: step.function), symbol != owner, program.types[owner].kind == .class,
            program.isSubtype(symbol, of: owner), let heir = modules.moduleOfType[symbol]
        else { return module }
        return heir
    }

    private func showsItself(_ effect: Effect, _ index: Int, _ screen: Screen?, of module: Int) -> Bool {
        guard let creation = screen?.creation else { return true }
        let own = effect.steps[...index].filter { modules.module(of: $0.function) == module }
        let helpers = effect.steps[index...].filter { modules.module(of: $0.function) == nil }
        return effects.showsItself(own, creation, inner: helpers)
    }

    private func record(_ outcome: Outcome, _ effect: Effect) {
        guard !effect.onlyNodes || outcome == .resolved else { return }
        outcomes[effect.primitive, default: []].insert(outcome)
    }

    private func transition(_ effect: Effect, _ screen: Screen?) -> Transition {
        if case .system(let name)? = screen?.destination, let known = AppleClasses.systemControllers[name] ?? nil {
            return known
        }
        guard effect.transition == .present else {
            if effect.transition == .root, screen?.isInTab == true { return .tab }
            return (effect.transition == .root ? stackEdit(effect) : nil) ?? effect.transition
        }
        return style.transition(of: effect) ?? .present
    }

    /// The transition of a stack that is set again with what it held: a push where all of that stays.
    private func stackEdit(_ effect: Effect) -> Transition? {
        guard case .value(let value) = effect.shown else { return nil }
        let standing = effects.screens.leaves(of: value).compactMap { leaf -> Bool? in
            if case .open(.onScreen(let isWhole), _) = evaluator.store[leaf] { return isWhole }
            return nil
        }
        if standing.isEmpty { return nil }
        return standing.allSatisfy { $0 } ? .push : .replace
    }

    /// Whether a stack is set again without some of its screens, and with nothing new.
    private func onlyTakesAway(_ effect: Effect) -> Bool {
        guard effect.transition == .root, case .value(let value) = effect.shown, isSetAnimated(effect) else {
            return false
        }
        return effects.screens.leaves(of: value).allSatisfy { evaluator.isStanding($0) }
            && stackEdit(effect) == .replace
    }

    /// A stack that is assigned is tidied up; one that is set by a call shows the change.
    private func isSetAnimated(_ effect: Effect) -> Bool { effect.call.hasPrefix("setViewControllers") }

    // MARK: - Segues

    private func takeSegue(_ effect: Effect, _ identifier: ValueID) {
        for choice in evaluator.choices(of: identifier) {
            guard case .string(let name) = evaluator.store[choice.value] else {
                if effects.screens.isOpen(choice.value) {
                    record(.open, effect)
                } else {
                    take(effect, .unresolved("the segue's identifier could not be followed"), nil)
                }
                continue
            }
            let found = segues(named: name, of: effect.receiver)
            if found.isEmpty {
                take(effect, .unresolved("no storyboard has a segue \(name)"), nil)
            }
            for (storyboard, segue) in found { take(effect, storyboard, segue) }
        }
    }

    private func take(_ effect: Effect, _ storyboard: Int, _ segue: StoryboardFacts.Segue) {
        let count = candidates.count
        switch SegueReader(maker: self).destination(of: segue, in: storyboard) {
        case .module(let module)?: take(effect, .module(module), nil)
        case .plain(let symbol)?: take(effect, .module(plain(symbol)), nil)
        case .system(let name)?: take(effect, .system(name), nil)
        case .back?: take(effect, .back, nil)
        case nil: take(effect, .unresolved(SegueReader.unresolvedReason), nil)
        }
        for index in count..<candidates.count {
            candidates[index].transition = SegueReader.transition(of: segue)
            candidates[index].segue = (storyboard, segue)
            candidates[index].isInferred = false
        }
    }

    private func segues(named name: String, of receiver: ValueID) -> [(Int, StoryboardFacts.Segue)] {
        let classes = Set(
            evaluator.symbols(of: evaluator.type(of: receiver)).flatMap { symbol in
                program.lineage(of: symbol) + program.concreteConformers(of: symbol)
            }.map { program.types[$0].name })
        var found: [(Int, StoryboardFacts.Segue)] = []
        for (index, storyboard) in evaluator.storyboards.storyboards.enumerated() {
            for scene in storyboard.scenes where scene.customClass.map({ classes.contains($0) }) ?? false {
                found += scene.segues.filter { $0.identifier == name }.map { (index, $0) }
            }
        }
        return found
    }

    /// Adds the routes that storyboards alone prove.
    func add(_ route: RouteDraft) { drafts.append(route) }

    func node(forPlain symbol: Int) -> Int { plain(symbol) }

    // MARK: - Entry points

    func removeDrafts(where isGone: (RouteDraft) -> Bool) { drafts.removeAll(where: isGone) }

    /// The route that an effect of a handler stands for, from the handler on; nil where it leads to no node.
    func draft(of effect: Effect, _ screen: Screen) -> RouteDraft? {
        let destination: RouteDraft.Destination
        switch screen.destination {
        case .module(let module): destination = .module(module)
        case .plain(let symbol): destination = .module(plain(symbol))
        case .system, .open, .inline, .emptyContainer, .unresolved: return nil
        }
        record(.resolved, effect)
        return RouteDraft(
            source: .app, destination: destination, transition: transition(effect, screen),
            container: screen.container, conditions: effect.steps.flatMap(\.conditions) + screen.conditions,
            steps: effect.steps, primitive: effect.primitive, call: effect.call, creation: screen.creation,
            isInferred: screen.isInferred, method: nil, option: nil, segue: nil)
    }

    // MARK: - Chains

    /// Whether a route starts at a way out that the module declares, whoever else uses it.
    private func isOption(_ route: RouteDraft) -> Bool {
        guard case .module(let module) = route.source, let method = route.method,
            let owner = program.owner(of: method), modules.drafts[module].navigators.contains(owner),
            !program.facts(method).isPrivate
        else { return false }
        if isCalled(method, by: module, outside: owner) { return true }
        if optionNames[module] == nil {
            let options = OptionFinder(program: program, modules: modules)
            let draft = modules.drafts[module]
            optionNames[module] =
                options.declaresOptions(draft)
                ? Set(options.interfaceMethods(of: draft).map { program.fullName($0) }) : []
        }
        return optionNames[module]?.contains(program.fullName(method)) ?? false
    }

    /// Whether a module's presenter or view calls something of a navigator's method's name.
    private func isCalled(_ method: FunctionRef, by module: Int, outside navigator: Int) -> Bool {
        (program.callsByName[program.name(method)] ?? []).contains { reference in
            let caller = FunctionRef(Int(reference.file), program.action(reference).function)
            guard let owner = program.owner(of: caller) else { return false }
            return owner != navigator && modules.runs(caller, in: module)
        }
    }

    /// A chain that is the end of a longer one of the same source says nothing of its own.
    private func keepWholeChains() {
        struct Key: Hashable {
            var calls: [ExpressionRef]
            var source: RouteDraft.Source
            var destination: RouteDraft.Destination
        }
        var covered: Set<Key> = []
        for candidate in candidates {
            let calls = candidate.steps.map(\.call)
            for start in calls.indices.dropFirst() {
                covered.insert(
                    Key(
                        calls: Array(calls[start...]), source: candidate.source, destination: candidate.destination))
            }
        }
        struct Identity: Hashable {
            var key: Key
            var conditions: [ConditionRef]
            var transition: Transition
        }
        var seen: Set<Identity> = []
        for candidate in candidates {
            let key = Key(
                calls: candidate.steps.map(\.call), source: candidate.source, destination: candidate.destination)
            let identity = Identity(key: key, conditions: candidate.conditions, transition: candidate.transition)
            guard !covered.contains(key) || isOption(candidate), seen.insert(identity).inserted else { continue }
            drafts.append(candidate)
        }
    }
}
