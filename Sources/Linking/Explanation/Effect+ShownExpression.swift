import Dialects
import Facts

extension Effect {
    /// The expression of the primitive's shown argument, of the assigned value, or of what a library's method is called
    /// on; nil where nothing is shown.
    func shownExpression(in program: Program) -> ExpressionID? {
        let file = program.files[Int(primitive.file)]
        switch file.expressions[primitive.id] {
        case .assignment(_, let value): return value
        case .call(let callee, let arguments):
            if isLibrarys {
                guard case .value = shown, case .member(let base?, _) = file.expressions[callee] else { return nil }
                return base
            }
            let values = Array(file.arguments(arguments))
            let subject = NavigationPrimitive.calls.first { $0.fullName == call && $0.transition == transition }?
                .subject
            switch subject {
            case .argument(let index)?, .elements(let index)?, .segue(let index)?, .backTo(let index)?:
                return index < values.count ? values[index].value : nil
            case .tab?, .nothing?, .system?: return nil
            case nil:
                guard case .value = shown else { return nil }
                return values.first?.value
            }
        default: return nil
        }
    }
}
