import Dialects
import Facts
import NavigationGraph

/// Finds what runs a function: calls, controls and streams that it is handed to, and the system.
///
/// One step up at a time; `TriggerChainer` walks the steps. What it finds does not depend on who asks, and is kept.
final class OriginFinder {
    enum Origin: Sendable {
        case call(CallSites.Site)
        /// A closure that runs wherever the code around it does.
        case inside(FunctionRef)
        /// What the user touches, or the system: nothing comes before it.
        case event(Route.TriggerStep)
        /// What is said where none of the others leads on: a stream, for those who observe it.
        case otherwise(Route.TriggerStep)
        /// The answer to a request that a function makes: set off by the user where the user has that function run; else by
        /// the stream that brings it.
        case answer(Route.TriggerStep, to: FunctionRef)
        /// The system calls the function itself.
        case system(Route.TriggerStep.Kind)
    }

    let evaluator: Evaluator
    let modules: ModuleMap
    let sites: CallSites
    private var known: [FunctionRef: [Origin]] = [:]
    private var underWay: Set<FunctionRef> = []
    private(set) lazy var titles = ControlTitles(evaluator: evaluator)
    private(set) lazy var senders = StreamSenders(sites: sites, modules: modules, handedOn: sendsOfViews())
    let posts: NotificationPosts
    var uncalled: UncalledMentions { program.bodies.uncalled }
    var copies: ClosureCopies { ClosureCopies(evaluator: evaluator, indexes: indexes) }
    /// The class by whose code a control sets off a method that the class inherits.
    var heirs: [Route.TriggerStep: Int] = [:]
    /// The calls by which services tell their observers.
    var tellings: [Route.TriggerStep: [CallSites.Site]] = [:]
    /// What runs what calls hand on that sends on a stream; none while that is looked for, as two streams may feed each other.
    var handedSends: [ExpressionRef: [Origin]] = [:]
    let indexes: HandlerIndexes
    var moduleFiles: [Int: [Int32]] = [:]

    /// - Parameters:
    ///   - indexes: those of files that are known.
    ///   - posts: what of the program's notifications is known.
    init(sites: CallSites, modules: ModuleMap, indexes: [Int32: HandlerIndex], posts: NotificationPosts) {
        self.posts = posts
        evaluator = sites.evaluator
        self.modules = modules
        self.sites = sites
        self.indexes = HandlerIndexes(indexes, of: sites.evaluator.program)
    }

    /// - Parameter modules: the twin of the other one's modules.
    init(twin other: OriginFinder, modules: ModuleMap) {
        evaluator = modules.evaluator
        self.modules = modules
        sites = CallSites(twin: other.sites, evaluator: modules.evaluator)
        posts = NotificationPosts(program: modules.evaluator.program)
        known = other.known
        heirs = other.heirs
        tellings = other.tellings
        indexes = HandlerIndexes(other.indexes.known, of: modules.evaluator.program)
        moduleFiles = other.moduleFiles
    }

    /// What was found; it means the same to every evaluator of the program.
    struct Found: Sendable {
        fileprivate var origins: [FunctionRef: [Origin]]
        fileprivate var heirs: [Route.TriggerStep: Int]
        fileprivate var tellings: [Route.TriggerStep: [CallSites.Site]]
        fileprivate var indexes: [Int32: HandlerIndex]
    }

    /// All that was found so far.
    var found: Found { Found(origins: known, heirs: heirs, tellings: tellings, indexes: indexes.known) }

    /// Takes over what another one found, as far as it is not known.
    func adopt(_ found: Found) {
        known.merge(found.origins) { own, _ in own }
        heirs.merge(found.heirs) { own, _ in own }
        tellings.merge(found.tellings) { own, other in
            own + other.filter { site in !own.contains { $0.call == site.call } }
        }
        indexes.add(found.indexes)
    }

    var program: Program { evaluator.program }

