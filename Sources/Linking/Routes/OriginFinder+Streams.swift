import Dialects
import Facts
import NavigationGraph

/// What the user touches behind a stream that a view offers to others: `var addTapped: ControlEvent<Void> { addButton.rx.tap }`
/// for `view.addTapped.subscribe { … }`.
extension OriginFinder {
    /// A control and what the user does to it.
    struct Touch {
        var control: String
        var event: String
        var title: String?
    }

    /// The calls that send what a library runs a method with: `reactor.action.onNext(.refresh)` for `mutate(action:)`.
    func sends(feeding function: FunctionRef) -> [Origin] {
        guard let feed = StreamWords.fed[program.fullName(function)], let owner = program.owner(of: function),
            program.allProtocols(of: owner).contains(where: {
                program.isExternal($0) && program.types[$0].name == feed.conforming
            })
        else { return [] }
        return senders.calls(sendingTo: program.identifier(feed.member), of: owner).flatMap { origins(of: $0) }
    }

    /// A call that sends; where it passes another stream on, the touch behind that one, `button.rx.tap.bind(to: presenter.closed)`,
    /// or who sends on it: what makes the elements meanwhile tells what is sent.
    func origins(of site: CallSites.Site, depth: Int = 0) -> [Origin] {
        if let sender = senders.sender(handedOnBy: site) {
            if let known = handedSends[site.call] { return known }
            handedSends[site.call] = []
            let found = registration(site.call.id, sender.position, at: sender.value, site.function)
                .filter(isTelling)
            handedSends[site.call] = found
            return found
        }
        guard let stream = senders.passedOn(by: site) else { return [.call(site)] }
        if let touch = touch(behind: stream, site.function) {
            let step = Route.TriggerStep(
                component: role(of: site.function), type: touch.control, member: touch.event, title: touch.title,
                file: program.files[Int(site.call.file)].path, line: program.line(site.call), kind: .action)
            note(site, telling: step)
            return [.event(step)]
        }
        let maker = evaluator.maker(ofStream: stream, in: site.function)
        if case .closure(let closure) = maker {
            return [
                .call(
                    CallSites.Site(
                        function: closure, call: site.call, condition: site.condition, targets: [], isBound: true,
                        cases: []))
            ]
        }
        guard depth < Self.maximumPassings else { return [.call(site)] }
        let sent = calls(sendingTo: stream, in: site.function).calls
        guard !sent.isEmpty else { return [.call(site)] }
        return sent.flatMap { origins(of: maker == .unknown ? $0.remade : $0, depth: depth + 1) }
    }

    /// Where views of SwiftUI's hand on what sends on a stream: `Button(action: model.closed.send)`.
    func sendsOfViews() -> [(file: Int32, mention: HandlerIndex.Mention)] {
        TriggerSources.sendingCalls.map { program.identifier($0) }.flatMap { name in
            uncalled.files(mentioning: name).filter { program.usesSwiftUI($0) }.flatMap { file in
                (index(of: file).mentions[name] ?? []).map { (file, $0) }
            }
        }
    }

    /// The calls that send on a stream, and whether there are no others.
    func calls(
        sendingTo stream: ExpressionID, in place: FunctionRef, depth: Int = 0
    ) -> (calls: [CallSites.Site], isWhole: Bool) {
        senders.calls(sendingTo: stream, in: place, mayHandOn: depth == 0) { site in
            depth < Self.maximumPassings && isFed(site, depth: depth + 1)
        }
    }

    /// Whether a call sends on what came on another stream, from a touch or from calls that are known: it passes that stream
    /// on, or stands in the closure of one of its operators. What a service tells many begins with the service.
    private func isFed(_ site: CallSites.Site, depth: Int) -> Bool {
        let place: FunctionRef
        let operation: ExpressionRef
        if senders.passedOn(by: site) != nil {
            (place, operation) = (site.function, site.call)
        } else if let use = program.closureUses[site.function], let around = program.facts(site.function).parent {
            (place, operation) = (FunctionRef(Int(site.function.file), around), use.call)
        } else {
            return false
        }
        let file = program.files[Int(operation.file)]
        guard case .call(let callee, _) = file.expressions[operation.id],
            case .member(let stream?, let name) = file.expressions[callee],
            StreamWords.observing.contains(file.text(name)) || TriggerSources.passingCalls.contains(file.text(name))
        else { return false }
        return touch(behind: stream, place) != nil || !calls(sendingTo: stream, in: place, depth: depth).calls.isEmpty
    }

    /// Remembers by which call what is said of an event comes about.
    func note(_ site: CallSites.Site, telling step: Route.TriggerStep) {
        guard !(tellings[step] ?? []).contains(where: { $0.call == site.call }) else { return }
        tellings[step, default: []].append(site)
    }

    /// How many properties and variables may pass a stream on.
    private static let maximumPassings = 4

