import NavigationGraph
import Testing

/// Views of SwiftUI that lists make, that erasers hide, and that stand in others.
struct WrappedViewTests {
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

    @Test func aListInABodyIsNoPath() throws {
        let found = try edges(
            """
                var body: some View {
                    NavigationStack {
                        Button("Sort") { sort(orders) }
                            .navigationDestination(for: Order.self) { order in OrderDetailView(order: order) }
                    }
                }

                private func sort(_ all: [Order]) {
                    var sorted = [Order]()
                    sorted.append(contentsOf: all.map { $0 })
                    sorted.append(Order(title: "Last"))
                }
            """)
        #expect(found == [], "\(found)")
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

    /// A router that is a view around every screen: the ways are those of the modules whose presenters call it.
    @Test func aViewAroundAnyOtherIsNoScreen() throws {
        let module = { (name: String, members: String, call: String) in
            """
            import SwiftUI

            protocol \(name)Routing { \(members) }
            extension SharedRouter: \(name)Routing {}

            @Observable final class \(name)Presenter {
                let router: \(name)Routing
                init(router: \(name)Routing) { self.router = router }
                func tapped() { \(call) }
            }

            struct \(name)View: View {
                @State var presenter: \(name)Presenter
                var body: some View { Button("Go on") { presenter.tapped() } }
            }
            """
        }
        let files = [
            "App.swift": """
            import SwiftUI

            @main
            struct OrdersApp: App {
                @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
                var body: some Scene { WindowGroup { delegate.builder.orders() } }
            }

            final class AppDelegate: NSObject, UIApplicationDelegate {
                var builder = Builder()
            }

            struct AnyScreen: Hashable {
                var view: AnyView
                init<T: View>(_ view: T) { self.view = AnyView(view) }
            }

            struct ScreenStack<Content: View>: View {
                @State private var path: [AnyScreen] = []
                @ViewBuilder var content: (ScreenStack) -> Content
                var body: some View {
                    NavigationStack(path: $path) {
                        content(self).navigationDestination(for: AnyScreen.self) { screen in screen.view }
                    }
                }
                func show<T: View>(@ViewBuilder _ made: () -> T) {
                    let view = made()
                    path.append(AnyScreen(view))
                }
            }

            struct SharedRouter {
                let stack: ScreenStack<OrdersView>
                let builder: Builder
                func showReceipt() { stack.show { builder.receipt(stack) } }
            }

            struct Builder {
                func orders() -> some View {
                    ScreenStack { stack in
                        OrdersView(presenter: OrdersPresenter(router: SharedRouter(stack: stack, builder: self)))
                    }
                }
                func receipt(_ stack: ScreenStack<OrdersView>) -> some View {
                    ReceiptView(presenter: ReceiptPresenter(router: SharedRouter(stack: stack, builder: self)))
                }
            }
            """,
            "Orders/Orders.swift": module("Orders", "func showReceipt()", "router.showReceipt()"),
            "Receipt/Receipt.swift": module("Receipt", "", ""),
        ]
        let graph = try GraphOfSources.graph(files)
        #expect(graph.modules.map(\.id) == ["Orders", "Receipt"])
        #expect(graph.edges == ["App -> Orders root", "Orders -> Receipt push"], "\(graph.edges)")
    }

    @Test func aViewWithAModifierOfTheAppsIsTheViewItself() throws {
        let found = try edges(
            """
                var body: some View {
                    NavigationLink(destination: OrderDetailView(order: Order(title: "")).onFirst { print("first") }) {
                        Text("Open")
                    }
                }
            """,
            """
            struct First: ViewModifier {
                let action: () -> Void
                func body(content: Content) -> some View { content.onAppear(perform: action) }
            }

            extension View {
                func onFirst(_ action: @escaping () -> Void) -> some View { modifier(First(action: action)) }
            }
            """)
        #expect(found == ["OrderList -> OrderDetail push"], "\(found)")
    }

    /// A screen that is handed what it shows in the place of a picture stays the screen; a frame does not.
    @Test(arguments: [
        ("if message.isEmpty { Text(\"?\") } else { picture() }", "Button(\"Close\") {}", "Failure"),
        ("if message.isEmpty { Text(\"?\") } else { picture() }", "Text(message)", "Sign"),
        ("picture()", "Button(\"Close\") {}", "Sign"),
    ])
    func aScreenThatIsHandedAPicture(_ content: String, _ control: String, _ target: String) throws {
        let source = """
            import SwiftUI

            @main
            struct OrdersApp: App { var body: some Scene { WindowGroup { OrderListView() } } }

            struct Sign: View { let name: String; var body: some View { Image(systemName: name) } }
            struct OrderListView: View {
                var body: some View {
                    NavigationLink(destination: FailureView(message: "no", picture: { Sign(name: "xmark") })) { Text("Go") }
                }
            }
            struct FailureView<Picture: View>: View {
                let message: String
                @ViewBuilder let picture: () -> Picture
                var body: some View { VStack { icon; Text(message); \(control) } }
                @ViewBuilder private var icon: some View { \(content) }
            }
            """
        let routes = try GraphOfSources.graph(["Orders.swift": source]).routes
        #expect(routes.filter { $0.transition == .push }.map(\.destination.name) == [target])
    }
}
