import NavigationGraph
import Testing

/// What a scan finds in the sample apps is what a reader found: nothing is missed, and nothing is made up.
struct SampleRoutesTests {
    @Test func everyFolderWithSourcesIsASample() throws {
        #expect(SampleApp.all.count >= 5)
        for sample in SampleApp.all { #expect(try !sample.trueRoutes().isEmpty) }
    }

    @Test(arguments: SampleApp.all)
    func everyEdgeIsFoundWithItsTransitionAndItsPlace(_ sample: SampleApp) throws {
        let graph = try sample.graph()
        let wanted = try sample.trueRoutes().filter { $0.isEdge && !$0.isSelfLoop }
        for route in wanted {
            let found = graph.routes.filter { leads($0, from: route.sources, to: route.targets, in: graph) }
            let name = "\(route.source) -> \(route.target) (\(route.transition)) \(route.file):\(route.line)"
            guard !found.isEmpty else {
                Issue.record("missed \(name)\n\(listing(graph))")
                continue
            }
            #expect(
                found.contains { route.accepts($0.transition.rawValue) },
                "\(name) is \(found.map(\.transition.rawValue)) here")
            #expect(
                found.contains { !route.places.isDisjoint(with: $0.evidence.map { "\($0.file):\($0.line)" }) },
                "\(name) has its evidence at \(found.map { $0.evidence.map { "\($0.file):\($0.line)" } })")
        }
    }

    @Test(arguments: SampleApp.all)
    func noEdgeIsMadeUp(_ sample: SampleApp) throws {
        let graph = try sample.graph()
        let alive = try sample.trueRoutes().filter(\.isAlive)
        for route in graph.routes where route.target != nil {
            let isKnown = alive.contains { leads(route, from: $0.sources, to: $0.targets, in: graph) }
            #expect(isKnown, "made up: \(route.id)\n\(listing(graph))")
        }
    }

    @Test(arguments: SampleApp.all)
    func everyWayBackIsFound(_ sample: SampleApp) throws {
        let graph = try sample.graph()
        for route in try sample.trueRoutes().filter(\.isBack) {
            let isFound = graph.routes.contains {
                $0.target == nil && $0.destination.kind == .back && route.sources.contains(key($0.source, graph))
                    && route.accepts($0.transition.rawValue)
            }
            #expect(isFound, "missed \(route.source) back \(route.file):\(route.line)\n\(listing(graph))")
        }
    }

    @Test(arguments: SampleApp.all)
    func everyAlertAndEveryWayOutIsFound(_ sample: SampleApp) throws {
        let graph = try sample.graph()
        for route in try sample.trueRoutes() where route.isAlive && ["alert", "external"].contains(route.kind) {
            let kind: Route.Destination.Kind = route.kind == "alert" ? .system : .external
            let isFound = graph.routes.contains {
                $0.target == nil && $0.destination.kind == kind && route.sources.contains(key($0.source, graph))
            }
            #expect(isFound, "missed \(route.kind) of \(route.source) \(route.file):\(route.line)\n\(listing(graph))")
        }
    }

    @Test(arguments: SampleApp.all)
    func everyRouteIsTriggeredWhereTheReaderSaw(_ sample: SampleApp) throws {
        let graph = try sample.graph()
        for route in try sample.trueRoutes() where route.isEdge && !route.isSelfLoop {
            let found = graph.routes.filter { leads($0, from: route.sources, to: route.targets, in: graph) }
            let places = Set(
                found.flatMap { route in
                    route.triggers.joined().map { "\($0.file):\($0.line)" }
                        + route.evidence.map { "\($0.file):\($0.line)" }
                })
            for place in route.triggers where !places.contains(place) {
                Issue.record("\(route.source) -> \(route.target): \(place) is in none of \(found.map(\.triggers))")
            }
        }
    }

    @Test(arguments: SampleApp.all)
    func everyNavigationCallIsInOneClass(_ sample: SampleApp) throws {
        let graph = try sample.graph()
        let coverage = graph.coverage
        #expect(coverage.navigationCalls > 0)
        #expect(
            coverage.resolved + coverage.unresolved + coverage.outsideModules + coverage.outOfTarget
                == coverage.navigationCalls)
        #expect(graph.unresolved.count == coverage.unresolved, "\(graph.unresolved)")
    }

    private func leads(
        _ route: Route, from sources: Set<String>, to targets: Set<String>, in graph: NavigationGraph
    ) -> Bool {
        guard let target = route.target else { return false }
        return sources.contains(key(route.source, graph)) && targets.contains(key(target, graph))
    }

    private func key(_ id: String, _ graph: NavigationGraph) -> String {
        if graph.entryPoints.contains(where: { $0.id == id }) { return NodeKey.of(id) }
        return NodeKey.of(graph.modules.first { $0.id == id }?.name ?? id)
    }

    private func listing(_ graph: NavigationGraph) -> String {
        (["the routes:"] + graph.routeLines).joined(separator: "\n  ")
    }
}
