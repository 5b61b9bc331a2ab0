import Dialects
import Facts

/// What runs a closure, or a method, that a function of the program is handed: a handler that the function makes, or
/// who calls the property that the function puts it into.
///
/// What a function calls itself runs where the function is called, and so does what it calls when work is done.
extension OriginFinder {
    /// How many functions may hand a closure on to one another.
    private static let maximumHandings = 4

    /// What runs an argument of a call; empty where the call does, or it is not known.
    ///
    /// - Parameters:
    ///   - writer: the function that the closure, or the mention of the method, is written in.
    ///   - handings: the calls over which it was handed on until here, the first one first.
    func takers(
        _ position: Int, _ callee: ExpressionID, _ range: ArgumentRange, _ place: FunctionRef, depth: Int,
        from writer: FunctionRef, over handings: [Handing]
    ) -> [Origin] {
        guard depth < Self.maximumHandings else { return [] }
        let targets = evaluator.targets(ofCall: callee, range, evaluator.rootFrame(place))
        guard let target = targets.first else {
            let carried = screens(takingOut: position, of: callee, place, depth: depth, from: writer, over: handings)
            return carried.isEmpty ? readers(position, callee, range, place) : carried
        }
        guard let parameter = target.binding.firstIndex(of: position),
            let local = program.facts(target.function).parameters[parameter].local,
            mayBeHandler(parameter, of: target.function)
        else { return [] }
        let index = index(of: target.function.file)
        let way = handings + [Handing(place: place, arguments: range, target: target)]
        let called = (index.calls[local] ?? []).flatMap { call -> [Origin] in
            let inner = FunctionRef(Int(target.function.file), call.function)
            guard inner != target.function, program.facts(inner).kind == .closure else { return [] }
            let telling = origins(of: inner).filter { isTelling($0) }
            if telling.isEmpty { return [] }
            // What the handler is told may decide what it does.
            let titled =
                isToldNothing(call.call, in: target.function)
                ? self.titled(telling, around: inner, depth: depth, from: writer, over: way) : []
            guard titled.isEmpty else { return titled }
            let spot = ExpressionRef(Int(target.function.file), call.call)
            return [.call(site(in: inner, spot, under: call.condition))]
        }
        let handed = (index.locals[local] ?? []).flatMap { mention -> [Origin] in
            let inner = FunctionRef(Int(target.function.file), mention.function)
            switch mention.use {
            case .argument(let call, let position):
                guard mayReach(call, in: inner, over: way) else { return [] }
                return registration(
                    call, position, at: mention.expression, inner, depth: depth + 1, from: writer, over: way
                )
                .filter { isTelling($0) }
            case .assignment(let assigned): return keepers(assigned, inner, place, from: writer)
            default: return []
            }
        }
        return called + handed
    }

    /// The code that hands a handler to a function, where that function also runs it by itself: a gate that is open
    /// calls it at once, and one that is closed hands it to the screen which asks first.
    func ownRuns(
        _ position: Int, _ callee: ExpressionID, _ range: ArgumentRange, _ place: FunctionRef, depth: Int
    ) -> [Origin] {
        let caller = evaluator.rootFrame(place)
        guard depth == 0, !runsWhatOthersHand(position, range, place),
            let target = evaluator.targets(ofCall: callee, range, caller).first,
            program.facts(target.function).kind != .initializer,
            let parameter = target.binding.firstIndex(of: position),
            let local = program.facts(target.function).parameters[parameter].local
        else { return [] }
        let frame = evaluator.activate(target, range, caller)
        let isRun = (index(of: target.function.file).calls[local] ?? []).contains { call in
            let inner = FunctionRef(Int(target.function.file), call.function)
            // What the handler is told may decide what it does.
            return isToldNothing(call.call, in: target.function)
                && evaluator.canRun(call.condition, in: evaluator.frame(for: inner, within: frame))
                && runs(with: target.function, inner)
        }
        return isRun ? [.inside(place)] : []
    }

