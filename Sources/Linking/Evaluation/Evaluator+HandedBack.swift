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

    /// The controller that a delegate is told to commit to when its preview in a context menu is touched: the one that its
    /// own configuration of the menu makes.
    func previewed(_ name: Identifier, by animator: ValueID) -> ValueID? {
        guard case .open(.parameter(let function, _), _) = store[animator],
            program.text(name) == NavigationPrimitive.Preview.property,
            labels(of: function).contains(NavigationPrimitive.Preview.committing),
            let owner = program.owner(of: function)
        else { return nil }
        let configuring = program.methods(of: owner).filter { method in
            program.name(method) == program.name(function) && program.facts(method).hasBody
                && labels(of: method).contains { NavigationPrimitive.Preview.configuring.contains($0) }
        }
        let provider = program.identifier(NavigationPrimitive.Preview.provider)
        let made = configuring.flatMap { configurations(by: $0) }.compactMap { choice -> Choice? in
            guard case .object(let creation) = store[choice.value],
                let index = creation.labels.firstIndex(of: provider),
                case .closure(let closure, let parent) = store[creation.arguments[index]]
            else { return nil }
            return Choice(value: result(of: inner(closure, of: parent)), conditions: choice.conditions)
        }.filter { $0.value != unknown && $0.value != nothing }
        return made.isEmpty ? nil : join(made)
    }

    /// What a method gives back, which is data by its type: UIKit's object tells no screen.
    private func configurations(by method: FunctionRef) -> [Choice] {
        let file = program.files[Int(method.file)]
        let frame = rootFrame(method)
        return program.facts(method).actions.map { file.actions[Int($0)] }.filter { $0.kind == .result }.flatMap {
            let conditions = conditions(from: $0.condition, file: method.file)
            return choices(of: eval($0.expression, frame)).map {
                Choice(value: $0.value, conditions: conditions + $0.conditions)
            }
        }
    }

    private func labels(of function: FunctionRef) -> [String] {
        let file = program.files[Int(function.file)]
        return program.facts(function).parameters.compactMap { $0.label.map { file.text($0) } }
    }
}
