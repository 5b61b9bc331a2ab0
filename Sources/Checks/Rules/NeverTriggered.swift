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
            let ends = Set(routes.map(\.end)).sorted()
            let option = module?.options.first { $0.name == subject[1] }
            let declared = option.map { SourcePlace(file: $0.file, line: $0.line) }
            let place = routes[0].place(in: module) ?? declared ?? routes[0].place
            let callers = Callers(of: routes)
            return Fault(
                node: subject[0], subject: subject,
                text: callers.words(for: "\(subject[1]) of \(subject[0])")
                    + ", so that its \(words(for: ends)) never taken",
                advice: callers.advice, place: place,
                related: (declared.flatMap { $0 == place ? nil : [Fault.Related($0, "declared here")] } ?? [])
                    + callers.places)
        }
    }
}

/// Where a way leads, in the order in which it is told.
private enum End: Hashable, Comparable {
    case back
    case outOfTheApp
    case to(String)
    case unknown
}

/// `way to Home is`, `ways back and to Home and Login are`.
///
/// - Parameter ends: sorted.
private func words(for ends: [End]) -> String {
    let names = ends.compactMap { if case .to(let name) = $0 { name } else { nil } }
    var parts = ends.contains(.back) ? ["back"] : []
    if ends.contains(.outOfTheApp) { parts.append("out of the app") }
    if let last = names.last {
        parts.append("to " + (names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " : "") + last)
    }
    if ends.contains(.unknown) { parts.append("to a screen that is not known") }
    return (ends.count > 1 ? "ways " : "way ") + parts.joined(separator: " and ") + (ends.count > 1 ? " are" : " is")
}

/// The functions in which all that leads to a way begins, and which nothing runs themselves: a reader who searches for
/// calls of the way finds theirs.
private struct Callers {
    private let steps: [Route.TriggerStep]

    init(of routes: [Route]) {
        let first = Set(routes.flatMap { $0.triggers.compactMap(\.first) })
        steps = first.sorted { ($0.file, $0.line, $0.type, $0.member) < ($1.file, $1.line, $1.type, $1.member) }
    }

    func words(for way: String) -> String {
        let names = Set(steps.map { $0.member.isEmpty ? $0.type : "\($0.type).\($0.member)" }).sorted()
        guard let last = names.last else { return "no code calls \(way)" }
        if names.count == 1 { return "\(way) is run only by \(last), which nothing runs" }
        let others = names.dropLast().prefix(2).joined(separator: ", ")
        return names.count <= 3
            ? "\(way) is run only by \(others) and \(last), which nothing runs"
            : "\(way) is run only by \(others) and \(names.count - 2) more, which nothing runs"
    }

    var advice: String {
        switch steps.count {
        case 0: "remove it, or call it"
        case 1: "call or connect that one, or remove both"
        default: "call or connect one of them, or remove them all"
        }
    }

    var places: [Fault.Related] {
        steps.prefix(3).map { Fault.Related(SourcePlace(file: $0.file, line: $0.line), "run from here") }
    }
}

extension Route {
    fileprivate var end: End {
        if let target { return .to(target) }
        return switch destination.kind {
        case .back: .back
        case .external: .outOfTheApp
        case .node, .system: .to(destination.name)
        // Its name is the reason why it is not known.
        case .unresolved: .unknown
        }
    }

    /// The first line of the proof that stands in a file of the module.
    fileprivate func place(in module: Module?) -> SourcePlace? {
        let files = Set(module?.components.map(\.file) ?? [])
        return evidence.first { files.contains($0.file) }.map { SourcePlace(file: $0.file, line: $0.line) }
    }
}
