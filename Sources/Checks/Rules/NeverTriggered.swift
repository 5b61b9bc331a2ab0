import Diagnostics
import NavigationGraph

extension Rule {
    /// A way out that nobody takes.
    static let neverTriggered = Rule(
        id: "never-triggered", title: "Route that nothing triggers",
        why: "The way out is there, and no code calls it: it is left over, or the call was forgotten.",
        severity: .warning
    ) { app in
        let idle = app.graph.routes.filter(\.neverTriggered)
        let ways = Dictionary(grouping: idle) { [$0.source, $0.option ?? $0.method ?? $0.id] }
        return ways.map { subject, routes in
            let module = app.modules[subject[0]]
            let ends = Set(routes.map { $0.target.map { "to \($0)" } ?? $0.words }).sorted().joined(separator: ", ")
            let option = module?.options.first { $0.name == subject[1] }
            let declared = option.map { SourcePlace(file: $0.file, line: $0.line) }
            let place = routes[0].place(in: module) ?? declared ?? routes[0].place
            return Fault(
                node: subject[0], subject: subject,
                text: "no code calls \(subject[1]) of \(subject[0]), so that its way \(ends) is never taken",
                advice: "remove it, or call it", place: place,
                related: declared.flatMap { $0 == place ? nil : [Fault.Related($0, "declared here")] } ?? [])
        }
    }
}

extension Route {
    /// Where a way leads that leads to no module.
    fileprivate var words: String {
        switch destination.kind {
        case .back: "back"
        case .external: "out of the app"
        case .node, .system, .unresolved: "to \(destination.name)"
        }
    }

    /// The first line of the proof that stands in a file of the module.
    fileprivate func place(in module: Module?) -> SourcePlace? {
        let files = Set(module?.components.map(\.file) ?? [])
        return evidence.first { files.contains($0.file) }.map { SourcePlace(file: $0.file, line: $0.line) }
    }
}
