import Facts

/// The chains of calls that close something and are no ways back.
struct ClosingChains {
    private var closing: [[ExpressionRef]] = []
    /// Those that take nothing off a stack, from the call of the stack's method on.
    private var emptying: [[ExpressionRef]] = []
    /// Those that are ways back.
    private var leading: [[ExpressionRef]] = []

    mutating func add(_ effect: Effect, _ reason: ClosedPresentations.Reason?) {
        let calls = effect.steps.map(\.call)
        switch reason {
        case nil: leading.append(calls)
        case .takesNothingOff(let step)?: emptying.append(Array(calls[step...]))
        default: closing.append(calls)
        }
    }

    /// The ends of the chains, which are no ways back either. What a stack does by itself is none only where no other
    /// call of it takes anything off.
    var ends: Set<[ExpressionRef]> {
        let closed = Set(closing.flatMap(Self.ends))
        guard !emptying.isEmpty else { return closed }
        return closed.union(Set(emptying.flatMap(Self.ends)).subtracting(leading.flatMap(Self.ends)))
    }

    private static func ends(_ calls: [ExpressionRef]) -> [[ExpressionRef]] {
        calls.indices.dropFirst().map { Array(calls[$0...]) }
    }
}
