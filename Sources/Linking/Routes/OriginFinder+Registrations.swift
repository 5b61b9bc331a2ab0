import Dialects
import Facts
import NavigationGraph

/// Functions that are handed on: to controls, gestures, timers, streams and calls that take closures.
extension OriginFinder {
    func handed(_ function: FunctionRef) -> [Origin] {
        mentions(of: function).flatMap { file, mention in
            let found = origins(of: mention, in: file, depth: 0)
            note(found, by: FunctionRef(Int(file), mention.function), of: function)
            return found
        }
    }

    /// Remembers which heir of a base class hands on the base's method: to the others, nobody does.
    private func note(_ found: [Origin], by place: FunctionRef, of function: FunctionRef) {
        guard let owner = program.owner(of: function), let heir = program.owner(of: place), heir != owner,
            program.isSubtype(heir, of: owner)
        else { return }
        for case .event(let step) in found { heirs[step] = heir }
    }

    /// Where the code around a method hands it on.
    func mentions(of function: FunctionRef) -> [(file: Int32, mention: HandlerIndex.Mention)] {
        guard let owner = program.owner(of: function) else { return [] }
        let name = program.identifier(of: function)
        // What a protocol asks for, its extension may hand on: `show(title, action: continueTapped)`.
        let asking = Set(requirements(answeredBy: function).map(\.file))
        let files = asking.union(files(around: function, owner)).union(files(inLineOf: function, owner))
            .union(views(handingOn: function))
        let isSelected = program.isNamedAfterItsCaller(function)
        let found = files.sorted().flatMap { file in
            (index(of: file).mentions[name] ?? [])
                .filter { (!isSelected || $0.isInner) && names($0, function, owner, file) }.map { (file, $0) }
        }
        guard found.isEmpty else { return found }
        return filesSelecting(function, owner).filter { !files.contains($0) }.flatMap { file in
            (index(of: file).mentions[name] ?? []).filter { $0.isInner && names($0, function, owner, file) }
                .map { (file, $0) }
        }
    }

    /// The files of other types' code that may name a method as a selector, with its type: `#selector(Home.searchTapped)`.
    private func filesSelecting(_ function: FunctionRef, _ owner: Int) -> [Int32] {
        let fact = program.facts(function)
        let name = program.identifier(of: function)
        guard fact.kind == .method, !fact.attributes.isEmpty, !fact.isPrivate, !program.isExternal(owner) else {
            return []
        }
        let type = program.identifier(program.types[owner].name)
        return uncalled.files(mentioning: name).filter { program.isNamed(type, in: $0) }
    }

    /// The files of the classes that the one of a method inherits, and of those that inherit it, which may hand it on.
    private func files(inLineOf function: FunctionRef, _ owner: Int) -> Set<Int32> {
        let fact = program.facts(function)
        let name = program.identifier(of: function)
        guard fact.kind == .method, !fact.isStatic, !fact.isPrivate, uncalled.isMentioned(name) else { return [] }
        let isExternal = program.isExternal(owner)
        // Of all that inherits a framework's class, only selectors count.
        guard !isExternal || !fact.attributes.isEmpty else { return [] }
        let line = program.lineage(of: owner).filter { $0 != owner && !program.isExternal($0) }
        let files = (line + program.descendants(of: owner)).flatMap { program.types[$0].parts.map(\.file) }
        return Set(files).filter { !program.isStandIn($0) && uncalled.isMentioned(name, in: $0) }
    }

    /// The files of views that may hand on a model's method, where the model is no module's part.
    private func views(handingOn function: FunctionRef) -> [Int32] {
        let fact = program.facts(function)
        let name = program.identifier(of: function)
        guard fact.kind == .method || program.offersClosure(function), !fact.isStatic, !fact.isPrivate,
            modules.module(of: function) == nil
        else { return [] }
        return uncalled.files(mentioning: name).filter { program.usesSwiftUI($0) }
    }

