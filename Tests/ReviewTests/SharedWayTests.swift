import NavigationGraph
import Testing

@testable import Review

@Suite("Changes of many ways alike")
struct SharedWayTests {
    private func told(_ base: SmallGraph, _ head: SmallGraph) -> [String] {
        let review = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
        return review.folded.map(\.text)
    }

    /// Each of some modules leads to each of others by one method that they inherit.
    private func graph(_ sources: [String], _ targets: [String], _ condition: String) -> SmallGraph {
        var graph = SmallGraph("App -root-> Start")
        for source in sources {
            graph.add("Start -push-> \(source) by open()")
            for target in targets {
                graph.add("\(source) -push-> \(target) by send()" + (condition.isEmpty ? "" : " if \(condition)"))
            }
        }
        graph.finish()
        return graph
    }

    private func told(_ sources: [String], _ targets: [String], _ before: String, _ after: String) -> [String] {
        told(graph(sources, targets, before), graph(sources, targets, after))
    }

    @Test("One way is told as it is")
    func one() {
        #expect(told(["A"], ["X"], "p", "p && q") == ["A leads to X only if `q` now, by `send()`."])
    }

    @Test("Ways of one screen, and of several to one, are a line")
    func oneEnd() {
        #expect(told(["A"], ["X", "Y"], "p", "p && q") == ["A leads to X and Y only if `q` now, by `send()`."])
        #expect(
            told(["A", "B"], ["X"], "", "q")
                == ["A and B lead to X only if `q` now; they always did, by `send()`."])
        #expect(
            told(["A", "B"], ["X"], "q", "")
                == ["A and B lead to X always now; they did only if `q`, by `send()`."])
        #expect(
            told(["A"], ["X", "Y"], "q", "")
                == ["A leads to X and Y always now; it did only if `q`, by `send()`."])
    }

    @Test("Ways of several screens to several are a line with their number")
    func manyEnds() {
        let sources = ["A", "B", "C", "D", "E"]
        #expect(
            told(sources, ["X", "Y", "Z"], "p", "p && q") == [
                "15 ways from A, B, C and 2 more lead to X, Y and Z only if `q` now, by `send()`."
            ])
    }

    @Test("Methods of several screens that lead elsewhere alike are a line")
    func elsewhere() {
        let graph = { (target: String) in
            SmallGraph(
                "App -tab-> Old", "App -tab-> New", "App -tab-> A", "App -tab-> B", "A -push-> \(target) by first()",
                "B -push-> \(target) by second()")
        }
        #expect(
            told(graph("Old"), graph("New"))
                == ["`first()` of A and `second()` of B lead to New now, and no longer to Old."])
    }

    @Test("What begins several ways, or begins them no longer, is a line")
    func beginnings() {
        let graph = { (taps: String) in
            SmallGraph(
                "App -root-> A", "A -push-> B by open() on \(taps)", "A -push-> C by show() on \(taps)")
        }
        #expect(
            told(graph("first"), graph("first,second"))
                == [
                    "2 ways from A to B and C have one beginning more now: tap a button that calls `second`, by `open()` and `show()`."
                ])
        #expect(
            told(graph("first,second"), graph("first"))
                == [
                    "2 ways from A to B and C have one beginning less now: tap a button that calls `second`, by `open()` and `show()`."
                ])
    }

    @Test("Ways that come or go by one method of several screens are a line for each end")
    func routes() {
        let sources = ["A", "B", "C", "D", "E"]
        func graph(_ ways: [String]) -> SmallGraph {
            var graph = SmallGraph("App -root-> Start", "Start -push-> X by open()", "Start -push-> Y by open()")
            for source in sources { graph.add("Start -push-> \(source) by open()") }
            for way in ways { graph.add(way) }
            graph.finish()
            return graph
        }
        let inherited = graph(sources.flatMap { ["\($0) -push-> X by leave()", "\($0) -push-> Y by leave()"] })
        #expect(
            told(graph([]), inherited) == [
                "A, B, C and 2 more lead to X now: a push, by `leave()`.",
                "A, B, C and 2 more lead to Y now: a push, by `leave()`.",
            ])
        #expect(
            told(inherited, graph([])) == [
                "A, B, C and 2 more no longer lead to X; it was a push, by `leave()`.",
                "A, B, C and 2 more no longer lead to Y; it was a push, by `leave()`.",
            ])
        // By methods of their own, they have nothing in common; ways of one screen are told together.
        let own = graph(["A -push-> X by one()", "A -push-> X by two()", "B -push-> X by three()"])
        #expect(
            told(own, graph([])) == [
                "A no longer leads to X; it was a push, by `one()` and `two()`.",
                "B no longer leads to X; it was a push, by `three()`.",
            ])
    }

    @Test("Ways of several screens that one call shows are a line, by whatever methods, and one for all ends")
    func calls() {
        func graph(_ ways: String...) -> SmallGraph {
            var graph = SmallGraph("App -root-> Start")
            for name in ["A", "B", "C", "X", "Y"] { graph.add("Start -push-> \(name) by open()") }
            for way in ways { graph.add(way) }
            graph.finish()
            return graph
        }
        let one = graph(
            "A -present-> X by help() at Help.swift if p", "B -present-> X by support() at Help.swift",
            "B -present-> X by more() at Help.swift", "C -present-> X by other() at Other.swift")
        #expect(
            told(graph(), one) == [
                "A and B lead to X now: a presentation.", "C leads to X now: a presentation, by `other()`.",
            ])
        #expect(
            told(one, graph()) == [
                "A and B no longer lead to X; it was a presentation.",
                "C no longer leads to X; it was a presentation, by `other()`.",
            ])
        let several = graph(
            "A -present-> X by help() at Help.swift if p", "B -present-> X by support() at Help.swift if p",
            "A -present-> Y by help() at More.swift if p", "B -present-> Y by support() at More.swift if p")
        #expect(told(graph(), several) == ["A and B lead to X and Y now: a presentation each, if `p`."])
    }

    @Test("What is no name is written large at the beginning alone")
    func launch() {
        let ways = ["A -push-> X by leave()", "App -push-> X by leave()"]
        func graph(_ condition: String) -> SmallGraph {
            var graph = SmallGraph("App -root-> Start", "Start -push-> A by open()", "Start -push-> X by open()")
            for way in ways { graph.add(way + condition) }
            graph.finish()
            return graph
        }
        #expect(
            told(graph(" if p"), graph(" if p && q"))
                == ["A and the app’s launch lead to X only if `q` now, by `leave()`."])
        #expect(
            told(SmallGraph("App -push-> X by go() if p"), SmallGraph("App -push-> X by go()"))
                == ["The app’s launch leads to X always now; it did only if `p`, by `go()`."])
    }

    @Test("What differs is told apart, also of a screen's ways")
    func apart() {
        var (base, head) = (SmallGraph("App -root-> A"), SmallGraph("App -root-> A"))
        for (target, test) in [("X", "q"), ("Y", "r")] {
            base.add("A -push-> \(target) by send() if p")
            head.add("A -push-> \(target) by send() if p && \(test)")
        }
        base.finish()
        head.finish()
        #expect(
            told(base, head) == [
                "A leads to X only if `q` now, by `send()`.", "A leads to Y only if `r` now, by `send()`.",
            ])
    }

    @Test("What follows from a change is told in lines, too")
    func followers() {
        let base = SmallGraph("App -root-> A")
        let head = SmallGraph(
            "App -root-> A", "A -push-> New by one()", "A -push-> New by two()", "New -push-> Last by send()")
        let review = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
        let rows = ReviewMarkdown(review, mermaid: { _ in "" }).text.split(separator: "\n").filter {
            $0.contains(" leads to ")
        }
        #expect(rows.count == 2)
        #expect(
            rows.contains { $0.contains("**`A`** leads to **`New`** now: a push, by `one()` and `two()`.") }, "\(rows)")
    }

    @Test("Ways of one screen by one method, and ways that lead elsewhere, are a line")
    func ends() {
        func graph(_ lines: String...) -> SmallGraph {
            var graph = SmallGraph("App -root-> A")
            for end in ["X", "Y", "Z"] { graph.add("App -present-> \(end) by link()") }
            for line in lines { graph.add(line) }
            graph.finish()
            return graph
        }
        let ways = ["X", "Y", "Z"].map { "A -push-> \($0) by send()" }
        #expect(
            told(graph(), graph(ways[0], ways[1], ways[2]))
                == ["A leads to X, Y and Z now: a push each, by `send()`."])
        #expect(
            told(graph(ways[0], ways[1], ways[2]), graph())
                == ["A no longer leads to X, Y and Z; each was a push, by `send()`."])
        // So are those that several methods lead, and those that ask for the same.
        let twice = ["X", "Y"].flatMap { ["A -push-> \($0) by send()", "A -push-> \($0) by post()"] }
        #expect(
            told(graph(), graph(twice[0], twice[1], twice[2], twice[3]))
                == ["A leads to X and Y now: a push each, by `post()` and `send()`."])
        #expect(
            told(graph(), graph(ways[0] + " if p", ways[1] + " if p"))
                == ["A leads to X and Y now: a push each, by `send()`, if `p`."])
        // What one of the methods asks, the other one need not.
        #expect(
            told(graph(), graph(twice[0] + " if p", twice[1], twice[2] + " if p", twice[3]))
                == ["A leads to X and Y now: a push each, by `post()` and `send()`."])
        // One method may show it in two ways.
        #expect(
            told(graph(), graph("A -push-> X by send()", "A -present-> X by send()"))
                == ["A leads to X now: a presentation or a push, by `send()`."])
        #expect(
            told(graph("A -push-> X by send()", "A -present-> X by send()"), graph())
                == ["A no longer leads to X; it was a presentation or a push, by `send()`."])
        #expect(
            told(graph(), graph("A -push-> X by send() idle", "A -push-> Y by send() idle"))
                == ["A has code that leads to X and Y now, and nothing sets it off, by `send()`."])
        // Each with its own condition, they are told apart.
        #expect(told(graph(), graph(ways[0] + " if p", ways[1] + " if q")).count == 2)
        #expect(
            told(
                graph("A -push-> X by send()", "A -sheet-> Y by send()"),
                graph("A -push-> Z by send()", "A -present-> Z by send()"))
                == ["`send()` of A leads to Z now, and no longer to X and Y."])
    }

    @Test("Ends to which a screen still leads, and no longer by one method, are a line")
    func heirs() {
        let ends = ["X", "Y", "Z"]
        func graph(_ methods: [String]) -> SmallGraph {
            var graph = SmallGraph()
            for end in ends { for method in methods { graph.add("App -root-> \(end) by \(method)") } }
            graph.finish()
            return graph
        }
        #expect(
            told(graph(["launch()", "scene()"]), graph(["launch()"]))
                == ["The app’s launch still leads to X, Y and Z in other ways, and no longer by `scene()`."])
    }

    @Test("What many screens are handed no longer, by whomsoever, is a line")
    func handed() {
        func graph(_ ends: [String], _ isHanded: Bool) -> SmallGraph {
            var graph = SmallGraph("App -root-> A")
            for end in ends { graph.add("A -push-> \(end) by show\(end)()") }
            for index in graph.graph.routes.indices where isHanded && graph.graph.routes[index].source == "A" {
                graph.graph.routes[index].passes = [.init(name: "fast", type: "Bool", channel: .initializer)]
            }
            graph.finish()
            return graph
        }
        let many = ["X", "Y", "Z"]
        #expect(told(graph(many, true), graph(many, false)) == ["X, Y and Z no longer take `fast: Bool`."])
        #expect(told(graph(many, false), graph(many, true)) == ["X, Y and Z now take `fast: Bool`."])
        // Two are as well told apart.
        #expect(told(graph(["X", "Y"], true), graph(["X", "Y"], false)).count == 2)
    }

    @Test("Of what a method led to and leads to now, one takes the other’s place only where it is plain which")
    func several() {
        func graph(_ lines: String...) -> SmallGraph {
            var graph = SmallGraph("App -root-> A")
            for end in ["W", "X", "Y", "Z"] { graph.add("App -present-> \(end) by link()") }
            for line in lines { graph.add(line) }
            graph.finish()
            return graph
        }
        #expect(
            told(
                graph("A -push-> W by open() if case .one", "A -push-> X by open() if case .two"),
                graph("A -push-> Y by open() if case .three", "A -push-> Z by open() if case .four"))
                == [
                    "A no longer leads to W and X; each was a push, by `open()`.",
                    "A leads to Y now: a push, by `open()`, if the case is `.three`.",
                    "A leads to Z now: a push, by `open()`, if the case is `.four`.",
                ])
        #expect(
            told(
                graph("A -push-> W by open() if case .one", "A -push-> X by open() if case .two"),
                graph("A -push-> Y by open() if case .one", "A -push-> Z by open() if case .two"))
                == [
                    "`open()` of A leads to Y now, and no longer to W.",
                    "`open()` of A leads to Z now, and no longer to X.",
                ])
    }

    @Test("Ways that nothing sets off any more are a line, which says what can no longer be reached")
    func idle() {
        func graph(_ idle: String, _ links: String...) -> SmallGraph {
            var graph = SmallGraph("App -root-> A", "A -push-> X by send()\(idle)", "A -push-> Y by send()\(idle)")
            for end in links { graph.add("App -present-> \(end) by link()") }
            graph.finish()
            return graph
        }
        #expect(
            told(graph("", "X", "Y"), graph(" idle", "X", "Y"))
                == ["Nothing sets off the way from A to X and Y any more, by `send()`."])
        #expect(
            told(graph("", "X"), graph(" idle", "X")) == [
                "Nothing sets off the way from A to X any more, by `send()`.",
                "Y can no longer be reached: nothing sets off the way from A to it any more, by `send()`.",
            ])
    }

    @Test("What is shown in a screen’s place says that the screen is gone")
    func replaced() {
        func graph(_ ends: String...) -> SmallGraph {
            var graph = SmallGraph("App -root-> A")
            for (index, end) in ends.enumerated() { graph.add("A -push-> \(end) by send\(index)()") }
            graph.graph.modules = graph.graph.modules.map { module in
                var module = module
                module.components = [
                    Component(role: .view, type: "\(module.name)View", file: "\(module.name)/View.swift", line: 1)
                ]
                return module
            }
            graph.finish()
            return graph
        }
        func told(_ base: SmallGraph, _ head: SmallGraph, isKept: Bool) -> [String] {
            NavigationReview(
                base: .init(base.graph, name: "one", declaredNames: { DeclaredNames(names: ["AView", "XView"]) }),
                head: .init(
                    head.graph, name: "two",
                    declaredNames: { DeclaredNames(names: isKept ? ["AView", "YView", "XView"] : ["AView", "YView"]) })
            ).folded.filter { $0.kind != .moduleAdded }.map { "\($0.level.rawValue): \($0.text)" }
        }
        let kept = "notable: `send0()` of A leads to Y now, and no longer to X, which is no longer on the map."
        #expect(told(graph("X"), graph("Y"), isKept: true) == [kept])
        // Another way to it is gone as well.
        #expect(
            told(graph("X", "X"), graph("Y"), isKept: true).first?.contains("No way to the module X is known any more")
                == true)
    }

    @Test("Of a folder that is gone, all modules are a line")
    func folders() {
        let names = ["P", "Q", "R"]
        func graph(_ folders: [String: String]) -> SmallGraph {
            let modules = folders.sorted { $0.key < $1.key }.map { SmallGraph.module($0.key, folder: $0.value) }
            var graph = SmallGraph("App -root-> A")
            graph.graph.modules += modules
            graph.add("A -push-> Q by open()")
            if folders["Q"] == nil {
                graph.graph.modules.removeAll { $0.id == "Q" }
                graph.graph.routes.removeAll { $0.target == "Q" }
            }
            graph.finish()
            return graph
        }
        let old = Dictionary(uniqueKeysWithValues: names.map { ($0, "App/Old/\($0)") })
        #expect(told(graph(old), graph([:])) == ["Q, P and R are gone, with the folder App/Old."])
        // One stays, and what is left of the folder is told by itself.
        #expect(told(graph(old), graph(["P": "App/Old/P"])).count == 2)
        #expect(told(graph(["P": "App/Old", "Q": "App/Old"]), graph([:])).count == 2)
    }

    @Test("What the screen around another one shows in its place is no news")
    func holder() {
        let tabs = ["App -root-> Tabs", "Tabs -tab-> A", "App -present-> X by link()"]
        func graph(_ line: String) -> SmallGraph {
            var graph = SmallGraph()
            for line in tabs + [line] { graph.add(line) }
            graph.finish()
            return graph
        }
        let review = NavigationReview(
            base: .init(graph("A -push-> X by send()").graph, name: "one"),
            head: .init(graph("Tabs -push-> X by body").graph, name: "two"))
        #expect(
            review.folded.map { "\($0.level.rawValue): \($0.text)" } == [
                "info: Tabs leads to X now: a push, by `body`.",
                "info: A no longer leads to X by itself, as Tabs, which holds it, does now; it was a push, by `send()`.",
            ])
    }

    @Test("One of the things that a view’s body shows takes no other’s place unless it is shown alike")
    func bodies() {
        let rest = ["App -root-> A", "App -present-> X by link()", "App -present-> Y by link()"]
        func graph(_ transition: String, _ end: String) -> SmallGraph {
            var graph = SmallGraph()
            for line in rest { graph.add(line) }
            graph.add("A -\(transition)-> \(end) by body")
            graph.graph.routes[graph.graph.routes.count - 1].method = "getter of body"
            graph.finish()
            return graph
        }
        #expect(
            told(graph("sheet", "X"), graph("push", "Y")) == [
                "A no longer leads to X; it was a sheet, by `body`.", "A leads to Y now: a push, by `body`.",
            ])
        #expect(
            told(graph("push", "X"), graph("push", "Y"))
                == ["`body` of A leads to Y now, and no longer to X."])
    }

    @Test("New screens are told in the order in which one comes to them, and a folder that moved is one")
    func order() {
        let base = SmallGraph(
            "App -root-> A", "A -push-> P by p()", "A -push-> Q by q()",
            modules: [SmallGraph.module("P", folder: "App/Old/Pay"), SmallGraph.module("Q", folder: "App/Old")])
        let head = SmallGraph(
            "App -root-> A", "A -push-> P by p()", "A -push-> Q by q()", "A -push-> Later by l()",
            "Later -push-> End by e()",
            modules: [SmallGraph.module("P", folder: "App/New/Pay"), SmallGraph.module("Q", folder: "App/New")])
        #expect(
            told(base, head) == [
                "The module Later is new, reached from A.", "The module End is new, reached from Later.",
                "P and Q moved from the group App/Old to the group App/New.",
            ])
    }
}
