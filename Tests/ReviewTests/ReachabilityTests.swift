import NavigationGraph
import Testing

@testable import Review

@Suite("A screen to which no way leads any more")
struct ReachabilityTests {
    @Test("What can be reached by a screen that is new is told with it")
    func behindNew() {
        let base = SmallGraph("App -root-> A", "B -push-> C by two()")
        let head = SmallGraph(
            "App -root-> A", "A -push-> New by one()", "New -push-> B by go()", "B -push-> C by two()")
        let review = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
        #expect(review.folded.map(\.text) == ["The module New is new, reached from A."])
        #expect(review.changes.filter { $0.kind == .becameReachable }.map(\.module) == ["B", "C"])
        #expect(
            FoldedChanges(review).followers(of: review.folded[0])
                == "with one way to it and one way from it, 2 screens that can be reached now")
    }

    private func told(_ base: SmallGraph, _ head: SmallGraph) -> [String] {
        let review = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
        return review.changes.filter { $0.kind == .becameUnreachable }.map { "\($0.level.rawValue): \($0.text)" }
    }

    private func unresolved(from source: String, by method: String? = nil, _ transition: Transition = .root) -> Route {
        Route(
            id: "\(source)>?", source: source, target: nil, destination: .init(kind: .unresolved, name: "a menu"),
            transition: transition, method: method)
    }

    /// A menu leads there, which the launch shows by a call that could not be followed.
    @Test("may be reached where the launch could not be followed")
    func launch() {
        let base = SmallGraph(
            "App -root-> Login", "Menu -push-> Login by logIn()", "Login -push-> Account by signUp()")
        var head = SmallGraph("Menu -push-> Login by logIn()", "Login -push-> Account by signUp()")
        let broken = "The way was App → Login; the app’s launch no longer leads to Login."
        #expect(
            told(base, head) == [
                "breaking: Account can no longer be reached. The way was App → Login → Account; the app’s launch no longer "
                    + "leads to Login.",
                "breaking: Login can no longer be reached, nor can Account behind it. \(broken)",
            ])
        head.graph.routes.append(unresolved(from: "App"))
        #expect(
            told(base, head) == [
                "info: No way to Account is known any more: not every call could be followed. The way was App → Login → "
                    + "Account; the app’s launch no longer leads to Login.",
                "info: No way to Login is known any more, nor to Account behind it: not every call could be followed. "
                    + broken,
            ])
        // Nothing that the launch may show leads there.
        var without = SmallGraph("Login -push-> Account by signUp()")
        without.graph.routes.append(unresolved(from: "App"))
        #expect(told(base, without).allSatisfy { $0.hasPrefix("breaking: ") })
    }

    @Test("that can be reached now is reached from the start of the app, rather than from a link")
    func start() {
        let graph = { (lines: [String]) -> SmallGraph in
            var graph = SmallGraph("App -root-> Hall")
            for line in lines { graph.add(line) }
            graph.graph.entryPoints.append(.init(id: "App:deeplink:shop", kind: .deeplink, file: "", line: 1))
            graph.graph.modules.removeAll { $0.id == "App:deeplink:shop" }
            graph.finish()
            return graph
        }
        let base = graph(["Shop -push-> Map by show()"])
        let head = graph([
            "Shop -push-> Map by show()", "App:deeplink:shop -push-> Shop", "Hall -push-> Shop by open()",
        ])
        let review = NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
        #expect(
            review.changes.first { $0.kind == .becameReachable && $0.module == "Shop" }?.witness
                == ["App", "Hall", "Shop"])
    }

    @Test("may be reached where the call that led there could not be followed")
    func call() {
        let base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()")
        var head = SmallGraph("App -root-> Hall", modules: [SmallGraph.module("Shop")])
        #expect(told(base, head).map { $0.hasPrefix("breaking: ") } == [true])
        head.graph.routes.append(unresolved(from: "Hall", by: "show()"))
        #expect(
            told(base, head) == [
                "info: No way to Shop is known any more: not every call could be followed. The way was App → Hall → Shop; "
                    + "Hall no longer leads to Shop."
            ])
    }

    @Test("is told by the way that is gone, or that came")
    func way() {
        let with = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()", "Shop -push-> Till by pay()")
        let without = SmallGraph(
            "App -root-> Hall", "Shop -push-> Till by pay()", modules: [SmallGraph.module("Shop")])
        let told = { (base: SmallGraph, head: SmallGraph) in
            NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two")).folded.map {
                "\($0.level.rawValue): \($0.text)"
            }
        }
        #expect(
            told(with, without) == [
                "breaking: Hall no longer leads to Shop, which can no longer be reached, nor can Till behind it; it was a "
                    + "push, by `show()`."
            ])
        #expect(
            told(without, with) == [
                "notable: Hall leads to Shop now, which could not be reached before, nor could Till behind it: a push, by "
                    + "`show()`."
            ])
        // Where the call was not followed before, nobody knows.
        var unfollowed = without
        unfollowed.graph.routes.append(unresolved(from: "Hall", by: "show()", .push))
        #expect(
            told(unfollowed, with) == [
                "info: Hall leads to Shop now, where a call could not be followed before: a push, by `show()`."
            ])
    }
}
