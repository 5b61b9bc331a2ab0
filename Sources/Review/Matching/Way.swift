import Diagnostics
import NavigationGraph

/// The routes that a reader takes for one: same source, same end, same transition, by the same option or method.
///
/// Code that shows a screen from two branches has two routes and one way.
struct Way: Hashable {
    var source: String
    /// The head's id where the head has the module.
    var target: String?
    var destination: Route.Destination
    var transition: Transition
    var option: String?
    var method: String?
    var variant: String?
    /// In the order of the graph.
    var routes: [Route]

    /// The option or method by which the source takes the way.
    var by: String? { option ?? method }

    var containers: Set<Container?> { Set(routes.map(\.container)) }
    /// Each alternative under which it is taken; nil where it always is.
    var conditions: Set<String?> { OppositeConditions.removed(from: Set(routes.map(\.condition))) }
    var isNeverTriggered: Bool { routes.allSatisfy(\.neverTriggered) }
    /// Whether a route of it is taken by more than one call, each with its own conditions.
    var hasSeveralCallers: Bool { routes.contains { Set($0.triggers.compactMap(\.last)).count > 1 } }
    /// Whether more is asked than the conditions say.
    var asksForMore: Bool { routes.contains(where: \.conditionIsPartial) }
    /// Where it leads, as a word that is the same on both sides.
    var end: String { target.map { "to \($0)" } ?? "out \(destination.kind.rawValue) \(destination.name)" }

    /// What the user does to take the way: the first two steps of each chain that sets it off, its own method being the
    /// last step of all. What code runs between is no matter of the user's.
    var beginnings: Set<[String]> {
        let all = routes.flatMap { route -> [[String]] in
            let chains = route.triggers.isEmpty ? [[]] : route.triggers
            return chains.map { chain in
                Array((chain.map(Self.words) + [route.method].compactMap { $0 }).prefix(2))
            }
        }
        return Set(all.filter { !$0.isEmpty })
    }

    /// What the user or the system does to take it, nearest to the user's hand; nil where other code does, and for the
    /// ways of an entry point, which is called by what sets it off.
    var trigger: Sentence? { Self.trigger(of: routes) }

    /// What the user or the system does to take one of a node's routes; nil as for `trigger`.
    ///
    /// - Parameter tellsMethod: whether something without a name is told by the method that it calls.
    static func trigger(of routes: [Route], tellsMethod: Bool = false) -> Sentence? {
        let own = routes.filter { $0.source != "App" && !$0.source.hasPrefix("App:") }
        let chains = own.flatMap { route in route.plainestTriggers.map { (chain: $0, method: route.method) } }
        let nearest = chains.enumerated().min {
            (TriggerDistance($0.element.chain), $0.offset) < (TriggerDistance($1.element.chain), $1.offset)
        }
        guard let (chain, method) = nearest?.element, [.user, .system].contains(TriggerDistance(chain)),
            let words = TriggerWords(chain)
        else { return nil }
        let title: Sentence = words.title.isEmpty ? "" : " \(title: words.title)"
        var object: Sentence = words.code.isEmpty ? "" : " \(code: words.code)"
        // What makes the object is not what its button calls.
        if tellsMethod, words.isNameless, let method, method.hasSuffix(")"), !method.hasPrefix("init(") {
            object = ", which calls \(code: method)"
        }
        let distance = TriggerDistance(chain)
        let alike = chains.filter { TriggerDistance($0.chain) == distance }.compactMap { TriggerWords($0.chain)?.text }
        let others = Set(alike).count - 1
        let more: Sentence = others > 0 ? (others == 1 ? ", or in another way" : ", or in \(others) other ways") : ""
        return "\(words.words)" + title + object + more
    }

    private static func words(_ step: Route.TriggerStep) -> String {
        guard step.kind != .action else { return "\(step.type) \(step.member)" }
        let prefix = "closure in "
        return step.member.hasPrefix(prefix) ? String(step.member.dropFirst(prefix.count)) : step.member
    }

    /// What is handed over, each once, in the order in which the routes name it.
    var passes: [Parameter] {
        var seen: Set<Parameter> = []
        return routes.flatMap(\.passes).map { Parameter(name: $0.name, type: $0.type) }.filter {
            seen.insert($0).inserted
        }
    }

    /// The addresses that it opens, each once, in the order in which the routes name them.
    var opens: [String] {
        var seen: Set<String> = []
        return routes.flatMap(\.opens).filter { seen.insert($0).inserted }
    }

    /// The ways of a graph, in the order of the graph.
    ///
    /// - Parameters:
    ///   - id: what a node is called in the head; nil for one that the head has not.
    ///   - counts: which routes are looked at.
    ///   - screen: the screen of the other state, by its name in the head, that a class is which this state does not declare.
    static func ways(
        of graph: NavigationGraph, counts: (Route) -> Bool, id: (String) -> String?,
        screen: (Route.Destination) -> String? = { _ in nil }
    ) -> [Way] {
        var places: [Key: Int] = [:]
        var ways: [Way] = []
        for route in graph.routes where counts(route) {
            let source = id(route.source) ?? route.source
            let target = route.target.map { id($0) ?? $0 } ?? screen(route.destination)
            var destination = route.destination
            if target != nil { destination.name = "" }
            let key = Key(
                source: source, target: target, destination: destination, transition: route.transition,
                option: route.option, method: route.method, variant: route.variant)
            if let place = places[key] {
                ways[place].routes.append(route)
                continue
            }
            places[key] = ways.count
            ways.append(
                Way(
                    source: source, target: target, destination: route.destination, transition: route.transition,
                    option: route.option, method: route.method, variant: route.variant, routes: [route]))
        }
        return ways
    }

    /// Ways back, alerts and what could not be followed are no ways through the app.
    static func isCompared(_ route: Route) -> Bool {
        switch route.destination.kind {
        case .node: route.target != nil
        case .external: true
        case .system: route.transition != .alert
        case .back, .unresolved: false
        }
    }

    private struct Key: Hashable {
        var source: String
        var target: String?
        var destination: Route.Destination
        var transition: Transition
        var option: String?
        var method: String?
        var variant: String?
    }

    /// The place that shows the way best: the first call in the source's own code that is on the way, else what shows
    /// the target.
    func place(in module: Module?) -> SourcePlace? {
        let own = Set(module?.components.map(\.file) ?? [])
        let evidence = routes.flatMap(\.evidence)
        let steps: [Route.Evidence.Step] = [.call, .shows, .option, .trigger, .target]
        for step in steps {
            if let found = evidence.first(where: { $0.role == step && own.contains($0.file) }) {
                return SourcePlace(file: found.file, line: found.line)
            }
        }
        let found = steps.lazy.compactMap { step in evidence.first { $0.role == step } }.first ?? evidence.first
        return found.map { SourcePlace(file: $0.file, line: $0.line) }
    }
}
