import Facts
@_spi(RawSyntax) import SwiftSyntax

/// Variables of a body that are set anew. What is set is a variable of its own for the rest of the block, so that a name
/// stands for what it was set to last and not for all that it ever was; links know no order of statements.
extension FactBuilder {
    /// Reads `target = value`, where both are read already.
    mutating func readAssignment(_ target: ExpressionID, _ value: ExpressionID) -> ExpressionID {
        let place = facts.places[Int(target.index)]
        if let local = renewable(target) {
            let known = facts.locals[Int(local.index)]
            let isOfBlock = visible.isInnermost(known.name)
            declare(known.name, type: known.type, source: .value(value), line: Int(place.line), isVariable: true)
            let renewed = add(.local(LocalID(facts.locals.count - 1)), at: place)
            let assignment = add(.assignment(target, renewed), at: place)
            // After the block the variable may be what it was before, or what it is at the block's end.
            if !isOfBlock { add(.assignment, assignment) }
            return assignment
        }
        let assignment = add(.assignment(target, value), at: place)
        add(.assignment, assignment)
        return assignment
    }

    /// The variable that an expression names, if nothing but the statements of its own function see it.
    private func renewable(_ target: ExpressionID) -> LocalID? {
        guard case .local(let local) = facts.expressions[Int(target.index)] else { return nil }
        let known = facts.locals[Int(local.index)]
        if case .parameter = known.source { return nil }
        guard known.function == function, !captured.contains(local), !isCompiledConditionally else { return nil }
        return local
    }

    /// Whether the walk is in an `#if`, which is no block of its own.
    private var isCompiledConditionally: Bool {
        var current = condition
        while let id = current {
            let known = facts.conditions[Int(id.index)]
            if known.kind == .compilation { return true }
            current = known.parent
        }
        return false
    }
}