    /// Whether a closure that a function hands on runs, or shows, what the function was handed itself: which of its callers that
    /// is of, the function does not tell.
    private func runsWhatOthersHand(_ position: Int, _ range: ArgumentRange, _ place: FunctionRef) -> Bool {
        let file = program.files[Int(place.file)]
        let values = Array(file.arguments(range))
        guard position < values.count, case .closure(let closure) = file.expressions[values[position].value] else {
            return false
        }
        return file.functions[closure].actions.contains { index in
            let action = file.actions[Int(index)]
            guard action.kind == .call, case .call(let called, let handed) = file.expressions[action.expression]
            else { return false }
            return ([called] + file.arguments(handed).map(\.value)).contains { expression in
                guard case .local(let local) = file.expressions[expression],
                    case .parameter = file.locals[Int(local.index)].source
                else { return false }
                return file.locals[Int(local.index)].function != closure
            }
        }
    }

    /// Whether a closure, or one around it, runs wherever the function around it does; so does the function itself.
    private func runs(with function: FunctionRef, _ inner: FunctionRef) -> Bool {
        guard inner != function else { return true }
        return program.facts(inner).kind == .closure
            && origins(of: inner).contains { origin in
                guard case .inside(let around) = origin else { return false }
                return runs(with: function, around)
            }
    }

    /// Whether a function hands a handler on by a call when it was handed it by the last of several: one that is told
    /// `.plain` does not run what it does for `.bold`.
    private func mayReach(_ call: ExpressionID, in function: FunctionRef, over handings: [Handing]) -> Bool {
        let file = program.files[Int(function.file)]
        guard let last = handings.last, last.target.function == function,
            let action = program.facts(function).actions.lazy.map({ file.actions[Int($0)] }).first(where: {
                $0.kind == .call && $0.expression == call
            }), action.condition != nil
        else { return true }
        let frame = evaluator.activate(last.target, last.arguments, evaluator.rootFrame(last.place))
        return evaluator.canRun(action.condition, in: frame)
    }

    /// What sets a method off whose selector a function of the program is handed: the control or the gesture that the
    /// function makes with it, as in `addBarButton(icon, action: #selector(save))`, told where the selector is written.
    /// Empty where the function makes none.
    ///
    /// - Parameter handings: the calls over which it was handed on until here, the first one first.
    func takers(
        ofSelector position: Int, _ callee: ExpressionID, _ range: ArgumentRange, at expression: ExpressionID,
        _ place: FunctionRef, depth: Int, over handings: [Handing]
    ) -> [Origin] {
        guard depth < Self.maximumHandings,
            let target = evaluator.targets(ofCall: callee, range, evaluator.rootFrame(place)).first,
            !program.isStandIn(target.function.file), let parameter = target.binding.firstIndex(of: position),
            let local = program.facts(target.function).parameters[parameter].local
        else { return [] }
        let way = handings + [Handing(place: place, arguments: range, target: target)]
        let found = (index(of: target.function.file).locals[local] ?? []).flatMap { mention -> [Origin] in
            let inner = FunctionRef(Int(target.function.file), mention.function)
            switch mention.use {
            case .argument(let call, let position):
                return registration(call, position, at: mention.expression, inner, depth: depth + 1, over: way)
            case .assignment(let item):
                return touch(ofItemWith: item, inner, at: mention.expression).map { [.event($0)] } ?? []
            default: return []
            }
        }
        return found.compactMap { origin -> Origin? in
            guard isTelling(origin), case .event(var step) = origin else { return nil }
            // Where the control has no words, the function that makes it is its best name.
            let maker = program.name(target.function)
            if step.title == nil, step.kind == .action, maker != "init" {
                if step.type == "UIBarButtonItem" { step.member = "" }
                step.type = maker
            }
            step.component = role(of: place)
            step.file = program.files[Int(place.file)].path
            step.line = program.line(ExpressionRef(Int(place.file), expression))
            return .event(step)
        }
    }

