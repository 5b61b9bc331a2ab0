import Diagnostics
import Foundation
import NavigationGraph
import Testing

@testable import Site
@testable import SiteScripts

struct SiteBuilderTests {
    /// A page's text without its tags, as one line.
    private func text(_ page: String?) -> String {
        var text = ""
        var isTag = false
        for character in page ?? "" {
            switch character {
            case "<": isTag = true
            case ">": isTag = false
            default: if !isTag { text.append(character) }
            }
        }
        return text
    }

    @Test func thereIsAPageForEverything() throws {
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.small))
        let expected = [
            "index.html", "routes.html", "coverage.html", "entry-points.html", "services.html", "about.html",
            "graph.json", "routes.csv", "routes.json", "modules/Login.html", "modules/Home.html",
            "groups/App-Onboarding.html", "groups/App-Main.html", "source/App-LoginWireframe.swift.html",
            "assets/stylesheet.css", "assets/diagrams.css", "assets/favicon.svg", "map.html", "map.svg",
            "data/graph.js", "data/search.js", "assets/search.js", "assets/controls.css",
        ]
        for path in expected { #expect(pages[path] != nil, "\(path)") }
        #expect(MarkupCheck.faults(of: pages) == [])
    }

    @Test func theModulePageTellsTheWholeStory() throws {
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.small))
        let login = text(pages["modules/Login.html"])
        for part in [
            "Login is a VIPER module of the group Onboarding, set as the root by the app’s launch. It is 1 step from the app’s launch and leads to 1 other.",
            "Lets the user in.", "No route was found for the navigation option nowhere", "home(user: User)",
            "in a navigation controller", "user != nil",
            "passes user: User", "view", "LoginViewController.didTap()", "shown at LoginWireframe.swift:49",
            "This option leads nowhere.", "may land on Home", "UIAlertController", "inferred",
            "unknown controller", "never triggered", "didLogIn()", "SessionService",
            "func navigate(to option: LoginNavigationOption)", "strong", "Login in Login.storyboard",
        ] {
            #expect(login.contains(part), "\(part)")
        }
        let home = text(pages["modules/Home.html"])
        #expect(
            home.contains(
                "Home is a VIPER module of the group Main, pushed by Login. It is 2 steps from the app’s launch and leads to no other screen."
            ))
        #expect(home.contains("Home leads nowhere: no navigation call was found in it."))
    }

    @Test func routesThatDifferInTheVariantAloneAreToldApart() throws {
        var graph = SampleGraph.small
        var other = graph.routes[1]
        (other.id, other.variant) = ("Login->Home in Guest", "Guest")
        graph.routes.append(other)
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph))
        #expect(text(pages["routes.html"]).contains("variant Guest"))
        #expect(pages["routes.md"]?.contains("variant Guest") == true)
    }

    @Test func manyAlertsAndWaysBackAreFoldedUnderTheWaysOn() throws {
        var graph = SampleGraph.small
        let few = SampleGraph.pages(of: try SampleGraph.site(of: graph))
        #expect(few["modules/Login.html"]?.contains("And 1 alert") == false)
        for number in 1...5 {
            var alert = graph.routes[3]
            alert.id = "Login->alert \(number)"
            graph.routes.append(alert)
        }
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph))
        let page = try #require(pages["modules/Login.html"])
        let parts = page.components(separatedBy: "<summary>And 6 alerts and system screens, 1 way back</summary>")
        try #require(parts.count == 2)
        #expect(text(parts[0].components(separatedBy: "id=\"ways-out\"").last).contains("Home"))
        #expect(!parts[0].contains("UIAlertController"))
        #expect(parts[1].components(separatedBy: "id=\"route-").count == 8)
    }

    @Test func waysInThatSayTheSameAreOneRow() throws {
        var graph = SampleGraph.small
        for number in 1...2 {
            var other = graph.routes[1]
            (other.id, other.evidence[0].line) = ("Login->Home \(number)", 60 + number)
            graph.routes.append(other)
        }
        graph.routes.append(graph.routes[1])
        (graph.routes[graph.routes.count - 1].id, graph.routes[graph.routes.count - 1].passes) = ("Login->Home x", [])
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph))
        let page = try #require(pages["modules/Home.html"])
        let rows = page.components(separatedBy: "id=\"ways-in\"").last?.components(separatedBy: "</table>").first ?? ""
        #expect(rows.components(separatedBy: "<tr").count == 4, "a head and two rows")
        #expect(text(rows).contains("and 2 like it: 2 3"))
        #expect(pages["modules/Login.html"]?.components(separatedBy: "id=\"route-").count == 8)
    }

    @Test func evidenceLeadsToTheMarkedLine() throws {
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.small))
        let login = try #require(pages["modules/Login.html"])
        #expect(login.contains("href=\"../source/App-LoginWireframe.swift.html#L49\""))
        let source = try #require(pages["source/App-LoginWireframe.swift.html"])
        #expect(source.contains("<span class=\"line mark\" id=\"L49\">"))
        #expect(text(source).contains("line 49 of &lt;App/LoginWireframe.swift&gt;"))
        #expect(source.contains("<span class=\"line\" id=\"L45\">") && !source.contains("id=\"L44\""))
    }

    @Test func withoutTheSourcesPlacesAreText() throws {
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.small) { _ in nil })
        #expect(!pages.keys.contains { $0.hasPrefix("source/") })
        #expect(text(pages["modules/Login.html"]).contains("shown at LoginWireframe.swift:49"))
        #expect(MarkupCheck.faults(of: pages) == [])
    }

    @Test func theHostsLinkIsEncodedAndOnTheExcerptOnly() throws {
        var graph = SampleGraph.small
        graph.app.revision = "abc"
        graph.entryPoints[0].file = "App/My \"Delegate\".swift"
        let options = SiteOptions(sourceLink: "https://example.org/{revision}/{file}#L{line}")
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph, options: options))
        let source = try #require(
            pages["source/App-My-Delegate-.swift.html"] ?? pages["source/App-My-Delegate.swift.html"])
        #expect(source.contains("href=\"https://example.org/abc/App/My%20%22Delegate%22.swift#L1\""))
        #expect(!(pages["index.html"] ?? "").contains("https://example.org"))
        let unsafe = SiteOptions(sourceLink: "javascript:{file}")
        let without = SampleGraph.pages(of: try SampleGraph.site(of: graph, options: unsafe))
        #expect(!without.values.contains { $0.contains("javascript:") })
    }

    @Test(arguments: SampleGraph.hostileNames)
    func textOfTheAppIsNeverMarkup(_ name: String) throws {
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.hostile(name)))
        #expect(MarkupCheck.faults(of: pages) == [])
        for (path, page) in pages where path.hasSuffix(".html") {
            #expect(!page.contains("<img") && !page.contains("href=\"javascript:"))
            for script in page.components(separatedBy: "<script").dropFirst() {
                let file = script.replacingOccurrences(of: "../", with: "")
                #expect(file.hasPrefix(" src=\"assets/") || file.hasPrefix(" src=\"data/"), "\(path)")
            }
            #expect(!page.unicodeScalars.contains("\u{202E}") && !page.unicodeScalars.contains("\u{0}"))
            #expect(page.components(separatedBy: "<main").count == 2, "\(path)")
        }
    }

    @Test(arguments: SampleGraph.hostileNames)
    func dataOfScriptsIsDataAndShowsItsCharacters(_ name: String) throws {
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.hostile(name)))
        for (path, member) in [("data/graph.js", "graph"), ("data/search.js", "search")] {
            let data = try #require(pages[path])
            let start = "(window.wiremap ??= {}).\(member) = "
            #expect(data.hasPrefix(start) && data.hasSuffix(";\n"), "\(path)")
            let json = Data(data.dropFirst(start.count).dropLast(2).utf8)
            #expect((try? JSONSerialization.jsonObject(with: json)) is [String: Any], "\(path)")
        }
        // What is shown; the ids in the other file are only compared.
        #expect(pages["data/search.js"]?.unicodeScalars.contains("\u{202E}") == false)
    }

    @Test func theSearchKnowsEveryPart() throws {
        let data = try #require(SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.small))["data/search.js"])
        for name in [
            "Login", "Home", "home", "nowhere", "LoginWireframe", "LoginWireframeInterface", "SessionService",
            "Sign in",
        ] {
            #expect(data.contains("\"\(name)\","), "\(name)")
        }
        #expect(data.contains("\"home\",4,\"route-2\"") || data.contains("\"route-"), "an option leads to its route")
    }

    @Test func theStartSaysHowManyLooseEndsThereAre() throws {
        var graph = SampleGraph.small
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph))
        let count = LooseEnds(SampleGraph.contents(of: graph)).count
        #expect(count > 0)
        #expect(pages["index.html"]?.contains("<a href=\"coverage.html#loose-ends\">\(count)</a>") == true)
        #expect(
            text(pages["index.html"]).contains("way between screens")
                || text(pages["index.html"]).contains("ways between screens"))
        graph.modules = graph.modules.map { module in
            var module = module
            (module.kind, module.reachable) = (.screen, true)
            return module
        }
        graph.routes.removeAll(where: \.neverTriggered)
        let start = text(SampleGraph.pages(of: try SampleGraph.site(of: graph))["index.html"])
        #expect(!start.contains("loose end"))
        #expect(!start.contains("modules0") && !start.contains("no modules"), "what is none is not told")
    }

    @Test func waysInThatWereNotFollowedAreLooseEnds() throws {
        var graph = SampleGraph.small
        let before = LooseEnds(SampleGraph.contents(of: graph)).count
        graph.entryPoints += ["coupons", "orders"].map {
            EntryPoint(
                id: "App:deeplink:\($0)", kind: .deeplink, file: "App/Links.swift", line: 3,
                unresolved: "what open(_:) does with it was not followed to a screen")
        }
        #expect(LooseEnds(SampleGraph.contents(of: graph)).count == before + 2)
        let page = try #require(SampleGraph.pages(of: try SampleGraph.site(of: graph))["coverage.html"])
        #expect(
            text(page).contains(
                "Entry points without a routeDeep link coupons, Deep link orders: what open(_:) does with it was not "
                    + "followed to a screen"))
        #expect(page.contains("<a href=\"entry-points.html#entry-2\">Deep link coupons</a>"))
    }

    @Test func scriptsAreSmall() {
        let scripts = SiteScripts.all.filter { $0.name.hasSuffix(".js") }
        #expect(scripts.count > 5)
        #expect(scripts.reduce(0) { $0 + $1.bytes.count } < 30_000)
        for script in scripts {
            #expect(String(decoding: script.bytes, as: UTF8.self).contains("'use strict';"), "\(script.name)")
        }
    }

    @Test func anEmptyAppReadsWell() throws {
        let graph = NavigationGraph(app: NavigationGraph.App(name: "Nothing"))
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph))
        #expect(MarkupCheck.faults(of: pages) == [])
        #expect(text(pages["index.html"]).contains("No modules were found in the sources"))
        #expect(text(pages["index.html"]).contains("0modules") || text(pages["index.html"]).contains("modules0"))
        #expect(text(pages["routes.html"]).contains("No routes were found."))
        #expect(text(pages["coverage.html"]).contains("No navigation calls were found in the sources."))
    }

    @Test func numbersAgreeWithTheirNouns() throws {
        #expect("\(Count(1, "route"))" == "1 route")
        #expect("\(Count(2, "storyboard or xib", "storyboards and xibs"))" == "2 storyboards and xibs")
        #expect("\(Count(0, "route"))" == "no routes")
        #expect(Percentage(9999, of: 10_000).text == "99.9%")
        #expect(Percentage(1, of: 10_000).text == "0.1%" && Percentage(405, of: 424).text == "95.5%")
        #expect(Percentage(1000, of: 1000).text == "100%")
        #expect(Percentage(0, of: 0).text == "0%")
    }

    @Test func idsThatAreThereTwiceGiveOnePage() throws {
        var graph = SampleGraph.small
        graph.modules += graph.modules
        graph.routes += graph.routes
        graph.entryPoints += graph.entryPoints
        let site = try SampleGraph.site(of: graph)
        #expect(Set(site.paths).count == site.paths.count)
        #expect(MarkupCheck.faults(of: SampleGraph.pages(of: site)) == [])
    }

    @Test(arguments: ["../secret", "/etc/passwd", "a/../../b", "", "a//b", "./a", "a\u{0}b"])
    func noFileAboveTheRootIsAskedFor(_ file: String) throws {
        var graph = SampleGraph.small
        graph.entryPoints[0].file = file
        let lock = NSLock()
        // Every access is inside `lock`, or after the site is there.
        nonisolated(unsafe) var asked: [String] = []
        _ = try SampleGraph.site(of: graph) { file in
            lock.withLock { asked.append(file) }
            return nil
        }
        #expect(asked.contains("App/LoginWireframe.swift") && !asked.contains(file))
    }

    @Test func groupsAreToldApartByTheirLastFolders() {
        let paths = ["", "App", "App/Shop", "App/Account/Main", "App/Home/Main", "/", "Other/App/Shop2"]
        let modules = paths.enumerated().map { Module(id: "M\($0)", name: "M\($0)", group: $1) }
        let groups = ModuleGroup.all(in: NavigationGraph(app: NavigationGraph.App(name: ""), modules: modules))
        #expect(
            groups.map(\.path) == ["/", "App", "App/Account/Main", "App/Home/Main", "App/Shop", "Other/App/Shop2", ""])
        #expect(groups.map(\.label) == ["/", "App", "Account/Main", "Home/Main", "Shop", "Shop2", "No group"])
    }

    @Test func namesThatSayNothingOrTooMuchGetALabel() {
        #expect(Label.of(" \n\u{A0}") == "(no name)")
        #expect(Label.of(String(repeating: "x", count: 500)).count == 101)
        #expect(Label.of("Login") == "Login")
    }

    @Test func credentialsOfARemoteStayOut() throws {
        var graph = SampleGraph.small
        graph.app.remote = "https://user:secret@example.org/app@1.git"
        let home = text(SampleGraph.pages(of: try SampleGraph.site(of: graph))["about.html"])
        #expect(home.contains("https://example.org/app@1.git") && !home.contains("secret"))
    }

    @Test func coverageTellsTheShareAndWhoseCallsLieOutside() throws {
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: SampleGraph.small))
        let page = text(pages["coverage.html"])
        #expect(page.contains("Modules have a part in 5 of them. Of these, 4 were followed: 80%."))
        #expect(page.contains("Calls outside of modules") && page.contains("Toast") && page.contains("addChild(_:)"))
    }

    @Test func whatTheScanHadToSayIsListed() throws {
        let place = SourcePlace(file: "App/Bad.swift", line: 3)
        let site = try SiteBuilder(
            graph: SampleGraph.small, diagrams: SiteDiagrams(), theme: Theme.load("atlas", in: [SampleGraph.themes]),
            diagnostics: [Diagnostic(.warning, at: place, "this is no Swift", advice: "mend it")])
        let page = text(SampleGraph.pages(of: site)["coverage.html"])
        #expect(page.contains("this is no Swift; mend it") && page.contains("Bad.swift:3"))
    }

    @Test func aLargeAppShowsOnlyThePagesGroupBesideIt() throws {
        var graph = SampleGraph.small
        graph.modules += (0..<200).map { Module(id: "Module\($0)", name: "Module\($0)", group: "App/Group\($0 / 10)") }
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph))
        let page = try #require(pages["modules/Module55.html"])
        #expect(page.contains("href=\"Module51.html\"") && !page.contains("href=\"Module61.html\""))
        #expect(MarkupCheck.faults(of: pages) == [])
    }

    @Test func aLargeAppBeginsWithItsGroups() throws {
        let site = try SampleGraph.site(of: SampleGraph.small)
        let home = try #require(SampleGraph.pages(of: site)["index.html"])
        // The sample has an overview, so its map is a file of its own and no part of the page.
        #expect(home.contains("overview-svg") && home.contains("href=\"map.html\""))
        #expect(home.components(separatedBy: "<figure>").count == 3, "the overview and the legend")
        let (groups, entries) = (home.firstRange(of: "id=\"groups\""), home.firstRange(of: "id=\"entry-points\""))
        #expect(try #require(groups).lowerBound < #require(entries).lowerBound)
    }

    @Test func whoCallsWhomIsShown() throws {
        var graph = SampleGraph.small
        let login = try #require(graph.modules.firstIndex { $0.id == "Login" })
        graph.modules[login].uses = [Use(from: .view, to: .presenter, file: "App/LoginWireframe.swift", line: 33)]
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph))
        #expect(text(pages["modules/Login.html"]).contains("viewpresenterLoginWireframe.swift:33"))
        #expect(pages["source/App-LoginWireframe.swift.html"]?.contains("class=\"line mark\" id=\"L33\"") == true)
        #expect(!text(pages["modules/Home.html"]).contains("Who calls whom"))
        #expect(MarkupCheck.faults(of: pages) == [])
    }

    @Test(arguments: [
        ([Transition.push], ["Home"], "Onboarding, pushed by Home."),
        ([.embed, .embed], ["Home", "Login"], "Onboarding, embedded by Home and itself."),
        ([.push, .tab], ["Home", "App"], "Onboarding, pushed by Home and shown as a tab by the app’s launch."),
        (
            [.push, .push, .replace], ["Home", "App", "Home"],
            "Onboarding, pushed by the app’s launch and Home, and put in place of another screen by Home."
        ),
        ([.push, .root], ["Home", "Home"], "Onboarding, pushed or set as the root by Home."),
        (
            [.sheet, .present, .push, .root], ["Home", "Home", "Home", "App"],
            "Onboarding, presented, pushed or shown as a sheet by Home and set as the root by the app’s launch."
        ),
    ])
    func theIntroductionReadsLikeASentence(transitions: [Transition], sources: [String], sentence: String) throws {
        var graph = SampleGraph.small
        graph.routes = zip(transitions, sources).enumerated().map { index, route in
            Route(
                id: "\(index)", source: route.1, target: "Login",
                destination: Route.Destination(kind: .node, name: "Login"), transition: route.0)
        }
        let login = text(SampleGraph.pages(of: try SampleGraph.site(of: graph))["modules/Login.html"])
        #expect(login.contains(sentence), "\(login.prefix(900))")
    }

    @Test func aCoordinatorIsStartedAndNotShown() throws {
        var graph = SampleGraph.small
        let login = try #require(graph.modules.firstIndex { $0.id == "Login" })
        graph.modules[login].kind = .coordinator
        graph.routes = [Transition.custom, .push].map {
            Route(
                id: $0.rawValue, source: "Home", target: "Login",
                destination: Route.Destination(kind: .node, name: "Login"), transition: $0)
        }
        let page = text(SampleGraph.pages(of: try SampleGraph.site(of: graph))["modules/Login.html"])
        #expect(page.contains("and shows nothing itself, started by Home."), "\(page.prefix(900))")
    }

    @Test(
        "A way that nothing sets off is named only where there is no other",
        arguments: [
            ([false, true], "Onboarding, pushed by Home."),
            ([true, true], "Onboarding, presented by itself and pushed by Home."),
        ])
    func waysThatNothingSetsOff(idle: [Bool], sentence: String) throws {
        var graph = SampleGraph.small
        graph.routes = zip(idle, [("Home", Transition.push), ("Login", .present)]).enumerated().map { index, route in
            Route(
                id: "\(index)", source: route.1.0, target: "Login",
                destination: Route.Destination(kind: .node, name: "Login"), neverTriggered: route.0,
                transition: route.1.1)
        }
        let login = text(SampleGraph.pages(of: try SampleGraph.site(of: graph))["modules/Login.html"])
        #expect(login.contains(sentence), "\(login.prefix(900))")
    }
}

