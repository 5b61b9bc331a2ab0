import NavigationGraph
import Testing

/// An app's own rows, buttons and modifiers around SwiftUI's links: they lead to what they are handed, and hold none of it.
struct LinkedContentTests {
    private func edges(_ body: String, _ more: String) throws -> [String] {
        let source = """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { NavigationView { CartView() } } } }

            struct CartView: View {
                @StateObject var presenter = CartPresenter()
                var body: some View { \(body) }
            }
            final class CartPresenter: ObservableObject { @Published var isActive = false }

            struct OrderView: View {
                @StateObject var presenter = OrderPresenter()
                var body: some View { Text("Order") }
            }
            final class OrderPresenter: ObservableObject {}

            \(more)
            """
        return try GraphOfSources.graph(["Shop.swift": source]).edges.filter { $0.hasPrefix("Cart") }
    }

    @Test(arguments: [
        // A closure, with an initialiser and without.
        """
        struct Row<Destination: View>: View {
            let destination: () -> Destination
            init(@ViewBuilder destination: @escaping () -> Destination) { self.destination = destination }
            var body: some View { NavigationLink(destination: destination()) { Text("Open") } }
        }
        """,
        """
        struct Row<Destination: View>: View {
            @ViewBuilder let destination: () -> Destination
            var body: some View { NavigationLink { destination() } label: { Text("Open") } }
        }
        """,
        // What the closure builds is kept.
        """
        struct Row<Destination: View>: View {
            private let destination: Destination
            init(@ViewBuilder destination: () -> Destination) { self.destination = destination() }
            var body: some View { NavigationLink(destination: destination) { Text("Open") } }
        }
        """,
        // A link that nobody sees, behind a button, and a view that is made as late as it is shown.
        """
        struct Row<Destination: View>: View {
            @State private var isActive = false
            let destination: () -> Destination
            var body: some View {
                Button("Open") { isActive = true }
                    .background(NavigationLink(destination: Lazy(destination()), isActive: $isActive) { EmptyView() })
            }
        }
        struct Lazy<Content: View>: View {
            let build: () -> Content
            init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
            var body: Content { build() }
        }
        """,
    ])
    func aRowAroundALinkLeadsToWhatItIsHanded(_ row: String) throws {
        #expect(try edges("List { Row { OrderView() } }", row) == ["Cart -> Order push"])
    }

    @Test func aRowOfAnyView() throws {
        let row = """
            struct Row: View {
                var destination: AnyView
                var body: some View { NavigationLink(destination: destination) { Text("Open") } }
            }
            """
        #expect(try edges("Row(destination: AnyView(OrderView()))", row) == ["Cart -> Order push"])
    }

    @Test func aGetterThatOnlyTheSheetShows() throws {
        let row = """
            struct Row<Content: View>: View {
                @State private var isShown = false
                let content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                var body: some View { label.sheet(isPresented: $isShown) { sheet } }
                private var label: some View { Button("Open") { isShown = true } }
                private var sheet: some View { NavigationView { content } }
            }
            """
        #expect(try edges("Row { OrderView() }", row) == ["Cart -> Order sheet"])
    }

    @Test(arguments: [
        "NavigationLink(destination: Framed { OrderView() }) { Text(\"Open\") }": "push",
        "Text(\"Cart\").sheet(isPresented: $presenter.isActive) { Framed { OrderView() } }": "sheet",
        "Framed { OrderView() }": "embed",
    ])
    func aFrameHoldsItsContentWhereNoLinkDoes(_ body: String, _ transition: String) throws {
        let frame = """
            struct Framed<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View { VStack { content }.padding() }
            }
            """
        #expect(try edges(body, frame) == ["Cart -> Order \(transition)"])
    }

    /// What a row draws and links as well stays a part of the screen.
    @Test func aPreviewOfWhatTheLinkShows() throws {
        let row = """
            struct Row<Destination: View>: View {
                let destination: Destination
                var body: some View { VStack { destination; NavigationLink(destination: destination) { Text("Open") } } }
            }
            """
        #expect(try edges("Row(destination: OrderView())", row) == ["Cart -> Order embed", "Cart -> Order push"])
    }
}