    /// The touch that a stream names in its own chain: `addButton.rx.tap`.
    func touch(in stream: ExpressionID, _ place: FunctionRef) -> Touch? {
        if let named = namedTouch(in: stream, place) { return named }
        let chain = ExpressionText(file: program.files[Int(place.file)]).chain(stream)
        // The notification centre gives a `publisher(for:)` as controls do.
        guard let event = chain.firstIndex(where: { TriggerSources.controlEvents.contains($0.name) }), event > 0,
            chain.first?.name != TriggerSources.notifications
        else { return nil }
        let control = chain[..<event].filter { $0.name != "rx" }
        // A view's own: `rx.tap`.
        let name = control.isEmpty ? program.owner(of: place).map { program.types[$0].name } ?? "" : nil
        return Touch(
            control: name ?? control.map(\.name).joined(separator: "."), event: chain[event].name,
            title: control.last.flatMap { title(of: $0.expression, in: place) })
    }

    /// The touch whose stream a call in a chain gives by an event of `UIControl`: `button.publisher(for: .touchUpInside)`.
    private func namedTouch(in stream: ExpressionID, _ place: FunctionRef) -> Touch? {
        let file = program.files[Int(place.file)]
        let text = ExpressionText(file: file)
        var current = stream
        while true {
            switch file.expressions[current] {
            case .member(let base?, _): current = base
            case .call(let callee, let arguments):
                guard case .member(let control?, _) = file.expressions[callee] else { return nil }
                let named = file.arguments(arguments).first { file.label($0) == "for" }
                if let event = named.flatMap({ text.chain($0.value).last?.name }),
                    TriggerSources.events.contains(event), let last = text.chain(control).last
                {
                    return Touch(
                        control: text.chain(control).map(\.name).joined(separator: "."), event: event,
                        title: title(of: last.expression, in: place))
                }
                current = control
            default: return nil
            }
        }
    }

    /// The touch behind a stream, through properties that pass it on; nil where it does not begin at a control.
    func touch(behind stream: ExpressionID, _ place: FunctionRef, depth: Int = 0) -> Touch? {
        if let touch = touch(in: stream, place) { return touch }
        guard depth < Self.maximumPassings else { return nil }
        let file = program.files[Int(place.file)]
        switch file.expressions[stream] {
        case .call(let callee, _):
            guard case .member(let base?, _) = file.expressions[callee] else { return nil }
            return touch(behind: base, place, depth: depth)
        case .name(let name):
            return program.owner(of: place).flatMap { touch(behind: program.identifier(name, place.file), [$0], depth) }
        case .member(let base?, let name):
            let name = program.identifier(name, place.file)
            guard program.declaredNames.contains(name) else { return nil }
            let symbols = evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(place))))
            // An operator may be a property, as an extension of `Publisher` has it.
            guard symbols.contains(where: { !program.isExternal($0) }) else {
                return touch(behind: base, place, depth: depth)
            }
            return touch(behind: name, symbols.flatMap { conformers(of: $0, for: place) }, depth)
        case .local(let local):
            guard case .value(let value) = file.locals[Int(local.index)].source else { return nil }
            let function = FunctionRef(Int(place.file), file.locals[Int(local.index)].function)
            return touch(behind: value, function, depth: depth + 1)
        default: return nil
        }
    }

    /// The one touch behind a property of these types.
    private func touch(behind name: Identifier, _ holders: [Int], _ depth: Int) -> Touch? {
        let found = holders.compactMap { holder -> Touch? in
            guard let property = evaluator.property(name, in: holder, isStatic: false) else { return nil }
            let fact = program.facts(property)
            if let value = fact.value, let function = fact.initialValue {
                return touch(behind: value, FunctionRef(Int(property.file), function), depth: depth + 1)
            }
            guard let getter = fact.getter else {
                // What a view hands to its model: `Input(closed: closeButton.rx.tap.asObservable())`.
                let handed = evaluator.memberwiseArguments(name, of: holder, orImplicitly: true)
                guard handed.count == 1 else { return nil }
                return touch(behind: handed[0].value, evaluator.store.function(of: handed[0].frame), depth: depth + 1)
            }
            let function = FunctionRef(Int(property.file), getter)
            let results = program.facts(function).actions.map { program.files[Int(property.file)].actions[Int($0)] }
                .filter { $0.kind == .result }
            return results.count == 1 ? touch(behind: results[0].expression, function, depth: depth + 1) : nil
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The types that may be meant: of a protocol's conformers those in the module whose code it is, else all.
    private func conformers(of symbol: Int, for place: FunctionRef) -> [Int] {
        guard program.types[symbol].kind == .protocol else { return [symbol] }
        let all = program.concreteConformers(of: symbol)
        let home = modules.module(of: place)
        let own = all.filter { modules.moduleOfType[$0] == home }
        return home == nil || own.isEmpty ? all : own
    }
}