struct ModulePageTests {
    private func text(_ graph: NavigationGraph, _ page: String) throws -> String {
        let pages = SampleGraph.pages(of: try SampleGraph.site(of: graph))
        #expect(MarkupCheck.faults(of: pages) == [])
        return (pages[page] ?? "").replacing(#/<[^>]*>/#, with: "")
    }

    @Test func whatAReviewerWouldSayStandsAtTheTop() throws {
        var graph = SampleGraph.small
        graph.modules[0].references += [
            Reference(from: .view, to: .presenter, strength: .strong, file: "App/Login.swift", line: 3),
            Reference(from: .presenter, to: .view, strength: .strong, file: "App/Login.swift", line: 4),
        ]
        graph.modules[0].options[1].unused = true
        graph.modules[0].reachable = false
        let login = try text(graph, "modules/Login.html")
        for remark in [
            "Unreachable: no way here", "The presenter holds its view strongly, and is held by it",
            "1 route is never triggered", "Nobody takes the navigation option nowhere",
            "show(_:sender:) could not be followed (a dictionary).",
        ] {
            #expect(login.contains(remark), "\(remark)")
        }
        #expect(
            try !text(SampleGraph.small, "modules/Home.html").contains("Worth a look")
                == SampleGraph.small.modules[1].reachable)
    }

