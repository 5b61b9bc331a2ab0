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

    /// A call that puts values on the stream of a subject: one that sends a value, or one that passes on another stream.
    private struct Sender {
        var site: CallSites.Site
        /// The property that holds the subject.
        var subject: ExpressionID
    }

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
            let property = program.identifier(name, place.file)
            let found = calls(onto: property, of: holders, depth)
            // An operator may be a property, as an extension of `Publisher` has it: `events.main.sink { … }`.
            let isOperator = found.isEmpty && holders.allSatisfy { program.isExternal($0) }
            return isOperator ? calls(onto: base, place, depth: depth) : found
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
        let found = (sending[name] ?? []).filter { sender in
            self.holders(of: sender).contains { holder in
                holders.contains { program.isKin(holder, of: $0) }
            }
        }.map(\.site)
        if !found.isEmpty { return found }
        if let published = settings(ofPublished: name, of: holders) { return published }
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

    /// The assignments that put something on the stream of a published property, `$route`; nil for other names.
    private func settings(ofPublished name: Identifier, of holders: [Int]) -> [CallSites.Site]? {
        let text = program.text(name)
        guard text.utf8.first == UInt8(ascii: "$") else { return nil }
        return program.assignments(named: String(text.dropFirst())).compactMap { reference -> CallSites.Site? in
            let action = program.action(reference)
            let function = FunctionRef(Int(reference.file), action.function)
            let file = program.files[Int(reference.file)]
            guard case .assignment(let target, let value) = file.expressions[action.expression], !isNil(value, file),
                program.facts(program.outermost(function)).kind != .initializer
            else { return nil }
            var types = program.owner(of: function).map { [$0] } ?? []
            if case .member(let base?, _) = file.expressions[target] {
                types = evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(function))))
            }
            guard types.contains(where: { type in holders.contains { program.isKin(type, of: $0) } }) else {
                return nil
            }
            return CallSites.Site(
                function: function, call: ExpressionRef(Int(reference.file), action.expression), targets: [],
                isBound: true, cases: [])
        }
    }

    private func isNil(_ value: ExpressionID, _ file: SwiftFacts) -> Bool {
        if case .name(let name) = file.expressions[value] { return file.text(name) == "nil" }
        return false
    }

    /// The types whose property a call sends to.
    private func holders(of sender: Sender) -> [Int] {
        let file = program.files[Int(sender.site.call.file)]
        guard case .member(let base?, _) = file.expressions[sender.subject] else {
            return program.owner(of: sender.site.function).map { [$0] } ?? []
        }
        return evaluator.symbols(
            of: evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(sender.site.function))))
    }

    private func index() -> [Identifier: [Sender]] {
        var found: [Identifier: [Sender]] = [:]
        let calls = TriggerSources.sendingCalls + TriggerSources.passingCalls
        for reference in calls.flatMap({ program.calls(named: $0) }).sorted() {
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard let subject = subject(of: ExpressionRef(Int(reference.file), action.expression)) else { continue }
            switch file.expressions[subject] {
            case .name(let name), .member(_?, let name):
                found[program.identifier(name, reference.file), default: []].append(
                    Sender(
                        site: CallSites.Site(
                            function: FunctionRef(Int(reference.file), action.function),
                            call: ExpressionRef(Int(reference.file), action.expression), targets: [], isBound: true,
                            cases: []), subject: subject))
            default: break
            }
        }
        return found
    }

    /// What a call puts values on: what `send` is called on, or what another stream is passed on to.
    private func subject(of call: ExpressionRef) -> ExpressionID? {
        let file = program.files[Int(call.file)]
        guard case .call(let callee, let arguments) = file.expressions[call.id],
            case .member(let base?, let name) = file.expressions[callee]
        else { return nil }
        if TriggerSources.sendingCalls.contains(file.text(name)) { return base }
        let position = TriggerSources.passedTo(
            file.text(name), labels: file.arguments(arguments).map { file.label($0) },
            isOwn: program.declaresFunction(program.identifier(name, call.file)))
        return position.map { Array(file.arguments(arguments))[$0].value }
    }

    /// The stream that a call passes on to a subject: `button.rx.tap` of `button.rx.tap.bind(to: closeTapped)`; nil for
    /// calls that send a value.
    func passedOn(by site: CallSites.Site) -> ExpressionID? {
        let file = program.files[Int(site.call.file)]
        guard case .call(let callee, _) = file.expressions[site.call.id],
            case .member(let base?, let name) = file.expressions[callee],
            !TriggerSources.sendingCalls.contains(file.text(name))
        else { return nil }
        return base
    }
}