    /// Whether an argument is a selector that is written there, or one that a function was handed.
    func isSelector(_ value: ExpressionID, _ facts: SwiftFacts) -> Bool {
        switch facts.expressions[value] {
        case .other: return true
        case .local(let local):
            let fact = facts.locals[Int(local.index)]
            guard case .parameter = fact.source, let type = fact.type,
                case .named(let name, _) = facts.types[Int(type.index)]
            else { return false }
            return facts.text(name) == "Selector"
        default: return false
        }
    }

    /// Whether a call hands over nothing but what the code around it is handed.
    private func isToldNothing(_ call: ExpressionID, in place: FunctionRef) -> Bool {
        let file = program.files[Int(place.file)]
        guard case .call(_, let arguments) = file.expressions[call] else { return false }
        return file.arguments(arguments).allSatisfy { argument in
            if case .local = file.expressions[argument.value] { true } else { false }
        }
    }

    /// Who calls the property of an object that keeps what code of no module makes it with; none where code of several
    /// modules does, as where a common sheet or cell does, or code of none, unless that is run when the app is entered.
    func readers(ofArgument position: Int, in call: ExpressionRef, _ place: FunctionRef) -> [Origin] {
        guard let kept = keeper(ofArgument: position, in: call, place) else { return [] }
        let calls = calls(of: kept)
        // What a class calls that several screens inherit from, and that is no module's, it calls for the object at hand.
        let areInherited = calls.allSatisfy { site in
            program.owner(of: site.function).map {
                $0 != kept.symbol && program.types[$0].kind == .class && program.isSubtype(kept.symbol, of: $0)
            } ?? false
        }
        if areInherited { return calls.map { .call($0) } }
        let homes = CodeHomes(evaluator: evaluator, modules: modules)
        let callers = Set(calls.flatMap { homes.homes(of: $0.function) })
        let isRunByEntries =
            callers.isEmpty && !calls.isEmpty
            && calls.allSatisfy { isRunByEntriesAlone(program.outermost($0.function)) }
        return callers.count == 1 || isRunByEntries ? calls.map { .call($0) } : []
    }

    /// The calls of what code of no module makes an object with, or has an assembly make it with; nil where no object
    /// keeps it.
    func callsOfKeeper(ofArgument position: Int, in call: ExpressionRef, _ place: FunctionRef) -> [CallSites.Site]? {
        keeper(ofArgument: position, in: call, place).map { calls(of: $0) }
    }

    /// The calls of what a property keeps, or of what it is handed on to.
    private func calls(of kept: KeptHandler) -> [CallSites.Site] {
        ([kept] + copies.copies(of: kept)).flatMap { calls(ofProperty: program.text($0.property), of: [$0.symbol]) }
    }

    /// The property of an object that keeps what code of no module makes it with.
    private func keeper(
        ofArgument position: Int, in call: ExpressionRef, _ place: FunctionRef
    ) -> KeptHandler? {
        guard modules.module(of: place) == nil || program.isCoordinators(place) else { return nil }
        return evaluator.keeper(ofArgument: position, in: call, evaluator.rootFrame(place))
    }

    /// Whether an origin says who runs a function that is handed on: the user, or code of the program.
    func isTelling(_ origin: Origin) -> Bool {
        switch origin {
        case .call: true
        case .event(let step): step.kind == .action || step.kind == .gesture
        case .inside, .otherwise, .answer, .system: false
        }
    }

    /// Whether an origin is something else than the code around a function.
    func isSetOff(_ origin: Origin) -> Bool {
        switch origin {
        case .event, .call, .otherwise, .answer: true
        case .inside, .system: false
        }
    }

