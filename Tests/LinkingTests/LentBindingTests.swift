import NavigationGraph
import Testing

/// Views that are lent a binding and set it, so that the view behind it shows something.
struct LentBindingTests {
    /// The titles of what is touched on the way to `Detail`.
    private func titles(child: String, shown: String, _ more: String = "") throws -> [String?] {
        let graph = try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { ShelfView() } } }

            struct Item: Hashable, Identifiable { let id: Int }

            final class ShelfModel: ObservableObject { @Published var item: Item? }

            struct ShelfView: View {
                @State private var item: Item?
                @State private var isOpen = false
                @StateObject private var model = ShelfModel()
                var body: some View {
                    NavigationStack { \(child)\(shown) }
                }
            }

            struct RowView: View {
                @Binding var chosen: Item?
                @Binding var isShown: Bool
                var body: some View {
                    Button("Open") { chosen = Item(id: 1) }
                    Button("Show") { isShown.toggle() }
                }
            }

            struct ListView: View {
                @Binding var selection: Item?
                @Binding var isOpen: Bool
                var body: some View { RowView(chosen: $selection, isShown: $isOpen) }
            }

            struct DetailView: View { var body: some View { Text("Detail") } }
            \(more)
            """
        ])
        let routes = graph.routes.filter { $0.target == "Detail" }
        #expect(routes.count == 1)
        return routes.flatMap { route in route.triggers.map { $0.first?.title } }
    }

    @Test(
        "What sets a lent binding sets off the way of the view that lends it",
        arguments: [
            ("RowView(chosen: $item, isShown: $isOpen)", ".sheet(item: $item) { _ in DetailView() }", "Open"),
            ("RowView(chosen: $item, isShown: $isOpen)", ".sheet(isPresented: $isOpen) { DetailView() }", "Show"),
            (
                "RowView(chosen: $model.item, isShown: $isOpen)",
                ".navigationDestination(item: $model.item) { _ in DetailView() }", "Open"
            ),
            ("ListView(selection: $item, isOpen: $isOpen)", ".popover(item: $item) { _ in DetailView() }", "Open"),
            (
                "ListView(selection: $item, isOpen: $isOpen)",
                ".navigationDestination(isPresented: $isOpen) { DetailView() }", "Show"
            ),
        ])
    func lent(child: String, shown: String, title: String) throws {
        #expect(try titles(child: child, shown: shown) == [title])
    }

    @Test("What sets the state behind a binding sets off the way of who was lent it")
    func behind() throws {
        let more = """
            struct DetailSheet: ViewModifier {
                @Binding var isVisible: Bool
                func body(content: Content) -> some View { content.sheet(isPresented: $isVisible) { DetailView() } }
            }
            """
        #expect(
            try titles(
                child: "Button(\"Press\") { isOpen = true }", shown: ".modifier(DetailSheet(isVisible: $isOpen))", more)
                == ["Press"])
    }
}
