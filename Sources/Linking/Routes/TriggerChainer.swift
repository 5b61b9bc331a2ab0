import Facts
import NavigationGraph

/// Climbs from the method that navigates to what the user touches: wireframe, presenter, view, and the control.
///
/// It climbs by calls whose receiver may be the object in question, and breadth first, so that each chain is the
/// shortest from its beginning. A chain stays in the route's module and the types that belong to none: where another
/// module calls back, that call is its beginning.
final class TriggerChainer {
    typealias TriggerStep = Route.TriggerStep

    static let maximumChains = Route.mostTriggers
    static let maximumSteps = 12

    let evaluator: Evaluator
    let modules: ModuleMap
    let origins: OriginFinder
    let options: OptionFinder
    private let forks: ForkedConditions
    private let settled: SettledCases
    let callers: KnownCallers
    private let arrivals: ArrivalConditions
    /// Which modules lead to which others: only those can call back.
    let leads: Set<[Int]>
    private var optionNames: [Int: [Set<String>]] = [:]
    private var keepers: [FunctionRef: [Int]] = [:]
    /// The chains that were found: a route asks for them several times, and routes that begin alike ask for the same.
    private var climbed: [Climb: [[[TriggerStep]]]] = [:]
    /// First steps of chains that begin in methods which nothing runs any more.
    var idle: Set<TriggerStep> = []
    /// First steps of chains that begin in methods which nobody is known to call.
    var uncalled: Set<TriggerStep> = []
    let idleCallers: IdleCallers

    var program: Program { evaluator.program }

    init(
        evaluator: Evaluator, modules: ModuleMap, options: OptionFinder, routes: [RouteDraft], origins: OriginFinder,
        forks: ForkedConditions
    ) {
        self.forks = forks
        settled = SettledCases(origins: origins, routes: routes)
        callers = KnownCallers(origins: origins)
        arrivals = ArrivalConditions(routes: routes)
        idleCallers = IdleCallers(origins: origins)
        self.evaluator = evaluator
        self.modules = modules
        self.options = options
        self.origins = origins
        var leads: Set<[Int]> = []
        for route in routes {
            if case .module(let source) = route.source, case .module(let target) = route.destination {
                leads.insert([source, target])
            }
        }
        self.leads = leads
    }

    /// The chains that lead to a route, the most telling first, each ending with the call of the route's method.
    func chains(to route: RouteDraft) -> [[TriggerStep]] {
        if let segue = route.segue, route.steps.isEmpty { return [controlChain(segue)].compactMap { $0 } }
        guard let first = route.steps.first else { return [] }
        if case .entry = route.source {
            return [begun([], by: program.outermost(first.function), .entry)]
        }
        if let state = route.state {
            let chains = self.chains(to: state, of: route)
            if !chains.isEmpty { return Array(chains.prefix(Self.maximumChains)) }
        }
        // Every call of the route's method has its best chain before any has a second one.
        var ways = beginning(of: route)?.ways ?? self.ways(to: first.function, of: route)
        if !ways.joined().contains(where: { $0.first?.kind != nil }) {
            let passing = self.ways(to: first.function, of: route, mayPass: true)
            if passing.joined().contains(where: { $0.first?.kind != nil }) { ways = passing }
        }
        if Self.onlyLoads(ways), let telling = observing(route) ?? passing(route) { ways = telling }
        var found: [[TriggerStep]] = []
        for rank in 0..<(ways.map(\.count).max() ?? 0) {
            for way in ways where rank < way.count && found.count < Self.maximumChains {
                if !found.contains(way[rank]) { found.append(way[rank]) }
            }
        }
        let chains = live(among: found).sorted(by: Self.isBetter)
        guard let touch = origins.touch(ofLink: route) else { return chains }
        // What the user or the system sets off only makes the link.
        let making = chains.filter { $0.first?.kind == nil }
        return making.isEmpty ? [[touch]] : making.map { [touch] + $0 }
    }

