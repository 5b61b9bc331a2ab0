import Facts

/// Properties that a function sets before it shows what they hold.
extension Evaluator {
    /// What a function has put into a property of its object before a call reads it there, whatever others put there; nil
    /// where it may have put nothing there.
    ///
    /// `if root == nil { root = UINavigationController(…) }` counts: who hands over a stack has the screen pushed on it, and
    /// does not see the stack shown anew.
    func setBefore(_ expression: ExpressionID, readBy call: ExpressionRef, _ frame: FrameID) -> ValueID? {
        let found = valueSet(before: expression, frame) { Set(conditions(around: call, in: store.function(of: frame))) }
        guard let found, case .object = store[found] else { return nil }
        return found
    }

    /// What a method is called on. Where a property may hold several objects, it is what the function has just put there:
    /// `child = GateRouter(); child?.start()` starts no other child.
    func receiver(_ base: ExpressionID, of callee: ExpressionID, _ frame: FrameID) -> ValueID {
        let receiver = eval(base, frame)
        if case .object = store[receiver] { return receiver }
        let reader = store.function(of: frame)
        let found = valueSet(before: base, frame) {
            call(of: callee, reader.file).map { Set(conditions(around: $0, in: reader)) } ?? []
        }
        guard let found, areObjects(found), !isOneObject(receiver) else { return receiver }
        return found
    }

    /// Whether a value is one object or another, or none.
    private func areObjects(_ value: ValueID) -> Bool {
        let present = choices(of: value).filter { !isAbsent($0.value) }
        return !present.isEmpty && present.allSatisfy { if case .object = store[$0.value] { true } else { false } }
    }

    private func isOneObject(_ value: ValueID) -> Bool {
        areObjects(value) && Set(choices(of: value).map(\.value).filter { !isAbsent($0) }).count == 1
    }

    private func isAbsent(_ value: ValueID) -> Bool {
        if case .nothing = store[value] { true } else { isNone(value) }
    }

    /// What a function has put last into a property of its object before an expression reads it, under no other conditions
    /// than those around the reading.
    private func valueSet(
        before expression: ExpressionID, _ frame: FrameID, around: () -> Set<ConditionRef>
    ) -> ValueID? {
        let file = facts(frame)
        let reader = store.function(of: frame)
        guard let name = ownMember(expression, reader.file) else { return nil }
        let function = program.outermost(reader)
        guard !program.assignmentsByName[name].isEmpty, let owner = program.owner(of: function),
            program.types[owner].kind == .class
        else { return nil }
        let earlier = program.assignmentsByName[name].filter { reference in
            guard FunctionRef(Int(reference.file), program.action(reference).function) == function,
                case .assignment(let target, let value) = file.expressions[program.action(reference).expression]
            else { return false }
            return isOwnMember(target, named: name, reference.file) && value.index < expression.index
        }
        guard !earlier.isEmpty else { return nil }
        let conditions = around()
        let set = earlier.last { reference in
            program.conditions(from: program.action(reference).condition, in: function).allSatisfy {
                conditions.contains($0) || asksWhetherNothing($0, isIn: program.text(name))
            }
        }
        guard let set, case .assignment(_, let value) = file.expressions[program.action(set).expression],
            let home = activation(of: function, around: frame)
        else { return nil }
        return eval(value, home)
    }

    /// The call of a method by its name's expression.
    private func call(of callee: ExpressionID, _ index: Int32) -> ExpressionRef? {
        let file = program.files[Int(index)]
        guard case .member(_, let name) = file.expressions[callee] else { return nil }
        for reference in program.callsByName[program.identifier(name, index)] where reference.file == index {
            let call = program.action(reference).expression
            if case .call(let called, _) = file.expressions[call], called == callee {
                return ExpressionRef(Int(index), call)
            }
        }
        return nil
    }

    /// Whether a condition is that a property of the object holds nothing.
    private func asksWhetherNothing(_ reference: ConditionRef, isIn name: String) -> Bool {
        let text = program.files[Int(reference.file)].text(program.condition(reference).text)
        return text == "\(name) == nil" || text == "self.\(name) == nil"
    }
}
