import NavigationGraph
import Testing

@testable import Review

@Suite("Ways that nothing sets off")
struct TriggerTests {
    private func told(_ base: SmallGraph, _ head: SmallGraph) -> [String] {
        let review = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
        return review.changes.map { "\($0.level.rawValue): \($0.text)" }
    }

    private let idle = SmallGraph("App -root-> A", "A -push-> B by one() idle", "B -push-> C by two()")
    private let set = SmallGraph("App -root-> A", "A -push-> B by one()", "B -push-> C by two()")
    private let none = SmallGraph("App -root-> A", "B -push-> C by two()")

    @Test("A way that is set off now is told, with what can be reached")
    func gained() {
        #expect(
            told(idle, set) == [
                "notable: B can be reached now, and so can C behind it: something sets off the way from A to it, by `one()`.",
                "notable: B can be reached now, and so can C behind it: App → A → B.",
                "notable: C can be reached now: App → A → B → C.",
            ])
    }

    @Test("A way that is not set off any more leads nobody anywhere")
    func lost() {
        #expect(
            told(set, idle) == [
                "breaking: B can no longer be reached, nor can C behind it: nothing sets off the way from A to it any more, by "
                    + "`one()`.",
                "breaking: B can no longer be reached, nor can C behind it. The way was App → A → B; nothing sets off the "
                    + "way from A to B any more.",
                "breaking: C can no longer be reached. The way was App → A → B → C; nothing sets off the way from A to B "
                    + "any more.",
            ])
    }

    @Test("One button more for a way that stays is good to know, as is one less")
    func buttons() {
        let graph = { (taps: String) in SmallGraph("App -root-> A", "A -push-> B by show() on \(taps)") }
        #expect(
            told(graph("tapOne"), graph("tapOne,tapTwo"))
                == [
                    "info: The way from A to B has one beginning more now: tap a button that calls `tapTwo`, by `show()`."
                ])
        #expect(
            told(graph("tapOne,tapTwo"), graph("tapOne"))
                == [
                    "info: The way from A to B has one beginning less now: tap a button that calls `tapTwo`, by `show()`."
                ])
        // A method that has a new name begins otherwise on both sides.
        #expect(told(graph("tapOne"), graph("pressOne,tapTwo")) == [])
    }

    /// The bar's method took its tabs with it, and the launch makes them now; the old method is still there.
    @Test("What goes on by another method is not lost where its old one is still there and nothing calls it")
    func otherMethod() {
        let base = SmallGraph("App -root-> Bar", "Bar -tab-> A by make() on tapBar")
        let head = SmallGraph(
            "App -root-> Bar", "Bar -tab-> A by make() idle", "Bar -tab-> A by make(tabs:) on tapBar")
        #expect(
            told(base, head) == ["info: Bar has code that leads to A, which nothing sets off any more, by `make()`."])
    }

    @Test("A button more on another screen is told with the screen, where the file is its alone")
    func otherScreen() {
        let graph = { (taps: String...) in
            var graph = SmallGraph("App -root-> A", "A -sheet-> B by body on tapOne", "A -sheet-> C by body")
            for index in graph.graph.routes.indices where graph.graph.routes[index].target == "B" {
                for tap in taps {
                    graph.graph.routes[index].triggers.append([
                        .init(
                            component: .view, type: "button", member: "touchUpInside", file: "App/C/C.swift", line: 1,
                            kind: .action),
                        .init(component: .view, type: "CView", member: tap, file: "", line: 1),
                    ])
                }
            }
            return graph
        }
        #expect(
            told(graph(), graph("tapTwo")) == [
                "info: The way from A to B has one beginning more now: tap a button that calls `tapTwo` on C, by `body`."
            ])
    }

    @Test("Of several things that set a new way off, one is told, and how many there are beside it")
    func several() {
        let triggers = { (taps: String) in
            let head = SmallGraph("App -root-> A", "A -push-> B by show() on \(taps)")
            return NavigationReview(
                base: .init(SmallGraph("App -root-> A").graph, name: "one"), head: .init(head.graph, name: "two")
            ).folded.compactMap { $0.trigger?.plain }
        }
        #expect(triggers("tapOne") == ["Tap a button, which calls `tapOne`"])
        #expect(triggers("tapOne,tapTwo") == ["Tap a button, which calls `tapOne`, or in another way"])
        #expect(triggers("tapOne,tapTwo,tapMore") == ["Tap a button, which calls `tapOne`, or in 2 other ways"])
    }

    @Test("A button that is made with words where the system has no picture is none less when the words go")
    func looks() {
        let graph = { (looks: [(title: String, line: Int)]) in
            var graph = SmallGraph("App -root-> A", "A -push-> B by showB()")
            for index in graph.graph.routes.indices where graph.graph.routes[index].source == "A" {
                graph.graph.routes[index].triggers = looks.map { look in
                    [
                        .init(
                            component: .view, type: "UIBarButtonItem", member: look.title, file: "App/A/A.swift",
                            line: look.line, kind: .action)
                    ]
                }
            }
            return graph
        }
        let told = { (base: SmallGraph, head: SmallGraph) in
            NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two")).folded
                .map(\.text)
        }
        #expect(told(graph([("", 4), ("Proxy", 6)]), graph([("", 3)])) == [])
        // Another button stands elsewhere.
        #expect(
            told(graph([("", 4), ("Proxy", 40)]), graph([("", 3)]))
                == ["The way from A to B has one beginning less now: tap `Proxy`, by `showB()`."])
    }

    @Test("A button without a name is told by what it calls, which is not what makes its object")
    func nameless() {
        let trigger = { (method: String) in
            var head = SmallGraph("App -root-> A", "A -push-> B by \(method)")
            for index in head.graph.routes.indices where head.graph.routes[index].source == "A" {
                head.graph.routes[index].triggers = [
                    [
                        .init(
                            component: .view, type: "button", member: "touchUpInside", file: "A.swift", line: 1,
                            kind: .action)
                    ]
                ]
            }
            return NavigationReview(
                base: .init(SmallGraph("App -root-> A").graph, name: "one"), head: .init(head.graph, name: "two")
            ).folded.compactMap { $0.trigger?.plain }
        }
        #expect(trigger("showB()") == ["Tap a button, which calls `showB()`"])
        #expect(trigger("init(b:)") == ["Tap a button"])
    }

    @Test("One of several ways that is not set off any more leaves the others")
    func lostOneOfSeveral() {
        let base = SmallGraph("App -root-> A", "A -push-> B by one()", "A -push-> B by two()")
        let head = SmallGraph("App -root-> A", "A -push-> B by one()", "A -push-> B by two() idle")
        #expect(
            told(base, head) == ["notable: Nothing sets off one of 2 ways from A to B any more, by `two()`."])
    }

    @Test("Code that nothing calls comes and goes as something good to know")
    func code() {
        #expect(
            told(none, idle) == ["info: A has code that leads to B now, and nothing sets it off, by `one()`."])
        #expect(
            told(idle, none) == ["info: A has no code any more that leads to B; nothing set it off, by `one()`."])
    }

    @Test("A new module is reached from where something leads to it")
    func newModule() {
        let base = SmallGraph("App -root-> A")
        #expect(
            told(base, SmallGraph("App -root-> A", "A -push-> B by one() idle")).first
                == "notable: The module B is new; nothing sets off the way from A yet.")
        #expect(
            told(base, SmallGraph("App -root-> A", "A -push-> B by one()")).first
                == "notable: The module B is new, reached from A.")
    }

    @Test("What no way led to breaks nothing when it goes")
    func deadModule() {
        let base = SmallGraph("App -root-> A", "D -push-> A by one()", "D -push-> E by two()")
        #expect(
            told(base, SmallGraph("App -root-> A")) == [
                "info: The module D is gone; no way that led there was known.",
                "info: The module E is gone; it was reached from D.",
                "info: D no longer leads to A; it was a push, by `one()`.",
                "info: D no longer leads to E; it was a push, by `two()`.",
            ])
    }

    @Test("A module to which only a link leads now")
    func outside() {
        let link = { (graph: SmallGraph) in
            var graph = graph
            graph.graph.entryPoints.append(.init(id: "App:deeplink:cart", kind: .deeplink, file: "", line: 1))
            graph.graph.routes.append(
                Route(
                    id: "link", source: "App:deeplink:cart", target: "B", destination: .init(kind: .node, name: "B"),
                    transition: .push))
            return graph
        }
        #expect(
            told(link(set), link(none)) == [
                "breaking: A no longer leads to B; it was a push, by `one()`.",
                "notable: Only the deep link cart leads to B now, with C behind it. The way inside the app was App → A → B; "
                    + "A no longer leads to B.",
                "notable: Only the deep link cart leads to C now. The way inside the app was App → A → B → C; A no longer "
                    + "leads to B.",
            ])
    }
}
