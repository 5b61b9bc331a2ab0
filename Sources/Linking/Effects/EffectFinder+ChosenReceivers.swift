import Facts

/// Under which conditions a call runs which method, where the body around it chooses the object:
/// `switch step { case .hint: child = HintFlow() … }`, and then `child.start()`.
extension EffectFinder {
    /// What each of several functions that a call may run is run under; none for those that several of the objects have run.
    func conditions(
        choosing targets: [CallTarget], _ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> [FunctionRef: [ConditionRef]] {
        let file = evaluator.facts(frame)
        guard targets.count > 1, case .member(let base?, let name) = file.expressions[callee],
            case .local = file.expressions[base],
            case .alternatives(let choices) = evaluator.store[evaluator.eval(base, frame)],
            choices.contains(where: { !$0.conditions.isEmpty })
        else { return [:] }
        var found: [FunctionRef: [[ConditionRef]]] = [:]
        for choice in choices {
            for target in evaluator.dispatch(evaluator.identifier(name, frame), on: choice.value, arguments, frame) {
                found[target.function, default: []].append(choice.conditions)
            }
        }
        return found.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
}