    func origins(of function: FunctionRef) -> [Origin] {
        if let known = known[function] { return known }
        // Functions may hand what they are handed to one another without end.
        guard underWay.insert(function).inserted else { return [] }
        let found = find(function)
        underWay.remove(function)
        known[function] = found
        return found
    }

    /// Whether a closure is no part of a run of the method that makes it, as what a screen is handed to call later.
    ///
    /// - Parameter outer: a closure around it, where that one's run is meant.
    func isRunByOthers(_ closure: FunctionRef, than outer: FunctionRef? = nil) -> Bool {
        guard closure != outer, program.facts(closure).kind == .closure, let parent = program.facts(closure).parent
        else {
            return false
        }
        return !origins(of: closure).contains { if case .inside = $0 { true } else { false } }
            || isRunByOthers(FunctionRef(Int(closure.file), parent), than: outer)
    }

    private func find(_ function: FunctionRef) -> [Origin] {
        let fact = program.facts(function)
        switch fact.kind {
        case .closure: return origins(ofClosure: function)
        case .local:
            let around = fact.parent.map { [Origin.inside(FunctionRef(Int(function.file), $0))] } ?? []
            let calls = localCalls(of: function)
            return calls.isEmpty ? around : calls
        case .observer, .setter: return assignments(to: function)
        case .method: return origins(ofMethod: function)
        case .initializer: return [.system(.lifecycle)]
        case .getter: return program.offersClosure(function) ? handed(function) : []
        case .subscript, .deinitializer, .initialValue: return []
        }
    }

    // MARK: - Methods

    private func origins(ofMethod function: FunctionRef) -> [Origin] {
        let name = program.fullName(function)
        let events = storyboardActions(calling: function).map { Origin.event($0) }
        let isOfLaunch = modules.isLaunch(function) && !modules.isInLaunchContainer(function)
        if isOfLaunch, isAnswer(function), isNamedAfterSender(function) || EntryHandlers.methods[name] != nil {
            return [.system(.entry)]
        }
        if TriggerSources.lifecycle.contains(name) && isController(function) || isLibrarys(function) {
            return [.system(.lifecycle)]
        }
        var found = events
        for site in sites.sites(of: function) where site.function != function && !isOthers(site, calling: function) {
            found.append(.call(site))
        }
        if program.facts(function).isOverride { found += callsOfOverridden(function) }
        found += callsOfRequirements(function, isKnown: !found.isEmpty)
        found += handed(function) + sends(feeding: function)
        let fact = program.facts(function)
        guard fact.hasBody else { return found }
        guard found.isEmpty else { return found + own(function, beside: found) }
        if isInterfaceAction(function) { return [.system(.action)] }
        if isAnswer(function) { return [.system(isOfLaunch ? .entry : .delegate)] }
        if fact.isOverride, program.overridden(by: function).isEmpty { return [.system(.lifecycle)] }
        return []
    }

    /// Whether a call through a protocol, on whom is not known, means what the caller is made with.
    private func isOthers(_ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        guard !site.isBound || !site.targets.contains(function), let owner = program.owner(of: function) else {
            return false
        }
        return modules.makings.isOthers(site.function, calling: owner, as: site.receivers)
    }

