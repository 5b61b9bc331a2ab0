import NavigationGraph

/// A small app: Login leads to Home, Home leads to Settings and to something that nobody knows.
enum ShopGraph {
    static let json = GraphJSONWriter.encode(graph)

    static let graph = NavigationGraph(
        app: .init(name: "Shop"),
        modules: [
            Module(
                id: "Home", name: "Home", group: "Main", dialect: "infinum",
                components: [
                    Component(role: .wireframe, type: "HomeWireframe", file: "Main/Home/HomeWireframe.swift", line: 3),
                    Component(role: .presenter, type: "HomePresenter", file: "Main/Home/HomePresenter.swift", line: 4),
                ],
                references: [
                    Reference(
                        from: .presenter, to: .wireframe, strength: .strong, file: "Main/Home/HomePresenter.swift",
                        line: 5
                    )
                ], reachable: true),
            Module(id: "Login", name: "Login", group: "Onboarding", dialect: "infinum", reachable: true),
            Module(id: "Settings", kind: .screen, name: "Settings"),
        ],
        entryPoints: [EntryPoint(id: "App", kind: .launch, file: "AppDelegate.swift", line: 8)],
        routes: [
            route("App", "Login", .root), route("Login", "Home", .push), route("Home", "Settings", .present),
            Route(
                id: "Home > unresolved", source: "Home", target: nil,
                destination: .init(kind: .unresolved, name: "module"), transition: .push, confidence: .unresolved),
        ],
        unresolved: [
            UnresolvedCall(
                file: "Main/Home/HomeWireframe.swift", line: 40, column: 9, call: "pushViewController(_:animated:)",
                reason: "`module` comes from a parameter that nobody passes", owner: "HomeWireframe")
        ],
        coverage: Coverage(resolved: 3, outsideModules: 2, unresolved: 1),
        scan: ScanReport(
            swiftFiles: 12, storyboards: 1, objectiveCFiles: 2, objectiveCFilesWithNavigation: 1,
            objectiveCNavigationCalls: 3),
        navigationCalls: [
            NavigationCall(
                file: "Kit/Toast.swift", line: 12, column: 9, call: "addChild(_:)", class: .outsideModules,
                owner: "Toast"
            ),
            NavigationCall(
                file: "Kit/Toast.swift", line: 20, column: 9, call: "dismiss(animated:completion:)",
                class: .outsideModules, owner: "Toast"),
        ])

    private static func route(_ source: String, _ target: String, _ transition: Transition) -> Route {
        Route(
            id: "\(source) > \(target)", source: source, target: target,
            destination: .init(kind: .node, name: target), transition: transition,
            evidence: [.init(file: "\(source).swift", line: 1, role: .shows)])
    }
}