    /// The chains that end in a function, by the call or the event that is nearest to it, the best of each first.
    ///
    /// - Parameter mayPass: whether another module's code counts that calls code of none.
    func ways(
        to function: FunctionRef, of route: RouteDraft, mayPass: Bool = false
    ) -> [[[TriggerStep]]] {
        let key = Climb(
            start: function, home: home(of: route).union(makers(of: route)), source: source(of: route),
            option: enumOption(of: route),
            asked: asked(by: route), tab: route.tab, excluded: route.closed, mayPass: mayPass)
        if let known = climbed[key] { return known }
        var climb = TriggerClimb(chainer: self, home: key.home, source: key.source, option: key.option)
        climb.asked = key.asked
        climb.tab = key.tab
        climb.excluded = key.excluded
        climb.mayPass = mayPass
        let found = climb.run(from: function).map { chains in
            chains.map { Self.withoutLibraries($0) }.filter { !$0.isEmpty }.sorted(by: Self.isBetter)
        }
        climbed[key] = found
        return found
    }

    /// All that the chains to a function depend on.
    private struct Climb: Hashable {
        var start: FunctionRef
        var home: Set<Int>
        var source: Int?
        var option: String?
        var asked: [AskedCase]
        var tab: HandedTab?
        var excluded: Set<Int>
        var mayPass: Bool
    }

    private func asked(by route: RouteDraft) -> [AskedCase] {
        AskedCases(evaluator: evaluator).asked(along: route)
    }

    /// The innermost function on the way, in the module's own code or that of none, that something else sets off: who
    /// makes a closure, or hands a method on, does not run it. A presenter that hands its view a model with a handler
    /// shows nothing until the handler is called.
    ///
    /// In code of no module, and of a coordinator that shows the screen, only what the user sets off counts: what runs
    /// there when work is done belongs to the code that started the work.
    func beginning(of route: RouteDraft) -> (index: Int, ways: [[[TriggerStep]]])? {
        let home = home(of: route)
        guard !home.isEmpty else { return nil }
        let source = source(of: route)
        let own = route.steps.prefix { step in
            modules.module(of: step.function).map { home.contains($0) || isCoordinator($0) } ?? true
                || source.map { modules.sharedParts.isShared(step.function, by: $0) } ?? false
        }
        for index in own.indices.reversed() {
            let function = own[index].function
            let isHandedOn = index > 0 && handsOn(own[index - 1].call)
            guard isHandedOn || program.facts(function).kind == .closure && isSetOff(function) else { continue }
            let ways = self.ways(to: function, of: route).filter { !$0.isEmpty }
            let isOwn = modules.module(of: function).map { home.contains($0) || !isCoordinator($0) } ?? false
            if ways.contains(where: { isOwn || $0.contains { Self.rank($0) == 0 } }) { return (index, ways) }
        }
        return nil
    }

    /// Whether all that is known to lead to a function is that the system loads or shows a screen.
    private static func onlyLoads(_ ways: [[[TriggerStep]]]) -> Bool {
        let first = ways.joined().map { $0.first?.kind }
        return !first.isEmpty && first.allSatisfy { $0 == .lifecycle }
    }

    /// Whether something else than the code around it sets off a closure, or one of those around it.
    private func isSetOff(_ closure: FunctionRef) -> Bool {
        origins.origins(of: closure).contains { origin in
            guard case .inside(let around) = origin else { return origins.isSetOff(origin) }
            return program.facts(around).kind == .closure && isSetOff(around)
        }
    }

    /// Whether a step hands a method on and does not call it.
    func handsOn(_ step: ExpressionRef) -> Bool {
        switch program.files[Int(step.file)].expressions[step.id] {
        case .name, .member: true
        default: false
        }
    }

    /// The modules that call the closure which a coordinator tells them to call, and in which a function is written.
    func keepers(around function: FunctionRef) -> [Int] {
        if let known = keepers[function] { return known }
        var found: [Int] = []
        if program.isTold(function) {
            found = ClosureKeepers(evaluator: evaluator, modules: modules, copies: origins.copies)
                .keepers(of: function, evaluator.rootFrame(function))
        } else if program.facts(function).kind == .closure, let around = program.facts(function).parent {
            found = keepers(around: FunctionRef(Int(function.file), around))
        }
        keepers[function] = found
        return found
    }

    /// What the calls that lead to a route ask for.
    func callerConditions(of route: RouteDraft) -> CallerConditions.Found {
        guard let first = route.steps.first else { return CallerConditions.Found() }
        let walk = AskedCases(evaluator: evaluator).walk(route)
        var found = callersAsk(for: route, under: walk.asked)
        found.settled = settled.settled(on: route).union(walk.implied)
        if case .module(let source) = route.source, origins.isRunByOthers(first.function),
            modules.module(of: program.outermost(first.function)) != source
        {
            let made = Set(first.conditions + found.shared.map(\.condition))
                .subtracting(route.steps.dropFirst().flatMap(\.conditions))
            found.settled.formUnion(
                arrivals.asked(to: source, among: made) { callersAsk(for: $0, under: asked(by: $0)) })
        }
        return found
    }

