import Facts

extension OriginFinder {
    /// Whether nothing can run a method any more: only its own file could name a private one, and nothing there does. A
    /// selector written as text counts as its name.
    func isUncalled(_ function: FunctionRef) -> Bool {
        let program = evaluator.program
        let fact = program.facts(function)
        guard fact.kind == .method, fact.isPrivate, fact.hasBody, !fact.isOverride, origins(of: function).isEmpty,
            !isAsked(function), let owner = program.owner(of: function), program.types[owner].kind != .protocol
        else { return false }
        return !names(mentionedIn: function.file).contains(program.name(function))
    }

    private func names(mentionedIn index: Int32) -> Set<String> {
        if let known = mentionedNames[index] { return known }
        let file = evaluator.program.files[Int(index)]
        var found: Set<String> = []
        for expression in file.expressions {
            switch expression {
            case .name(let name), .member(_, let name): found.insert(file.text(name))
            case .string(let text): found.insert(String(file.text(text).prefix { $0 != ":" }))
            default: break
            }
        }
        mentionedNames[index] = found
        return found
    }
}
