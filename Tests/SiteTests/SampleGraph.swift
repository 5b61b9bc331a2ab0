import Foundation
import NavigationGraph

@testable import Site

/// Graphs that the tests of the site share, made by hand.
enum SampleGraph {
    /// Two modules in two groups, an entry point, and a route of each kind.
    static var small: NavigationGraph {
        var login = Module(
            id: "Login", name: "Login", group: "App/Onboarding", dialect: "infinum",
            summary: "Lets the user in.", documentation: "Lets the user in.\n\n- Note: Slowly.",
            components: [
                Component(role: .wireframe, type: "LoginWireframe", file: "App/LoginWireframe.swift", line: 3),
                Component(
                    role: .presenter, type: "LoginPresenter", file: "App/LoginPresenter.swift", line: 4,
                    documentation: "Decides."),
            ],
            interfaces: [
                Interface(
                    protocol: "LoginWireframeInterface", from: .presenter, to: .wireframe,
                    members: [
                        Interface.Member(
                            name: "navigate(to:)", signature: "func navigate(to option: LoginNavigationOption)",
                            documentation: "Goes.", file: "App/LoginInterfaces.swift", line: 8)
                    ], file: "App/LoginInterfaces.swift", line: 7)
            ],
            options: [
                NavigationOption(
                    name: "home", parameters: [Parameter(name: "user", type: "User")],
                    file: "App/LoginInterfaces.swift", line: 2, routes: ["Login->Home"]),
                NavigationOption(name: "nowhere", file: "App/LoginInterfaces.swift", line: 3),
            ],
            references: [
                Reference(
                    from: .presenter, to: .wireframe, strength: .strong, member: "wireframe",
                    type: "LoginWireframeInterface", file: "App/LoginPresenter.swift", line: 6)
            ], reachable: true)
        login.inputs = [
            Input(name: "user", type: "User", channel: .initializer, file: "App/LoginWireframe.swift", line: 5)
        ]
        login.outputs = [
            Output(
                name: "delegate", type: "LoginDelegate", channel: .delegate, members: ["didLogIn()"],
                file: "App/LoginPresenter.swift", line: 7)
        ]
        login.services = [
            Dependency(type: "SessionService", from: .interactor, file: "App/LoginPresenter.swift", line: 8)
        ]
        login.storyboard = StoryboardScene(file: "App/Login.storyboard", identifier: "Login")
        let home = Module(id: "Home", name: "Home", group: "App/Main")
        var graph = NavigationGraph(
            app: NavigationGraph.App(name: "Sample"), modules: [login, home],
            entryPoints: [EntryPoint(id: "App", kind: .launch, file: "App/AppDelegate.swift", line: 2)],
            routes: [
                Route(
                    id: "App->Login", source: "App", target: "Login",
                    destination: Route.Destination(kind: .node, name: "Login"), transition: .root,
                    evidence: [Route.Evidence(file: "App/AppDelegate.swift", line: 6, role: .shows)]),
                Route(
                    id: "Login->Home", source: "Login", target: "Home",
                    destination: Route.Destination(kind: .node, name: "Home"), transition: .push,
                    container: .navigation, option: "home", method: "navigate(to:)",
                    passes: [Route.Passed(name: "user", type: "User", channel: .initializer)],
                    condition: "user != nil",
                    evidence: [Route.Evidence(file: "App/LoginWireframe.swift", line: 49, role: .shows)],
                    triggers: [
                        [
                            Route.TriggerStep(
                                component: .view, type: "LoginViewController", member: "didTap()",
                                file: "App/LoginViewController.swift", line: 9)
                        ],
                        [
                            Route.TriggerStep(
                                component: .view, type: "signInButton", member: "touchUpInside", title: "Sign in",
                                file: "App/LoginViewController.swift", line: 12, kind: .action)
                        ],
                    ]),
                Route(
                    id: "Login->back", source: "Login", target: nil,
                    destination: Route.Destination(kind: .back, name: ""), landsOn: ["Home"], transition: .dismiss,
                    method: "close()"),
                Route(
                    id: "Login->alert", source: "Login", target: nil,
                    destination: Route.Destination(kind: .system, name: "UIAlertController"), transition: .alert,
                    confidence: .inferred),
                Route(
                    id: "Login->unknown", source: "Login", target: nil,
                    destination: Route.Destination(kind: .unresolved, name: "controller"), neverTriggered: true,
                    transition: .push, confidence: .unresolved),
            ])
        graph.unresolved = [
            UnresolvedCall(
                file: "App/LoginWireframe.swift", line: 60, call: "show(_:sender:)", reason: "a dictionary",
                owner: "LoginWireframe")
        ]
        graph.coverage = Coverage(resolved: 4, outsideModules: 1, unresolved: 1)
        graph.navigationCalls = [
            NavigationCall(
                file: "App/Toast.swift", line: 9, column: 5, call: "addChild(_:)", class: .outsideModules,
                owner: "Toast")
        ]
        graph.scan = ScanReport(swiftFiles: 6, storyboards: 1)
        return graph
    }

