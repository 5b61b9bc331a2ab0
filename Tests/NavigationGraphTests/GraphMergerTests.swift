import Testing

@testable import NavigationGraph

@Suite("Several graphs in one")
struct GraphMergerTests {
    private func graph(_ name: String, modules: [String]) -> NavigationGraph {
        var graph = NavigationGraph(app: .init(name: name, revision: "1", remote: "https://example.org/a"))
        graph.modules = modules.map { id in
            Module(
                id: id, name: id, group: id == "Login" ? "" : "Main",
                components: [Component(role: .view, type: "\(id)View", file: "\(id)/View.swift", line: 3)],
                options: [
                    NavigationOption(
                        name: "next", file: "\(id)/Wireframe.swift", line: 1, routes: ["\(id) -> \(modules[0]) by next"]
                    )
                ])
        }
        graph.entryPoints = [EntryPoint(id: "App", kind: .launch, file: "AppDelegate.swift", line: 8)]
        graph.routes = modules.map { id in
            Route(
                id: "\(id) -> \(modules[0]) by next", source: id, target: modules[0],
                destination: .init(kind: .node, name: modules[0]), transition: .push, option: "next",
                evidence: [.init(file: "\(id)/Wireframe.swift", line: 9, role: .shows)])
        }
        graph.coverage = Coverage(resolved: modules.count, unresolved: 1)
        graph.scan.swiftFiles = 10
        return graph
    }

    @Test("Names that several graphs have get the app in front, the others stay")
    func names() throws {
        let merged = GraphMerger.merge([
            graph("Shop", modules: ["Login", "Cart"]), graph("Bank", modules: ["Login", "Accounts"]),
        ])
        #expect(merged.app == .init(name: "Shop + Bank"))
        #expect(merged.modules.map(\.id) == ["Accounts", "Bank/Login", "Cart", "Shop/Login"])
        #expect(merged.modules.map(\.group) == ["Bank/Main", "Bank", "Shop/Main", "Shop"])
        #expect(merged.entryPoints.map(\.id) == ["Bank/App", "Shop/App"])
        #expect(
            merged.routes.map(\.id) == [
                "Accounts -> Login by next", "Bank/Login -> Login by next", "Cart -> Login by next",
                "Shop/Login -> Login by next",
            ])
        #expect(merged.routes.map(\.target) == ["Bank/Login", "Bank/Login", "Shop/Login", "Shop/Login"])
        #expect(merged.routes.map(\.destination.name) == merged.routes.map(\.target))
        #expect(merged.coverage == Coverage(resolved: 4, unresolved: 2))
        #expect(merged.scan.swiftFiles == 20)
    }

    @Test("Every option still names routes that are there, and every place the app that it is in")
    func references() {
        let merged = GraphMerger.merge([
            graph("Shop", modules: ["Login", "Cart"]), graph("Shop", modules: ["Login", "Cart"]),
        ])
        let routes = Set(merged.routes.map(\.id))
        #expect(routes.count == 4)
        let modules = Set(merged.modules.map(\.id))
        #expect(modules == ["Shop/Login", "Shop/Cart", "Shop 2/Login", "Shop 2/Cart"])
        for module in merged.modules {
            #expect(module.options.flatMap(\.routes).allSatisfy(routes.contains))
            #expect(module.components.allSatisfy { $0.file.hasPrefix("Shop/") || $0.file.hasPrefix("Shop 2/") })
        }
        for route in merged.routes {
            #expect(modules.contains(route.source) && route.target.map(modules.contains) == true)
            #expect(route.evidence.allSatisfy { $0.file.hasPrefix("Shop") })
        }
    }

    @Test("One graph alone stays as it is")
    func alone() {
        let one = graph("Shop", modules: ["Login"])
        #expect(GraphMerger.merge([one]) == one)
    }

    @Test("The order of the graphs changes nothing but the name of the whole")
    func order() {
        let (one, other) = (graph("Shop", modules: ["Login", "Cart"]), graph("Bank", modules: ["Login"]))
        #expect(GraphMerger.merge([one, other], name: "All") == GraphMerger.merge([other, one], name: "All"))
    }
}