    @Test func whereNothingIsKnownToSetARouteOffThatIsSaid() throws {
        var graph = SampleGraph.small
        for index in graph.routes.indices { graph.routes[index].triggers = [] }
        let login = try text(graph, "modules/Login.html")
        #expect(login.contains("Nothing") && login.contains("Not known"), "\(login)")
        #expect(try text(graph, "entry-points.html").contains("When the app starts"))
    }

    /// However the tab bar is filled, the user selects a tab of it.
    @Test func aTabIsSelectedOnBothPages() throws {
        var graph = SampleGraph.small
        for index in graph.routes.indices where graph.routes[index].target == "Home" {
            graph.routes[index].transition = .tab
            graph.routes[index].triggers = [
                [
                    Route.TriggerStep(
                        component: .view, type: "LoginView", member: "viewDidLoad()", file: "App/Login.swift", line: 3,
                        kind: .lifecycle)
                ]
            ]
        }
        #expect(graph.routes.contains { $0.source == "Login" && $0.target == "Home" })
        for page in ["Login", "Home"] {
            let text = try text(graph, "modules/\(page).html")
            #expect(text.contains("Select its tab") && !text.contains("By itself, when it loads"), "\(text)")
        }
    }

    @Test func aMethodOfSeveralRoutesThatNothingSetsOffIsNamedOnce() throws {
        var graph = SampleGraph.small
        let index = try #require(graph.routes.firstIndex { $0.source == "Login" && $0.neverTriggered })
        var other = graph.routes[index]
        other.id += " #2"
        graph.routes.insert(other, at: index + 1)
        let login = try text(graph, "modules/Login.html")
        let remark = try #require(login.firstRange(of: "2 routes are never triggered: "))
        let rest = login[remark.upperBound...].prefix(60)
        #expect(rest.contains(" (2 routes)") && !rest.contains(", "), "\(rest)")
    }

