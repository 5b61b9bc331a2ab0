import Facts

/// Lists of cases in the order of a number that each of them has, as of the pages of a tab bar:
/// `pages.sorted(by: { $0.place < $1.place })`.
extension Evaluator {
    /// The elements in the order that a closure asks for; nil where it asks for anything but a number that is written out
    /// for each of them.
    ///
    /// - Parameter expected: the type that the place asks for, of whose elements' type the cases are that name none.
    func sorted(
        _ value: ValueID, _ arguments: ArgumentRange, _ frame: FrameID, _ expected: TypeValue
    ) -> ValueID? {
        guard case .array(let elements) = store[value], let first = facts(frame).arguments(arguments).first,
            case .closure(let function) = facts(frame).expressions[first.value],
            let order = order(askedBy: FunctionRef(Int(store.function(of: frame).file), function))
        else { return nil }
        let finder = TabChoiceFinder(evaluator: self)
        var numbered: [(element: ValueID, number: Int)] = []
        for element in elements {
            guard case .enumCase(let symbol, let name, let payload) = store[element] else { return nil }
            let typed = make(.enumCase(symbol ?? self.element(of: expected)?.symbol, name, payload))
            guard let number = finder.number(order.name, of: typed) else { return nil }
            numbered.append((typed, number))
        }
        // Of those with one number the first stays the first, as Swift's sorting leaves them.
        let sorted = numbered.enumerated().sorted { left, right in
            let (one, other) = (left.element.number, right.element.number)
            return one == other ? left.offset < right.offset : order.isAscending ? one < other : one > other
        }
        return make(.array(sorted.map(\.element.element)))
    }

    private func element(of type: TypeValue) -> TypeValue? {
        if case .array(let element) = type { element } else { nil }
    }

    /// The member that a closure compares of its two parameters, and whether the lesser one comes first.
    private func order(askedBy closure: FunctionRef) -> (name: Identifier, isAscending: Bool)? {
        let file = program.files[Int(closure.file)]
        let results = program.facts(closure).actions.map { file.actions[Int($0)] }.filter { $0.kind == .result }
        guard results.count == 1, case .other(let range) = file.expressions[results[0].expression] else { return nil }
        let operands = Array(file.arguments(range))
        guard operands.count == 2, let sign = operands[0].label.map({ file.text($0) }), sign == "<" || sign == ">",
            let left = member(operands[0].value, file), let right = member(operands[1].value, file),
            left.name == right.name, left.parameter != right.parameter
        else { return nil }
        return (program.identifiers[left.name, closure.file], (sign == "<") == (left.parameter == 0))
    }

    /// What an expression asks a parameter for: `$0.place`, `$0.place()`.
    private func member(_ expression: ExpressionID, _ file: SwiftFacts) -> (parameter: Int, name: NameID)? {
        switch file.expressions[expression] {
        case .member(let base?, let name):
            guard case .local(let local) = file.expressions[base],
                case .parameter(let index) = file.locals[Int(local.index)].source
            else { return nil }
            return (index, name)
        case .call(let callee, let arguments): return arguments.count == 0 ? member(callee, file) : nil
        default: return nil
        }
    }
}
