import Diagnostics
import NavigationGraph

/// A graph with what most rules ask of it, and the rules of the team.
package struct CheckedApp: Sendable {
    package let graph: NavigationGraph
    package let wayRules: [WayRule]
    /// Routes by the node that they start from, in the graph's order.
    let from: [String: [Route]]
    /// Routes by the module that they lead to, those of the module itself left out.
    let into: [String: [Route]]
    let modules: [String: Module]
    /// In how many modules a type is a component.
    private let holders: [String: Int]
    private let owners: [SourcePlace: String]

    package init(graph: NavigationGraph, wayRules: [WayRule] = []) {
        self.graph = graph
        self.wayRules = wayRules
        from = Dictionary(grouping: graph.routes, by: \.source)
        into = Dictionary(grouping: graph.routes.filter { $0.target != nil && $0.target != $0.source }) {
            $0.target ?? ""
        }
        modules = Dictionary(graph.modules.map { ($0.id, $0) }) { first, _ in first }
        holders = Dictionary(grouping: graph.modules.flatMap { Set($0.components.map(\.type)) }, by: \.self)
            .mapValues(\.count)
        owners = Dictionary(
            graph.navigationCalls.compactMap { call in
                call.owner.map { (SourcePlace(file: call.file, line: call.line), $0) }
            }
        ) { first, _ in first }
    }

    /// Whether a type plays a part in several modules.
    func isShared(_ type: String) -> Bool { holders[type, default: 0] > 1 }

    /// The type that holds the navigation call on a line.
    func owner(ofCallAt place: SourcePlace) -> String? { owners[place] }
}

extension Module {
    /// The navigator's, else the presenter's, else the view's declaration.
    var place: SourcePlace? {
        let leading: [Role] = [.wireframe, .router, .presenter, .view]
        let component = leading.lazy.compactMap { role in components.first { $0.role == role } }.first
        return (component ?? components.first).map { SourcePlace(file: $0.file, line: $0.line) }
    }

    /// Whether a component navigates for the others.
    var hasNavigator: Bool { components.contains { $0.role.navigates } }
}

extension Route {
    /// The line that navigates.
    var place: SourcePlace? {
        (evidence.first { $0.role == .shows } ?? evidence.first).map { SourcePlace(file: $0.file, line: $0.line) }
    }
}
