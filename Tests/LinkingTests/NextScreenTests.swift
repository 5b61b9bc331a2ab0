import NavigationGraph
import Testing

/// A router of SwiftUI that makes the next screen with its presenter: a screen of its own, and no part of the router's.
struct NextScreenTests {
    private var app: InlineApp {
        var app = InlineApp()
        app["AppDelegate.swift"] = """
            import SwiftUI

            @main
            struct ShopApp: App {
                var body: some Scene {
                    WindowGroup { NavigationView { HomeView() } }
                }
            }
            """
        app["Home.swift"] = """
            import SwiftUI

            final class HomeRouter {
                func makeDetailView(for item: Int) -> some View {
                    let presenter = GetItemPresenter(item: item)
                    return DetailView(presenter: presenter, item: item)
                }
            }

            struct HomeView: View {
                var body: some View { List { link(for: 1) { Text("First") } } }

                func link<Content: View>(for item: Int, @ViewBuilder content: () -> Content) -> some View {
                    NavigationLink(destination: HomeRouter().makeDetailView(for: item)) { content() }
                }
            }
            """
        app["Detail.swift"] = """
            import SwiftUI

            final class GetItemPresenter: ObservableObject {
                init(item: Int) {}
            }

            struct DetailView: View {
                @Environment(\\.presentationMode) var presentationMode: Binding<PresentationMode>
                @ObservedObject var presenter: GetItemPresenter
                let item: Int

                var body: some View { Text("Item").navigationBarItems(leading: back) }
            }

            extension DetailView {
                var back: some View {
                    Button(action: { self.presentationMode.wrappedValue.dismiss() }) { Text("Back") }
                }
            }
            """
        return app
    }

    @Test func aScreenThatARouterMakesWithItsPresenterIsAModuleOfItsOwn() throws {
        let graph = try app.graph()
        #expect(graph.edges.filter { !$0.contains("back") } == ["App -> Home root", "Home -> Detail push"])
        let detail = graph.modules.first { $0.id == "Detail" }
        #expect(detail?.components.map(\.type) == ["DetailView", "GetItemPresenter"])
        #expect(graph.routes.first { $0.target == "Detail" }?.passes.map(\.name) == ["item"])
    }
}