    @Test func sharedServicesLeadToTheirUsers() throws {
        var graph = SampleGraph.small
        graph.modules += (1...6).map { index in
            Module(
                id: "M\(index)", name: "M\(index)",
                services: [Dependency(type: "SessionService", from: .presenter, file: "App/M.swift", line: index)])
        }
        #expect(try text(graph, "modules/Login.html").contains("M1, M2, M3 and 3 others"))
        #expect(try text(graph, "services.html").contains("SessionService7"))
        #expect(try text(SampleGraph.small, "modules/Login.html").contains("no other module"))
    }

    @Test func theWayHereIsToldStepByStep() throws {
        let home = try text(SampleGraph.small, "modules/Home.html")
        #expect(home.contains("From the start of the app"))
        let way = try #require(home.firstRange(of: "App launch root Login"))
        let next = try #require(home.firstRange(of: "Login push Home"))
        #expect(way.lowerBound < next.lowerBound && home.contains("if user != nil"))
        var graph = SampleGraph.small
        graph.routes.removeAll { $0.source == "App" }
        #expect(try text(graph, "modules/Home.html").contains("No way here from an entry point was found."))
    }

    @Test(arguments: [(Transition.embed, "Shown as a part of it"), (.push, "What sets this off is not known")])
    func aStepWithoutATriggerSaysWhatIsKnown(_ transition: Transition, _ words: String) throws {
        var graph = SampleGraph.small
        for index in graph.routes.indices where graph.routes[index].target == "Home" {
            graph.routes[index].triggers = []
            graph.routes[index].transition = transition
        }
        #expect(try text(graph, "modules/Home.html").contains(words))
    }

    @Test func whatTheLaunchShowsIsSetOffByIt() throws {
        var graph = SampleGraph.small
        for index in graph.routes.indices where graph.routes[index].source == "App" {
            graph.routes[index].triggers = []
        }
        #expect(try text(graph, "modules/Login.html").contains("When the app starts"))
    }
}
