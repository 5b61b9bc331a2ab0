import Diagnostics
import Facts
import NavigationGraph

/// What linking has to say of the sources: apps that count as one, and the bounds that it hit, beyond which the graph is
/// missing something.
extension GraphAssembler {
    func diagnostics(of graph: NavigationGraph) -> [Diagnostic] {
        let exhausted = evaluator.exhausted.sorted().map { function in
            warning(at: function, "builds a value that takes too many steps to follow; it counts as unknown")
        }
        return demoApps() + unreadWays(graph) + cutShort() + exhausted
    }

    /// A warning where most nodes have no way from the start of the app and code that is not read navigates: the app may well
    /// begin there.
    private func unreadWays(_ graph: NavigationGraph) -> [Diagnostic] {
        let lost = graph.modules.filter { !$0.reachable }.count
        let files = graph.scan.objectiveCFilesWithNavigation
        guard files > 0, lost * 2 > graph.modules.count else { return [] }
        return [
            Diagnostic(
                .warning,
                "no way from the start of the app was found to \(lost) of \(graph.modules.count) modules and screens; "
                    + (files == 1
                        ? "an Objective-C file that navigates is not read, and may lead there"
                        : "\(files) Objective-C files that navigate are not read, and may lead there"),
                advice: "name what opens them under `entryPoints` in the settings")
        ]
    }

    /// The files with functions that do too much, those included that only call such, or that build a value in too many steps;
    /// sorted.
    var filesCutShort: [String] {
        Set((Array(routes.effects.truncated.keys) + evaluator.exhausted).map { program.files[Int($0.file)].path })
            .sorted()
    }

    /// The functions that do too much. Who calls them does so too, as the coordinators around another one, and is not told
    /// apart: what there is to split is below.
    private func cutShort() -> [Diagnostic] {
        let effects = routes.effects
        let truncated = Set(effects.truncated.keys.map { program.outermost($0) })
        // By each of them those that it runs.
        var others: [FunctionRef: Set<FunctionRef>] = [:]
        for (function, frame) in effects.truncated {
            let outer = program.outermost(function)
            let run = effects.effects(of: frame).flatMap(\.steps).map { program.outermost($0.function) }
            others[outer, default: []].formUnion(run.filter { $0 != outer && truncated.contains($0) })
        }
        let innermost = truncated.filter { others[$0]?.isEmpty ?? true }.sorted()
        let told = innermost.isEmpty ? mostRun(of: truncated, others) : innermost
        let warnings = told.map { function in
            warning(
                at: function, "does more than \(EffectFinder.maximumEffects) things to the screen; the rest is left out"
            )
        }
        let rest = truncated.subtracting(told).sorted()
        guard let first = rest.first else { return warnings }
        let callers = rest.count == 1 ? "one function calls" : "\(rest.count) functions call"
        return warnings + [
            Diagnostic(
                .note, at: place(of: first),
                "\(callers) those that do too much, and \(rest.count == 1 ? "is" : "are") cut short with them; "
                    + "what is left out there is told where it stands itself")
        ]
    }

    /// Where functions call one another in a circle, none is the innermost: the one that most of them run, and no
    /// initialiser, which only sets its object up.
    private func mostRun(of functions: Set<FunctionRef>, _ others: [FunctionRef: Set<FunctionRef>]) -> [FunctionRef] {
        let sorted = functions.sorted()
        let methods = sorted.filter { program.facts($0).kind != .initializer }
        let runs = { (function: FunctionRef) in others.values.count { $0.contains(function) } }
        return (methods.isEmpty ? sorted : methods).max { runs($0) < runs($1) }.map { [$0] } ?? []
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
