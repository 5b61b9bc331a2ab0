import NavigationGraph

/// Which modules some way leads to from an entry point.
struct Reachability {
    private let entryPoints: Set<String>
    private let routes: [Route]

    init(routes: [Route], entryPoints: Set<String>) {
        self.routes = routes
        self.entryPoints = entryPoints
    }

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
}
