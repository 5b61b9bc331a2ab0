import NavigationGraph

/// Which modules some way leads to from an entry point, and where ways back land.
struct Reachability {
    let routes: [Route]
    let entryPoints: Set<String>

    func reachable() -> Set<String> {
        let next = Dictionary(grouping: routes.filter { $0.target != nil }, by: \.source)
        var found: Set<String> = []
        var queue = Array(entryPoints)
        while let current = queue.popLast() {
            for route in next[current] ?? [] {
                guard let target = route.target, found.insert(target).inserted else { continue }
                queue.append(target)
            }
        }
        return found
    }

    /// The modules that show a module in a way that a way back undoes.
    func landing(of route: Route) -> [String] {
        guard route.destination.kind == .back else { return [] }
        let undone: Set<Transition> =
            route.transition == .pop ? [.push, .segue, .custom] : [.present, .popover, .sheet, .segue, .custom]
        let into = routes.filter {
            $0.target == route.source && !entryPoints.contains($0.source) && $0.source != route.source
        }
        let matching = into.filter { undone.contains($0.transition) }
        return Set(matching.map(\.source)).sorted()
    }
}
