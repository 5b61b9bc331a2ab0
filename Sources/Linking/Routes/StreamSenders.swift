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
    /// Where code of views hands on what sends: `Button(action: model.closed.send)`.
    private let handedOn: [(file: Int32, mention: HandlerIndex.Mention)]
    private lazy var sending = index()

    /// A call that puts values on the stream of a subject: one that sends a value, or one that passes on another stream.
    private struct Sender {
        var site: CallSites.Site
        /// The property that holds the subject.
        var subject: ExpressionID
    }

    /// The calls that send, by the name of the property that holds the subject, or by the variable of a body that does.
    private struct Sending {
        var byProperty: [Identifier: [Sender]] = [:]
        var byLocal: [Int32: [LocalID: [CallSites.Site]]] = [:]
        /// The position of the argument, by the calls that hand on what sends.
        var handing: [ExpressionRef: Int] = [:]

        mutating func add(_ site: CallSites.Site, onto subject: ExpressionID, in program: Program) {
            let file = program.files[Int(site.call.file)]
            switch file.expressions[subject] {
            case .name(let name), .member(_?, let name):
                byProperty[program.identifier(name, site.call.file), default: []].append(
                    Sender(site: site, subject: subject))
            case .local(let local): byLocal[site.call.file, default: [:]][local, default: []].append(site)
            default: break
            }
        }
    }

    init(sites: CallSites, modules: ModuleMap, handedOn: [(file: Int32, mention: HandlerIndex.Mention)]) {
        self.sites = sites
        self.modules = modules
        self.handedOn = handedOn
    }

    private var evaluator: Evaluator { sites.evaluator }
    private var program: Program { evaluator.program }

    /// The calls of the observer's own module, its type, or a view, that send on a stream that is observed, and
    /// whether there are no others.
    ///
    /// - Parameters:
    ///   - mayHandOn: whether calls count that send what code of no module is handed.
    ///   - isFed: whether another call counts as well, as it only sends on what came to it on a stream.
    func calls(
        sendingTo stream: ExpressionID, in place: FunctionRef, mayHandOn: Bool, isFed: (CallSites.Site) -> Bool
    ) -> (calls: [CallSites.Site], isWhole: Bool) {
        let found = calls(onto: stream, evaluator.rootFrame(place), depth: 0)
        let own = found.filter {
            isOwn($0.function, to: place) || mayHandOn && isHandedOn($0) || isOfOthers($0.function) || isFed($0)
        }
        return (own, !own.isEmpty && own.count == found.count)
    }

    /// The calls that send to a member of the objects of a type.
    func calls(sendingTo name: Identifier, of holder: Int) -> [CallSites.Site] { calls(onto: name, of: [holder], 0) }

    private func isOwn(_ sender: FunctionRef, to place: FunctionRef) -> Bool {
        guard let owner = program.owner(of: sender) else { return false }
        if let home = modules.module(of: place), modules.module(of: sender) == home { return true }
        return owner == program.owner(of: place) || program.inherits(owner, from: "UIResponder")
            || program.isSwiftUIView(owner) || modules.models.module(keeping: owner) != nil
            || isModels(sender, owner)
            || CodeHomes(evaluator: evaluator, modules: modules).screen(having: sender) != nil
    }

    /// Whether a view model of no module sends, by a function of its own: whose view calls that, the climb tells. What many
    /// models override, a base class may run for the views of all of them, above all one that is generic in their actions.
    private func isModels(_ sender: FunctionRef, _ owner: Int) -> Bool {
        modules.module(of: sender) == nil && !program.facts(sender).isOverride
            && RoleNames.isViewModel(program.types[owner].name)
            && program.lineage(of: owner).dropFirst().allSatisfy { program.types[$0].generics.isEmpty }
    }

    /// Whether another module's code sends, which says that it is done, or what was chosen there. What a service sends many
    /// may wait for.
    private func isOfOthers(_ sender: FunctionRef) -> Bool {
        guard let module = modules.module(of: sender), let owner = program.owner(of: sender) else { return false }
        switch modules.drafts[module].role(of: owner) {
        case .view, .presenter, .router, .wireframe: return true
        default: return program.isCoordinator(owner)
        }
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

    private func calls(onto stream: ExpressionID, _ frame: FrameID, depth: Int) -> [CallSites.Site] {
        guard depth < Self.maximumDepth else { return [] }
        let place = evaluator.store.function(of: frame)
        let file = program.files[Int(place.file)]
        switch file.expressions[stream] {
        case .call(let callee, let arguments):
            let given = calls(givenBy: callee, arguments, frame, depth)
            guard given.isEmpty, case .member(let base?, let name) = file.expressions[callee] else { return given }
            let found = calls(onto: base, frame, depth: depth)
            let keeps = StreamWords.keeping.contains(file.text(name)) || file.text(name) == StreamWords.unretained
            // What the observer's own operators make, `Evaluator.maker` tells.
            return depth == 0 || keeps ? found : found.map(\.remade)
        case .name(let name):
            return program.owner(of: place).map { calls(onto: program.identifier(name, place.file), of: [$0], depth) }
                ?? []
        case .member(let base?, let name):
            let type = evaluator.type(of: evaluator.eval(base, frame))
            let holders = evaluator.symbols(of: type) + bound(type, in: place)
            let property = program.identifier(name, place.file)
            let found = calls(onto: property, of: holders, depth)
            // An operator may be a property, as an extension of `Publisher` has it: `events.main.sink { … }`.
            let isOperator = found.isEmpty && holders.allSatisfy { program.isExternal($0) }
            return isOperator ? calls(onto: base, frame, depth: depth) : found
        case .local(let local):
            let sent = sending.byLocal[place.file]?[local] ?? []
            return sent.isEmpty ? calls(onto: file.locals[Int(local.index)], frame, depth) : sent
        default: return []
        }
    }

    /// The calls that send on the stream which a function of the program gives back: `coordinate(to: help).sink { … }`. It may
    /// join several; what the observer itself joins, a request and what is known already, is no result of another's.
    private func calls(
        givenBy callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID, _ depth: Int
    ) -> [CallSites.Site] {
        let file = evaluator.facts(frame)
        let text: NameID
        var joined = file.arguments(arguments).map(\.value)
        switch file.expressions[callee] {
        case .name(let name): text = name
        case .member(let base, let name):
            text = name
            if let base { joined.append(base) }
        default: return []
        }
        if depth > 0, StreamWords.joining.contains(file.text(text)) {
            return joined.flatMap { calls(onto: $0, frame, depth: depth + 1) }
        }
        guard program.declaresFunction(evaluator.identifier(text, frame)) else { return [] }
        return evaluator.targets(ofCall: callee, arguments, frame).prefix(Evaluator.maximumChoices).flatMap { target in
            let inner = evaluator.activate(target, arguments, frame)
            return results(of: target.function).flatMap { calls(onto: $0, inner, depth: depth + 1) }
        }
    }

    private func results(of function: FunctionRef) -> [ExpressionID] {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.map { file.actions[Int($0)] }.filter { $0.kind == .result }
            .map(\.expression)
    }

    /// What the heirs of a generic class say that its parameter is.
    private func bound(_ type: TypeValue, in place: FunctionRef) -> [Int] {
        guard case .generic(let parameter) = type, let owner = program.owner(of: place) else { return [] }
        return program.descendants(of: owner).flatMap { heir in
            program.genericArguments(of: heir, [], asSuper: owner)[parameter].map { evaluator.symbols(of: $0) } ?? []
        }
    }

    private func calls(onto local: Local, _ frame: FrameID, _ depth: Int) -> [CallSites.Site] {
        switch local.source {
        case .value(let value): return calls(onto: value, frame, depth: depth + 1)
        case .parameter(let index):
            let function = FunctionRef(Int(evaluator.store.function(of: frame).file), local.function)
            guard program.facts(function).kind == .method else { return [] }
            return sites.sites(of: function).flatMap { site -> [CallSites.Site] in
                let file = program.files[Int(site.call.file)]
                guard case .call(_, let arguments) = file.expressions[site.call.id],
                    arguments.count == program.facts(function).parameters.count
                else { return [] }
                let value = Array(file.arguments(arguments))[index].value
                return calls(onto: value, evaluator.rootFrame(site.function), depth: depth + 1)
            }
        default: return []
        }
    }

    /// The calls that send to a subject in a property, or to the stream that the property is made of.
    private func calls(onto name: Identifier, of holders: [Int], _ depth: Int) -> [CallSites.Site] {
        let found = (sending.byProperty[name] ?? []).filter { sender in
            self.holders(of: sender).contains { holder in
                holders.contains { program.isKin(holder, of: $0) }
            }
        }.map(\.site)
        if !found.isEmpty { return found }
        if let published = settings(ofPublished: name, of: holders) { return published }
        for holder in holders {
            let streams = streams(in: name, of: holder)
            guard !streams.isEmpty else { continue }
            return streams.flatMap { calls(onto: $0.stream, evaluator.rootFrame($0.place), depth: depth + 1) }
        }
        return []
    }

    /// What a property gives back, or is handed where its struct is made; of one that a protocol asks for, what the types
    /// have there that conform.
    private func streams(in name: Identifier, of holder: Int) -> [(stream: ExpressionID, place: FunctionRef)] {
        let owners =
            program.types[holder].kind == .protocol
            ? [holder] + program.concreteConformers(of: holder).prefix(Evaluator.maximumChoices) : [holder]
        return owners.flatMap { owner -> [(stream: ExpressionID, place: FunctionRef)] in
            guard let property = evaluator.property(name, in: owner, isStatic: false) else { return [] }
            let fact = program.facts(property)
            if let value = fact.value, let function = fact.initialValue {
                return [(value, FunctionRef(Int(property.file), function))]
            }
            guard let getter = fact.getter else {
                return evaluator.memberwiseArguments(name, of: owner, orImplicitly: true).map {
                    ($0.value, evaluator.store.function(of: $0.frame))
                }
            }
            let function = FunctionRef(Int(property.file), getter)
            return results(of: function).map { ($0, function) }
        }
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
            return site(ExpressionRef(Int(reference.file), action.expression), in: function.id, under: action.condition)
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

    private func index() -> Sending {
        var found = Sending()
        let calls = TriggerSources.sendingCalls + TriggerSources.passingCalls
        for reference in calls.flatMap({ program.calls(named: $0) }).sorted() {
            let action = program.action(reference)
            let call = ExpressionRef(Int(reference.file), action.expression)
            guard let subject = subject(of: call) else { continue }
            found.add(site(call, in: action.function, under: action.condition), onto: subject, in: program)
        }
        for (index, mention) in handedOn {
            let file = program.files[Int(index)]
            guard case .argument(let id, let position) = mention.use,
                case .member(let subject?, _) = file.expressions[mention.expression]
            else { continue }
            let call = ExpressionRef(Int(index), id)
            found.handing[call] = position
            let around = program.condition(around: call, in: FunctionRef(Int(index), mention.function))
            found.add(site(call, in: mention.function, under: around), onto: subject, in: program)
        }
        return found
    }

    private func site(
        _ call: ExpressionRef, in function: FunctionID, under condition: ConditionID?
    ) -> CallSites.Site {
        CallSites.Site(
            function: FunctionRef(Int(call.file), function), call: call, condition: condition, targets: [],
            isBound: true, cases: [])
    }

    /// The argument of a call that sends when the call's function runs it; nil for calls that send by themselves.
    func sender(handedOnBy site: CallSites.Site) -> (position: Int, value: ExpressionID)? {
        let file = program.files[Int(site.call.file)]
        guard let position = sending.handing[site.call], case .call(_, let range) = file.expressions[site.call.id]
        else { return nil }
        return (position, Array(file.arguments(range))[position].value)
    }

    /// What a call puts values on: what `send` is called on, or what another stream is passed on to.
    private func subject(of call: ExpressionRef) -> ExpressionID? {
        let file = program.files[Int(call.file)]
        guard case .call(let callee, _) = file.expressions[call.id],
            case .member(let base?, let name) = file.expressions[callee]
        else { return nil }
        return TriggerSources.sendingCalls.contains(file.text(name)) ? base : program.passing(by: call)?.subject
    }

    /// The stream that a call passes on to a subject: `button.rx.tap` of `button.rx.tap.bind(to: closeTapped)`; nil for
    /// calls that send a value.
    func passedOn(by site: CallSites.Site) -> ExpressionID? { program.passing(by: site.call)?.stream }
}
