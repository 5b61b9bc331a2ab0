import Facts

/// Which cases of an enum an expression may be, as far as that is certain.
extension Evaluator {
    /// The cases that an expression names itself (`.cook`, `Dish.soup(hot)`), or that constants hold which it names
    /// (`config.next`): what a variable holds may change. Empty where that is not known.
    func namedCases(_ expression: ExpressionID, _ frame: FrameID) -> [String] {
        let file = facts(frame)
        switch file.expressions[expression] {
        case .member(nil, let name): return [file.text(name)]
        case .call(let callee, _):
            guard case .member(let base, let name) = file.expressions[callee] else { return [] }
            guard let base else { return [file.text(name)] }
            return caseName(eval(expression, frame)) == file.text(name) || isUnknownEnum(base, frame)
                ? [file.text(name)] : []
        case .member(let base?, let name):
            if caseName(eval(expression, frame)) == file.text(name) || isUnknownEnum(base, frame) {
                return [file.text(name)]
            }
            return heldCases(expression, frame)
        case .name: return heldCases(expression, frame)
        default: return []
        }
    }

    /// Whether an expression names a type within a type that a library's protocol leaves open: `Reactor.Action` in a view of
    /// ReactorKit's.
    private func isUnknownEnum(_ expression: ExpressionID, _ frame: FrameID) -> Bool {
        let file = facts(frame)
        guard case .member(let outer?, let name) = file.expressions[expression], file.text(name).beginsWithCapital,
            case .name(let type) = file.expressions[outer], file.text(type).beginsWithCapital
        else { return false }
        return eval(expression, frame) == unknown
    }

    private func heldCases(_ expression: ExpressionID, _ frame: FrameID) -> [String] {
        guard isConstant(expression, frame) else { return [] }
        let names = choices(of: eval(expression, frame)).map { caseName($0.value) }
        return names.contains(nil) ? [] : names.compactMap(\.self).distinct()
    }

    private func caseName(_ value: ValueID) -> String? {
        if case .enumCase(_, let name, _) = store[value] { program.text(name) } else { nil }
    }

    /// Whether an expression names a constant of a constant: a path over stored properties none of which changes.
    private func isConstant(_ expression: ExpressionID, _ frame: FrameID) -> Bool {
        let file = facts(frame)
        switch file.expressions[expression] {
        case .selfReference: return true
        case .local(let local): return !file.locals[Int(local.index)].isVariable
        case .member(let base?, _): return isConstant(base, frame) && isSettled(expression, frame)
        case .name: return isSettled(expression, frame)
        default: return false
        }
    }
}
