import NavigationGraph
import Testing

/// Functions that are named where a closure would build what is shown, and tabs that are views of their own.
struct NamedBuilderTests {
    private static func ways(_ home: String) throws -> [String] {
        let graph = try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            \(home)
            struct CartView: View { let number: Int; var body: some View { Text("Cart") } }
            struct HelpView: View { var body: some View { Text("Help") } }
            @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            """
        ])
        return graph.routes.filter { $0.target != nil && $0.source != "App" }
            .map { "\($0.source) \($0.transition) \($0.target ?? "")" }.sorted()
    }

    @Test func initializerIsWhatASheetShows() throws {
        let ways = try Self.ways(
            """
            struct HomeView: View {
                @State private var showsHelp = false
                @State private var number: Int?
                var body: some View {
                    Button("Help") { showsHelp = true }
                        .sheet(isPresented: $showsHelp, content: HelpView.init)
                        .fullScreenCover(item: $number, content: CartView.init)
                }
            }
            """)
        #expect(ways == ["Home present Cart", "Home sheet Help"])
    }

    @Test(arguments: ["Screens.view", "screens.view(for:)", "{ screens.view(for: $0) }"])
    func methodSaysWhereAPathLeads(destination: String) throws {
        let ways = try Self.ways(
            """
            enum Route: Hashable { case cart(Int), help }
            struct Screens {
                @ViewBuilder func view(for route: Route) -> some View { Self.view(route) }
                @ViewBuilder static func view(_ route: Route) -> some View {
                    switch route {
                    case .cart(let number): CartView(number: number)
                    case .help: HelpView()
                    }
                }
            }
            struct HomeView: View {
                @State private var path: [Route] = []
                let screens = Screens()
                var body: some View {
                    NavigationStack(path: $path) {
                        VStack {
                            Button("Cart") { path.append(.cart(1)) }
                            Button("Help") { path.append(.help) }
                        }
                        .navigationDestination(for: Route.self, destination: \(destination))
                    }
                }
            }
            """)
        #expect(ways == ["Home push Cart", "Home push Help"])
    }

    @Test(arguments: [
        "Tab(\"Cart\", systemImage: \"cart\", value: 0) { CartView(number: 1) }",
        "Tab(\"Cart\", systemImage: \"cart\") { NavigationStack { CartView(number: 1) } }",
        "Tab(value: 0) { CartView(number: 1) } label: { Label(\"Cart\", systemImage: \"cart\") }",
        "TabSection(\"Shop\") { Tab(\"Cart\", systemImage: \"cart\", value: 0) { CartView(number: 1) } }",
    ])
    func tabsAreViewsOfTheirOwn(tab: String) throws {
        let ways = try Self.ways(
            """
            struct HomeView: View {
                @State private var tab = 0
                var body: some View {
                    TabView(selection: $tab) {
                        \(tab)
                        Tab("Help", systemImage: "questionmark", value: 1) { HelpView() }
                    }
                }
            }
            """)
        #expect(ways == ["Home tab Cart", "Home tab Help"])
    }
}
