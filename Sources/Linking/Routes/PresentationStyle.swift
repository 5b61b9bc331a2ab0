import Facts
import NavigationGraph

/// Tells sheets and popovers from plain modals by what code sets on the controller that it presents.
struct PresentationStyle {
    let evaluator: Evaluator

    private static let styles: [String: Transition] = [
        "popover": .popover, "pageSheet": .sheet, "formSheet": .sheet,
    ]

    /// The transition of a `present(_:animated:completion:)`; nil where no style is set.
    func transition(of effect: Effect) -> Transition? {
        guard case .value(let shown) = effect.shown else { return nil }
        let program = evaluator.program
        for step in effect.steps {
            let maker = program.outermost(step.function)
            for reference in program.assignmentsByName["modalPresentationStyle"] ?? []
            where reference.file == maker.file {
                let action = program.action(reference)
                let function = FunctionRef(Int(reference.file), action.function)
                let file = program.files[Int(reference.file)]
                guard program.outermost(function) == maker,
                    case .assignment(let target, let value) = file.expressions[action.expression],
                    case .member(let base?, _) = file.expressions[target],
                    case .member(_, let name) = file.expressions[value],
                    let style = Self.styles[file.text(name)]
                else { continue }
                let frame = function == step.function ? step.frame : evaluator.rootFrame(function)
                let presented = evaluator.eval(base, frame)
                if presented == shown || evaluator.isSame(presented, shown) { return style }
            }
        }
        return nil
    }
}
