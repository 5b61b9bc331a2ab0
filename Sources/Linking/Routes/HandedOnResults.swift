import Facts

/// The functions that give back what other functions give back: `static func make() -> UIView? { Sheets.make()?.me }`.
struct HandedOnResults {
    private let program: Program
    private static let maximumHops = 2

    init(program: Program) { self.program = program }

    /// The functions whose results are those of functions with the names, or of functions that hand these on.
    func functions(handingOn names: Set<Identifier>) -> Set<FunctionRef> {
        var found: Set<FunctionRef> = []
        var left = names
        for _ in 0..<Self.maximumHops {
            var next: Set<Identifier> = []
            for name in left {
                for reference in program.callsByName[name] {
                    let action = program.action(reference)
                    let function = FunctionRef(Int(reference.file), action.function)
                    guard givesBack(action.expression, function), found.insert(function).inserted else { continue }
                    next.insert(program.identifier(of: function))
                }
            }
            left = next
        }
        return found
    }

    /// Whether a function's result is that of a call, or a member of it.
    private func givesBack(_ call: ExpressionID, _ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.contains { index in
            let action = file.actions[Int(index)]
            return action.kind == .result && isBase(call, of: action.expression, file)
        }
    }

    private func isBase(_ call: ExpressionID, of expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        if expression == call { return true }
        switch file.expressions[expression] {
        case .member(let base?, _), .cast(let base, _, .conversion): return isBase(call, of: base, file)
        case .call(let callee, _): return isBase(call, of: callee, file)
        default: return false
        }
    }
}
