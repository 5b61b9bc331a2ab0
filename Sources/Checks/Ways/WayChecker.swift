import NavigationGraph

/// Finds the ways that break a rule of the team.
struct WayChecker {
    let app: CheckedApp
    let rule: WayRule

    private var finder: WayFinder { WayFinder(app: app) }
    private var entries: [String] { app.graph.entryPoints.map(\.id) }

    func faults() -> [Fault] {
        switch rule.demand {
        case .onlyThrough(let ends, let gates): onlyThrough(nodes(ends), nodes(gates))
        case .onlyFrom(let ends, let sources): onlyFrom(nodes(ends), nodes(sources))
        case .neverLeadsTo(let starts, let ends): neverLeadsTo(nodes(starts), nodes(ends))
        case .neverOpens(let starts, let ends): neverOpens(nodes(starts), nodes(ends))
        case .modals(let most): ModalDepth(finder: finder, most: most).faults(from: entries).map(named)
        }
    }

    private func nodes(_ pattern: NodePattern) -> Set<String> { pattern.nodes(in: app.graph) }

    private func onlyThrough(_ ends: Set<String>, _ gates: Set<String>) -> [Fault] {
        // Without a gate every way would be a fault; `empty-rule` says that instead.
        guard !gates.isEmpty else { return [] }
        let open = ends.subtracting(gates)
        return finder.ways(from: entries, to: open.contains, avoiding: gates.contains).map { end, way in
            fault(end, "a way leads to \(end) that does not go through \(list(gates))", way)
        }
    }

    private func onlyFrom(_ ends: Set<String>, _ sources: Set<String>) -> [Fault] {
        guard !sources.isEmpty else { return [] }
        return steps { ends.contains($1) && !sources.contains($0) && $0 != $1 && !ends.contains($0) }
    }

    private func neverLeadsTo(_ starts: Set<String>, _ ends: Set<String>) -> [Fault] {
        let others = ends.subtracting(starts)
        return finder.ways(from: Array(starts), to: others.contains).map { end, way in
            fault(end, "a way leads from \(way.steps.first?.source ?? "") to \(end)", way)
        }
    }

    private func neverOpens(_ starts: Set<String>, _ ends: Set<String>) -> [Fault] {
        steps { starts.contains($0) && ends.contains($1) && $0 != $1 }
    }

    /// A fault for each pair of nodes between which a forbidden step leads.
    private func steps(_ isForbidden: (String, String) -> Bool) -> [Fault] {
        var seen: Set<[String]> = []
        return app.graph.routes.compactMap { route in
            guard let target = route.target, !route.neverTriggered, isForbidden(route.source, target),
                seen.insert([route.source, target]).inserted
            else { return nil }
            return fault(
                target, "\(route.source) opens \(target)", Way(steps: [Way.Step(route)]), from: route.source)
        }
    }

    private func fault(_ end: String, _ text: String, _ way: Way, from source: String? = nil) -> Fault {
        let first = source ?? way.steps.first?.source ?? ""
        return named(
            Fault(
                node: end, subject: source == nil ? [end] : [first, end], text: text,
                place: way.steps.last?.place, way: way))
    }

    /// Says which rule of the team is broken.
    private func named(_ fault: Fault) -> Fault {
        var fault = fault
        fault.text += ", against the rule that \"\(rule.sentence)\""
        return fault
    }

    private func list(_ nodes: Set<String>) -> String {
        let sorted = nodes.sorted()
        let shown = sorted.prefix(3).joined(separator: ", ")
        return sorted.count > 3 ? "\(shown) or \(sorted.count - 3) more" : shown
    }
}
