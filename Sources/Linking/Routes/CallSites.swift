import Facts

/// Which functions each call of a name may run, asked once for all functions of that name.
final class CallSites {
    struct Site: Sendable {
        /// The function or closure that the call stands in.
        var function: FunctionRef
        var call: ExpressionRef
        /// The innermost condition around the call.
        var condition: ConditionID?
        var targets: [FunctionRef]
        /// What the receiver's declared protocol asks for, whatever is known of the object.
        var asked: [FunctionRef] = []
        /// The protocols as which the receiver is declared: what does not conform to any of them is not meant.
        var receivers: [Int] = []
        /// Whether the receiver is an object that some code puts there, and not just anything that its protocol allows.
        var isBound: Bool
        /// The enum cases among the arguments.
        var cases: [String]
        /// Whether an operator of a stream makes something else of what the call sends, and what is not known.
        var isRemade = false

        /// The same call, of whose value something else is made.
        var remade: Site {
            var site = self
            site.isRemade = true
            return site
        }
    }

    /// What is known of all calls of a name; it means the same to every evaluator of the program.
    struct Calls: Sendable {
        fileprivate var byTarget: [FunctionRef: [Site]] = [:]
        fileprivate var open: [OpenSite] = []
    }

    /// A call whose receiver could not be followed; it may run any function that takes its arguments.
    fileprivate struct OpenSite: Sendable {
        /// The function or closure that the call stands in.
        var function: FunctionRef
        var arguments: ArgumentRange
    }

    let evaluator: Evaluator
    private var known: [Identifier: Calls]

    /// - Parameter known: what another evaluator of the program, or of its twin, was asked before.
    init(evaluator: Evaluator, known: [Identifier: Calls] = [:]) {
        self.evaluator = evaluator
        self.known = known
    }

    /// - Parameter evaluator: the twin of the other one's evaluator.
    init(twin other: CallSites, evaluator: Evaluator) {
        self.evaluator = evaluator
        known = other.known
    }

    private var program: Program { evaluator.program }

    /// The calls that may run a function, in source order.
    func sites(of function: FunctionRef) -> [Site] {
        calls(named: program.identifier(of: function)).byTarget[function] ?? []
    }

    /// Whether some call that was not followed could mean a function, from its own module or from none.
    func mayBeCalled(_ function: FunctionRef, in modules: ModuleMap) -> Bool {
        let home = modules.module(of: function)
        return mayBeCalled(function) { caller in
            let module = modules.module(of: caller)
            return module == nil || module == home
        }
    }

    /// Whether some call that was not followed could mean a function.
    ///
    /// - Parameter isMeant: whether a call counts, by the function that it stands in.
    func mayBeCalled(_ function: FunctionRef, from isMeant: (FunctionRef) -> Bool = { _ in true }) -> Bool {
        calls(named: program.identifier(of: function)).open.contains { site in
            isMeant(site.function)
                && evaluator.target(function, nil, site.arguments, evaluator.rootFrame(site.function)) != nil
        }
    }

    /// All calls of a name.
    func calls(named name: Identifier) -> Calls {
        if let known = known[name] { return known }
        var found = Calls()
        for reference in program.callsByName[name] {
            guard let site = site(reference, &found.open) else { continue }
            for target in site.targets + site.asked where found.byTarget[target]?.last?.call != site.call {
                found.byTarget[target, default: []].append(site)
            }
        }
        known[name] = found
        return found
    }

    /// What a call may run; nil, and open, where its receiver could not be followed.
    private func site(_ reference: ActionRef, _ open: inout [OpenSite]) -> Site? {
        let action = program.action(reference)
        let inner = FunctionRef(Int(reference.file), action.function)
        let file = program.files[Int(reference.file)]
        guard case .call(let callee, let arguments) = file.expressions[action.expression] else { return nil }
        let frame = evaluator.rootFrame(inner)
        let call = ExpressionRef(Int(reference.file), action.expression)
        let targets = targets(callee, arguments, frame)
        let (asked, receivers) = requirements(callee, arguments, frame)
        guard !targets.isEmpty || !asked.isEmpty else {
            if case .member = file.expressions[callee] {
                open.append(OpenSite(function: inner, arguments: arguments))
            }
            return nil
        }
        return Site(
            function: inner, call: call, condition: action.condition, targets: targets.map(\.function), asked: asked,
            receivers: receivers,
            isBound: targets.count == 1 || !targets.isEmpty && isBound(callee, frame, isOfHeirs: targets.count > 1),
            cases: file.arguments(arguments).flatMap { evaluator.namedCases($0.value, frame) })
    }

    /// What a call may run, also where the code is inherited and the heirs hold other objects.
    private func targets(_ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID) -> [CallTarget] {
        var found = evaluator.targets(ofCall: callee, arguments, frame)
        let function = evaluator.store.function(of: frame)
        guard let owner = program.owner(of: function), !program.types[owner].subclasses.isEmpty else { return found }
        for heir in program.descendants(of: owner).prefix(Evaluator.maximumChoices) {
            let whole = evaluator.rootFrame(program.outermost(function), for: heir)
            let inherited = evaluator.frame(for: function, within: whole)
            for target in evaluator.targets(ofCall: callee, arguments, inherited)
            where !found.contains(where: { $0.function == target.function }) {
                found.append(target)
            }
        }
        return found
    }

