import Facts

/// Arrays in variables of a function, which its body edits.
extension Evaluator {
    /// An array with what the body adds to it and takes from it.
    func edited(_ local: LocalID, _ value: ValueID, _ home: FrameID) -> ValueID {
        let index = Int(store.function(of: home).file)
        guard let edits = program.localEdits[index][local] else { return value }
        let file = program.files[index]
        var elements: [ValueID] = []
        for choice in choices(of: value) {
            if case .array(let initial) = store[choice.value] { elements += initial }
        }
        // What `.init(…)` makes that is added to them.
        var expected = elements.lazy.map { self.type(of: $0) }.first { $0 != .unknown } ?? .unknown
        if let type = file.locals[Int(local.index)].type, case .array(let element) = resolve(type, in: home) {
            expected = element
        }
        var isReduced = false
        for reference in edits {
            let action = program.action(reference)
            let place = frame(for: FunctionRef(index, action.function), within: home)
            guard canRun(action.condition, in: place) else { continue }
            let added: ExpressionID
            switch file.expressions[action.expression] {
            case .call(let callee, let range):
                guard case .member(_, let name) = file.expressions[callee],
                    BodyIndexer.adds(program.identifier(name, Int32(index))),
                    let argument = file.arguments(range).first
                else {
                    isReduced = true
                    continue
                }
                added = argument.value
            case .assignment(_, let value):
                // The element that was there gives way.
                isReduced = true
                added = value
            default: continue
            }
            let conditions = conditions(from: action.condition, file: Int32(index))
            let value = eval(added, place, expected: expected)
            if let each = eachOfLoop(value, action, place) {
                elements += each
                continue
            }
            let one = sum([spread(value == unknown ? any(of: expected) : value)])
            guard case .array(let inner) = store[one] else { continue }
            elements += inner.map { conditions.isEmpty ? $0 : join([Choice(value: $0, conditions: conditions)]) }
        }
        let whole = make(.array(elements.filter { $0 != unknown || elements.count == 1 }.distinct()))
        return isReduced ? reduced(whole) : whole
    }

    /// What a loop over a list of cases adds one by one, in their order, where it adds something else for each of them:
    /// `for tab in Tab.allCases { screens.append(screen(for: tab)) }`. Nil where the cases do not tell what is added.
    private func eachOfLoop(_ value: ValueID, _ action: Action, _ frame: FrameID) -> [ValueID]? {
        let file = facts(frame)
        guard let condition = action.condition.map({ file.conditions[Int($0.index)] }), condition.kind == .loop,
            condition.parent == nil, case .alternatives(let choices) = store[value]
        else { return nil }
        for local in file.locals where local.function == action.function {
            guard case .element(let list) = local.source, case .array(let cases) = store[eval(list, frame)] else {
                continue
            }
            let names = cases.compactMap { caseName(of: $0) }
            guard names.count == cases.count, names.count > 1 else { continue }
            let each = names.map { name in choices.filter { isOf(name, $0) } }
            guard each.allSatisfy({ !$0.isEmpty }), each.map(\.count).reduce(0, +) == choices.count else { continue }
            return zip(cases, each).map { settled(join($1), by: $0) }
        }
        return nil
    }

    private func caseName(of value: ValueID) -> String? {
        if case .enumCase(_, let name, _) = store[value] { return program.text(name) }
        return nil
    }

    /// Whether a choice is made where something is a certain case, and no other.
    private func isOf(_ name: String, _ choice: Choice) -> Bool {
        choice.conditions.contains { reference in
            let condition = program.condition(reference)
            let file = program.files[Int(reference.file)]
            return condition.kind == .matches && condition.cases.map { file.text($0) } == [name]
        }
    }

    /// Some value of a type that code tells apart by what it holds, so that the known ones do not stand for all; unknown
    /// for screens and other objects.
    private func any(of type: TypeValue) -> ValueID {
        guard let symbol = type.symbol, !program.isExternal(symbol), !program.isSwiftUIView(symbol) else {
            return unknown
        }
        switch program.types[symbol].kind {
        case .struct, .enum: return declared(type, from: nil)
        default: return unknown
        }
    }

    /// A single value as an array of one.
    func spread(_ value: ValueID) -> ValueID {
        choices(of: value).contains { isCollection($0.value) } ? value : make(.array([value]))
    }
}
