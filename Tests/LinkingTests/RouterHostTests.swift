import NavigationGraph
import Testing

/// A view around the whole app that shows for everybody what the router of its says: on a path, as a sheet, as a cover.
struct RouterHostTests {
    /// - Parameters:
    ///   - router: the router's head, and the name by which screens know it.
    ///   - host: how the view around the app is declared, and is made by the app.
    private func edges(
        _ router: (head: String, route: String, name: String), host: (head: String, root: String, made: String)
    ) throws -> [String] {
        try GraphOfSources.graph([
            "Cook.swift": """
            import SwiftUI

            @main
            struct CookApp: App { var body: some Scene { WindowGroup { \(host.made) } } }

            enum AppRoute: Hashable, Identifiable {
                case recipe(Int), stove(Int), settings
                var id: Self { self }
                @ViewBuilder var screen: some View {
                    switch self {
                    case .recipe(let id): RecipeView(id: id)
                    case .stove(let id): StoveView(id: id)
                    case .settings: SettingsView()
                    }
                }
            }

            @Observable final class \(router.head) {
                var path = NavigationPath()
                var sheet: \(router.route)?
                var cover: \(router.route)?
                func push(_ route: \(router.route)) { path.append(route) }
                func present(_ route: \(router.route)) { sheet = route }
                func cover(_ route: \(router.route)) { cover = route }
            }
            \(router.name == "AppRouter" ? "" : "typealias AppRouter = \(router.name)")

            struct \(host.head) {
                @State private var router = \(router.name)()
                \(host.root.contains("root()") ? "@ViewBuilder let root: () -> Root" : "")
                var body: some View {
                    NavigationStack(path: $router.path) {
                        \(host.root).navigationDestination(for: AppRoute.self) { $0.screen }
                    }
                    .sheet(item: $router.sheet) { $0.screen }
                    .fullScreenCover(item: $router.cover) { $0.screen }
                    .environment(router)
                }
            }

            struct HomeView: View {
                @Environment(AppRouter.self) private var router: AppRouter
                var body: some View {
                    Button("Recipe") { router.push(.recipe(1)) }
                    Button("Settings") { router.present(.settings) }
                }
            }
            struct RecipeView: View {
                let id: Int
                @Environment(AppRouter.self) private var router: AppRouter
                var body: some View { Button("Cook") { router.cover(.stove(id)) } }
            }
            struct StoveView: View { let id: Int; var body: some View { Text("Stove") } }
            struct SettingsView: View { var body: some View { Text("Settings") } }
            """
        ]).edges.filter { !$0.hasPrefix("App -> ") || !$0.hasSuffix("root") }
    }

    private static let ways = ["Home -> Recipe push", "Home -> Settings sheet", "Recipe -> Stove present"]

    /// What no screen has the router show is no way of the view around them.
    @Test func aViewAroundTheAppShowsWhatScreensAsk() throws {
        let edges = try edges(
            (head: "AppRouter", route: "AppRoute", name: "AppRouter"),
            host: (head: "RootView: View", root: "HomeView()", made: "RootView()"))
        #expect(edges == Self.ways + ["Root -> Home embed"], "\(edges)")
    }

    @Test(arguments: [
        (head: "AppRouter", route: "AppRoute", name: "AppRouter"),
        (head: "Router<Route: Hashable & Identifiable>", route: "Route", name: "Router<AppRoute>"),
    ])
    func soDoesOneThatIsHandedTheFirstScreen(_ router: (head: String, route: String, name: String)) throws {
        let edges = try edges(
            router, host: (head: "RouterHost<Root: View>: View", root: "root()", made: "RouterHost { HomeView() }"))
        #expect(edges == Self.ways, "\(edges)")
    }
}
