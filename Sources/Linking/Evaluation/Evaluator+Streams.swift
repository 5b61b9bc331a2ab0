import Dialects
import Facts

/// Streams, whose elements only a run knows; what they are, the type of the stream tells.
extension Evaluator {
    /// How many operators may stand between a stream and who observes it.
    private static let maximumOperators = 12

    /// The element that an operator of a stream hands to its closure: `output.tabs.delay(…).drive(onNext: { tabs in … })`.
    func observed(by use: (call: ExpressionRef, position: Int), parameter index: Int, _ frame: FrameID) -> ValueID? {
        let file = facts(frame)
        guard index == 0, case .call(let callee, let arguments) = file.expressions[use.call.id],
            case .member(let stream?, let name) = file.expressions[callee],
            StreamWords.observing.contains(file.text(name)),
            Array(file.arguments(arguments))[use.position].label.map({
                StreamWords.elementLabels.contains(file.text($0))
            }) ?? true,
            let element = elementType(of: stream, frame), element != .unknown
        else { return nil }
        return declared(element, from: nil)
    }

    /// What a stream carries; nil where an expression is no stream, or not known to be one.
    private func elementType(of expression: ExpressionID, _ frame: FrameID) -> TypeValue? {
        let file = facts(frame)
        var stream = expression
        for _ in 0..<Self.maximumOperators {
            for choice in choices(of: eval(stream, frame)) {
                if let element = carried(by: type(of: choice.value)) { return element }
            }
            guard case .call(let callee, _) = file.expressions[stream],
                case .member(let inner?, let name) = file.expressions[callee],
                StreamWords.keeping.contains(file.text(name))
            else { return nil }
            stream = inner
        }
        return nil
    }

    private func carried(by type: TypeValue) -> TypeValue? {
        guard case .nominal(let symbol, let arguments) = type, program.isExternal(symbol),
            StreamWords.types.contains(program.types[symbol].name)
        else { return nil }
        return arguments.first
    }
}
