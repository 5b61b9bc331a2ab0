import NavigationGraph
import Testing

/// Views that only choose by a case which other view is shown.
struct ChoosingViewTests {
    private func graph(_ root: String, choosing: String) throws -> NavigationGraph {
        try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }

            enum Place: Hashable, Identifiable { case order, help; var id: Self { self } }

            \(root)

            \(choosing)

            struct OrderView: View {
                @StateObject var presenter = OrderPresenter()
                var body: some View { Text("Order") }
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

    private let place = """
        struct PlaceView: View {
            let place: Place
            var body: some View {
                switch place {
                case .order: OrderView()
                case .help: HelpView()
                }
            }
        }
        """

    private let stack = """
        struct RootView: View {
            @State private var path: [Place] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Order") { path.append(.order) }
                        .navigationDestination(for: Place.self) { PlaceView(place: $0) }
                }
            }
        }
        """

    @Test func whatAPathLeadsToIsWhatTheViewChooses() throws {
        let graph = try graph(stack, choosing: place)
        #expect(graph.edges == ["App -> Root root", "Root -> Order push"])
        #expect(graph.routes.first { $0.target == "Order" }?.condition == nil)
        #expect(!graph.modules.contains { $0.id == "Place" })
    }

    @Test func whatAnItemShowsIsWhatTheViewChooses() throws {
        let root = """
            struct RootView: View {
                @State private var place: Place?
                var body: some View {
                    VStack {
                        Button("Order") { place = .order }
                        Button("Help") { place = .help }
                    }
                    .sheet(item: $place) { PlaceView(place: $0) }
                }
            }
            """
        let graph = try graph(root, choosing: place)
        let ways = graph.routes.filter { $0.source == "Root" }.map { route in
            "\(route.target ?? "") \(route.option ?? "") \(route.triggers.compactMap { $0.first?.member })"
        }
        #expect(ways.sorted() == ["Help help [\"Help\"]", "Order order [\"Order\"]"])
    }

    /// A view with a state of its own is a screen that shows one or the other.
    @Test func aViewWithAStateIsAScreen() throws {
        let withState = place.replacing("    let place", with: "    @State var isOpen = false\n    let place")
        let graph = try graph(stack, choosing: withState)
        #expect(graph.edges.contains("Root -> Place push"))
    }
}