    /// Calls through a protocol that so many types answer that each may or may not be this one: a view that tells its
    /// delegate, a service that tells its observers.
    private func callsOfRequirements(_ function: FunctionRef, isKnown: Bool) -> [Origin] {
        guard let owner = program.owner(of: function) else { return [] }
        let home = modules.module(of: function)
        var calls: Set<ExpressionRef> = []
        let found = requirements(answeredBy: function).flatMap { sites.sites(of: $0) }.filter { site in
            guard !site.targets.contains(function), mayMean(site, owner), !isOthers(site, calling: function),
                calls.insert(site.call).inserted
            else { return false }
            // What is known of the receiver may not be all; code of the same module means its own.
            return site.targets.isEmpty || !isKnown || home != nil && modules.module(of: site.function) == home
        }
        let callers = Set(found.compactMap { program.owner(of: $0.function) })
        return found.compactMap { site in
            guard let caller = program.owner(of: site.function) else { return nil }
            guard modules.module(of: site.function) == nil else { return .call(site) }
            // Of several views that tell such delegates, it is one that this module's code names.
            guard callers.count == 1 || isNamed(caller, around: function, owner) else { return nil }
            if program.inherits(caller, from: "UIResponder") || program.isSwiftUIView(caller)
                || program.inherits(caller, from: "UIGestureRecognizer")
                || isRunByLaunchAlone(program.outermost(site.function))
            {
                return .call(site)
            }
            let step =
                teller(behind: program.outermost(site.function), for: home)
                ?? Route.TriggerStep(
                    component: nil, type: program.types[caller].qualifiedName,
                    member: program.memberName(program.outermost(site.function)),
                    file: program.files[Int(site.call.file)].path, line: program.line(site.call), kind: .observer)
            note(site, telling: step)
            return .event(step)
        }
    }

    /// Whether the receiver of a call, as it is declared, may be an object of a type: what a protocol inherits from another
    /// is asked of its own conformers alone.
    private func mayMean(_ site: CallSites.Site, _ owner: Int) -> Bool {
        guard !isOnOthers(site, than: owner) else { return false }
        return site.receivers.isEmpty
            || ([owner] + program.descendants(of: owner)).contains { type in
                site.receivers.contains { program.isSubtype(type, of: $0) }
            }
    }

    /// Calls of the method that a method overrides, by the superclass's own code.
    private func callsOfOverridden(_ function: FunctionRef) -> [Origin] {
        guard let owner = program.owner(of: function) else { return [] }
        return program.overridden(by: function).flatMap { sites.sites(of: $0) }
            .filter { $0.function != function && mayMean($0, heir: owner) }.map { .call($0) }
    }

    /// Whether a call of a superclass's method may run the method of an heir: `super` never does, a class's own code means its
    /// own object, which is no sibling, and so does code that knows its object by what only another heir conforms to.
    private func mayMean(_ site: CallSites.Site, heir: Int) -> Bool {
        let file = program.files[Int(site.call.file)]
        guard case .call(let callee, _) = file.expressions[site.call.id] else { return true }
        if case .member(let base?, _) = file.expressions[callee] {
            if case .superReference = file.expressions[base] { return false }
            guard case .selfReference = file.expressions[base] else {
                return mayMean(site, heir) && !isSibling(base, in: site.function, of: heir)
            }
        }
        guard let caller = program.owner(of: site.function), program.types[caller].kind == .class else { return true }
        return program.isKin(heir, of: caller)
    }

    /// Whether all that is known to be an object, where a method of a superclass is called on it, is of other classes than
    /// an heir.
    private func isSibling(_ base: ExpressionID, in function: FunctionRef, of heir: Int) -> Bool {
        let objects = evaluator.choices(of: evaluator.eval(base, evaluator.rootFrame(function)))
        return !objects.isEmpty
            && objects.allSatisfy { object in
                guard case .object(let creation) = evaluator.store[object.value], let symbol = creation.type.symbol,
                    program.types[symbol].kind == .class
                else { return false }
                return !program.isKin(heir, of: symbol)
            }
    }

    /// What protocols of the program ask for, or give their conformers, by the name of a type's function.
    func requirements(answeredBy function: FunctionRef) -> [FunctionRef] {
        guard let owner = program.owner(of: function), program.types[owner].kind != .protocol else { return [] }
        let (name, fullName) = (program.identifier(of: function), program.fullName(function))
        return program.allProtocols(of: owner).filter { program.types[$0].kind == .protocol }.flatMap { proto in
            (program.types[proto].methods[name] ?? []).filter {
                program.fullName($0) == fullName && isAnswered($0, by: function, of: owner)
            }
        }
    }

