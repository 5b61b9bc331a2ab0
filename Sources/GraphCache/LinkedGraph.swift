import Diagnostics
import Linking
import NavigationGraph

/// What linking gives, made now or kept from an earlier run.
package struct LinkedGraph: Sendable {
    package var graph: NavigationGraph
    package var diagnostics: [Diagnostic]
    /// The files with functions that do too much, of which something was left out; sorted.
    package var cutShort: [String]
    /// Whether it was kept.
    package var isKept: Bool

    init(graph: NavigationGraph, diagnostics: [Diagnostic], cutShort: [String], isKept: Bool) {
        self.graph = graph
        self.diagnostics = diagnostics
        self.cutShort = cutShort
        self.isKept = isKept
    }

    init(linking input: LinkInput, _ options: LinkOptions, leftovers: inout [AnyObject]) {
        let result = Linker.link(facts: input, options: options, leftovers: &leftovers)
        self.init(
            graph: result.graph, diagnostics: input.diagnostics + result.diagnostics, cutShort: result.cutShort,
            isKept: false)
    }
}
