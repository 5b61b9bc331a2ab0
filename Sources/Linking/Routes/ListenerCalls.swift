import Facts

/// Finds where a service tells everybody who listens to it: `listeners.forEach { $0.didLoad() }`.
///
/// Who is in the list was put there by others, and only the protocol of them is known: any that conforms may be meant.
/// What a listener then does is its own affair, and none of who makes the service or has it do its work.
struct ListenerCalls {
    private static let maximumDepth = 6

    let evaluator: Evaluator
    let modules: ModuleMap

    private var program: Program { evaluator.program }

    /// The first step of what the innermost listener does on the way to an effect; the effect's first step where nobody
    /// is told anything.
    func beginning(of effect: Effect) -> Int {
        effect.steps.indices.dropFirst().last { isListener($0, of: effect) } ?? 0
    }

    private func isListener(_ index: Int, of effect: Effect) -> Bool {
        let told = effect.steps[index - 1]
        guard modules.module(of: told.function) == nil, !program.isStandIn(told.function.file) else { return false }
        let file = evaluator.facts(told.frame)
        guard case .call(let callee, _) = file.expressions[told.call.id],
            case .member(let base?, _) = file.expressions[callee], isElement(base, file, depth: 0)
        else { return false }
        return evaluator.choices(of: evaluator.eval(base, told.frame)).allSatisfy { isAnyConformer($0.value) }
    }

    /// Whether an expression is one of a list, or what a wrapper in the list holds.
    private func isElement(_ expression: ExpressionID, _ file: SwiftFacts, depth: Int) -> Bool {
        guard depth < Self.maximumDepth else { return false }
        switch file.expressions[expression] {
        case .local(let local):
            let fact = file.locals[Int(local.index)]
            switch fact.source {
            case .element: return true
            case .parameter: return file.functions[fact.function].kind == .closure
            case .value(let value): return isElement(value, file, depth: depth + 1)
            default: return false
            }
        case .cast(let value, _, .conversion): return isElement(value, file, depth: depth + 1)
        case .member(let base?, _): return isElement(base, file, depth: depth + 1)
        default: return false
        }
    }

    private func isAnyConformer(_ value: ValueID) -> Bool {
        switch evaluator.store[value] {
        case .instance(let type), .open(.selfMember, let type):
            let symbols = evaluator.symbols(of: type)
            return !symbols.isEmpty && symbols.allSatisfy { program.types[$0].kind == .protocol }
        default: return false
        }
    }
}
