import NavigationGraph
import Testing

@testable import Site

struct EntryWaysTests {
    private func route(_ source: String, _ target: String, _ mark: String = "", idle: Bool = false) -> Route {
        Route(
            id: "\(source)->\(target)\(mark)", source: source, target: target,
            destination: Route.Destination(kind: .node, name: target), neverTriggered: idle, transition: .push)
    }

    private func ways(_ routes: [Route], coordinators: Set<String> = []) -> EntryWays {
        let outgoing = Dictionary(grouping: routes.sorted { $0.id < $1.id }, by: \.source)
        let modules = Set(routes.compactMap(\.target)).sorted().map {
            Module(id: $0, kind: coordinators.contains($0) ? .coordinator : .screen, name: $0)
        }
        return EntryWays(
            from: [EntryPoint(id: "App", kind: .launch, file: "", line: 1)], to: modules, outgoing: outgoing)
    }

    @Test func theShortestWayIsTaken() {
        let found = ways([
            route("App", "A"), route("A", "B"), route("B", "C"), route("C", "D"), route("A", "C"), route("D", "A"),
        ])
        #expect(found.way(from: "App", to: "D")?.map(\.id) == ["App->A", "A->C", "C->D"])
        #expect(found.way(from: "App", to: "E") == nil && found.way(from: "Other", to: "A") == nil)
        #expect(found.count(from: "App") == 4)
    }

    @Test func aCoordinatorIsNoScreenThatCanBeReached() {
        let found = ways([route("App", "Flow"), route("Flow", "A"), route("A", "B")], coordinators: ["Flow"])
        #expect(found.count(from: "App") == 2)
        #expect(found.steps(from: "App", to: "B") == 3)
        #expect(found.count(from: "Other") == 0)
    }

    @Test func aWayThatNothingTriggersIsTheLastChoice() {
        let found = ways([
            route("App", "A"), route("A", "C", idle: true), route("A", "B"), route("B", "C"),
            route("C", "D", idle: true),
        ])
        #expect(found.way(from: "App", to: "C")?.map(\.id) == ["App->A", "A->B", "B->C"])
        #expect(found.way(from: "App", to: "D")?.last?.id == "C->D")
    }

    @Test func amongRoutesBetweenTheSameTwoTheOneThatAUserSetsOffIsTaken() {
        func step(_ kind: Route.TriggerStep.Kind) -> [[Route.TriggerStep]] {
            [[Route.TriggerStep(component: .view, type: "View", member: "act()", file: "a.swift", line: 1, kind: kind)]]
        }
        var routes = ["1", "2", "3"].map { route("App", "A", $0) }
        routes[0].triggers = step(.output)
        routes[1].triggers = step(.action)
        #expect(ways(routes).way(from: "App", to: "A")?.map(\.id) == ["App->A2"])
    }

    @Test func aModuleThatIsCalledAsAnEntryPointDoesNoHarm() {
        let found = ways([route("App", "App"), route("App", "A"), route("A", "App")])
        #expect(found.way(from: "App", to: "A")?.count == 1)
        #expect(found.way(from: "App", to: "App")?.isEmpty == true)
    }
}
