import Facts

/// Properties that a function sets before it shows what they hold.
extension Evaluator {
    /// What a function has put into a property of its object before a call reads it there, whatever others put there; nil
    /// where it may have put nothing there.
    ///
    /// `if root == nil { root = UINavigationController(…) }` counts: who hands over a stack has the screen pushed on it, and
    /// does not see the stack shown anew.
    func setBefore(_ expression: ExpressionID, readBy call: ExpressionRef, _ frame: FrameID) -> ValueID? {
        let file = facts(frame)
        let reader = store.function(of: frame)
        guard let name = ownMember(expression, reader.file) else { return nil }
        let function = program.outermost(reader)
        guard !program.assignmentsByName[name].isEmpty, let owner = program.owner(of: function),
            program.types[owner].kind == .class
        else { return nil }
        let around = Set(conditions(around: call, in: reader))
        let set = program.assignmentsByName[name].last { reference in
            let action = program.action(reference)
            guard FunctionRef(Int(reference.file), action.function) == function,
                case .assignment(let target, let value) = file.expressions[action.expression],
                isOwnMember(target, named: name, reference.file), value.index < expression.index
            else { return false }
            return program.conditions(from: action.condition, in: function).allSatisfy {
                around.contains($0) || asksWhetherNothing($0, isIn: program.text(name))
            }
        }
        guard let set, case .assignment(_, let value) = file.expressions[program.action(set).expression],
            let home = activation(of: function, around: frame)
        else { return nil }
        let found = eval(value, home)
        guard case .object = store[found] else { return nil }
        return found
    }

    /// Whether a condition is that a property of the object holds nothing.
    private func asksWhetherNothing(_ reference: ConditionRef, isIn name: String) -> Bool {
        let text = program.files[Int(reference.file)].text(program.condition(reference).text)
        return text == "\(name) == nil" || text == "self.\(name) == nil"
    }
}