    /// - Parameter asked: what the route's way asks of the functions on it.
    private func callersAsk(for route: RouteDraft, under asked: [AskedCase]) -> CallerConditions.Found {
        guard let first = route.steps.first else { return CallerConditions.Found() }
        let home = home(of: route)
        let option = enumOption(of: route)
        let names = option.map { option in home.reduce(into: Set()) { $0.formUnion(caseNames(of: $1, beside: option)) }
        }
        let conditions = CallerConditions(
            origins: origins, callers: callers, idle: idleCallers, home: home, source: source(of: route), forks: forks,
            route: route, settled: settled)
        return conditions.found(around: first.function, under: asked) { site in
            if let tab = route.tab, !TabChoiceFinder(evaluator: evaluator).mayHand(tab, site, calling: first.function) {
                return false
            }
            // What calls other modules' objects that inherit the function asks for nothing here.
            return leads(site, to: first.function, by: [], of: home)
                && (option.map { isTaken($0, by: site, among: names ?? []) } ?? true)
        }
    }

    /// A chain without the steps in libraries; what a library hands on, it begins.
    private static func withoutLibraries(_ chain: [TriggerStep]) -> [TriggerStep] {
        var kind: TriggerStep.Kind?
        return chain.compactMap { step in
            guard !SwiftFacts.isStandIn(step.file) else {
                kind = kind ?? step.kind
                return nil
            }
            var step = step
            step.kind = step.kind ?? kind
            kind = nil
            return step
        }
    }

    // MARK: - Options

    /// The option, where it is a case of an enum: a caller that names another one does not lead here.
    private func enumOption(of route: RouteDraft) -> String? {
        guard let option = route.option, !option.hasSuffix(")"), route.choice == nil else { return nil }
        return option
    }

    /// The options of a module that are cases of the same enum as one of them.
    func caseNames(of module: Int, beside option: String) -> Set<String> {
        if optionNames[module] == nil { optionNames[module] = options.caseNames(of: modules.drafts[module]) }
        return (optionNames[module] ?? []).filter { $0.contains(option) }.reduce(into: []) { $0.formUnion($1) }
    }

    func isTaken(_ option: String, by site: CallSites.Site, among names: Set<String>) -> Bool {
        let named = site.cases.filter { names.contains($0) }
        return named.isEmpty || named.contains(option)
    }

    /// Whether a call may run what asks for these cases, for a module.
    ///
    /// Not where it hands over nil for what must be a case, nor where the object that inherits the function is another
    /// module's.
    func leads(
        _ site: CallSites.Site, to function: FunctionRef, by asked: [AskedCase], of home: Set<Int>
    ) -> Bool {
        let asked = asked.filter {
            $0.function == function && $0.parts.isEmpty && program.condition($0.condition).kind == .matches
        }
        let isInherited = !home.isEmpty && modules.module(of: function) == nil
        guard !asked.isEmpty || isInherited else { return true }
        let caller = evaluator.rootFrame(site.function)
        guard case .call(let callee, let arguments) = evaluator.facts(caller).expressions[site.call.id] else {
            return true
        }
        let targets = evaluator.targets(ofCall: callee, arguments, caller).filter { $0.function == function }
        guard !targets.isEmpty else { return true }
        return targets.contains { target in
            if isInherited, let this = target.this.flatMap({ evaluator.type(of: $0).symbol }),
                let heir = modules.moduleOfType[this], !home.contains(heir)
            {
                return false
            }
            return asked.isEmpty || mayTake(evaluator.activate(target, arguments, caller), asked)
        }
    }

    /// Whether no parameter is nil that must be a case of an enum; what asks may stand in another file, to which the
    /// function hands its parameter on.
    private func mayTake(_ frame: FrameID, _ asked: [AskedCase]) -> Bool {
        let arguments = evaluator.store[frame].arguments
        return asked.allSatisfy { one in
            let file = program.files[Int(one.condition.file)]
            let cases = program.condition(one.condition).cases.map { file.text($0) }
            guard !cases.isEmpty, !cases.contains("none"), !cases.contains("nil"), one.parameter < arguments.count
            else { return true }
            return arguments[one.parameter] != evaluator.nothing
        }
    }

