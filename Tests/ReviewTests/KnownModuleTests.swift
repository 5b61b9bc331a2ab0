import NavigationGraph
import Testing

@testable import Review

@Suite("A screen that comes onto the map or leaves it while its code stays")
struct KnownModuleTests {
    private let without = SmallGraph("App -root-> Hall")
    private let with = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()")

    private func first(_ base: SmallGraph, _ head: SmallGraph, before: Set<String>, after: Set<String>) -> String? {
        let review = NavigationReview(
            base: .init(base.graph, name: "one") { DeclaredNames(names: before) },
            head: .init(head.graph, name: "two") { DeclaredNames(names: after) })
        return review.changes.first { [.moduleAdded, .moduleRemoved].contains($0.kind) }
            .map { "\($0.level.rawValue): \($0.text)" }
    }

    private let types: Set<String> = ["ShopView", "ShopPresenter", "ShopWireframe"]

    /// The types, each declared in these files.
    private func names(in files: Set<String>) -> DeclaredNames {
        DeclaredNames(names: types, files: Dictionary(uniqueKeysWithValues: types.map { ($0, files) }))
    }

    @Test("is not said to be new")
    func known() {
        #expect(
            first(without, with, before: types, after: types)
                == "notable: A way to the module Shop is known now, from Hall; its code was there before.")
        #expect(
            first(without, with, before: ["ShopView"], after: types)
                == "notable: The module Shop is new, reached from Hall.")
    }

    @Test("is new where another file has a type of its names, and known where its file was moved")
    func sameNames() {
        let file = "App/Shop/Shop.swift"
        let told = { (before: Set<String>, after: Set<String>) -> String? in
            let (one, two) = (names(in: before), names(in: after))
            let review = NavigationReview(
                base: .init(without.graph, name: "one") { one }, head: .init(with.graph, name: "two") { two })
            return review.changes.first { $0.kind == .moduleAdded }?.text
        }
        let new = "The module Shop is new, reached from Hall."
        let known = "A way to the module Shop is known now, from Hall; its code was there before."
        #expect(told(["Old/Shop.swift"], ["Old/Shop.swift", file]) == new)
        #expect(told(["Old/Shop.swift"], [file]) == known)
        #expect(told([file], [file]) == known)
    }

    @Test("is not said to be gone where only its presenter and its wireframe are")
    func view() {
        #expect(
            first(with, without, before: types, after: ["ShopView"])
                == "breaking: The module Shop is no longer on the map; it was reached from Hall, and its view `ShopView` is "
                + "still there.")
        #expect(
            first(with, without, before: types, after: ["ShopPresenter"])
                == "breaking: The module Shop is gone; it was reached from Hall.")
    }

    @Test("is good to know where no way leads to it")
    func unreached() {
        let alone = SmallGraph("App -root-> Hall", "Shop -push-> Hall by back()")
        #expect(
            first(without, alone, before: types, after: types)
                == "info: The module Shop is on the map now; no way that leads there is known; its code was there before."
        )
    }

    @Test("is not said to be gone")
    func kept() {
        #expect(
            first(with, without, before: types, after: types)
                == "breaking: No way to the module Shop is known any more; it was reached from Hall, and its code is still there."
        )
    }

    /// The way of a coordinator is one of the screen that calls it, so that none is the coordinator's own.
    @Test("is bookkeeping where it is a coordinator, and so is what it led to")
    func flow() {
        let flow = Module(
            id: "Flow", kind: .coordinator, name: "Flow", group: "App",
            components: [Component(role: .router, type: "FlowCoordinator", file: "App/Flow.swift", line: 1)])
        let own = SmallGraph(
            "App -root-> Hall", "Hall -start-> Flow by begin()", "Flow -push-> Shop by start()", modules: [flow])
        let other = SmallGraph("App -root-> Hall", "Hall -push-> Shop by begin()")
        let levels = { (base: SmallGraph, head: SmallGraph, names: Set<String>) in
            let side = { (graph: SmallGraph) in
                NavigationReview.Side(graph.graph, name: "one", declaredNames: { DeclaredNames(names: names) })
            }
            return Set(NavigationReview(base: side(base), head: side(head)).changes.map(\.level))
        }
        #expect(levels(own, other, ["FlowCoordinator"]) == [.info])
        #expect(levels(other, own, ["FlowCoordinator"]) == [.info])
        #expect(levels(own, other, []).contains(.notable))
        // Nothing leads to the coordinator, whose way the hall has now.
        let alone = SmallGraph("App -root-> Hall", "Flow -push-> Shop by start()", modules: [flow])
        #expect(levels(alone, other, ["FlowCoordinator"]) == [.info])
        #expect(levels(other, alone, ["FlowCoordinator"]) == [.info])
    }

    @Test("The screens from which a removed one was reached have the head's names")
    func renamedSources() {
        var base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()").graph
        for index in base.modules.indices where base.modules[index].id == "Hall" {
            base.modules[index].id = "Visit/Hall"
        }
        for index in base.routes.indices {
            if base.routes[index].source == "Hall" { base.routes[index].source = "Visit/Hall" }
            if base.routes[index].target == "Hall" { base.routes[index].target = "Visit/Hall" }
        }
        let review = NavigationReview(base: .init(base, name: "one"), head: .init(without.graph, name: "two"))
        #expect(review.changes.first?.text == "The module Shop is gone; it was reached from Hall.")
    }
}
