import NavigationGraph
import Testing

/// Sheets that a view around the app shows for whoever sets its coordinator's property.
struct SharedStateTests {
    private func graph(root: String = "", navigator: String = "") throws -> NavigationGraph {
        try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }

            enum Sheet: Identifiable { case order, help; var id: Self { self } }

            final class Navigator: ObservableObject {
                @Published var sheet: Sheet?
                func present(_ sheet: Sheet) { self.sheet = sheet }
                \(navigator)
                @ViewBuilder func view(for sheet: Sheet) -> some View {
                    switch sheet {
                    case .order: OrderView()
                    case .help: HelpView()
                    }
                }
            }

            struct RootView: View {
                @StateObject private var navigator = Navigator()
                var body: some View {
                    NavigationStack { CartView() }
                        .sheet(item: $navigator.sheet) { navigator.view(for: $0) }
                        .environmentObject(navigator)
                        \(root)
                }
            }

            struct CartView: View {
                @StateObject var presenter = CartPresenter()
                @EnvironmentObject var navigator: Navigator
                var body: some View { Button("Order") { navigator.present(.order) } }
            }
            final class CartPresenter: ObservableObject {}
            struct OrderView: View {
                @StateObject var presenter = OrderPresenter()
                @EnvironmentObject var navigator: Navigator
                var body: some View { Button("Help") { navigator.present(.help) } }
            }
            final class OrderPresenter: ObservableObject {}
            struct HelpView: View {
                @StateObject var presenter = HelpPresenter()
                var body: some View { Text("Help") }
            }
            final class HelpPresenter: ObservableObject {}
            """
        ])
    }

    @Test func whoSetsTheStateShowsTheSheet() throws {
        let graph = try graph()
        #expect(
            graph.edges.filter { $0.hasSuffix("sheet") } == ["Cart -> Order sheet", "Order -> Help sheet"])
        let route = graph.routes.first { $0.target == "Order" && $0.transition == .sheet }
        #expect(route?.triggers.first?.first?.title == "Order")
    }

    /// What the view around the app does itself stays its own.
    @Test func theViewItselfSetsIt() throws {
        let graph = try graph(root: ".onAppear { navigator.present(.help) }")
        #expect(
            graph.edges.filter { $0.hasSuffix("sheet") } == ["Cart -> Order sheet", "Root -> Help sheet"])
    }

    /// A coordinator that navigates without being part of a module is no screen that shows the sheet.
    @Test func theCoordinatorSetsItForItsCallers() throws {
        let graph = try graph(
            root: ".task { print(HomeCoordinator(navigator: navigator)) }",
            navigator: """
                }

                final class HomeCoordinator {
                    let navigator: Navigator
                    init(navigator: Navigator) { self.navigator = navigator }
                    func openWeb(on stack: UINavigationController) {
                        stack.pushViewController(WebViewController(), animated: true)
                        navigator.present(.order)
                    }
                }
                final class WebViewController: UIViewController {}

                extension Navigator {
                """)
        #expect(
            graph.edges.filter { $0.hasSuffix("sheet") } == ["Cart -> Order sheet", "Order -> Help sheet"],
            "\(graph.edges)")
        #expect(graph.edges.contains("HomeCoordinator -> Web push"), "\(graph.edges)")
    }
}