    /// Whether a requirement means this method of a type, and not another one of the same labels that takes the types
    /// which the requirement names.
    private func isAnswered(_ requirement: FunctionRef, by function: FunctionRef, of owner: Int) -> Bool {
        guard program.overloaded.contains(program.identifier(of: function)) else { return true }
        let asked = program.parameterTypes(of: requirement)
        guard program.parameterTypes(of: function) != asked else { return true }
        return !(program.types[owner].methods[program.identifier(of: function)] ?? []).contains { other in
            program.fullName(other) == program.fullName(function) && program.parameterTypes(of: other) == asked
        }
    }

    /// Whether some protocol of the program asks for a function and code calls what it asks for, though on whom is not
    /// known.
    func isAsked(_ function: FunctionRef) -> Bool {
        guard let owner = program.owner(of: function) else { return false }
        let asked = requirements(answeredBy: function).filter { !program.facts($0).hasBody }
        return asked.contains { sites.sites(of: $0).contains { mayMean($0, owner) } }
            || !asked.isEmpty && sites.mayBeCalled(function)
    }

    private func isNamed(_ type: Int, around function: FunctionRef, _ owner: Int) -> Bool {
        let name = program.identifier(program.types[type].name)
        return files(around: function, owner).contains { program.isNamed(name, in: $0) }
    }

    private func isController(_ function: FunctionRef) -> Bool {
        guard let owner = program.owner(of: function) else { return false }
        return program.lineage(of: owner).contains { program.isExternal($0) } || program.types[owner].kind == .protocol
    }

    // MARK: - Closures

    private func origins(ofClosure closure: FunctionRef) -> [Origin] {
        guard let parent = program.facts(closure).parent.map({ FunctionRef(Int(closure.file), $0) }) else { return [] }
        if let use = program.closureUses[closure] {
            let file = program.files[Int(use.call.file)]
            guard case .call(_, let range) = file.expressions[use.call.id] else { return [.inside(parent)] }
            let value = Array(file.arguments(range))[use.position].value
            return registration(use.call.id, use.position, at: value, parent)
        }
        if let use = index(of: closure.file).closures[closure.id] {
            return property(use.target, FunctionRef(Int(closure.file), use.function), at: use.target) ?? [
                .inside(parent)
            ]
        }
        if let local = index(of: closure.file).names[closure.id] {
            let uses = (index(of: closure.file).locals[local] ?? []).flatMap {
                origins(of: $0, in: closure.file, depth: 1)
            }
            let taken = uses.filter { isTelling($0) }
            if !taken.isEmpty { return taken }
        }
        let run = program.facts(parent).kind == .initialValue ? runs(ofPropertyWith: parent) : []
        return run.isEmpty ? [.inside(parent)] : run
    }

    /// What runs the closure that a property begins with, as a method that is handed on: `button(action: backupAction)` of
    /// `lazy var backupAction: () -> Void = { … }`.
    private func runs(ofPropertyWith value: FunctionRef) -> [Origin] {
        guard let owner = program.owner(of: value),
            let property = program.types[owner].properties[program.identifier(of: value)]?.first,
            case .closure? = program.facts(property).value.map({ program.files[Int(value.file)].expressions[$0] })
        else { return [] }
        return calls(ofProperty: program.name(value), of: [owner]).map { .call($0) } + handed(value)
    }

