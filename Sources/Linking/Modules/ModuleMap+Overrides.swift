import Facts

/// What modules' parts do in place of what they inherit.
extension ModuleMap {
    /// Whether a module never runs a method that a class of others declares: its parts that inherit the class all do
    /// something else in its place, and none of them asks for it by `super`.
    func replaces(_ method: FunctionRef, in module: Int) -> Bool {
        let program = evaluator.program
        guard program.facts(method).kind == .method, let owner = program.owner(of: method),
            program.isOverridden(method)
        else { return false }
        let parts = drafts[module].components.map(\.symbol) + drafts[module].sharedParts.map(\.symbol)
        let heirs = (parts + drafts[module].sharedViews).filter { program.isSubtype($0, of: owner) }
        return !heirs.isEmpty
            && heirs.allSatisfy { heir in
                let line = program.lineage(of: heir).prefix { $0 != owner }
                return !program.mayRun(method, heir) && !asksSuper(line, for: method)
            }
    }

    /// Whether one of some classes calls by `super` what a method does that it inherits.
    private func asksSuper(_ line: ArraySlice<Int>, for method: FunctionRef) -> Bool {
        let program = evaluator.program
        return program.calls(named: method).contains { reference in
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .call(let callee, _) = file.expressions[action.expression],
                case .member(let base?, _) = file.expressions[callee], file.expressions[base] == .superReference
            else { return false }
            return program.owner(of: FunctionRef(Int(reference.file), action.function)).map(line.contains) ?? false
        }
    }
}