    /// Who calls the property that a function puts its parameter into. In its own module what is not named a handler may
    /// be run when work is done; another module runs it for reasons of its own.
    func keepers(
        _ assigned: ExpressionID, _ function: FunctionRef, _ place: FunctionRef, from writer: FunctionRef
    ) -> [Origin] {
        let facts = program.files[Int(function.file)]
        guard let owner = program.owner(of: function),
            let name = ExpressionText(file: facts).chain(assigned).last?.name
        else { return [] }
        if program.inherits(owner, from: "UIView") { return property(assigned, function, at: assigned) ?? [] }
        let home = module(holding: assigned, in: function) ?? modules.module(of: function)
        let isOthers = home.map { $0 != modules.module(of: writer) } ?? false
        let calls = property(assigned, function, at: assigned) ?? []
        guard TriggerSources.isHandler(name) || isOthers else {
            // A view of SwiftUI that is made with a handler is touched itself, by the words that it is made with.
            let areTouches = calls.allSatisfy { isTouch($0, for: modules.module(of: writer)) }
            return areTouches && !program.isSwiftUIView(owner) ? calls : []
        }
        return ownCalls(calls, isOthers ? nil : place)
    }

    /// Whether an origin is a call, by code of a module or of none, that only the user sets off.
    private func isTouch(_ origin: Origin, for home: Int?) -> Bool {
        guard let home, case .call(let site) = origin else { return false }
        return (modules.module(of: site.function) ?? home) == home && isSetOffByUser(site.function)
    }

    /// The module of the object whose property is set.
    private func module(holding property: ExpressionID, in function: FunctionRef) -> Int? {
        guard case .member(let base?, _) = program.files[Int(function.file)].expressions[property] else { return nil }
        let type = evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(function)))
        return evaluator.symbols(of: type).lazy.compactMap { self.modules.moduleOfType[$0] }.first
    }

    /// Who calls the property of a struct that its memberwise initialiser is handed.
    private func readers(
        _ position: Int, _ callee: ExpressionID, _ range: ArgumentRange, _ place: FunctionRef
    ) -> [Origin] {
        let facts = program.files[Int(place.file)]
        guard let label = Array(facts.arguments(range))[position].label.map({ facts.text($0) }),
            TriggerSources.isHandler(label),
            case .metatype(let type) = evaluator.store[evaluator.eval(callee, evaluator.rootFrame(place))]
        else { return [] }
        let holders = evaluator.symbols(of: type).filter { !program.isExternal($0) }
        return ownCalls(calls(ofProperty: label, of: holders).map { .call($0) }, place)
    }

    /// The calls, where they are the module's own code; where a common sheet or cell calls, who makes the handler says
    /// more than who runs it.
    ///
    /// - Parameter place: the code whose module it is; nil where it may be any.
    private func ownCalls(_ found: [Origin], _ place: FunctionRef?) -> [Origin] {
        let callers = found.map { origin -> Int? in
            guard case .call(let site) = origin else { return nil }
            return modules.module(of: site.function)
        }
        guard let first = callers.first, let module = first, callers.allSatisfy({ $0 == module }),
            place.flatMap({ modules.module(of: $0) }).map({ $0 == module }) ?? true
        else { return [] }
        return found
    }

    /// Whether a parameter may be a handler, which gives nothing back, and not what makes a view.
    private func mayBeHandler(_ parameter: Int, of function: FunctionRef) -> Bool {
        guard case .function(_, let result) = evaluator.parameterType(parameter, of: function) else { return true }
        switch result {
        case .tuple(_, let parts): return parts.isEmpty
        case .nominal(let symbol, _): return program.types[symbol].name == "Void"
        case .generic: return false
        default: return true
        }
    }

    func site(
        in function: FunctionRef, _ call: ExpressionRef, under condition: ConditionID?
    ) -> CallSites.Site {
        CallSites.Site(
            function: function, call: call, condition: condition, targets: [], isBound: true, cases: [])
    }

    /// Whether a method overrides one of a library's class, which stands in for the library: the library calls it for any
    /// object of the class, and does not say for which.
    func isLibrarys(_ function: FunctionRef) -> Bool {
        program.facts(function).isOverride
            && program.overridden(by: function).contains { program.isStandIn($0.file) }
    }
}