    /// A closure, or a method, that is put into a property: whoever calls the property runs it.
    func property(_ target: ExpressionID, _ place: FunctionRef, at expression: ExpressionID) -> [Origin]? {
        let facts = program.files[Int(place.file)]
        let name: String
        let holders: [Int]
        switch facts.expressions[target] {
        case .name(let text):
            name = facts.text(text)
            holders = program.owner(of: place).map { [$0] } ?? []
        case .member(let base?, let text):
            name = facts.text(text)
            holders = evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(place))))
        default: return nil
        }
        let calls = calls(ofProperty: name, of: holders)
        if !calls.isEmpty { return calls.map { .call($0) } }
        let forwarded = self.calls(ofCopiesOf: program.identifier(name), in: holders)
        if !forwarded.isEmpty { return forwarded.map { .call($0) } }
        // What runs when work is done belongs to the code that started the work.
        let isTouched =
            TriggerSources.isTouch(name)
            || holders.contains { program.inherits($0, from: "UIResponder") || !program.isExternal($0) }
        guard isTouched, !name.lowercased().holds("completion") else { return nil }
        let isHandler = TriggerSources.isHandler(name)
        return [
            .event(
                Route.TriggerStep(
                    component: role(of: place), type: ExpressionText(file: facts).text(target), member: "",
                    title: isHandler ? title(ofReceiver: target, in: place) : nil, file: facts.path,
                    line: program.line(ExpressionRef(Int(place.file), expression)),
                    kind: isHandler ? .action : .closure))
        ]
    }

    func calls(ofProperty name: String, of holders: [Int]) -> [CallSites.Site] {
        program.calls(named: name).compactMap { reference in
            let action = program.action(reference)
            let inner = FunctionRef(Int(reference.file), action.function)
            let file = program.files[Int(reference.file)]
            guard case .call(let callee, _) = file.expressions[action.expression] else { return nil }
            let types: [Int]
            switch file.expressions[callee] {
            case .name: types = program.owner(of: inner).map { [$0] } ?? []
            case .member(let base?, _):
                types = evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(inner))))
            default: types = []
            }
            let isCalled = types.contains { type in
                holders.contains { program.isKin(type, of: $0) }
            }
            guard isCalled else { return nil }
            return site(
                in: inner, ExpressionRef(Int(reference.file), action.expression), under: action.condition)
        }
    }

    // MARK: - Accessors and local functions

    private func assignments(to accessor: FunctionRef) -> [Origin] {
        guard let owner = program.owner(of: accessor) else { return [] }
        let name = program.name(accessor)
        return program.assignments(named: name).compactMap { reference in
            let action = program.action(reference)
            let inner = FunctionRef(Int(reference.file), action.function)
            let file = program.files[Int(reference.file)]
            guard case .assignment(let target, _) = file.expressions[action.expression] else { return nil }
            let types: [Int]
            switch file.expressions[target] {
            case .name: types = program.owner(of: inner).map { [$0] } ?? []
            case .member(let base?, _):
                types = evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(inner))))
            default: types = []
            }
            guard types.contains(where: { program.isKin($0, of: owner) }),
                program.facts(program.outermost(inner)).kind != .initializer
            else { return nil }
            return .call(
                CallSites.Site(
                    function: inner, call: ExpressionRef(Int(reference.file), action.expression), targets: [],
                    isBound: true, cases: []))
        }
    }

    private func localCalls(of function: FunctionRef) -> [Origin] {
        let file = program.files[Int(function.file)]
        let outer = program.outermost(function)
        var found: [Origin] = []
        for inner in [outer] + program.innerFunctions(within: outer) where inner != function {
            for position in program.facts(inner).actions {
                let action = file.actions[Int(position)]
                guard action.kind == .call, case .call(let callee, _) = file.expressions[action.expression],
                    case .function(function.id) = file.expressions[callee]
                else { continue }
                found.append(
                    .call(
                        CallSites.Site(
                            function: inner, call: ExpressionRef(Int(function.file), action.expression), targets: [],
                            isBound: true, cases: [])))
            }
        }
        return found
    }

    // MARK: - Words

    func role(of function: FunctionRef) -> Role? {
        guard let owner = program.owner(of: function) else { return nil }
        return modules.moduleOfType[owner].flatMap { modules.drafts[$0].role(of: owner) }
    }
}
