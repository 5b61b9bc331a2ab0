import NavigationGraph
import Testing

/// Navigation paths whose type nobody writes out.
struct ListedPathTests {
    @Test(arguments: [
        "@Published var path = [Route]()", "@Published var path = Array<Route>()", "@Published var path: [Route] = []",
        "@Published private(set) var path: [Route] = .init()",
    ])
    func whatIsPutOnAnEmptyListIsPushed(property: String) throws {
        let graph = try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            enum Route: Hashable { case detail(Int); case settings }

            final class Router: ObservableObject {
                \(property)
                func openDetail() { path.append(.detail(1)) }
                func openSettings() { path.append(Route.settings) }
            }

            struct HomeView: View {
                @StateObject var router = Router()
                var body: some View {
                    NavigationStack(path: $router.path) {
                        VStack {
                            Button("Detail") { router.openDetail() }
                            Button("Settings") { router.openSettings() }
                        }
                        .navigationDestination(for: Route.self) { route in
                            switch route {
                            case .detail(let number): DetailView(number: number)
                            case .settings: SettingsView()
                            }
                        }
                    }
                }
            }

            struct DetailView: View { let number: Int; var body: some View { Text("Detail") } }
            struct SettingsView: View { var body: some View { Text("Settings") } }

            @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            """
        ])
        let ways = graph.routes.filter { $0.target != nil }.map { "\($0.source) \($0.transition) \($0.target ?? "")" }
        #expect(ways.sorted() == ["App root Home", "Home push Detail", "Home push Settings"])
    }

    /// A stack of the app's own wraps what its callers hand over, and asks it for its view when it is shown.
    @Test func whatIsWrappedOnAPathIsTheCallersOwn() throws {
        let graph = try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            protocol Flow: AnyObject { func toPresentable() -> AnyView }

            final class Page: Identifiable, Hashable {
                var flow: (any Flow)?
                init(_ flow: any Flow) { self.flow = flow }
            }

            @Observable final class PageStack: Flow {
                fileprivate var pages = [Page]()
                func push(_ flow: any Flow) { withAnimation { pages.append(Page(flow)) } }
                func toPresentable() -> AnyView { AnyView(PageStackView(stack: self)) }
            }

            private struct PageStackView: View {
                @Bindable var stack: PageStack
                var body: some View {
                    NavigationStack(path: $stack.pages) {
                        Text("Start").navigationDestination(for: Page.self) { page in
                            page.flow?.toPresentable().id(page.id)
                        }
                    }
                }
            }

            final class CartFlow: Flow { func toPresentable() -> AnyView { AnyView(CartView()) } }
            final class HelpFlow: Flow { func toPresentable() -> AnyView { AnyView(HelpView()) } }
            struct CartView: View { var body: some View { Text("Cart") } }
            struct HelpView: View { var body: some View { Text("Help") } }

            final class ShopFlowCoordinator {
                let stack: PageStack
                init(stack: PageStack) { self.stack = stack }
                func openCart() { stack.push(CartFlow()) }
                func openHelp() { stack.push(HelpFlow()) }
            }

            @main struct ShopApp: App {
                let stack = PageStack()
                var body: some Scene {
                    WindowGroup {
                        stack.toPresentable().onAppear {
                            let coordinator = ShopFlowCoordinator(stack: stack)
                            coordinator.openCart()
                            coordinator.openHelp()
                        }
                    }
                }
            }
            """
        ])
        let pushed = graph.routes.filter { $0.transition == .push }
        #expect(Set(pushed.compactMap(\.target)) == ["Cart", "Help"])
        #expect(pushed.allSatisfy { $0.destination.kind == .node })
    }
}
