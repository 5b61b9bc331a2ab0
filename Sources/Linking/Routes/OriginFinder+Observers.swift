import Dialects
import Facts
import NavigationGraph

/// What runs the closures that observe streams, or work on their elements.
extension OriginFinder {
    /// The stream that an operator is called on: `taps` of `taps.map`.
    func stream(before operation: ExpressionID, _ place: FunctionRef) -> ExpressionID? {
        if case .member(let base, _) = program.files[Int(place.file)].expressions[operation] { base } else { nil }
    }

    /// The touch behind the stream that an operator is called on.
    func touch(observedBy operation: ExpressionID, _ place: FunctionRef) -> Touch? {
        stream(before: operation, place).flatMap { touch(behind: $0, place) }
    }

    /// What runs the closure that observes a stream: the touch behind it, who posts the notification, or who sends.
    ///
    /// - Parameter observed: what is said where that is not known.
    func senders(
        observedBy operation: ExpressionID, in place: FunctionRef, as observed: Route.TriggerStep
    ) -> [Origin] {
        let facts = program.files[Int(place.file)]
        guard let stream = stream(before: operation, place) else { return [.event(observed)] }
        if let touch = touch(behind: stream, place) { return [.event(observed.touched(touch))] }
        let posted = posts.name(ofStream: operation, in: facts).map { postings(of: $0, in: place) } ?? []
        if !posted.isEmpty { return posted + [.otherwise(observed)] }
        let sent = calls(sendingTo: stream, in: place)
        if sent.calls.isEmpty, !sent.isWhole, isRequest(operation, facts) { return [.answer(observed, to: place)] }
        return sent.calls.flatMap { origins(of: $0) } + [sent.isWhole ? .otherwise(observed) : .event(observed)]
    }

    /// What runs the closure of a stream's operator, `taps.map { … }`; empty where the stream is nobody's that is known.
    func senders(of stream: ExpressionID, in place: FunctionRef, as observed: Route.TriggerStep) -> [Origin] {
        if let touch = touch(behind: stream, place) { return [.event(observed.touched(touch))] }
        let sent = calls(sendingTo: stream, in: place)
        guard !sent.calls.isEmpty else { return [] }
        return sent.calls.flatMap { origins(of: $0) } + (sent.isWhole ? [] : [.event(observed)])
    }

    /// The one other module whose view or presenter has an object of none tell its delegate: a sheet that many modules show
    /// runs what the model does that each of them makes for it.
    func teller(behind function: FunctionRef, for home: Int?) -> Route.TriggerStep? {
        let asked = requirements(answeredBy: function)
        let calls = (sites.sites(of: function) + asked.flatMap { sites.sites(of: $0) }).filter {
            program.outermost($0.function) != function
        }
        guard let call = calls.first, let module = modules.module(of: call.function), module != home,
            calls.allSatisfy({ modules.module(of: $0.function) == module }),
            let owner = program.owner(of: call.function),
            [.view, .presenter].contains(modules.drafts[module].role(of: owner))
        else { return nil }
        return Route.TriggerStep(
            component: nil, type: program.types[owner].qualifiedName,
            member: program.memberName(program.outermost(call.function)),
            file: program.files[Int(call.call.file)].path, line: program.line(call.call), kind: .output)
    }

