import Dialects
import Facts

extension Evaluator {
    /// What UIKit hands to a delegate's method because another method of the same delegate answered with it.
    func answered(for index: Int, of activation: Frame) -> ValueID? {
        guard
            let answer = NavigationPrimitive.handedBack.first(where: {
                $0.parameter == index && $0.method == program.fullName(activation.function)
            }), let this = activation.this, let symbol = symbols(of: self.type(of: this)).first
        else { return nil }
        let method = methods(program.identifier(of: activation.function), in: symbol, isStatic: false).first {
            program.fullName($0) == answer.answering && program.facts($0).hasBody
        }
        guard let method else { return nil }
        let value = result(
            of: store.intern(Frame(function: method, this: this, arguments: [], bound: [:], parent: nil)))
        return value == unknown || value == nothing ? nil : value
    }
}
