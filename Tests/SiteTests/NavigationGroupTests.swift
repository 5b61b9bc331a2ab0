import NavigationGraph
import Testing

@testable import Site

@Suite("Groups in the menu")
struct NavigationGroupTests {
    private func menu(_ groups: String...) -> [String] {
        var graph = NavigationGraph(app: .init(name: "Sample"))
        graph.modules = groups.enumerated().map { Module(id: "M\($0)", name: "M\($0)", group: $1, reachable: true) }
        return NavigationGroup.all(of: ModuleGroup.all(in: graph)).map {
            String(repeating: "- ", count: $0.depth) + $0.innerLabel
        }
    }

    @Test("A group below another one does not say that one's name again")
    func inner() {
        #expect(
            menu("App/Cart/Detail", "App/Cart", "App/Shop", "App/Shop/Detail", "App/Shop/Detail/Photo", "App/Help")
                == ["Cart", "- Detail", "Help", "Shop", "- Detail", "- - Photo"])
    }

    @Test("Nothing is below a group around most of the app")
    func top() {
        #expect(menu("App", "App/Cart/List", "App/Cart", "App/Shop") == ["App", "Cart", "- List", "Shop"])
    }
}
