import NavigationGraph
import Testing

@testable import Site

@Suite struct SurroundingsTests {
    private static func route(
        _ source: String, _ target: String, by transition: Transition = .tab, file: String? = nil,
        confidence: Confidence = .exact, _ kinds: Route.TriggerStep.Kind?...
    ) -> Route {
        Route(
            id: "\(source)->\(target)", source: source, target: target,
            destination: Route.Destination(kind: .node, name: target), transition: transition, method: "show()",
            confidence: confidence,
            evidence: [Route.Evidence(file: file ?? "\(source).swift", line: 9, role: .shows)],
            triggers: kinds.map {
                [
                    Route.TriggerStep(
                        component: nil, type: "Code", member: "run()", file: "Code.swift", line: 3, kind: $0)
                ]
            })
    }

    private func site(_ routes: Route..., kind: Module.Kind = .module) -> SiteContents { site(routes, kind: kind) }

    private func site(_ routes: [Route], kind: Module.Kind = .module) -> SiteContents {
        let graph = NavigationGraph(
            app: NavigationGraph.App(name: "Bank"),
            modules: ["Tabs", "Home", "Profile"].map { name in
                Module(
                    id: name, kind: name == "Tabs" ? kind : .screen, name: name,
                    components: [Component(role: .view, type: "\(name)View", file: "\(name).swift", line: 1)])
            },
            entryPoints: [
                EntryPoint(id: "App", kind: .launch, file: "App.swift", line: 1),
                EntryPoint(id: "App:deeplink:home", kind: .deeplink, file: "App.swift", line: 9),
            ], routes: routes)
        return SiteContents(
            SiteTables(
                graph: graph, diagnostics: [], options: SiteOptions(), pictures: ScreenPictures([]) { _ in nil },
                threads: 1
            ) { _ in nil })
    }

    /// Whether Tabs stands around Home.
    private func isAround(_ route: Route, kind: Module.Kind = .screen) -> Bool {
        site(route, kind: kind).isAround(route)
    }

    @Test func aScreenThatFillsItsTabsByItselfIsAroundThem() {
        #expect(isAround(Self.route("Tabs", "Home", .lifecycle)))
        #expect(isAround(Self.route("App", "Home", .entry)), "what launch code fills is around the app")
        #expect(isAround(Self.route("Tabs", "Home", .output), kind: .module), "its own router does")
    }

    @Test func whoeverReplacesAllScreensByTabsIsNotAroundThem() {
        #expect(!isAround(Self.route("Tabs", "Home", .action)))
        #expect(!isAround(Self.route("Tabs", "Home", .observer)))
        #expect(!isAround(Self.route("Tabs", "Home", .output, .lifecycle)))
        #expect(!isAround(Self.route("Tabs", "Home", .action), kind: .module))
        #expect(!isAround(Self.route("Tabs", "Home", file: "Helper.swift", .output), kind: .module))
        #expect(!isAround(Self.route("Tabs", "Home", confidence: .inferred, .lifecycle)), "a tab that is selected")
        #expect(!isAround(Self.route("App:deeplink:home", "Home", .entry)))
        #expect(!isAround(Self.route("Tabs", "Home", by: .embed, confidence: .inferred, .lifecycle)))
    }

    @Test func aTabIsSelectedOnlyWhereOneIsInTheTabBar() {
        let (tab, link) = (Self.route("Tabs", "Home", .lifecycle), Self.route("App:deeplink:home", "Home", .entry))
        let later = Self.route("Tabs", "Profile", .observer)
        let site = site(tab, link, later)
        #expect(site.isTabToSelect(tab))
        #expect(site.isTabToSelect(later), "its source is known to hold the tabs by another route")
        #expect(!site.isTabToSelect(link))
        #expect(!site.isTabToSelect(Self.route("Tabs", "Home", .action)), "it is tapped")
    }

    @Test func whatIsAtTheBottomOfATabOnlyClosesWhatItShowed() {
        let back = Route(
            id: "back", source: "Home", target: nil, destination: Route.Destination(kind: .back, name: "back"),
            transition: .dismiss, method: "close()")
        let (tab, launch) = (Self.route("Tabs", "Home"), Self.route("App", "Home", by: .root))
        let (root, push) = (Self.route("Profile", "Home", by: .root), Self.route("Profile", "Home", by: .push))
        for ways in [[tab], [launch], [tab, root]] { #expect(site(ways).closesOnly(back)) }
        #expect(!site([tab, push]).closesOnly(back), "it is pushed, too")
        #expect(!site([root]).closesOnly(back), "the stack may be in a sheet")
        #expect(!site([]).closesOnly(back), "nobody knows how it is shown")
        var landing = back
        landing.landsOn = ["Tabs"]
        #expect(!site([tab]).closesOnly(landing))
        #expect(!site([tab]).closesOnly(push))
    }

    @Test func theSystemLeadsBackFromWhatWasPushed() {
        let site = site()
        #expect(site.wayBack(of: Self.route("Home", "Profile", by: .push)) == .pop)
        #expect(site.wayBack(of: Self.route("Home", "Profile", by: .sheet)) == .dismiss)
        #expect(site.wayBack(of: Self.route("Home", "Profile", by: .root)) == nil)
        #expect(site.wayBack(of: Self.route("App", "Profile", by: .push)) == nil)
        #expect(self.site(kind: .coordinator).wayBack(of: Self.route("Tabs", "Profile", by: .push)) == nil)
    }
}
