import NavigationGraph

/// A small app, written by hand: a launch, three groups, one of each kind of node and most transitions.
enum SampleGraph {
    static let login = Module(
        id: "Login", name: "Login", group: "App/Onboarding",
        components: [
            component(.view, "LoginViewController"), component(.presenter, "LoginPresenter"),
            component(.interactor, "LoginInteractor"), component(.wireframe, "LoginWireframe"),
            component(.formatter, "LoginFormatter"),
        ],
        references: [
            reference(.view, .presenter, .strong), reference(.presenter, .view, .unowned),
            reference(.presenter, .interactor, .strong), reference(.interactor, .presenter, .weak),
            reference(.presenter, .wireframe, .strong), reference(.presenter, .formatter, .strong),
            reference(.wireframe, .view, .weak),
        ],
        reachable: true,
        services: [Dependency(type: "SessionService", from: .interactor, file: "LoginInteractor.swift", line: 4)],
        entities: [Dependency(type: "User", from: .interactor, file: "LoginInteractor.swift", line: 9)])

    static let app = NavigationGraph(
        app: .init(name: "Sample"),
        modules: [
            login,
            Module(id: "Register", name: "Register", group: "App/Onboarding", reachable: true),
            Module(id: "Home", name: "Home", group: "App/Main", reachable: true),
            Module(id: "Profile", name: "Profile", group: "App/Main/Account", reachable: true),
            Module(id: "Settings", name: "Settings", group: "App/Main/Account", reachable: true),
            Module(id: "Terms", kind: .screen, name: "Terms", group: "App/Onboarding", reachable: true),
            Module(id: "Flow", kind: .coordinator, name: "Flow", group: "App", reachable: true),
            Module(id: "Old", name: "Old", group: "App/Legacy", reachable: false),
        ],
        entryPoints: [
            EntryPoint(id: "App", kind: .launch, file: "App/AppDelegate.swift", line: 1),
            EntryPoint(id: "App:deeplink:profile", kind: .deeplink, file: "App/Links.swift", line: 3),
        ],
        routes: [
            route("App", "Flow", .root), route("Flow", "Login", .root), route("Flow", "Home", .root),
            route("Login", "Register", .push), route("Login", "Terms", .present), route("Register", "Terms", .present),
            route("Login", "Home", .push), route("Login", "Home", .present, 1), route("Home", "Profile", .tab),
            route("Home", "Settings", .embed), route("Profile", "Settings", .push, confidence: .inferred),
            route("Settings", "Login", .custom), route("App:deeplink:profile", "Profile", .push),
            Route(
                id: "Login>back", source: "Login", target: nil, destination: .init(kind: .back, name: "back"),
                transition: .pop),
        ])

    static func component(_ role: Role, _ type: String) -> Component {
        Component(role: role, type: type, file: "\(type).swift", line: 1)
    }

    static func reference(_ from: Role, _ to: Role, _ strength: Reference.Strength) -> Reference {
        Reference(from: from, to: to, strength: strength, file: "Login.swift", line: 1)
    }

    static func route(
        _ source: String, _ target: String, _ transition: Transition, _ ordinal: Int = 0,
        confidence: Confidence = .exact
    ) -> Route {
        Route(
            id: "\(source)>\(target)>\(ordinal)", source: source, target: target,
            destination: .init(kind: .node, name: target), transition: transition, confidence: confidence)
    }
}
