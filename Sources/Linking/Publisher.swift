import Dialects
import Facts
import NavigationGraph

/// Says of linked routes and modules, one at a time, what the graph publishes of them.
struct Publisher {
    static let appID = "App"

    let modules: ModuleMap
    let options: OptionFinder
    let chainer: TriggerChainer
    let describer: RouteDescriber
    private let addresses: AddressFinder
    /// The ids of the entry points beyond the launch.
    let entryIDs: [String]

    private var program: Program { modules.evaluator.program }

    /// - Parameters:
    ///   - drafts: all routes.
    ///   - entries: the entry points beyond the launch.
    init(modules: ModuleMap, drafts: [RouteDraft], origins: OriginFinder, entries: [EntryDraft]) {
        self.init(modules: modules, drafts: drafts, origins: origins, entryIDs: entries.map(\.id))
    }

    private init(modules: ModuleMap, drafts: [RouteDraft], origins: OriginFinder, entryIDs: [String]) {
        self.modules = modules
        self.entryIDs = entryIDs
        options = OptionFinder(program: modules.evaluator.program, modules: modules)
        let forks = ForkedConditions(program: modules.evaluator.program, routes: drafts)
        chainer = TriggerChainer(
            evaluator: modules.evaluator, modules: modules, options: options, routes: drafts, origins: origins,
            forks: forks)
        describer = RouteDescriber(evaluator: modules.evaluator, modules: modules, options: options, forks: forks)
        addresses = AddressFinder(modules: modules, sites: origins.sites)
    }

    /// A second publisher that says the same, with an evaluator of its own; see `Evaluator.init(twin:)`.
    ///
    /// - Parameter drafts: all routes.
    func twin(drafts: [RouteDraft]) -> Publisher {
        let modules = ModuleMap(twin: modules, evaluator: Evaluator(twin: modules.evaluator))
        let origins = OriginFinder(twin: chainer.origins, modules: modules)
        return Publisher(modules: modules, drafts: drafts, origins: origins, entryIDs: entryIDs)
    }

    // MARK: - Routes

    /// A linked route as the graph holds it, without its id.
    func publish(_ draft: RouteDraft) -> Route { publish(begun: chainer.begun(draft)) }

    /// The same, with the conditions that it would have if nothing were asked of what may be nil.
    func publishWithConditions(_ draft: RouteDraft) -> (route: Route, withoutMissing: [String?]) {
        let draft = chainer.begun(draft)
        return (publish(begun: draft), describer.conditionsWithoutMissing(draft, chainer))
    }

    private func publish(begun draft: RouteDraft) -> Route {
        let source: String
        switch draft.source {
        case .app: source = Self.appID
        case .entry(let entry): source = entryIDs[entry]
        case .module(let module): source = modules.drafts[module].id
        }
        var target: String?
        let destination: Route.Destination
        switch draft.destination {
        case .module(let module):
            target = modules.drafts[module].id
            destination = .init(kind: .node, name: modules.drafts[module].name)
        case .system(let name): destination = .init(kind: .system, name: name)
        case .back: destination = .init(kind: .back, name: "back")
        case .external: destination = .init(kind: .external, name: "another app or page")
        case .unresolved(let reason): destination = .init(kind: .unresolved, name: reason)
        }
        let triggers = chainer.chains(to: draft)
        let condition = describer.condition(draft, chainer.callerConditions(of: draft))
        return Route(
            id: "", source: source, target: target, destination: destination,
            landsOn: draft.landing.map { [modules.drafts[$0].id] } ?? [], opens: addresses.addresses(of: draft),
            variant: variant(of: draft), targetVariant: TargetVariants(modules: modules).variant(shownBy: draft),
            neverTriggered: isNeverTriggered(draft, triggers, chainer), transition: draft.transition,
            container: draft.container, option: draft.option, method: draft.method.map { program.memberName($0) },
            passes: describer.passes(draft),
            condition: condition.text, conditionIsPartial: condition.isPartial, confidence: confidence(draft),
            evidence: describer.evidence(draft), triggers: triggers)
    }

    private func confidence(_ draft: RouteDraft) -> Confidence {
        if case .unresolved = draft.destination { return .unresolved }
        return draft.isInferred ? .inferred : .exact
    }

    /// The variant of the module whose code the route's method is.
    private func variant(of draft: RouteDraft) -> String? {
        guard case .module(let module) = draft.source, let method = draft.method,
            let owner = program.owner(of: method)
        else { return nil }
        return VariantNamer(program: program).variant(of: owner, in: modules.drafts[module])
    }

    /// Whether the route begins at a method of the module's navigator or presenter that nobody calls, or all that leads to it
    /// at methods that nothing runs.
    private func isNeverTriggered(
        _ draft: RouteDraft, _ triggers: [[Route.TriggerStep]], _ chainer: TriggerChainer
    ) -> Bool {
        if !triggers.isEmpty, triggers.allSatisfy({ chainer.begins(idly: $0) }) { return true }
        guard let method = draft.method, program.facts(method).kind == .method else { return false }
        if chainer.evaluator.unnamedMethods.isDead(method) { return true }
        guard case .module(let module) = draft.source, let owner = program.owner(of: method) else { return false }
        guard modules.drafts[module].navigators.contains(owner) else {
            return triggers.isEmpty && modules.drafts[module].symbols(.presenter).contains(owner)
                && chainer.isNeverAsked(method)
        }
        guard modules.drafts[module].kind == .module else { return chainer.isNeverRun(method) }
        let option = draft.option.flatMap { $0.hasSuffix(")") ? nil : $0 }
        return chainer.isNeverTaken(method, option: option, in: module)
    }

    // MARK: - Modules

    /// A module as the graph holds it: what it is made of, and which of the ways out that it declares nobody takes.
    ///
    /// - Parameter ties: what lies between the components of the first modules, where that is known.
    func describe(_ module: Int, _ ties: [ComponentTies]) -> Module {
        var described = ModuleDescriber(evaluator: modules.evaluator, modules: modules, options: options)
            .describe(modules.drafts[module], module < ties.count ? ties[module] : nil)
        for option in described.options.indices {
            described.options[option].unused = chainer.isUnused(described.options[option], of: module)
        }
        return described
    }
}
