import NavigationGraph
import Testing

/// Views of SwiftUI that lists make and erasers hide.
struct ViewListTests {
    private func edges(_ members: String, _ others: String = "") throws -> [String] {
        let source = """
            import SwiftUI

            @main
            struct OrdersApp: App { var body: some Scene { WindowGroup { OrderListView() } } }

            struct Order: Hashable { let title: String }
            struct OrderDetailView: View { let order: Order; var body: some View { Text(order.title) } }

            struct OrderListView: View {
                let orders: [Order] = []
            \(members)
            }
            \(others)
            """
        return try GraphOfSources.graph(["Orders.swift": source]).edges.filter { $0.hasPrefix("OrderList") }
    }

    @Test(arguments: ["List(orders) { order in", "List { ForEach(orders, id: \\.self) { order in"])
    func anElementOfAListIsAValueOfThePath(_ list: String) throws {
        let found = try edges(
            """
                var body: some View {
                    NavigationStack {
                        \(list)
                            NavigationLink(order.title, value: order)
                        }\(list.contains("ForEach") ? " }" : "")
                        .navigationDestination(for: Order.self) { order in OrderDetailView(order: order) }
                    }
                }
            """)
        #expect(found == ["OrderList -> OrderDetail push"], "\(found)")
    }

    @Test func anErasedViewIsTheViewThatItErases() throws {
        let found = try edges(
            """
                let presenter: OrderListPresenter? = OrderListPresenter()
                var body: some View {
                    VStack { NavigationLink(destination: detail()) { Text("Open") } }
                }
                private func detail() -> some View {
                    guard let view = presenter?.detail() else { return AnyView(EmptyView()) }
                    return AnyView(view)
                }
            """,
            """
            final class OrderListPresenter {
                func detail() -> OrderDetailView? { OrderDetailView(order: Order(title: "")) }
            }
            """)
        #expect(found == ["OrderList -> OrderDetail push"], "\(found)")
    }
}
