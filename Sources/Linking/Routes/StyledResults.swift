import Facts

/// The functions that have others set something on what they give back: `let sheet = make(); style(sheet); return sheet`.
struct StyledResults {
    private let program: Program
    /// How many names in a row a controller may have in one body.
    private static let maximumNames = 4

    init(program: Program) { self.program = program }

    /// The functions that give back a variable, and call a function of one of the names with it, or on it.
    func functions(styledBy names: Set<Identifier>) -> Set<FunctionRef> {
        var found: Set<FunctionRef> = []
        for name in names {
            for reference in program.callsByName[name] {
                let action = program.action(reference)
                let function = FunctionRef(Int(reference.file), action.function)
                let outer = program.outermost(function)
                guard program.facts(outer).result != nil, !found.contains(outer) else { continue }
                let styled = variables(in: action.expression, of: function)
                if !styled.isDisjoint(with: results(of: outer)) { found.insert(outer) }
            }
        }
        return found
    }

    /// The variables of a body that a call is made on, or is handed.
    private func variables(in call: ExpressionID, of function: FunctionRef) -> Set<LocalID> {
        let file = program.files[Int(function.file)]
        guard case .call(let callee, let arguments) = file.expressions[call] else { return [] }
        let used = [callee] + file.arguments(arguments).map(\.value)
        return Set(used.compactMap { variable($0, function.file) })
    }

    private func results(of function: FunctionRef) -> Set<LocalID> {
        let file = program.files[Int(function.file)]
        let results = program.facts(function).actions.map { file.actions[Int($0)] }.filter { $0.kind == .result }
        return Set(results.compactMap { variable($0.expression, function.file) })
    }

    /// The variable that an expression begins with, by its first name: also what a closure is handed of it,
    /// `sheet.map { setUp($0.controller) }`.
    private func variable(_ expression: ExpressionID, _ number: Int32) -> LocalID? {
        let file = program.files[Int(number)]
        var current = expression
        var first: LocalID?
        for _ in 0..<Self.maximumNames {
            guard let local = beginning(of: current, file) else { return first }
            first = local
            let variable = file.locals[Int(local.index)]
            switch variable.source {
            case .value(let value): current = value
            case .parameter:
                let closure = FunctionRef(Int(number), variable.function)
                guard let use = program.closureUses[closure], case .call(let callee, _) = file.expressions[use.call.id]
                else { return first }
                current = callee
            default: return first
            }
        }
        return first
    }

    /// The variable that a path of members begins with: `sheet` of `sheet.controller`.
    private func beginning(of expression: ExpressionID, _ file: SwiftFacts) -> LocalID? {
        switch file.expressions[expression] {
        case .local(let local): local
        case .member(let base?, _), .cast(let base, _, .conversion): beginning(of: base, file)
        default: nil
        }
    }
}
