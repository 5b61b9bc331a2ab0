import Dialects
import Facts

/// Finds the calls that put values on the stream which a closure observes: `events.send(.closed)` for `events.sink { … }`.
///
/// A stream is followed back over its operators, a property that only passes it on, and a parameter, to the subject in
/// a property of the program.
final class StreamSenders {
    private static let maximumDepth = 4

    let sites: CallSites
    let modules: ModuleMap
    /// The calls that send, by the name of the property that holds the subject.
    private lazy var sending = index()

    init(sites: CallSites, modules: ModuleMap) {
        self.sites = sites
        self.modules = modules
    }

    private var evaluator: Evaluator { sites.evaluator }
    private var program: Program { evaluator.program }

    /// The calls of the observer's own module, its type, or a view, that send what a closure observes, and whether there
    /// are no others.
    ///
    /// - Parameter callee: the operator that takes the closure, with the stream as its base.
    func calls(sendingTo callee: ExpressionID, in place: FunctionRef) -> (calls: [CallSites.Site], isWhole: Bool) {
        guard case .member(let base?, _) = program.files[Int(place.file)].expressions[callee] else {
            return ([], false)
        }
        let found = calls(onto: base, place, depth: 0)
        let own = found.filter { isOwn($0.function, to: place) || isHandedOn($0) }
        return (own, !own.isEmpty && own.count == found.count)
    }

    /// The calls that send to a member of the objects of a type.
    func calls(sendingTo name: Identifier, of holder: Int) -> [CallSites.Site] { calls(onto: name, of: [holder], 0) }

    private func isOwn(_ sender: FunctionRef, to place: FunctionRef) -> Bool {
        guard let owner = program.owner(of: sender) else { return false }
        if let home = modules.module(of: place), modules.module(of: sender) == home { return true }
        return owner == program.owner(of: place) || program.inherits(owner, from: "UIResponder")
            || program.isSwiftUIView(owner) || modules.models.module(keeping: owner) != nil
    }

    /// Whether a call sends what code of no module is handed, so that its callers tell who sends: `func send(_ event: Event)
    /// { channel.send(event) }`.
    private func isHandedOn(_ site: CallSites.Site) -> Bool {
        let file = program.files[Int(site.call.file)]
        guard program.facts(site.function).kind == .method, modules.module(of: site.function) == nil,
            case .call(_, let arguments) = file.expressions[site.call.id],
            let value = Array(file.arguments(arguments)).first?.value,
            case .local(let local) = file.expressions[value]
        else { return false }
        let sent = file.locals[Int(local.index)]
        guard case .parameter = sent.source else { return false }
        return sent.function == site.function.id
    }

    private func calls(onto stream: ExpressionID, _ place: FunctionRef, depth: Int) -> [CallSites.Site] {
        guard depth < Self.maximumDepth else { return [] }
        let file = program.files[Int(place.file)]
        switch file.expressions[stream] {
        case .call(let callee, _):
            guard case .member(let base?, _) = file.expressions[callee] else { return [] }
            return calls(onto: base, place, depth: depth)
        case .name(let name):
            return program.owner(of: place).map { calls(onto: program.identifier(name, place.file), of: [$0], depth) }
                ?? []
        case .member(let base?, let name):
            let type = evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(place)))
            let holders = evaluator.symbols(of: type) + bound(type, in: place)
            return calls(onto: program.identifier(name, place.file), of: holders, depth)
        case .local(let local): return calls(onto: file.locals[Int(local.index)], place, depth)
        default: return []
        }
    }

    /// What the heirs of a generic class say that its parameter is.
    private func bound(_ type: TypeValue, in place: FunctionRef) -> [Int] {
        guard case .generic(let parameter) = type, let owner = program.owner(of: place) else { return [] }
        return program.descendants(of: owner).flatMap { heir in
            program.genericArguments(of: heir, [], asSuper: owner)[parameter].map { evaluator.symbols(of: $0) } ?? []
        }
    }

    private func calls(onto local: Local, _ place: FunctionRef, _ depth: Int) -> [CallSites.Site] {
        switch local.source {
        case .value(let value): return calls(onto: value, place, depth: depth + 1)
        case .parameter(let index):
            let function = FunctionRef(Int(place.file), local.function)
            guard program.facts(function).kind == .method else { return [] }
            return sites.sites(of: function).flatMap { site -> [CallSites.Site] in
                let file = program.files[Int(site.call.file)]
                guard case .call(_, let arguments) = file.expressions[site.call.id],
                    arguments.count == program.facts(function).parameters.count
                else { return [] }
                return calls(onto: Array(file.arguments(arguments))[index].value, site.function, depth: depth + 1)
            }
        default: return []
        }
    }

    /// The calls that send to a subject in a property, or to the stream that the property is made of.
    private func calls(onto name: Identifier, of holders: [Int], _ depth: Int) -> [CallSites.Site] {
        let found = (sending[name] ?? []).filter { site in
            self.holders(of: site).contains { holder in
                holders.contains { program.isKin(holder, of: $0) }
            }
        }
        if !found.isEmpty { return found }
        for holder in holders {
            guard let property = evaluator.property(name, in: holder, isStatic: false) else { continue }
            let fact = program.facts(property)
            if let value = fact.value, let function = fact.initialValue {
                return calls(onto: value, FunctionRef(Int(property.file), function), depth: depth + 1)
            }
            guard let getter = fact.getter else { continue }
            let function = FunctionRef(Int(property.file), getter)
            let file = program.files[Int(property.file)]
            return program.facts(function).actions.map { file.actions[Int($0)] }.filter { $0.kind == .result }.flatMap {
                calls(onto: $0.expression, function, depth: depth + 1)
            }
        }
        return []
    }

    /// The types whose property a call sends to.
    private func holders(of site: CallSites.Site) -> [Int] {
        let file = program.files[Int(site.call.file)]
        guard case .call(let callee, _) = file.expressions[site.call.id],
            case .member(let subject?, _) = file.expressions[callee]
        else { return [] }
        guard case .member(let base?, _) = file.expressions[subject] else {
            return program.owner(of: site.function).map { [$0] } ?? []
        }
        return evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(site.function))))
    }

    private func index() -> [Identifier: [CallSites.Site]] {
        var found: [Identifier: [CallSites.Site]] = [:]
        for reference in TriggerSources.sendingCalls.flatMap({ program.calls(named: $0) }).sorted() {
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .call(let callee, _) = file.expressions[action.expression],
                case .member(let subject?, _) = file.expressions[callee]
            else { continue }
            switch file.expressions[subject] {
            case .name(let name), .member(_?, let name):
                found[program.identifier(name, reference.file), default: []].append(
                    CallSites.Site(
                        function: FunctionRef(Int(reference.file), action.function),
                        call: ExpressionRef(Int(reference.file), action.expression), targets: [], isBound: true,
                        cases: []))
            default: break
            }
        }
        return found
    }
}
