import Facts

/// What the object that holds another one puts into it: `pager.delegate = self`, where a storyboard makes the pager.
extension Evaluator {
    /// Of what code anywhere puts into a property of a type's objects, what the holder of an object puts there, where all
    /// that is known of the object is whose property it is in; nil where the holder puts nothing there.
    func placedValues(of property: PropertyRef, in symbol: Int, _ holder: ValueID) -> [ValueID]? {
        guard case .open(.selfMember(let keeper, let member), _) = store[holder], keeper != symbol else { return nil }
        let name = program.identifier(of: property)
        let this = make(.this(symbol))
        var values: [ValueID] = []
        for reference in assignments(to: name, of: symbol) {
            let file = program.files[Int(reference.file)]
            let action = program.action(reference)
            guard case .assignment(let target, _) = file.expressions[action.expression],
                case .member(let base?, _) = file.expressions[target],
                isOwnMember(base, named: member, reference.file),
                let owner = program.owner(of: FunctionRef(Int(reference.file), action.function)),
                program.isSubtype(keeper, of: owner)
            else { continue }
            values += assignedValues(reference, name, symbol, this)
        }
        let found = telling(values, symbol)
        return found.isEmpty ? nil : found
    }
}
