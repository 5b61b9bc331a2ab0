import Dialects
import Facts
import NavigationGraph

/// What a `UIAction` or a selector is given to: the control tells more than the action, which often has no title.
extension OriginFinder {
    /// The user's touch of the item whose action is set to a selector: `searchButton.action = #selector(search)`
    /// (`UIBarButtonItem.action`, `NSControl.action`).
    func touch(
        ofItemWith action: ExpressionID, _ place: FunctionRef, at expression: ExpressionID
    ) -> Route.TriggerStep? {
        let file = program.files[Int(place.file)]
        guard case .member(_?, let name) = file.expressions[action], file.text(name) == "action" else { return nil }
        let item = ControlNames(evaluator: evaluator).name(ofReceiver: action, in: place)
        return Route.TriggerStep(
            component: role(of: place), type: item.isEmpty ? "control" : item, member: "",
            title: title(ofReceiver: action, in: place), file: file.path,
            line: program.line(ExpressionRef(Int(place.file), expression)), kind: .action)
    }

    /// The event of a control that a call adds a handler for: `button.addHandler(for: .touchUpInside) { … }`.
    ///
    /// Under another label, or none, it is one where a library's method is called on a control, as in
    /// `link.on(.touchUpInside) { … }`. Of the program's own methods the source tells more, and other objects may call
    /// events of theirs the same.
    func controlEvent(named arguments: ArgumentRange, _ callee: ExpressionID, in place: FunctionRef) -> String? {
        let file = program.files[Int(place.file)]
        let text = ExpressionText(file: file)
        let named = file.arguments(arguments).filter { argument in
            text.chain(argument.value).last.map { TriggerSources.events.contains($0.name) } ?? false
        }
        if let argument = named.first(where: { file.label($0) == "for" }) {
            return text.chain(argument.value).last?.name
        }
        guard let event = named.lazy.compactMap({ self.event($0.value, file) }).first,
            ControlNames(evaluator: evaluator).mayBeControl(behind: callee, in: place),
            evaluator.targets(ofCall: callee, arguments, evaluator.rootFrame(place)).isEmpty
        else { return nil }
        return event
    }

    /// The name of what is written as a member of a type, `.valueChanged` or `UIControl.Event.valueChanged`; a method
    /// may have an event's name as well.
    private func event(_ expression: ExpressionID, _ file: SwiftFacts) -> String? {
        guard case .member(let base, let name) = file.expressions[expression] else { return nil }
        let type = base.map { ExpressionText(file: file).chain($0).last?.name ?? "" }
        return type?.beginsWithCapital ?? true ? file.text(name) : nil
    }

    /// Whether a selector is sent to objects that are all known, and that are of other types: what a factory makes with
    /// `UIBarButtonItem(…, target: screen, action: #selector(Closing.close))` closes the screens that it is handed.
    func isSentToOthers(_ mention: HandlerIndex.Mention, than type: Int, in file: Int32) -> Bool {
        guard mention.isInner, case .argument(let call, let position) = mention.use,
            let target = target(ofSelector: position, in: call, file)
        else { return false }
        let value = evaluator.eval(target, evaluator.rootFrame(FunctionRef(Int(file), mention.function)))
        let receivers = evaluator.choices(of: value).flatMap { choice -> [ValueID] in
            // A call that was not followed may hand over anything.
            if case .open(.parameter(let taker, _), _) = evaluator.store[choice.value], sites.mayBeCalled(taker) {
                return [evaluator.unknown]
            }
            return evaluator.handedOn(choice.value)
        }
        return receivers.allSatisfy { receiver in
            let symbols = evaluator.symbols(of: evaluator.type(of: receiver))
            return !symbols.isEmpty && symbols.allSatisfy { !program.isExternal($0) && !program.isKin(type, of: $0) }
        }
    }

    /// To whom a call has a selector sent that it is handed: `target: screen`, or `addTarget(screen, action: …)`.
    private func target(ofSelector position: Int, in call: ExpressionID, _ file: Int32) -> ExpressionID? {
        let facts = program.files[Int(file)]
        guard case .call(_, let range) = facts.expressions[call] else { return nil }
        let arguments = Array(facts.arguments(range))
        if let named = arguments.first(where: { facts.label($0) == "target" }) { return named.value }
        guard position == 1, arguments[0].label == nil, facts.label(arguments[1]) == "action" else { return nil }
        return arguments[0].value
    }

    /// Whether a call makes what no source of the program tells of: a library's `RowAction(.click) { … }`, whose name has to
    /// say what it is.
    func isOfLibrary(_ call: ExpressionID, in place: FunctionRef) -> Bool {
        evaluator.symbols(of: evaluator.type(of: evaluator.eval(call, evaluator.rootFrame(place))))
            .allSatisfy(program.isExternal)
    }

    /// Calls that take an action for a control: `button.addAction(action, for: .touchUpInside)`, and those that make a
    /// control of one: `UIButton(primaryAction: action)`, `rightBarButtonItem = .init(title: "Done", primaryAction: action)`.
    private static let takingActions = ["addAction", "UIButton", "UIBarButtonItem", "init"]

    /// The call of a control that is handed an action, or the constant that holds it.
    ///
    /// - Parameter action: the call that makes the action.
    func control(taking action: ExpressionID, in place: FunctionRef) -> (call: Action, position: Int)? {
        let file = program.files[Int(place.file)]
        for name in Self.takingActions {
            for reference in program.calls(named: name, inFile: place.file) {
                let call = program.action(reference)
                guard case .call(_, let range) = file.expressions[call.expression],
                    let position = file.arguments(range).firstIndex(where: { isAction($0.value, action, file) }),
                    name != "init" || file.label(file.arguments[position]) == "primaryAction"
                else { continue }
                return (call, position - Int(range.start))
            }
        }
        return nil
    }

    /// Whether an expression is an action or the constant that holds it.
    private func isAction(_ value: ExpressionID, _ action: ExpressionID, _ file: SwiftFacts) -> Bool {
        if value == action { return true }
        guard case .local(let local) = file.expressions[value] else { return false }
        return file.locals[Int(local.index)].source == .value(action)
    }
}