    /// What runs a closure that is handed to a function of the program's own, which is only named like an operator: a cell's
    /// `bind(title:, onPay:)`, or a helper that has the stream observed which it is handed: `subscribe(bag, model.opened) { … }`.
    /// Nil where it is a stream's operator, or not known what becomes of the closure.
    func ownTakers(
        _ position: Int, _ callee: ExpressionID, _ range: ArgumentRange, _ place: FunctionRef, depth: Int,
        from writer: FunctionRef, over handings: [Handing]
    ) -> [Origin]? {
        let facts = program.files[Int(place.file)]
        let name: NameID
        switch facts.expressions[callee] {
        case .name(let text), .member(_, let text): name = text
        default: return nil
        }
        guard program.declaresFunction(program.identifier(name, place.file)),
            let target = evaluator.targets(ofCall: callee, range, evaluator.rootFrame(place)).first,
            !(program.owner(of: target.function).map { program.isExternal($0) } ?? false)
        else { return nil }
        if let stream = streamObserved(by: position, target), let argument = target.binding[stream] {
            let observed = Array(facts.arguments(range))[argument].value
            let step = Route.TriggerStep(
                component: role(of: place), type: ExpressionText(file: facts).text(observed), member: facts.text(name),
                file: facts.path, line: program.line(ExpressionRef(Int(place.file), observed)), kind: .observer)
            let sent = senders(of: observed, in: place, as: step)
            return sent.isEmpty ? [.event(step)] : sent
        }
        let taken = takers(position, callee, range, place, depth: depth, from: writer, over: handings)
            .filter { isTelling($0) }
        return taken.isEmpty ? nil : taken
    }

    /// Whether a closure puts what it is handed into a property: what is shown then depends on that, and not on who sends alone.
    func keepsElement(_ handler: ExpressionID, in place: FunctionRef) -> Bool {
        let file = program.files[Int(place.file)]
        guard case .closure(let closure) = file.expressions[handler],
            let element = file.functions[closure].parameters.first?.local
        else { return false }
        var names = [element]
        for (index, local) in file.locals.enumerated() {
            if case .value(let value) = local.source, case .local(element) = file.expressions[value] {
                names.append(LocalID(index))
            }
        }
        return names.contains { name in
            (self.index(of: place.file).locals[name] ?? []).contains { mention in
                if case .assignment = mention.use { true } else { false }
            }
        }
    }

    /// The parameter of a function which is a stream that it has observed by the closure that it is handed.
    private func streamObserved(by position: Int, _ target: CallTarget) -> Int? {
        let file = program.files[Int(target.function.file)]
        guard let parameter = target.binding.firstIndex(of: position),
            let closure = program.facts(target.function).parameters[parameter].local
        else { return nil }
        for mention in index(of: target.function.file).locals[closure] ?? [] {
            guard case .argument(let call, _) = mention.use, case .call(let callee, _) = file.expressions[call],
                case .member(let stream?, let name) = file.expressions[callee],
                TriggerSources.streamCalls.contains(file.text(name)),
                let local = beginning(ofStream: stream, file),
                case .parameter(let index) = file.locals[Int(local.index)].source,
                file.locals[Int(local.index)].function == target.function.id, target.binding.indices.contains(index)
            else { continue }
            return index
        }
        return nil
    }

    /// The variable that a chain of operators begins at.
    private func beginning(ofStream stream: ExpressionID, _ file: SwiftFacts) -> LocalID? {
        var current = stream
        while true {
            switch file.expressions[current] {
            case .local(let local): return local
            case .member(let base?, _): current = base
            case .call(let callee, _): current = callee
            default: return nil
            }
        }
    }

    /// Whether a stream is what a call gives back: `interactor.close(id).receive(on: main).sink`.
    ///
    /// One of a property goes on, and so does what is observed.
    private func isRequest(_ callee: ExpressionID, _ facts: SwiftFacts) -> Bool {
        var current = callee
        while case .member(let base?, _) = facts.expressions[current],
            case .call(let source, _) = facts.expressions[base],
            case .member(_?, let text) = facts.expressions[source]
        {
            let name = facts.text(text)
            guard StreamWords.keeping.contains(name) || StreamWords.observing.contains(name) else {
                return !StreamWords.isLasting(name)
            }
            current = source
        }
        return false
    }
}

extension Route.TriggerStep {
    /// The same place, where a stream that is observed there begins at a touch.
    fileprivate func touched(_ touch: OriginFinder.Touch) -> Route.TriggerStep {
        var step = self
        (step.type, step.member, step.title, step.kind) = (touch.control, touch.event, touch.title, .action)
        return step
    }
}
