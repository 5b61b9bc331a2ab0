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
