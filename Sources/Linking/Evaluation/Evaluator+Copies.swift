import Facts

/// What a struct holds after it was copied with something else in it: `state.copy(items: rows)`, which a macro writes.
extension Evaluator {
    private static let copying = "copy"

    /// What copies of a type's values hold in a property, wherever code makes them; none where the type declares the
    /// method, whose body says so itself.
    func copiedValues(of property: PropertyRef, in symbol: Int) -> [ValueID] {
        guard program.types[symbol].kind == .struct,
            program.types[symbol].methods[program.identifier(Self.copying)] == nil
        else {
            return []
        }
        let key = BindingKey(type: -symbol - 1, property: property)
        if let known = bindings[key] { return known }
        guard bindingsUnderWay.insert(key).inserted else {
            returns += 1
            return []
        }
        defer { bindingsUnderWay.remove(key) }
        let cutsBefore = cuts
        let name = program.identifier(of: property)
        let type = declaredType(of: property, for: symbol, arguments: [])
        let values = program.calls(named: Self.copying).flatMap { reference -> [ValueID] in
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .call(let callee, let range) = file.expressions[action.expression],
                case .member(let base?, _) = file.expressions[callee],
                let argument = file.arguments(range).first(where: { argument in
                    argument.label.map { program.identifier($0, reference.file) == name } ?? false
                })
            else { return [] }
            let frame = rootFrame(FunctionRef(Int(reference.file), action.function))
            guard symbols(of: self.type(of: eval(base, frame))).contains(symbol) else { return [] }
            return [eval(argument.value, frame, expected: type)]
        }
        let found = telling(values, symbol)
        if cuts == cutsBefore || isOutermost { bindings[key] = found }
        return found
    }
}