    /// What a call through a protocol asks for: many types may answer, or more than are known to be put there.
    private func requirements(
        _ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> (asked: [FunctionRef], receivers: [Int]) {
        let file = evaluator.facts(frame)
        guard case .member(let base?, let name) = file.expressions[callee] else { return ([], []) }
        let called = evaluator.identifier(name, frame)
        let receivers = declaredSymbols(base, frame, depth: 0).filter {
            program.types[$0].kind == .protocol && !evaluator.methods(called, in: $0, isStatic: false).isEmpty
        }
        let asked = receivers.flatMap { evaluator.methods(called, in: $0, isStatic: false) }
            .filter { !program.facts($0).hasBody }
            .compactMap { evaluator.target($0, nil, arguments, frame) }
        let best = evaluator.bestOnes(asked, arguments, frame)
        return ((best.isEmpty ? asked : best).map(\.function), receivers)
    }

    /// The types that the declaration of a receiver names.
    private func declaredSymbols(_ base: ExpressionID, _ frame: FrameID, depth: Int) -> [Int] {
        let file = evaluator.facts(frame)
        let holders: [Int]
        let name: NameID
        switch file.expressions[base] {
        case .local(let local):
            let fact = file.locals[Int(local.index)]
            if let type = fact.type { return evaluator.symbols(of: evaluator.resolve(type, in: frame)) }
            if case .value(let value) = fact.source, depth < 4 {
                return declaredSymbols(value, frame, depth: depth + 1)
            }
            let found = evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, frame)))
            guard found.isEmpty, let list = visitedList(local, frame) else { return found }
            if case .array(let element) = declaredType(of: list.expression, list.frame) {
                return evaluator.symbols(of: element)
            }
            return []
        case .name(let text):
            (holders, name) = (program.owner(of: evaluator.store.function(of: frame)).map { [$0] } ?? [], text)
            return declared(evaluator.identifier(name, frame), in: holders)
        case .member(let inner?, let text):
            let known = evaluator.symbols(of: evaluator.type(of: evaluator.eval(inner, frame)))
            let isUnknown = known.isEmpty && depth < 4
            (holders, name) = (isUnknown ? declaredSymbols(inner, frame, depth: depth + 1) : known, text)
            return declared(evaluator.identifier(name, frame), in: holders)
        default: break
        }
        return evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, frame)))
    }

    private func declared(_ name: Identifier, in holders: [Int]) -> [Int] {
        for holder in holders {
            guard let property = evaluator.property(name, in: holder, isStatic: false) else { continue }
            return evaluator.declaredSymbols(of: property, in: holder)
        }
        return []
    }

    /// The list whose elements a local stands for, in a loop or in a closure that visits them. Others may fill it than those
    /// that can be seen, so that its declared type tells more than what it begins with.
    private func visitedList(_ local: LocalID, _ frame: FrameID) -> (expression: ExpressionID, frame: FrameID)? {
        let file = evaluator.facts(frame)
        guard let home = evaluator.home(of: local, frame) else { return nil }
        switch file.locals[Int(local.index)].source {
        case .element(let list): return (list, home)
        case .parameter(0):
            let closure = evaluator.store.function(of: home)
            guard let use = program.closureUses[closure], let around = evaluator.store.parent(of: home),
                case .call(let callee, _) = program.files[Int(use.call.file)].expressions[use.call.id],
                case .member(let list?, let name) = file.expressions[callee], file.text(name) == "forEach"
            else { return nil }
            return (list, around)
        default: return nil
        }
    }

    private func declaredType(of expression: ExpressionID, _ frame: FrameID) -> TypeValue? {
        let file = evaluator.facts(frame)
        let holders: [Int]
        let name: NameID
        switch file.expressions[expression] {
        case .name(let text):
            (holders, name) = (program.owner(of: evaluator.store.function(of: frame)).map { [$0] } ?? [], text)
        case .member(let base?, let text):
            (holders, name) = (evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, frame))), text)
        default: return nil
        }
        for holder in holders {
            guard let property = evaluator.property(evaluator.identifier(name, frame), in: holder, isStatic: false)
            else {
                continue
            }
            return evaluator.declaredType(of: property, for: holder, arguments: [])
        }
        return nil
    }

    /// - Parameter isOfHeirs: whether several functions may run: of an object that is only known to be of a class with heirs,
    ///   which one it is of, nobody says.
    private func isBound(_ callee: ExpressionID, _ frame: FrameID, isOfHeirs: Bool) -> Bool {
        let file = evaluator.facts(frame)
        guard case .member(let base?, _) = file.expressions[callee] else { return true }
        if case .selfReference = file.expressions[base] { return true }
        return evaluator.choices(of: evaluator.eval(base, frame)).allSatisfy { choice in
            switch evaluator.store[choice.value] {
            case .object, .metatype: true
            case .this(let symbol): !isOfHeirs || program.types[symbol].subclasses.isEmpty
            case .instance(let type):
                type.symbol.map {
                    program.types[$0].kind != .protocol && (!isOfHeirs || program.types[$0].subclasses.isEmpty)
                } ?? false
            default: false
            }
        }
    }
}
