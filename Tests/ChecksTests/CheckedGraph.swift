import Checks
import NavigationGraph

/// A small bank, built for one test: modules with the usual parts, and routes between them.
struct CheckedGraph {
    var graph = NavigationGraph(
        app: .init(name: "Bank"),
        entryPoints: [EntryPoint(id: "App", kind: .launch, file: "AppDelegate.swift", line: 8)])

    init(_ modules: String...) {
        for module in modules { add(module) }
    }

    /// Adds a module with a view, a presenter, an interactor and a wireframe, each in a file of its own.
    mutating func add(_ name: String, kind: Module.Kind = .module, without missing: Role? = nil, group: String = "") {
        let parts: [(Role, String)] = [
            (.view, "ViewController"), (.presenter, "Presenter"), (.interactor, "Interactor"),
            (.wireframe, "Wireframe"),
        ]
        let components = parts.filter { $0.0 != missing }.map { role, ending in
            Component(
                role: role, type: name + ending, imports: role == .view || role == .wireframe ? ["UIKit"] : [],
                file: "\(name)/\(name)\(ending).swift", line: 3)
        }
        graph.modules.append(
            Module(id: name, kind: kind, name: name, group: group, dialect: "infinum", components: components))
    }

    /// Adds a route that the source's wireframe takes.
    mutating func lead(
        _ source: String, to target: String?, by transition: Transition = .push, line: Int = 20, file: String? = nil,
        option: String? = nil, method: String? = nil, neverTriggered: Bool = false,
        triggers: [[Route.TriggerStep]] = []
    ) {
        let kind: Route.Destination.Kind = target == nil ? .back : .node
        let file = file ?? "\(source)/\(source)Wireframe.swift"
        graph.routes.append(
            Route(
                id: "\(source) -> \(target ?? "(back)")" + (method.map { " by \($0)" } ?? ""), source: source,
                target: target, destination: .init(kind: kind, name: target ?? "back"),
                neverTriggered: neverTriggered, transition: transition, option: option, method: method,
                evidence: [.init(file: file, line: line, role: .shows)], triggers: triggers))
    }

    /// Changes a module.
    mutating func change(_ name: String, _ change: (inout Module) -> Void) {
        guard let index = graph.modules.firstIndex(where: { $0.id == name }) else { return }
        change(&graph.modules[index])
    }

    /// The graph as linking leaves it: sorted, with what can be reached.
    var finished: NavigationGraph {
        var graph = graph.sorted()
        var reached: Set<String> = []
        var queue = graph.entryPoints.map(\.id)
        while let node = queue.popLast() {
            for target in graph.routes.filter({ $0.source == node }).compactMap(\.target)
            where reached.insert(target).inserted {
                queue.append(target)
            }
        }
        for index in graph.modules.indices {
            graph.modules[index].reachable = reached.contains(graph.modules[index].id)
        }
        return graph
    }

    /// What one rule finds, as `file:line: text`.
    func found(_ rule: String) -> [String] {
        Checker().check(finished).findings.filter { $0.rule == rule }.map { finding in
            (finding.fault.place.map { "\($0): " } ?? "") + finding.fault.text
        }
    }
}
