import NavigationGraph
import Testing

@testable import Review

@Suite("A way that is gone from the map and not from the app")
struct LostWayTests {
    private func told(_ base: SmallGraph, _ head: SmallGraph) -> [String] {
        let review = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
        return review.changes.filter { $0.kind == .routeRemoved }.map { "\($0.level.rawValue): \($0.text)" }
    }

    private static let flow = Module(
        id: "Flow", kind: .coordinator, name: "Flow", group: "App",
        components: [Component(role: .router, type: "FlowCoordinator", file: "App/Flow.swift", line: 1)])

    @Test("goes by a coordinator now")
    func flow() {
        let base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()")
        let head = SmallGraph(
            "App -root-> Hall", "Hall -start-> Flow by begin()", "Flow -push-> Shop by start()", modules: [Self.flow])
        #expect(told(base, head) == ["info: Hall leads to Shop by way of Flow now; it was a push, by `show()`."])
        // One coordinator may start the next.
        let next = Module(
            id: "Next", kind: .coordinator, name: "Next", group: "App",
            components: [Component(role: .router, type: "NextCoordinator", file: "App/Next.swift", line: 1)])
        let further = SmallGraph(
            "App -root-> Hall", "Hall -start-> Flow by begin()", "Flow -start-> Next by go()",
            "Next -push-> Shop by start()", modules: [Self.flow, next])
        #expect(told(base, further) == ["info: Hall leads to Shop by way of Next now; it was a push, by `show()`."])
        // A screen in between is one more step.
        let screen = SmallGraph("App -root-> Hall", "Hall -start-> Flow by start()", "Flow -push-> Shop by start()")
        #expect(told(base, screen) == ["notable: Hall leads to Shop by way of Flow now; it was a push, by `show()`."])
        // What was there before is no way instead.
        let both = SmallGraph(
            "App -root-> Hall", "Hall -start-> Flow by open()", "Flow -push-> Shop by start()",
            "Hall -push-> Shop by show()", modules: [Self.flow])
        let rest = SmallGraph(
            "App -root-> Hall", "Hall -start-> Flow by open()", "Flow -push-> Shop by start()", modules: [Self.flow])
        #expect(told(both, rest) == ["breaking: Hall no longer leads to Shop; it was a push, by `show()`."])
    }