    /// The small graph with `name` wherever a scanned app could put text.
    static func hostile(_ name: String) -> NavigationGraph {
        var graph = small
        graph.app = NavigationGraph.App(name: name, revision: name, remote: name)
        let module = Module(
            id: name, name: name, group: name, dialect: name, summary: name, documentation: name,
            components: [Component(role: .view, type: name, file: name, line: 1, documentation: name)],
            interfaces: [
                Interface(
                    protocol: name, from: .view, to: .presenter,
                    members: [
                        Interface.Member(name: name, signature: name, documentation: name, file: name, line: 2)
                    ], documentation: name, file: name, line: 1)
            ],
            options: [
                NavigationOption(
                    name: name, parameters: [Parameter(name: name, type: name)], documentation: name, file: name,
                    line: 1, routes: [name, "unknown"])
            ],
            references: [
                Reference(from: .view, to: .view, strength: .weak, member: name, type: name, file: name, line: 1)
            ],
            inputs: [Input(name: name, type: name, channel: .property, file: name, line: 1)],
            outputs: [Output(name: name, type: name, channel: .closure, members: [name], file: name, line: 1)],
            services: [Dependency(type: name, from: .view, file: name, line: 1)],
            entities: [Dependency(type: name, from: .view, file: name, line: 1)],
            storyboard: StoryboardScene(file: name, identifier: name), variants: [name])
        graph.modules.append(module)
        graph.entryPoints.append(EntryPoint(id: "App:deeplink:\(name)", kind: .deeplink, file: name, line: -1))
        graph.routes.append(
            Route(
                id: name, source: name, target: "Login", destination: Route.Destination(kind: .node, name: name),
                landsOn: [name], variant: name, transition: .custom, option: name, method: name,
                passes: [Route.Passed(name: name, type: name, channel: .closure)], condition: name,
                evidence: [Route.Evidence(file: name, line: 99_999, role: .call, object: name)],
                triggers: [
                    [
                        Route.TriggerStep(
                            component: nil, type: name, member: name, title: name, file: name, line: 1, kind: .action)
                    ], [],
                ]))
        graph.unresolved.append(UnresolvedCall(file: name, line: 1, call: name, reason: name, owner: name))
        graph.navigationCalls += [
            NavigationCall(
                file: name, line: 1, column: 1, call: name, class: .outsideModules, reason: name, owner: name),
            NavigationCall(file: name, line: 2, column: 1, call: name, class: .outsideModules),
        ]
        graph.storyboardFaults = [StoryboardFault(message: name, file: name, line: 1)]
        graph.suppressions = [Suppression(rule: name, reason: name, file: name, line: 1)]
        graph.scan.target = name
        graph.scan.outOfTarget = [name]
        return graph
    }

    /// Text that an app could contain and no page may show as markup, as a path or as layout.
    static let hostileNames = [
        "<script>alert(1)</script>", "\"'><img src=x onerror=alert(1)>", "../../etc/passwd", "..", "/", "", " ",
        "two\nlines\r\nand a tab\t", String(repeating: "longName", count: 250), "\u{202E}gnp.exe\u{2066}",
        "\u{0}\u{1B}[31m",
        "{{title}} {{{body}}} \u{F8FE}body\u{F8FF}", "a#b?c%d&amp;e", "CON", "-->", "]]>", "javascript:alert(1)",
    ]

    /// Sources with 70 lines for every file.
    @Sendable static func sources(_ file: String) -> [UInt8]? {
        Array((1...70).map { "line \($0) of <\(file)>\n" }.joined().utf8)
    }

    /// Diagrams in which only the links are of interest.
    static func diagrams(of graph: NavigationGraph) -> SiteDiagrams {
        func svg(_ id: String, _ link: String) -> SiteDiagram {
            SiteDiagram(
                "<?xml version=\"1.0\"?><svg id=\"\(id)\"><title>\(id)</title><a href=\"\(link)\"><rect/></a></svg>")
        }
        let names = PageNames(graph)
        var diagrams = SiteDiagrams(styles: ".x { fill: none }")
        diagrams.map = svg("map-svg", "routes.html")
        diagrams.overview = svg("overview-svg", "routes.html")
        diagrams.mapFile = svg("map-file", "index.html")
        diagrams.legend = svg("legend-svg", "routes.html")
        for module in graph.modules {
            let page = names.module(module.id) ?? ""
            diagrams.neighbourhoods[module.id] = svg("neighbourhood-svg", PageNames.link(to: page, from: page))
            diagrams.components[module.id] = svg("components-svg", PageNames.link(to: page, from: page))
        }
        return diagrams
    }

    /// The folder `Themes` of this repository.
    static let themes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Themes")

    static func site(
        of graph: NavigationGraph, options: SiteOptions = SiteOptions(),
        sources: @escaping @Sendable (String) -> [UInt8]? = SampleGraph.sources
    ) throws -> SiteBuilder {
        try SiteBuilder(
            graph: graph, diagrams: diagrams(of: graph), theme: Theme.load("atlas", in: [themes]), options: options,
            sources: sources)
    }

    /// What a page sees of a graph.
    static func contents(of graph: NavigationGraph) -> SiteContents {
        SiteContents(
            SiteTables(
                graph: graph, diagnostics: [], options: SiteOptions(), pictures: ScreenPictures([]) { _ in nil },
                threads: 1, sources: SampleGraph.sources))
    }

    /// The text of each page by its path.
    static func pages(of site: SiteBuilder) -> [String: String] {
        let pages = site.paths.indices.map { site.page(at: $0) }
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }
}
