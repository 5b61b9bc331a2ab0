import Facts

/// Dictionaries that are written out where they are set: `modules = ["Login": makeLogin, "Home": makeHome]`.
extension Evaluator {
    /// What a dictionary holds under a key that is known, where all that is ever in it is written out once, with keys that
    /// say their names; nil for any other read.
    func keyedElement(_ base: ExpressionID, _ keys: ArgumentRange, _ frame: FrameID) -> ValueID? {
        guard keys.count == 1, let key = facts(frame).arguments(keys).first?.value,
            let written = writtenDictionary(base, frame)
        else { return nil }
        let file = facts(written.frame)
        let elements = Array(file.arguments(written.elements))
        guard elements.count > 1, elements.allSatisfy({ $0.label != nil }) else { return nil }
        var found: [Choice] = []
        for choice in choices(of: eval(key, frame)) {
            let name: String
            switch store[choice.value] {
            case .string(let text, _): name = text
            case .enumCase(_, let identifier, let payload) where payload.isEmpty: name = program.text(identifier)
            // Which one it is the function's callers say.
            case .open(.parameter(let function, _), _):
                keyedByCallers.insert(function)
                return nil
            default: return nil
            }
            guard let element = elements.first(where: { $0.label.map { file.text($0) } == name }) else { continue }
            found.append(Choice(value: eval(element.value, written.frame), conditions: choice.conditions))
        }
        return found.isEmpty ? nil : join(found)
    }

    /// The elements of the one list that is ever put into a property, or a variable, and the function that writes them.
    private func writtenDictionary(
        _ base: ExpressionID, _ frame: FrameID
    ) -> (elements: ArgumentRange, frame: FrameID)? {
        let file = facts(frame)
        switch file.expressions[base] {
        case .local(let local):
            guard case .value(let value) = file.locals[Int(local.index)].source,
                case .array(let elements) = file.expressions[value], let home = home(of: local, frame),
                program.localEdits[Int(store.function(of: frame).file)][local] == nil
            else { return nil }
            return (elements, home)
        case .name(let name):
            guard let owner = program.owner(of: store.function(of: frame)) else { return nil }
            return writtenDictionary(identifier(name, frame), of: owner)
        case .member(let object?, let name):
            let holder =
                file.expressions[object] == .selfReference
                ? program.owner(of: store.function(of: frame)) : type(of: eval(object, frame)).symbol
            return holder.flatMap { writtenDictionary(identifier(name, frame), of: $0) }
        default: return nil
        }
    }

    private func writtenDictionary(
        _ name: Identifier, of owner: Int
    ) -> (elements: ArgumentRange, frame: FrameID)? {
        guard program.memberAppends[name].isEmpty,
            let property = property(name, in: owner, isStatic: false) ?? property(name, in: owner, isStatic: true)
        else { return nil }
        let fact = program.facts(property)
        let set = assignments(to: name, of: owner)
        let file = program.files[Int(property.file)]
        if set.isEmpty, let value = fact.value, let function = fact.initialValue,
            case .array(let elements) = file.expressions[value]
        {
            return (elements, rootFrame(FunctionRef(Int(property.file), function)))
        }
        guard set.count == 1, fact.value == nil, let place = set.first,
            case .assignment(_, let value) = program.files[Int(place.file)].expressions[
                program.action(place).expression],
            case .array(let elements) = program.files[Int(place.file)].expressions[value]
        else { return nil }
        return (elements, rootFrame(FunctionRef(Int(place.file), program.action(place).function)))
    }
}