    /// The files in which the module of a function, or its type, is written.
    func files(around function: FunctionRef, _ owner: Int) -> [Int32] {
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

    func index(of file: Int32) -> HandlerIndex { indexes[file] }

    /// Whether a mention of a name means this function: on the object itself, its type, or an object of its type.
    private func names(_ mention: HandlerIndex.Mention, _ function: FunctionRef, _ owner: Int, _ file: Int32) -> Bool {
        let facts = program.files[Int(file)]
        let place = FunctionRef(Int(file), mention.function)
        let name = program.identifier(of: function)
        func isRelated(_ symbol: Int) -> Bool {
            guard program.isKin(owner, of: symbol) else { return false }
            // `addSubview(tableView)` means the view, and none of the delegate's methods that begin with its name.
            let members = program.members(name, of: symbol)
            return mention.isInner || [.getter, .initialValue].contains(program.facts(function).kind)
                || members.property == nil && members.staticProperty == nil && members.frameworkProperty == nil
        }
        switch facts.expressions[mention.expression] {
        case .name: return program.owner(of: place).map(isRelated) ?? false
        case .member(let base?, _):
            switch facts.expressions[base] {
            case .selfReference, .superReference: return program.owner(of: place).map(isRelated) ?? false
            default:
                // A base class's part may hold what any heir of it works with.
                return evaluator.choices(of: evaluator.eval(base, evaluator.rootFrame(place))).contains { choice in
                    var type = evaluator.type(of: choice.value)
                    if case .metatype(let inner) = type { type = inner }
                    return evaluator.symbols(of: type).contains(where: isRelated)
                } && !isSentToOthers(mention, than: owner, in: file)
            }
        default: return false
        }
    }

    /// How often a handler may be put from one variable of a body into another before it is handed on.
    private static let maximumSettings = 6

    func origins(of mention: HandlerIndex.Mention, in file: Int32, depth: Int) -> [Origin] {
        let facts = program.files[Int(file)]
        let place = FunctionRef(Int(file), mention.function)
        switch mention.use {
        case .argument(let call, let position): return registration(call, position, at: mention.expression, place)
        case .assignment(let target):
            // A variable of a body that is set in one of several branches, and handed on after them.
            if case .local(let local) = facts.expressions[target], depth < Self.maximumSettings {
                let uses = (index(of: file).locals[local] ?? []).flatMap {
                    origins(of: $0, in: file, depth: depth + 1)
                }
                if !uses.isEmpty { return uses }
            }
            let touched = mention.isInner ? touch(ofItemWith: target, place, at: mention.expression) : nil
            return property(target, place, at: mention.expression) ?? [touched.map { .event($0) } ?? .inside(place)]
        case .constant(let name) where depth == 0:
            let index = index(of: file)
            let uses = index.mentions[program.identifier(name, file)] ?? []
            return uses.flatMap { origins(of: $0, in: file, depth: depth + 1) }
        case .local(let local) where depth < Self.maximumSettings:
            let uses = index(of: file).locals[local] ?? []
            // What a list of a body holds, the body runs: `ways.forEach { title, open in … }`.
            guard !uses.isEmpty || depth > 0 else { return isListed(local, facts) ? [.inside(place)] : [] }
            return uses.flatMap { origins(of: $0, in: file, depth: depth + 1) }
        case .constant, .local, .result:
            return facts.functions[mention.function].parent == nil
                && facts.functions[mention.function].kind == .initialValue
                ? [] : [.inside(place)]
        }
    }

    private func isListed(_ local: LocalID, _ facts: SwiftFacts) -> Bool {
        guard case .value(let value) = facts.locals[Int(local.index)].source,
            case .array = facts.expressions[value]
        else { return false }
        return true
    }

    /// The call of another object's method that is named for a library's call to run: `chosen.map(presenter.select)`.
    private func passed(_ method: ExpressionID, by call: ExpressionID, _ place: FunctionRef) -> Origin? {
        let facts = program.files[Int(place.file)]
        guard case .member(let base?, _) = facts.expressions[method] else { return nil }
        switch facts.expressions[base] {
        case .selfReference, .superReference: return nil
        default: break
        }
        let spot = ExpressionRef(Int(place.file), call)
        return .call(site(in: place, spot, under: program.condition(around: spot, in: place)))
    }

    /// A call that is handed a selector, a method or a closure.
    ///
    /// - Parameters:
    ///   - depth: from how many functions it was handed on until here.
    ///   - writer: the function that it is written in; the one that calls where it was not handed on yet.
    ///   - handings: the calls over which it was handed on until here, the first one first.
    func registration(
        _ call: ExpressionID, _ position: Int, at expression: ExpressionID, _ place: FunctionRef, depth: Int = 0,
        from writer: FunctionRef? = nil, over handings: [Handing] = []
    ) -> [Origin] {
        let facts = program.files[Int(place.file)]
        guard case .call(let callee, let range) = facts.expressions[call] else { return [] }
        let text = ExpressionText(file: facts)
        let chain = text.chain(callee)
        let arguments = Array(facts.arguments(range))
        let label = arguments[position].label.map { facts.text($0) }
        guard var name = chain.last?.name else { return [.inside(place)] }
        if name == "init" {
            name = chain.dropLast().last?.name ?? implicitType(callee, arguments, facts, in: place) ?? name
        }
        let isSelector = isSelector(arguments[position].value, facts)
        // `removeTarget(self, action: #selector(tapped), for: .touchUpInside)` sets nothing off any more.
        if isSelector, name.hasPrefix("remove") || name.hasPrefix("cancel") { return [] }
        let line = program.line(ExpressionRef(Int(place.file), expression))
        let titled = arguments.first { $0.label.map { facts.text($0) } == "title" }
        func step(
            _ type: String, _ member: String, _ kind: Route.TriggerStep.Kind, title: String? = nil
        ) -> Origin {
            .event(made(type, member, kind, title: title))
        }
        func made(
            _ type: String, _ member: String, _ kind: Route.TriggerStep.Kind, title: String? = nil
        ) -> Route.TriggerStep {
            Route.TriggerStep(
                component: role(of: place), type: type, member: member, title: title,
                file: program.files[Int(place.file)].path, line: line, kind: kind)
        }
        // `addAction(.init { … }, for: .touchUpInside)` makes one, too.
        if name == "UIAction" || name == "init", titled == nil, let (taken, position) = control(taking: call, in: place)
        {
            let outer = FunctionRef(Int(place.file), taken.function)
            return registration(
                taken.expression, position, at: expression, outer, depth: depth, from: writer, over: handings)
        }
        // `row.didSelectEvent += { … }`, as facts have it, adds to the handlers that a library's row keeps.
        if name == "append", label == "contentsOf", case .closure = facts.expressions[arguments[position].value],
            let event = chain.dropLast().last?.name, TriggerSources.isTouch(event)
        {
            return [step(chain.dropLast().map(\.name).joined(separator: "."), "", .action)]
        }
        if name == "addTarget" || name == "addAction" && position == 0 && chain.count > 1 {
            let receiver = ControlNames(evaluator: evaluator).name(ofReceiver: callee, in: place)
            let event = arguments.last.flatMap { last -> String? in
                guard facts.label(last) == "for" else { return nil }
                // `UIControl.Event.touchUpInside` is called like `.touchUpInside`.
                return text.chain(last.value).last?.name ?? text.text(last.value)
            }
            return [
                step(
                    receiver.isEmpty ? "control" : receiver, event ?? "",
                    isGesture(callee, place) ? .gesture : .action, title: title(ofReceiver: callee, in: place))
            ]
        }
        if let event = controlEvent(named: range, callee, in: place) {
            let control = ControlNames(evaluator: evaluator).name(ofControlBehind: callee, in: place)
            return [
                step(
                    control.isEmpty ? "control" : control, event, .action, title: title(ofReceiver: callee, in: place))
            ]
        }
        if name.hasSuffix("GestureRecognizer") { return [step(name, "", .gesture)] }
        // What else has observers is no notification centre: `provider.addObserver(self, executing: update)`.
        let isOthers =
            name == TriggerSources.addObserver && !isSelector
            && !program.beginsAtNotifications(ExpressionRef(Int(place.file), call))
            && !arguments.contains { TriggerSources.notificationLabels.contains(facts.label($0) ?? "") }
        if !isOthers,
            let kind = TriggerSources.closureCalls[name] ?? (isSelector ? TriggerSources.selectorCalls[name] : nil)
        {
            if TriggerSources.streamCalls.contains(name) {
                if let taken = ownTakers(
                    position, callee, range, place, depth: depth, from: writer ?? place, over: handings)
                {
                    return taken
                }
                if arguments.contains(where: { facts.label($0) == TriggerSources.answerLabel }),
                    touch(observedBy: callee, place) == nil
                {
                    return [.inside(place)]
                }
                let observed = made(chain.dropLast().map(\.name).joined(separator: "."), name, .observer)
                return senders(observedBy: callee, in: place, as: observed)
            }
            if name == "onReceive", let stream = arguments.first?.value, position > 0,
                !keepsElement(arguments[position].value, in: place)
            {
                let sent = senders(of: stream, in: place, as: made(text.text(stream), name, .observer))
                if !sent.isEmpty { return sent }
            }
            if name == TriggerSources.addObserver {
                let notification = arguments.first {
                    TriggerSources.notificationLabels.contains(facts.label($0) ?? "")
                }
                let observed = made(
                    "NotificationCenter", notification.map { text.notification($0.value) } ?? "", .observer)
                let posted = notification.map { postings(of: $0.value, in: place) } ?? []
                return posted + [posted.isEmpty ? .event(observed) : .otherwise(observed)]
            }
            let words = (titled ?? (name == TriggerSources.button ? heading(arguments, facts) : nil))?.value
            // `sheet.addAction(for: L10n.copy) { … }` of the app's own.
            let said = words ?? (name == "addAction" ? arguments.first?.value : nil)
            let written = said.flatMap { self.title(of: $0, in: place, over: handings) }
            return [
                step(
                    name, words.map { text.title($0) } ?? "", kind,
                    title: written ?? titleOfViews(name, callee, arguments, in: place))
            ]
        }
        if isSelector {
            let taken = takers(
                ofSelector: position, callee, range, at: expression, place, depth: depth, over: handings)
            // What a function asks besides of one that it is handed, as whether there is such a method, says nothing.
            if !taken.isEmpty || depth > 0 { return taken }
            return [step(name, label == "action" ? "" : label ?? "", .action)]
        }
        if StreamWords.observing.contains(name) {
            let words = chain.dropLast().map(\.name).joined(separator: ".")
            if let stream = self.stream(before: callee, place) {
                let sent = senders(of: stream, in: place, as: made(words, name, .observer))
                if !sent.isEmpty { return sent }
            }
        }
        let kept = readers(ofArgument: position, in: ExpressionRef(Int(place.file), call), place)
        let taken =
            kept.isEmpty
            ? takers(position, callee, range, place, depth: depth, from: writer ?? place, over: handings) : kept
        if !taken.isEmpty {
            return withKeptTitle(taken, besideArgument: position, of: call, in: place)
                + ownRuns(position, callee, range, place, depth: depth)
        }
        if TriggerSources.gestureCalls.contains(name) {
            let view = ControlNames(evaluator: evaluator).name(ofReceiver: callee, in: place)
            return [step(view.isEmpty ? "view" : view, "", .gesture, title: title(ofReceiver: callee, in: place))]
        }
        if let kind = TriggerSources.kind(ofModifier: name), isModifier(callee, in: place) {
            return [step(name, "", kind)]
        }
        // What a program's own type is made with, by the label's word: a button of a sheet, a row's handler, or the state
        // of one: `.active(title: "Proceed", action: proceed)`.
        let words = { (argument: Argument?) in
            argument.flatMap { self.title(of: $0.value, in: place, over: handings) }
        }
        let isChosen = isStyledImplicitly(callee, arguments, facts)
        let said =
            label ?? parameterLabel(position, of: callee, range, place)
            ?? keptProperty(position, call, place).map { program.text($0.property) }
            ?? (isChosen ? "action" : nil)
        if name.beginsWithCapital || isCase(callee, facts), let said,
            TriggerSources.isHandler(said) || titled != nil && TriggerSources.isChoice(said)
                || isChosen && !said.lowercased().holds("completion")
        {
            // The title beside a message is a dialog's, and not that of one of its buttons.
            let isDialogs = arguments.contains { facts.label($0) == "message" }
            let title =
                (isDialogs ? nil : words(titled)) ?? keptTitle(besideArgument: position, of: call, in: place)
            let picked = title == nil ? runners(ofPicked: position, of: call, place, depth: depth) : []
            guard picked.isEmpty else { return picked }
            // `.init(…)` does not say of what.
            return [
                name == "init" ? step(said, "", .action, title: title) : step(name, said, .action, title: title)
            ]
        }
        if said == nil, name.beginsWithCapital, isOfLibrary(call, in: place) {
            if TriggerSources.isHandler(name) { return [step(name, "", .action, title: words(titled))] }
            // `AsyncButton("Log out") { … }`, `KitBarButtonItem(title: "Cancel") { … }`
            if name.hasSuffix(TriggerSources.button) || name.hasSuffix(TriggerSources.barButton) {
                let title =
                    words(titled ?? heading(arguments, facts))
                    ?? titleOfViews(TriggerSources.button, callee, arguments, in: place)
                return [step(name, "", .action, title: title)]
            }
        }
        if let event = observedEvent(callee, range, place) {
            let view = ControlNames(evaluator: evaluator).name(ofReceiver: callee, in: place)
            return [step(view.isEmpty ? "view" : view, event, .action, title: words(titled))]
        }
        switch viewHandler(position, in: ExpressionRef(Int(place.file), call), place, depth: depth) {
        case .touched(let property):
            return [step(name, said ?? property, .action, title: words(titled ?? heading(arguments, facts)))]
        case .called(let calls): return calls
        case nil:
            let runners = runners(ofArgument: position, of: call, place, depth: depth)
            guard runners.isEmpty else {
                return withKeptTitle(runners, besideArgument: position, of: call, in: place)
            }
            if let property = pickedProperty(position, call, place).map({ program.text($0) }) {
                return [step(name, said ?? property, .action, title: words(titled ?? heading(arguments, facts)))]
            }
            // Who adds a handler to an object of a library has it wait.
            if TriggerSources.isAddingHandler(name), chain.count > 1 {
                return [step(chain.dropLast().map(\.name).joined(separator: "."), name, .observer)]
            }
            return [passed(expression, by: call, place) ?? .inside(place)]
        }
    }

    /// The calls that post a notification which code of no module, or a coordinator, observes: whoever posts it has that
    /// code act. A module does what it does then for itself.
    func postings(of name: ExpressionID, in place: FunctionRef) -> [Origin] {
        guard modules.module(of: place) == nil || program.isCoordinators(place) else { return [] }
        return posts.calls(posting: name, in: place).map { .call($0) }
    }

    private func isCase(_ callee: ExpressionID, _ facts: SwiftFacts) -> Bool {
        if case .member(nil, _) = facts.expressions[callee] { return true }
        return false
    }

    /// Whether a method is called on a view that a view of SwiftUI's is made of.
    private func isModifier(_ callee: ExpressionID, in place: FunctionRef) -> Bool {
        guard case .member(.some, _) = program.files[Int(place.file)].expressions[callee],
            let owner = program.owner(of: place)
        else { return false }
        return program.isSwiftUIView(owner)
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
        let frame = evaluator.rootFrame(place)
        guard
            let target = evaluator.targets(ofCall: callee, range, frame).first
                ?? evaluator.initializer(ofImplicit: callee, range, frame),
            let index = target.binding.firstIndex(of: position)
        else { return nil }
        let file = program.files[Int(target.function.file)]
        return program.facts(target.function).parameters[index].label.map { file.text($0) }
    }
}
