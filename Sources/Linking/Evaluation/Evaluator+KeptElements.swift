import Facts

/// Screens that a function makes once and keeps by a key: `if screens[key] == nil { screens[key] = make() }`.
extension Evaluator {
    /// What a function gets from a dictionary of its own object's under a key under which it puts something there itself,
    /// and nothing else does; nil for any other read.
    ///
    /// The dictionary holds what was made for each key; here it is the one at hand.
    func keptElement(_ base: ExpressionID, _ keys: ArgumentRange, _ frame: FrameID) -> ValueID? {
        let file = facts(frame)
        let index = store.function(of: frame).file
        guard let name = program.ownMember(base, index), !program.memberAppends[name].isEmpty else { return nil }
        let text = ExpressionText(file: file)
        let wanted = file.arguments(keys).map { text.text($0.value) }
        guard !wanted.isEmpty, wanted.allSatisfy({ !$0.isEmpty && !$0.contains("…") }) else { return nil }
        let function = program.outermost(store.function(of: frame))
        var kept: (function: FunctionRef, value: ExpressionID)?
        for reference in program.memberAppends[name] {
            let action = program.action(reference)
            let writer = FunctionRef(Int(reference.file), action.function)
            let written = program.files[Int(reference.file)]
            // Another type's dictionary of the same name.
            if program.owner(of: writer) != program.owner(of: function),
                isOwnElement(action.expression, named: name, reference.file)
            {
                continue
            }
            guard program.outermost(writer) == function, kept == nil,
                isOwnElement(action.expression, named: name, reference.file),
                case .assignment(let target, let value) = written.expressions[action.expression],
                case .element(_, let place) = written.expressions[target],
                written.arguments(place).map({ text.text($0.value) }) == wanted
            else { return nil }
            kept = (writer, value)
        }
        guard let kept, let around = activation(of: function, around: frame) else { return nil }
        let value = eval(kept.value, self.frame(for: kept.function, within: around))
        return dataTypes.isData(type(of: value)) ? nil : value
    }

    /// Whether an action puts something into a list of the object at hand.
    private func isOwnElement(_ expression: ExpressionID, named name: Identifier, _ index: Int32) -> Bool {
        let file = program.files[Int(index)]
        switch file.expressions[expression] {
        case .assignment(let target, _):
            guard case .element(let list, _) = file.expressions[target] else { return false }
            return isOwnMember(list, named: name, index)
        case .call(let callee, _):
            guard case .member(let list?, _) = file.expressions[callee] else { return false }
            return isOwnMember(list, named: name, index)
        default: return false
        }
    }
}