    // MARK: - Climbing

    func source(of route: RouteDraft) -> Int? {
        if case .module(let module) = route.source { module } else { nil }
    }

    func home(of route: RouteDraft) -> Set<Int> {
        guard case .module(let module) = route.source else { return [] }
        // A module over another one's view shares what stands behind that view.
        let shared = modules.drafts[module].sharedViews.compactMap { modules.moduleOfType[$0] }
        // What one module's code puts into a controller that it makes is set off by that module.
        let filling = route.transition == .embed ? route.steps.first.flatMap { modules.module(of: $0.function) } : nil
        // What another module closes, that one's code sets off.
        let closing = route.dismissed == module ? route.actingModule : nil
        return Set([module] + shared + [filling, closing].compactMap(\.self))
    }

    /// The modules that have code of none make the tab bar controller which a route fills: what sets that off fills it.
    private func makers(of route: RouteDraft) -> Set<Int> {
        guard route.transition == .tab, route.tab == nil, route.primitive != nil, let first = route.steps.first,
            modules.module(of: first.function) == nil
        else { return [] }
        var found: Set<Int> = []
        var around = [program.outermost(first.function)]
        var position = 0
        while position < around.count, position < Self.maximumSteps {
            for caller in evaluator.callers(running: around[position]).map({ program.outermost($0) }) {
                if let module = modules.module(of: caller) {
                    found.insert(module)
                } else if !around.contains(caller) {
                    around.append(caller)
                }
            }
            position += 1
        }
        return found
    }

    /// A chain that the system begins by calling a function.
    func begun(
        _ below: [TriggerStep], by function: FunctionRef, _ kind: TriggerStep.Kind
    ) -> [TriggerStep] {
        guard var first = below.first else {
            let owner = program.owner(of: function)
            return [
                TriggerStep(
                    component: origins.role(of: function), type: owner.map { program.types[$0].qualifiedName } ?? "",
                    member: program.memberName(function), file: program.files[Int(function.file)].path,
                    line: Int(program.facts(function).place.line), kind: kind)
            ]
        }
        first.kind = kind
        return [first] + below.dropFirst()
    }

    func step(_ site: CallSites.Site) -> TriggerStep { step(in: site.function, at: site.call) }

    func step(in function: FunctionRef, at place: ExpressionRef) -> TriggerStep {
        let owner = program.owner(of: function)
        return TriggerStep(
            component: origins.role(of: function), type: owner.map { program.types[$0].qualifiedName } ?? "",
            member: member(function), file: program.files[Int(place.file)].path, line: program.line(place))
    }

    /// The member that a call stands in; a closure that something else sets off is not the member's own code.
    private func member(_ function: FunctionRef) -> String {
        let outer = program.memberName(program.outermost(function))
        var current = function
        while program.facts(current).kind == .closure, let parent = program.facts(current).parent {
            let isHanded = origins.origins(of: current).contains { origin in
                if case .inside = origin { return false }
                return true
            }
            if isHanded { return "closure in \(outer)" }
            current = FunctionRef(Int(current.file), parent)
        }
        return outer
    }

    /// What the user does before what the system does; then the shortest; then by place.
    static func isBetter(_ left: [TriggerStep], _ right: [TriggerStep]) -> Bool {
        let (one, other) = (rank(left), rank(right))
        if one != other { return one < other }
        if left.count != right.count { return left.count < right.count }
        return left.lexicographicallyPrecedes(right) { ($0.file, $0.line, $0.member) < ($1.file, $1.line, $1.member) }
    }

    private static func rank(_ chain: [TriggerStep]) -> Int {
        switch chain.first?.kind {
        case .action, .gesture, .delegate, .entry: 0
        case .closure, .output: 1
        case .lifecycle, .observer: 2
        case nil: 3
        }
    }

    private func controlChain(_ segue: (storyboard: Int, segue: StoryboardFacts.Segue)) -> [TriggerStep]? {
        guard let trigger = segue.segue.trigger else { return nil }
        return [
            TriggerStep(
                component: .view, type: OriginFinder.name(of: trigger), member: "",
                file: evaluator.storyboards.storyboards[segue.storyboard].path, line: segue.segue.line, kind: .action)
        ]
    }
}
