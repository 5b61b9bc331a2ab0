import NavigationGraph
import Testing

/// Sheets whose binding is written out: `isPresented: Binding(get: { … }, set: { … })`.
struct WrittenBindingTests {
    /// The button behind the sheet; nil where none is found.
    private func trigger(_ state: String) throws -> String? {
        let graph = try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { CartView() } } }

            struct Item { let id: Int }

            final class CartPresenter: ObservableObject {
                @Published var fault: String?
                @Published var pending: Item?
                func order() { fault = "sold out" }
            }

            struct CartView: View {
                @StateObject var presenter = CartPresenter()
                @State var showsHelp = false
                @State var pending: Item?
                let shop: Item
                var body: some View {
                    VStack {
                        Button("Order") { presenter.order() }
                        Button("Help") { showsHelp = true }
                        Button("Delete") { pending = shop }
                        Button("Wait") { self.presenter.pending = shop }
                    }
                    .sheet(isPresented: \(state)) { FaultView() }
                }
            }

            struct FaultView: View { var body: some View { Text("Fault") } }
            """
        ])
        let route = try #require(graph.routes.first { $0.target == "Fault" && $0.transition == .sheet })
        return route.triggers.first?.first?.title
    }

    @Test(arguments: [
        ("$showsHelp", "Help"),
        ("Binding(get: { presenter.fault != nil }, set: { if !$0 { presenter.fault = nil } })", "Order"),
        (".init(get: { showsHelp && presenter.fault == nil }, set: { showsHelp = $0 })", "Help"),
        ("Binding { pending?.id == shop.id } set: { _ in pending = nil }", "Delete"),
        ("Binding(get: { self.pending?.id == shop.id }, set: { _ in pending = nil })", "Delete"),
        ("Binding(get: { presenter.pending?.id == 1 }, set: { _ in presenter.pending = nil })", "Wait"),
        ("Binding(get: { self.showsHelp }, set: { self.showsHelp = $0 })", "Help"),
        ("Binding(get: { !showsHelp }, set: { showsHelp = !$0 })", nil),
        (".constant(true)", nil),
    ])
    func whatTheBindingAsksIsSetByAButton(state: String, title: String?) throws {
        #expect(try trigger(state) == title)
    }
}
