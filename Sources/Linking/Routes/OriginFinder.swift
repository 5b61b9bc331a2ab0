import Dialects
import Facts
import NavigationGraph

/// Finds what runs a function: calls, controls and streams that it is handed to, and the system.
///
/// One step up at a time; `TriggerChainer` walks the steps. What it finds does not depend on who asks, and is kept.
final class OriginFinder {
    enum Origin {
        case call(CallSites.Site)
        /// A closure that runs wherever the code around it does.
        case inside(FunctionRef)
        /// What the user touches, or the system: nothing comes before it.
        case event(Route.TriggerStep)
        /// The system calls the function itself.
        case system(Route.TriggerStep.Kind)
    }

    let evaluator: Evaluator
    let modules: ModuleMap
    let sites: CallSites
    private var known: [FunctionRef: [Origin]] = [:]
    private var underWay: Set<FunctionRef> = []
    private(set) lazy var senders = StreamSenders(sites: sites, modules: modules)
    private var indexes: [Int32: HandlerIndex] = [:]
    /// The names that the expressions of a file bear; see `isUncalled`.
    var mentionedNames: [Int32: Set<String>] = [:]
    private var moduleFiles: [Int: [Int32]] = [:]

    init(evaluator: Evaluator, modules: ModuleMap) {
        self.evaluator = evaluator
        self.modules = modules
        sites = CallSites(evaluator: evaluator)
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
        case .getter, .subscript, .deinitializer, .initialValue: return []
        }
    }

    // MARK: - Methods

    private func origins(ofMethod function: FunctionRef) -> [Origin] {
        let name = program.fullName(function)
        let events = storyboardActions(calling: function).map { Origin.event($0) }
        if modules.isLaunch(function), !modules.isInLaunchContainer(function), isAnswer(function) {
            return [.system(.entry)]
        }
        if TriggerSources.lifecycle.contains(name) && isController(function) || isLibrarys(function) {
            return [.system(.lifecycle)]
        }
        var found = events
        for site in sites.sites(of: function) where site.function != function { found.append(.call(site)) }
        if program.facts(function).isOverride { found += callsOfOverridden(function) }
        found += callsOfRequirements(function, isKnown: !found.isEmpty)
        found += handed(function)
        let fact = program.facts(function)
        guard fact.hasBody else { return found }
        guard found.isEmpty else { return found + own(function, beside: found) }
        if isInterfaceAction(function) { return [.system(.action)] }
        if isAnswer(function) { return [.system(.delegate)] }
        if fact.isOverride, !overridesOwn(function) { return [.system(.lifecycle)] }
        return []
    }

    /// Calls through a protocol that so many types answer that each may or may not be this one: a view that tells its
    /// delegate, a service that tells its observers.
    private func callsOfRequirements(_ function: FunctionRef, isKnown: Bool) -> [Origin] {
        guard let owner = program.owner(of: function) else { return [] }
        let home = modules.module(of: function)
        var calls: Set<ExpressionRef> = []
        let found = requirements(answeredBy: function).flatMap { sites.sites(of: $0) }.filter { site in
            guard !site.targets.contains(function), calls.insert(site.call).inserted else { return false }
            // What is known of the receiver may not be all; code of the same module means its own.
            return site.targets.isEmpty || !isKnown || home != nil && modules.module(of: site.function) == home
        }
        let callers = Set(found.compactMap { program.owner(of: $0.function) })
        return found.compactMap { site in
            guard let caller = program.owner(of: site.function) else { return nil }
            guard modules.module(of: site.function) == nil else { return .call(site) }
            // Of several views that tell such delegates, it is one that this module's code names.
            guard callers.count == 1 || isNamed(caller, around: function, owner) else { return nil }
            if program.inherits(caller, from: "UIResponder") || program.inherits(caller, from: "UIGestureRecognizer")
                || isRunByLaunchAlone(program.outermost(site.function))
            {
                return .call(site)
            }
            return .event(
                Route.TriggerStep(
                    component: nil, type: program.types[caller].qualifiedName,
                    member: program.memberName(program.outermost(site.function)),
                    file: program.files[Int(site.call.file)].path, line: program.line(site.call), kind: .observer))
        }
    }

    /// Calls of the method that a method overrides, by the superclass's own code.
    private func callsOfOverridden(_ function: FunctionRef) -> [Origin] {
        guard let owner = program.owner(of: function) else { return [] }
        let (name, fullName) = (program.identifier(of: function), program.fullName(function))
        return program.lineage(of: owner).dropFirst().flatMap { ancestor in
            (program.types[ancestor].methods[name] ?? []).filter { program.fullName($0) == fullName }
        }.flatMap { sites.sites(of: $0) }.filter { $0.function != function }.map { .call($0) }
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
        let asked = requirements(answeredBy: function).filter { !program.facts($0).hasBody }
        return asked.contains { !sites.sites(of: $0).isEmpty } || !asked.isEmpty && sites.mayBeCalled(function)
    }

    private func isNamed(_ type: Int, around function: FunctionRef, _ owner: Int) -> Bool {
        let name = program.types[type].name
        return files(around: function, owner).contains { program.files[Int($0)].names.contains(name) }
    }

    private func isController(_ function: FunctionRef) -> Bool {
        guard let owner = program.owner(of: function) else { return false }
        return program.lineage(of: owner).contains { program.isExternal($0) } || program.types[owner].kind == .protocol
    }

    /// Whether the superclass that declares an overridden method is the program's own.
    private func overridesOwn(_ function: FunctionRef) -> Bool {
        guard let owner = program.owner(of: function) else { return false }
        let name = program.fullName(function)
        return program.lineage(of: owner).dropFirst().contains { ancestor in
            (program.types[ancestor].methods[program.identifier(of: function)] ?? []).contains {
                program.fullName($0) == name
            }
        }
    }

    // MARK: - Functions that are handed on

    private func handed(_ function: FunctionRef) -> [Origin] {
        mentions(of: function).flatMap { origins(of: $0.mention, in: $0.file, depth: 0) }
    }

    /// Where the code around a method hands it on.
    func mentions(of function: FunctionRef) -> [(file: Int32, mention: HandlerIndex.Mention)] {
        guard let owner = program.owner(of: function) else { return [] }
        let name = program.identifier(of: function)
        // What a protocol asks for, its extension may hand on: `show(title, action: continueTapped)`.
        let asking = Set(requirements(answeredBy: function).map(\.file))
        return asking.union(files(around: function, owner)).sorted().flatMap { file in
            (index(of: file).mentions[name] ?? []).filter { names($0, function, owner, file) }.map { (file, $0) }
        }
    }

    /// The files in which the module of a function, or its type, is written.
    private func files(around function: FunctionRef, _ owner: Int) -> [Int32] {
        var files = Set(program.types[owner].parts.map(\.file))
        if let module = modules.module(of: function) {
            if moduleFiles[module] == nil {
                let types = modules.drafts[module].components.map(\.symbol) + modules.drafts[module].sharedViews
                moduleFiles[module] = types.flatMap { program.types[$0].parts.map(\.file) }
            }
            files.formUnion(moduleFiles[module] ?? [])
        }
        return files.sorted()
    }

    func index(of file: Int32) -> HandlerIndex {
        if let known = indexes[file] { return known }
        let made = HandlerIndex(file, of: program)
        indexes[file] = made
        return made
    }

    /// Whether a mention of a name means this function: on the object itself, its type, or an object of its type.
    private func names(_ mention: HandlerIndex.Mention, _ function: FunctionRef, _ owner: Int, _ file: Int32) -> Bool {
        let facts = program.files[Int(file)]
        let place = FunctionRef(Int(file), mention.function)
        let name = program.identifier(of: function)
        func isRelated(_ symbol: Int) -> Bool {
            guard program.isSubtype(owner, of: symbol) || program.isSubtype(symbol, of: owner) else { return false }
            // `addSubview(tableView)` means the view, and none of the delegate's methods that begin with its name.
            let members = program.members(name, of: symbol)
            return mention.isInner
                || members.property == nil && members.staticProperty == nil && members.frameworkProperty == nil
        }
        switch facts.expressions[mention.expression] {
        case .name: return program.owner(of: place).map(isRelated) ?? false
        case .member(let base?, _):
            switch facts.expressions[base] {
            case .selfReference, .superReference: return program.owner(of: place).map(isRelated) ?? false
            default:
                let type = evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(place)))
                if case .metatype(let inner) = type { return evaluator.symbols(of: inner).contains(where: isRelated) }
                return evaluator.symbols(of: type).contains(where: isRelated)
            }
        default: return false
        }
    }

    private func origins(of mention: HandlerIndex.Mention, in file: Int32, depth: Int) -> [Origin] {
        let facts = program.files[Int(file)]
        let place = FunctionRef(Int(file), mention.function)
        switch mention.use {
        case .argument(let call, let position): return registration(call, position, at: mention.expression, place)
        case .assignment(let target):
            return property(target, place, at: mention.expression) ?? [.inside(place)]
        case .constant(let name) where depth == 0:
            let index = index(of: file)
            let uses = index.mentions[program.identifier(name, file)] ?? []
            return uses.flatMap { origins(of: $0, in: file, depth: depth + 1) }
        case .local(let local) where depth == 0:
            let uses = index(of: file).locals[local] ?? []
            return uses.flatMap { origins(of: $0, in: file, depth: depth + 1) }
        case .constant, .local, .result:
            return facts.functions[mention.function].parent == nil
                && facts.functions[mention.function].kind == .initialValue
                ? [] : [.inside(place)]
        }
    }

    /// A call that is handed a selector, a method or a closure.
    ///
    /// - Parameter depth: from how many functions it was handed on until here.
    func registration(
        _ call: ExpressionID, _ position: Int, at expression: ExpressionID, _ place: FunctionRef, depth: Int = 0
    ) -> [Origin] {
        let facts = program.files[Int(place.file)]
        guard case .call(let callee, let range) = facts.expressions[call] else { return [] }
        let text = ExpressionText(file: facts)
        let chain = text.chain(callee)
        let arguments = Array(facts.arguments(range))
        let label = arguments[position].label.map { facts.text($0) }
        guard var name = chain.last?.name else { return [.inside(place)] }
        if name == "init", chain.count > 1 { name = chain[chain.count - 2].name }
        let isSelector: Bool
        if case .other = facts.expressions[arguments[position].value] { isSelector = true } else { isSelector = false }
        // `removeTarget(self, action: #selector(tapped), for: .touchUpInside)` sets nothing off any more.
        if isSelector, name.hasPrefix("remove") || name.hasPrefix("cancel") { return [] }
        let line = program.line(ExpressionRef(Int(place.file), expression))
        func step(_ type: String, _ member: String, _ kind: Route.TriggerStep.Kind) -> Origin {
            .event(
                Route.TriggerStep(
                    component: role(of: place), type: type, member: member,
                    file: program.files[Int(place.file)].path, line: line, kind: kind))
        }
        if name == "addTarget" || name == "addAction" && position == 0 && chain.count > 1 {
            let receiver = ControlNames(evaluator: evaluator).name(ofReceiver: callee, in: place)
            let event = arguments.last.flatMap { $0.label.map { facts.text($0) } == "for" ? text.text($0.value) : nil }
            return [
                step(
                    receiver.isEmpty ? "control" : receiver, event ?? "", isGesture(callee, place) ? .gesture : .action)
            ]
        }
        let events = arguments.filter { $0.label.map { facts.text($0) } == "for" }.compactMap {
            text.chain($0.value).last?.name
        }
        if let event = events.first(where: { TriggerSources.events.contains($0) }) {
            let control = ControlNames(evaluator: evaluator).name(ofControlBehind: callee, in: place)
            return [step(control.isEmpty ? "control" : control, event, .action)]
        }
        if name.hasSuffix("GestureRecognizer") { return [step(name, "", .gesture)] }
        if let kind = TriggerSources.closureCalls[name] ?? (isSelector ? TriggerSources.selectorCalls[name] : nil) {
            if TriggerSources.streamCalls.contains(name) {
                let stream = chain.dropLast()
                if let event = stream.firstIndex(where: { TriggerSources.controlEvents.contains($0.name) }), event > 0 {
                    let control = stream[..<event].map(\.name).filter { $0 != "rx" }.joined(separator: ".")
                    return [step(control, stream[event].name, .action)]
                }
                let sent = senders.calls(sendingTo: callee, in: place)
                let observed = sent.isWhole ? [] : [step(stream.map(\.name).joined(separator: "."), name, .observer)]
                return sent.calls.map { .call($0) } + observed
            }
            if name == "addObserver" {
                let notification = arguments.first { ["name", "forName"].contains($0.label.map { facts.text($0) }) }
                return [step("NotificationCenter", notification.map { text.text($0.value) } ?? "", .observer)]
            }
            let titled = arguments.first { $0.label.map { facts.text($0) } == "title" }
            let title = (titled ?? (name == "Button" ? heading(arguments, facts) : nil)).map { text.title($0.value) }
            return [step(name, title ?? "", kind)]
        }
        if isSelector { return [step(name, label == "action" ? "" : label ?? "", .action)] }
        let taken = takers(position, callee, range, place, depth: depth)
        if !taken.isEmpty { return taken }
        // What a program's own type is made with, by the label's word: a button of a sheet, a row's handler, or the state
        // of one: `.active(title: "Proceed", action: proceed)`.
        if name.first?.isUppercase == true || isCase(callee, facts),
            let label = label ?? parameterLabel(position, of: callee, range, place),
            TriggerSources.isHandler(label)
        {
            // `.init(…)` does not say of what.
            return [name == "init" ? step(label, "", .action) : step(name, label, .action)]
        }
        return [.inside(place)]
    }

    /// The words of a button of SwiftUI: `Button("Help") { … }`.
    private func heading(_ arguments: [Argument], _ facts: SwiftFacts) -> Argument? {
        guard let first = arguments.first, first.label == nil else { return nil }
        if case .closure = facts.expressions[first.value] { return nil }
        return first
    }

    private func isCase(_ callee: ExpressionID, _ facts: SwiftFacts) -> Bool {
        if case .member(nil, _) = facts.expressions[callee] { return true }
        return false
    }

    private func isGesture(_ callee: ExpressionID, _ place: FunctionRef) -> Bool {
        let facts = program.files[Int(place.file)]
        guard case .member(let base?, _) = facts.expressions[callee] else { return false }
        let type = evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(place)))
        return evaluator.symbols(of: type).contains { program.types[$0].name.hasSuffix("GestureRecognizer") }
    }

    /// The label of the parameter that takes a trailing closure.
    private func parameterLabel(
        _ position: Int, of callee: ExpressionID, _ range: ArgumentRange, _ place: FunctionRef
    ) -> String? {
        guard let target = evaluator.targets(ofCall: callee, range, evaluator.rootFrame(place)).first,
            let index = target.binding.firstIndex(of: position)
        else { return nil }
        let file = program.files[Int(target.function.file)]
        return program.facts(target.function).parameters[index].label.map { file.text($0) }
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
        return [.inside(parent)]
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
        // What runs when work is done belongs to the code that started the work.
        let isTouched = holders.contains { program.inherits($0, from: "UIResponder") || !program.isExternal($0) }
        guard isTouched, !name.lowercased().holds("completion") else { return nil }
        return [
            .event(
                Route.TriggerStep(
                    component: role(of: place), type: ExpressionText(file: facts).text(target), member: "",
                    file: facts.path, line: program.line(ExpressionRef(Int(place.file), expression)),
                    kind: TriggerSources.isHandler(name) ? .action : .closure))
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
                holders.contains { program.isSubtype(type, of: $0) || program.isSubtype($0, of: type) }
            }
            guard isCalled else { return nil }
            return CallSites.Site(
                function: inner, call: ExpressionRef(Int(reference.file), action.expression), targets: [],
                isBound: true, cases: [])
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
            guard types.contains(where: { program.isSubtype($0, of: owner) || program.isSubtype(owner, of: $0) }),
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
