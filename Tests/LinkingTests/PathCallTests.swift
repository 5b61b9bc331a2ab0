import NavigationGraph
import Testing

/// Calls that change the path of a stack.
struct PathCallTests {
    @Test(
        "What takes something off a path leads back",
        arguments: ["path.removeLast()", "path.removeLast(2)", "_ = path.popLast()", "path.removeAll()", "path = []"])
    func back(call: String) throws {
        let graph = try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { StartView() } } }

            enum Place: Hashable { case detail }

            @Observable final class ShopRouter {
                var path: [Place] = []
                func back() { \(call) }
            }

            struct StartView: View {
                @State private var router = ShopRouter()
                var body: some View {
                    NavigationStack(path: $router.path) {
                        Button("Detail") { router.path.append(.detail) }
                            .navigationDestination(for: Place.self) { _ in DetailView(router: router) }
                    }
                }
            }

            struct DetailView: View {
                let router: ShopRouter
                var body: some View { Button("Back") { router.back() } }
            }
            """
        ])
        #expect(graph.edges == ["App -> Start root", "Detail -> (back) pop", "Start -> Detail push"])
    }
}