    @Test("is shown by a call that could not be followed now")
    func lost() {
        let base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()")
        var head = SmallGraph("App -root-> Hall")
        head.graph.modules.append(SmallGraph.module("Shop"))
        let before = told(base, head)
        #expect(
            before == [
                "breaking: Hall no longer leads to Shop, which can no longer be reached; it was a push, by `show()`."
            ])
        head.graph.routes.append(
            Route(
                id: "Hall>?", source: "Hall", target: nil, destination: .init(kind: .unresolved, name: "a parameter"),
                transition: .push, method: "show()"))
        #expect(
            told(base, head) == [
                "info: Hall no longer leads to Shop, where a call could not be followed now; it was a push, by `show()`."
            ])
    }

    /// One method shows a screen for each case; what it shows for the first one could not be followed now.
    @Test("is not said to lead to what another case shows")
    func lostBeside() {
        let base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show() if case .shop")
        var head = SmallGraph("App -root-> Hall", "Hall -push-> Album by show() if case .album")
        head.graph.routes.append(
            Route(
                id: "Hall>?", source: "Hall", target: nil, destination: .init(kind: .unresolved, name: "a parameter"),
                transition: .push, method: "show()", condition: "case .shop"))
        head.graph.modules.append(SmallGraph.module("Shop"))
        #expect(
            told(base, head) == [
                "info: Hall no longer leads to Shop, where a call could not be followed now; it was a push, by `show()`."
            ])
        // The case that was not followed is another one.
        head.graph.routes[head.graph.routes.count - 1].condition = "case .poster"
        #expect(told(base, head) == [])
    }

    @Test("leaves its screen in place, to which no way is known")
    func lostScreen() {
        let base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()")
        var head = SmallGraph("App -root-> Hall")
        head.graph.routes.append(
            Route(
                id: "Hall>?", source: "Hall", target: nil, destination: .init(kind: .unresolved, name: "a parameter"),
                transition: .push, method: "show()"))
        let told = { (after: Set<String>) in
            NavigationReview(
                base: .init(base.graph, name: "one", declaredNames: { DeclaredNames() }),
                head: .init(head.graph, name: "two", declaredNames: { DeclaredNames(names: after) })
            ).changes.filter { $0.kind == .moduleRemoved }.map { "\($0.level.rawValue): \($0.text)" }
        }
        #expect(
            told(["ShopView", "ShopPresenter", "ShopWireframe"]) == [
                "info: No way to the module Shop is known any more, as what shows it could not be followed now; it was reached "
                    + "from Hall, and its code is still there."
            ])
        #expect(told([]) == ["breaking: The module Shop is gone; it was reached from Hall."])
    }

    /// A module's view calls the code of another one, which shows the screen now; or the other way round.
    @Test("is shown by another module's code that the same view runs")
    func movedCode() {
        let own = "Hall -push-> Shop by show() on tapShop()"
        var head = SmallGraph("App -root-> Hall", "App -root-> Tabs", "Tabs -push-> Shop by openShop()")
        let step = Route.TriggerStep(
            component: .view, type: "HallView", member: "tapShop()", file: "App/Hall/Hall.swift", line: 4)
        for index in head.graph.routes.indices where head.graph.routes[index].source == "Tabs" {
            head.graph.routes[index].triggers = [[step]]
        }
        let base = SmallGraph("App -root-> Hall", "App -root-> Tabs", own)
        #expect(
            told(base, head) == ["info: Hall leads to Shop through code of Tabs now; it was a push, by `show()`."])
        #expect(
            told(head, base) == ["info: Tabs leads to Shop through code of Hall now; it was a push, by `openShop()`."])
        let levels = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
            .changes.filter { $0.kind == .routeAdded }.map(\.level)
        #expect(levels == [.info])
        // Code that the view does not run is another way.
        let other = SmallGraph("App -root-> Hall", "App -root-> Tabs", "Tabs -push-> Shop by openShop() on tapTab()")
        #expect(
            told(base, other)
                == ["notable: Hall no longer leads to Shop, but Tabs does now; it was a push, by `show()`."])
    }

    /// The other module had the way before, and this one's view sets it off now.
    @Test("is a way of another module's that the same view sets off now")
    func movedTrigger() {
        let step = Route.TriggerStep(
            component: .view, type: "HallView", member: "tapShop()", file: "App/Hall/Hall.swift", line: 4)
        func graph(_ lines: String..., isRun: Bool) -> SmallGraph {
            var graph = SmallGraph(
                "App -root-> Hall", "App -root-> Tabs", "Tabs -push-> Shop by openShop() on tapTab()")
            for line in lines { graph.add(line) }
            for index in graph.graph.routes.indices where isRun && graph.graph.routes[index].source == "Tabs" {
                graph.graph.routes[index].triggers.append([step])
            }
            graph.finish()
            return graph
        }
        let base = graph("Hall -push-> Shop by show() on tapShop()", isRun: false)
        #expect(
            told(base, graph(isRun: true))
                == ["info: Hall leads to Shop through code of Tabs now; it was a push, by `show()`."])
        #expect(
            told(base, graph(isRun: false)) == ["breaking: Hall no longer leads to Shop; it was a push, by `show()`."])
    }

    @Test("goes by a new screen, which the same method shows in the first place")
    func inserted() {
        let base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()")
        let head = SmallGraph("App -root-> Hall", "Hall -push-> Terms by show()", "Terms -push-> Shop by agree()")
        #expect(told(base, head) == ["notable: Hall leads to Shop by way of Terms now; it was a push, by `show()`."])
    }

    @Test("goes by several screens now, all of which are new")
    func newScreens() {
        let base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()")
        let head = SmallGraph(
            "App -root-> Hall", "Hall -push-> Terms by ask()", "Terms -push-> Pledge by agree()",
            "Pledge -push-> Shop by go()")
        #expect(
            told(base, head)
                == ["notable: Hall leads to Shop by way of Terms and Pledge now; it was a push, by `show()`."])
        // A longer way by screens that were there is none in its place.
        let known = ["App -tab-> Terms", "App -tab-> Pledge"]
        var (before, after) = (base, head)
        for line in known {
            before.add(line)
            after.add(line)
        }
        before.finish()
        after.finish()
        #expect(
            told(before, after)
                == ["notable: Hall no longer leads to Shop, but Pledge does now; it was a push, by `show()`."])
    }

    @Test("was the only one to a screen to which others lead now")
    func others() {
        let rest = ["App -root-> Hall", "App -tab-> Bar", "App -tab-> Garden"]
        func graph(_ ways: String...) -> SmallGraph {
            var graph = SmallGraph()
            for line in rest + ways { graph.add(line) }
            graph.finish()
            return graph
        }
        let own = "Hall -push-> Shop by show()"
        #expect(
            told(graph(own), graph("Bar -push-> Shop by show()", "Garden -push-> Shop by walk()"))
                == ["notable: Hall no longer leads to Shop, but Bar and Garden do now; it was a push, by `show()`."])
        // That one of several goes says nothing of another one that came.
        #expect(
            told(
                graph(own, "Bar -push-> Shop by show()"),
                graph("Bar -push-> Shop by show()", "Garden -push-> Shop by walk()"))
                == ["breaking: Hall no longer leads to Shop; it was a push, by `show()`."])
    }

    /// A menu's entry opened the settings, and opens the card that holds them now.
    @Test("leads from the same control to another screen now")
    func sameControl() {
        let rest = ["App -root-> Hall", "Hall -push-> Card by openCard() on tapRow", "Card -embed-> Shop by load()"]
        func graph(_ ways: String...) -> SmallGraph {
            var graph = SmallGraph()
            for line in rest + ways { graph.add(line) }
            graph.finish()
            return graph
        }
        let base = graph("Hall -push-> Shop by openShop() on chooseShop,tapBadge")
        let more = "Hall -push-> Card by openCard() on chooseShop,tapBadge"
        #expect(
            told(base, graph(more)) == [
                "notable: Hall no longer leads to Shop, as what set that off leads to Card now; it was a push, by `openShop()`."
            ])
        // One of the controls leads nowhere now.
        #expect(
            told(base, graph("Hall -push-> Card by openCard() on chooseShop"))
                == ["breaking: Hall no longer leads to Shop; it was a push, by `openShop()`."])
        // The system begins the other way too, and that it lists as many beginnings as it can says nothing of the last one.
        let many = "tapOne,tapTwo,tapThree,tapFour,tapFive,tapSix"
        let full = { (first: String) in
            var full = graph("Hall -push-> Card by openCard() on \(first),\(many),told")
            for route in full.graph.routes.indices where full.graph.routes[route].triggers.count == 8 {
                full.graph.routes[route].triggers[7][0].kind = .observer
            }
            return full
        }
        #expect(
            told(base, full("chooseShop")).contains {
                $0.hasPrefix("notable: Hall no longer leads to Shop, as what set that off leads to Card now")
            })
        #expect(
            told(base, full("tapSeven")).contains { $0.hasPrefix("breaking: Hall no longer leads to Shop;") },
            "none of them leads there")
        // One of several led to both before.
        #expect(
            told(
                graph("Hall -push-> Shop by openShop() on chooseShop,tapRow"),
                graph("Hall -push-> Card by openCard() on chooseShop")
            ).map { $0.hasPrefix("notable: Hall no longer leads to Shop, as what set that off leads to Card now") } == [
                true
            ])
        // The control led there before, too.
        let both = graph("Hall -push-> Shop by openShop() on tapRow")
        #expect(told(both, graph()) == ["breaking: Hall no longer leads to Shop; it was a push, by `openShop()`."])
    }

    /// The tab's screen led to the settings, and the screen around the tabs does now; the settings have what the tab had.
    @Test("goes by a screen to which the screen around its own leads")
    func holder() {
        let rest = ["App -root-> Tabs", "Tabs -tab-> Profile"]
        func graph(_ ways: String...) -> SmallGraph {
            var graph = SmallGraph()
            for line in rest + ways { graph.add(line) }
            graph.finish()
            return graph
        }
        #expect(
            told(
                graph("Profile -push-> Settings by settings()", "Profile -root-> SignIn by logOut()"),
                graph("Tabs -push-> Settings by settings()", "Settings -root-> SignIn by logOut()")) == [
                    "notable: Profile leads to SignIn by way of Settings now; it was a new root, by `logOut()`.",
                    "info: Profile no longer leads to Settings by itself, as Tabs, which holds it, does now; it was a push, by "
                        + "`settings()`.",
                ])
    }

    @Test("leads out of the app by way of another screen now")
    func outside() {
        let page = { (source: String) in
            Route(
                id: "\(source)>out", source: source, target: nil, destination: .init(kind: .external, name: "a page"),
                transition: .external, method: "open()")
        }
        var base = SmallGraph("App -root-> Hall")
        base.graph.routes.append(page("Hall"))
        var head = SmallGraph("App -root-> Hall", "Hall -push-> Poster by open()")
        head.graph.routes.append(page("Poster"))
        #expect(
            told(base, head)
                == ["notable: Hall opens another app or a web page by way of Poster now, by `open()`."])
    }

    @Test("was only inferred")
    func inferred() {
        var base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()")
        for index in base.graph.routes.indices { base.graph.routes[index].confidence = .inferred }
        var head = SmallGraph("App -root-> Hall")
        head.graph.modules.append(SmallGraph.module("Shop"))
        #expect(told(base, head) == ["notable: Hall no longer leads to Shop; it was a push, by `show()`."])
    }

    /// A router's lifecycle method calls its own interface method, and another part of the module does later.
    @Test("still begins elsewhere, and runs the same code")
    func otherBeginning() {
        let evidence = { (lines: [Int]) in
            lines.map { line -> Route.Evidence in
                .init(file: "App/Hall/Hall.swift", line: line, role: line == lines.last ? .shows : .call)
            }
        }
        let graph = { (own: [Int]?, shared: [Int]) -> SmallGraph in
            var graph = SmallGraph("App -root-> Hall", "Hall -present-> Shop by attach()")
            graph.graph.routes[1].evidence = evidence(shared)
            if let own {
                graph.add("Hall -present-> Shop by didLoad()")
                graph.graph.routes[2].evidence = evidence(own)
                graph.finish()
            }
            return graph
        }
        let info = ["info: Hall still leads to Shop by `attach()`, and no longer by `didLoad()`."]
        let less = ["notable: Hall has one way less to Shop; it was a presentation, by `didLoad()`."]
        #expect(told(graph([5, 20, 30], [20, 30]), graph(nil, [22, 32])) == info)
        #expect(told(graph([5, 6, 20, 21, 30], [7, 8, 20, 21, 30]), graph(nil, [7, 8, 20, 21, 30])) == info)
        // Only what shows it is common, as a helper may be.
        #expect(told(graph([5, 30], [20, 30]), graph(nil, [20, 30])) == less)
        #expect(told(graph([5, 6, 7, 20, 21, 30], [8, 20, 21, 30]), graph(nil, [8, 20, 21, 30])) == less)
    }

    @Test("is the launch's, which shows the screen by another method too")
    func launch() {
        let base = SmallGraph(
            "App -root-> Hall by application(_:didFinishLaunchingWithOptions:)",
            "App -root-> Hall by scene(_:willConnectTo:)")
        let head = SmallGraph("App -root-> Hall by scene(_:willConnectTo:)")
        #expect(told(base, head).map { $0.hasPrefix("info: The app’s launch still leads to Hall") } == [true])
    }

    /// Two buttons of a cell are one image view now, whose method is a new one.
    @Test("is one with another one, whose method has a new name")
    func joined() {
        let base = SmallGraph(
            "App -root-> Hall", "Hall -push-> Album by tapPoster() on poster",
            "Hall -push-> Album by tapBanner() on banner")
        let head = SmallGraph("App -root-> Hall", "Hall -push-> Album by tapImage() on image")
        let found = told(base, head)
        #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("notable: Hall has one way less to Album") })
        // That another screen leads there now as well, and is one to which the source leads, tells nothing of the way.
        let others = ["App -root-> Hall", "Hall -push-> Shop by openShop()"]
        var before = SmallGraph(
            "Hall -push-> Album by tapPoster() on poster", "Hall -push-> Album by tapBanner() on banner")
        var after = SmallGraph("Hall -push-> Album by tapImage() on image", "Shop -push-> Album by tapItem() on item")
        for line in others {
            before.add(line)
            after.add(line)
        }
        before.finish()
        after.finish()
        #expect(told(before, after).map { $0.hasPrefix("notable: Hall has one way less to Album") } == [true])
    }
}
