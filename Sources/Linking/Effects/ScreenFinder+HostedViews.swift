import Dialects
import Facts

extension ScreenFinder {
    /// A view that is put into a hosting controller.
    struct HostedView {
        var value: ValueID
        /// In the function that makes the controller.
        var expression: ExpressionID
    }

    /// The views that the function which makes a hosting controller puts into it after that, in place of the one that it is
    /// made with: `controller.rootView = AnyView(PlanView(onClose: { controller.dismiss(animated: true) }))`, where the view
    /// needs the controller.
    func hostedLater(_ creation: Creation, _ object: ValueID) -> [HostedView] {
        let function = evaluator.store.function(of: creation.frame)
        let file = program.files[Int(function.file)]
        var found: [HostedView] = []
        for index in program.facts(function).actions {
            let action = file.actions[Int(index)]
            guard action.kind == .assignment,
                case .assignment(let target, let value) = file.expressions[action.expression],
                case .member(let base?, let name) = file.expressions[target],
                file.text(name) == SwiftUIViews.hosting.label, evaluator.eval(base, creation.frame) == object
            else { continue }
            let view = evaluator.eval(value, creation.frame)
            guard view != evaluator.unknown, !found.contains(where: { $0.value == view }) else { continue }
            found.append(HostedView(value: view, expression: value))
        }
        return found
    }
}
