import NavigationGraph
import Testing

/// Ways that somebody can walk, before shorter ones that nobody can.
struct ShortestWaysTests {
    private func route(
        _ source: String, _ target: String, variant: String? = nil, shows: String? = nil, idle: Bool = false,
        if condition: String? = nil
    ) -> Route {
        Route(
            id: "\(source)->\(target) \(variant ?? "") \(shows ?? "")", source: source, target: target,
            destination: Route.Destination(kind: .node, name: target), variant: variant, targetVariant: shows,
            neverTriggered: idle, transition: .push, condition: condition)
    }

    private func way(_ routes: [Route], to target: String, takesIdle: Bool = true) -> [String]? {
        let outgoing = Dictionary(grouping: routes.sorted { $0.id < $1.id }, by: \.source)
        return ShortestWays(from: ["App"], outgoing: outgoing, takesIdle: takesIdle).way(to: target)?
            .compactMap(\.target)
    }

    /// What a variant does is not done by the module's own navigator.
    @Test func aRouteOfAVariantIsTakenWhereThatIsShown() {
        let own = [
            route("App", "Import"), route("App", "Home"), route("Home", "List"),
            route("List", "Import", shows: "Adding"),
            route("Import", "Wallet", variant: "Adding"),
        ]
        #expect(way(own, to: "Wallet") == ["Home", "List", "Import", "Wallet"])
        #expect(way(own, to: "Import") == ["Import"])
        // A module may be shown in a variant that the assembly does not tell.
        #expect(way(own.filter { $0.target != "List" }, to: "Wallet") == ["Import", "Wallet"])
    }

    @Test func theVariantMayBeHandedOn() {
        let routes = [
            route("App", "Name"), route("App", "Name", shows: "Adding"), route("Name", "Create"),
            route("Name", "Create", variant: "Adding", shows: "Adding"), route("Create", "Done", variant: "Adding"),
        ]
        let outgoing = Dictionary(grouping: routes, by: \.source)
        let found = ShortestWays(from: ["App"], outgoing: outgoing, takesIdle: false).way(to: "Done")
        #expect(found?.map(\.targetVariant) == ["Adding", "Adding", nil])
    }

    @Test func ofWaysOfOneLengthThePlainestIsTaken() {
        let routes = [
            route("App", "A", if: "isOld && isLong"), route("App", "B"), route("App", "C", if: "isNew"),
            route("A", "End"), route("B", "End", if: "isOpen"), route("C", "End"),
        ]
        #expect(way(routes, to: "End") == ["B", "End"])
    }

    @Test func whatNothingSetsOffIsTheLastChoice() {
        let routes = [
            route("App", "A"), route("A", "C", idle: true), route("A", "B"), route("B", "C"),
            route("C", "D", idle: true),
        ]
        #expect(way(routes, to: "C") == ["A", "B", "C"])
        #expect(way(routes, to: "D") == ["A", "B", "C", "D"])
        #expect(way(routes, to: "D", takesIdle: false) == nil && way(routes, to: "App") == [])
    }
}
