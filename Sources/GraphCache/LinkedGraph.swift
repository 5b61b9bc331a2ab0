import Diagnostics
import Linking
import NavigationGraph

/// What linking gives, made now or kept from an earlier run.
package struct LinkedGraph: Sendable {
    package var graph: NavigationGraph
    package var diagnostics: [Diagnostic]
    /// Whether it was kept.
    package var isKept: Bool

    init(graph: NavigationGraph, diagnostics: [Diagnostic], isKept: Bool) {
        self.graph = graph
        self.diagnostics = diagnostics
        self.isKept = isKept
    }

    init(linking input: LinkInput, _ options: LinkOptions, leftovers: inout [AnyObject]) {
        let result = Linker.link(facts: input, options: options, leftovers: &leftovers)
        self.init(graph: result.graph, diagnostics: result.diagnostics, isKept: false)
    }
}
