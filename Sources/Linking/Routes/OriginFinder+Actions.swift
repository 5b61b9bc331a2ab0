import Facts

/// What a `UIAction` is handed to: the control tells more than the action, which often has no title.
extension OriginFinder {
    /// Calls that take an action for a control: `button.addAction(action, for: .touchUpInside)`, and those that make a
    /// control of one: `UIButton(primaryAction: action)`.
    private static let takingActions = ["addAction", "UIButton", "UIBarButtonItem"]

    /// The call of a control that is handed an action, or the constant that holds it.
    ///
    /// - Parameter action: the call that makes the action.
    func control(taking action: ExpressionID, in place: FunctionRef) -> (call: Action, position: Int)? {
        let file = program.files[Int(place.file)]
        for name in Self.takingActions {
            for reference in program.calls(named: name, inFile: place.file) {
                let call = program.action(reference)
                guard case .call(_, let range) = file.expressions[call.expression],
                    let position = file.arguments(range).firstIndex(where: { isAction($0.value, action, file) })
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
