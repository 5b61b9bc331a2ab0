import NavigationGraph

/// A graph in which every member of every type has a value that the defaults do not have.
enum SampleGraph {
    static let full = NavigationGraph(
        app: .init(name: "Handbook", revision: "0123456789abcdef", remote: "https://example.org/handbook.git"),
        modules: [home, login],
        entryPoints: [
            EntryPoint(id: "App", kind: .launch, file: "App/AppDelegate.swift", line: 5),
            EntryPoint(id: "App:deeplink:reset", kind: .deeplink, file: "App/Links.swift", line: 9),
        ],
        routes: [back, forward],
        suppressions: [Suppression(rule: "deadEnd", reason: "by design", file: "App/Home.swift", line: 3)],
        storyboardFaults: [StoryboardFault(message: "no class `X`", file: "Login.storyboard", line: 12)],
        pictures: [Picture(module: "Login", file: "Pictures/Login.png")],
        unresolved: [
            UnresolvedCall(
                file: "App/Home.swift", line: 30, column: 9, call: "present(_:animated:completion:)",
                reason: "the value is a parameter that nobody passes", owner: "HomeWireframe")
        ],
        coverage: Coverage(resolved: 2, outsideModules: 3, unresolved: 1, outOfTarget: 4),
        scan: ScanReport(
            swiftFiles: 12, storyboards: 2, objectiveCFiles: 3, objectiveCFilesWithNavigation: 1,
            objectiveCNavigationCalls: 4, target: "Handbook", outOfTarget: ["App/Old.swift", "App/Older.swift"]),
        navigationCalls: [
            NavigationCall(
                file: "App/Home.swift", line: 30, column: 9, call: "present(_:animated:completion:)",
                class: .unresolved, reason: "the value is a parameter that nobody passes", owner: "HomeWireframe"),
            NavigationCall(
                file: "Login/LoginWireframe.swift", line: 30, column: 5, call: "pushViewController(_:animated:)",
                class: .resolved),
        ])

    static let home = Module(id: "Home", kind: .screen, name: "Home", group: "Main")

    static let login = Module(
        id: "Login", kind: .module, name: "Login", group: "Onboarding", dialect: "infinum",
        summary: "Lets the user in.", documentation: "Lets the user in.\n\nAsks for *both*.",
        components: [
            Component(
                role: .wireframe, type: "LoginWireframe", imports: ["UIKit", "Core"],
                file: "Login/LoginWireframe.swift",
                line: 12, documentation: "Leads on.")
        ],
        interfaces: [
            Interface(
                protocol: "LoginWireframeInterface", from: .presenter, to: .wireframe,
                members: [
                    .init(
                        name: "navigate(to:)", signature: "func navigate(to option: LoginNavigationOption)",
                        documentation: "One way out.", file: "Login/LoginInterfaces.swift", line: 8)
                ], documentation: "Ways out.", file: "Login/LoginInterfaces.swift", line: 7)
        ],
        options: [
            NavigationOption(
                name: "home", parameters: [Parameter(name: "user", type: "User")], documentation: "After success.",
                file: "Login/LoginInterfaces.swift", line: 3, routes: ["Login > Home . home"])
        ],
        references: [
            Reference(
                from: .presenter, to: .view, strength: .weak, member: "view", type: "LoginViewInterface",
                file: "Login/LoginPresenter.swift", line: 7)
        ],
        uses: [Use(from: .view, to: .presenter, file: "Login/LoginViewController.swift", line: 20)], reachable: true,
        inputs: [
            Input(name: "email", type: "String?", channel: .factory, file: "Login/LoginWireframe.swift", line: 14)
        ],
        outputs: [
            Output(
                name: "delegate", type: "LoginDelegate", channel: .delegate, members: ["loginDidEnd()"],
                file: "Login/LoginPresenter.swift", line: 9)
        ],
        services: [Dependency(type: "SessionService", from: .interactor, file: "Login/LoginInteractor.swift", line: 4)],
        entities: [Dependency(type: "User", from: .presenter, file: "Login/LoginPresenter.swift", line: 11)],
        storyboard: StoryboardScene(file: "Login/Login.storyboard", identifier: "Login"), variants: ["Change"])

    static let back = Route(
        id: "Home > back", source: "Home", target: nil, destination: .init(kind: .back, name: "back"),
        landsOn: ["Login"], neverTriggered: true, transition: .pop, confidence: .inferred)

    static let forward = Route(
        id: "Login > Home . home", source: "Login", target: "Home", destination: .init(kind: .node, name: "Home"),
        variant: "Change", transition: .push, container: .navigation, option: "home", method: "navigate(to:)",
        passes: [.init(name: "user", type: "User", channel: .enumValue)], condition: "user.isKnown",
        conditionIsPartial: true,
        confidence: .exact,
        evidence: [
            .init(file: "Login/LoginWireframe.swift", line: 30, role: .shows, object: "a1-B2-c3"),
            .init(file: "Home/HomeWireframe.swift", line: 4, role: .target),
        ],
        triggers: [
            [
                .init(component: .view, type: "LoginViewController", member: "didTap(_:)", file: "a.swift", line: 1),
                .init(component: nil, type: "Gate", member: "pass(_:)", file: "b.swift", line: 2),
            ]
        ])
}
