import Diagnostics

/// A way through the app, from node to node, that proves what a finding says.
package struct Way: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
        /// The route's id.
        package var route: String
        package var source: String
        package var target: String
        /// The transition's word.
        package var transition: String
        package var place: SourcePlace?
    }

    package var steps: [Step]

    /// `App -root-> Home -push-> Order`.
    package var text: String {
        steps.reduce(steps.first?.source ?? "") { $0 + " -\($1.transition)-> \($1.target)" }
    }
}
