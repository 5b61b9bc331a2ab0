import Diagnostics
import Facts

/// The bounds that linking hit: what lies beyond them is missing from the graph.
extension GraphAssembler {
    func diagnostics() -> [Diagnostic] {
        let exhausted = evaluator.exhausted.sorted().map { function in
            warning(at: function, "builds a value that takes too many steps to follow; it counts as unknown")
        }
        return cutShort() + exhausted
    }

    /// The functions that do too much. Who calls them does so too, as the coordinators around another one, and is not told
    /// apart: what there is to split is below.
    private func cutShort() -> [Diagnostic] {
        let truncated = Set(routes.effects.truncated.map { program.outermost($0) })
        let innermost = truncated.filter { function in
            !routes.effects.effects(of: function).contains { effect in
                effect.steps.contains { step in
                    let other = program.outermost(step.function)
                    return other != function && truncated.contains(other)
                }
            }
        }
        // Where functions call one another in a circle, none is the innermost.
        let told = innermost.isEmpty ? Array(truncated.sorted().prefix(1)) : innermost.sorted()
        let warnings = told.map { function in
            warning(
                at: function, "does more than \(EffectFinder.maximumEffects) things to the screen; the rest is left out"
            )
        }
        let others = truncated.subtracting(told).sorted()
        guard let first = others.first else { return warnings }
        let callers = others.count == 1 ? "one function calls" : "\(others.count) functions call"
        return warnings + [
            Diagnostic(
                .note, at: place(of: first),
                "\(callers) those that do too much, and \(others.count == 1 ? "is" : "are") cut short with them; "
                    + "what is left out there is told where it stands itself")
        ]
    }

    private func warning(at function: FunctionRef, _ fault: String) -> Diagnostic {
        Diagnostic(
            .warning, at: place(of: function), "\(program.fullName(function)) \(fault)",
            advice: "split it, so that each part can be followed")
    }

    private func place(of function: FunctionRef) -> SourcePlace {
        let place = program.facts(function).place
        return SourcePlace(
            file: program.files[Int(function.file)].path, line: Int(place.line), column: Int(place.column))
    }
}
