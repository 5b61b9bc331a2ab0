import NavigationGraph
import Testing

@testable import Review

@Suite("Where a module is declared")
struct ModulePlaceTests {
    private func module(_ name: String, routerOf file: String) -> Module {
        Module(
            id: name, name: name, group: "App",
            components: [
                Component(role: .router, type: "Router", file: file, line: 3),
                Component(role: .presenter, type: "\(name)Presenter", file: "\(name).swift", line: 7),
            ])
    }

    private func places(_ modules: Module...) -> [String?] {
        var graph = SmallGraph().graph
        graph.modules = modules
        let places = ModulePlaces(graph)
        return modules.map { places.place(of: $0)?.description }
    }

    @Test("A navigator that several modules share is the place of none of them")
    func shared() {
        #expect(
            places(module("Hall", routerOf: "Router.swift"), module("Shop", routerOf: "Router.swift"))
                == ["Hall.swift:7", "Shop.swift:7"])
        #expect(
            places(module("Hall", routerOf: "HallRouter.swift"), module("Shop", routerOf: "ShopRouter.swift"))
                == ["HallRouter.swift:3", "ShopRouter.swift:3"])
    }

    @Test("What has nothing of its own is where its first part is")
    func nothing() {
        let part = [Component(role: .router, type: "Router", file: "Router.swift", line: 3)]
        let modules = ["Hall", "Shop"].map { Module(id: $0, name: $0, group: "App", components: part) }
        #expect(places(modules[0], modules[1]) == ["Router.swift:3", "Router.swift:3"])
    }
}
