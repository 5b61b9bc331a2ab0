import Facts

extension OriginFinder {
    /// Whether nobody can run a method: it is private, and the one file that sees it names it nowhere.
    func isOutOfUse(_ function: FunctionRef) -> Bool {
        let program = evaluator.program
        let fact = program.facts(function)
        guard fact.kind == .method, fact.isPrivate, origins(of: function).isEmpty, !isAsked(function) else {
            return false
        }
        let name = program.identifier(of: function)
        let file = program.files[Int(function.file)]
        return !file.expressions.contains { expression in
            switch expression {
            case .name(let text), .member(_, let text): program.identifier(text, function.file) == name
            default: false
            }
        }
    }
}
