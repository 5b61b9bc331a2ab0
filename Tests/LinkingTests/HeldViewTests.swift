import NavigationGraph
import Testing

/// Views of SwiftUI that are no screens by themselves, and show the modules that they are handed.
struct HeldViewTests {
    private func edges(bar: String, tabs: String) throws -> [String] {
        let source = """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { TabsRoute().build() } } }

            struct TabsRoute {
                func build() -> AnyView { AnyView(TabsView(model: TabsModel(TabMaker().tabs()), router: TabsRouter())) }
            }
            final class TabsRouter: ObservableObject {}

            struct OffersRoute {
                func build() -> AnyView { AnyView(OffersView(router: OffersRouter())) }
            }
            struct OffersView: View { let router: OffersRouter; var body: some View { Text("Offers") } }
            final class OffersRouter: ObservableObject {}

            struct Tab: Hashable {
                let title: String
                var screen: AnyView?
                init(_ title: String, _ screen: AnyView? = nil) { self.title = title; self.screen = screen }
            }

            final class TabMaker {
                func tabs() -> [Tab] {
                    var made: [Tab] = []
                    made.append(offers())
                    return made
                }
                private func offers() -> Tab { Tab("Offers", OffersRoute().build()) }
            }

            final class TabsModel: ObservableObject {
                private let all: [Tab]
                @Published var tabs: [Tab]
                init(_ tabs: [Tab]) {
                    all = tabs
                    self.tabs = \(tabs)
                    open(tabs[0])
                }
                private func open(_ chosen: Tab) {
                    guard let tab = all.first(where: { $0 == chosen }), let index = tabs.firstIndex(of: tab) else { return }
                    tabs[index].screen = tab.screen
                }
            }

            struct TabsView: View {
                @ObservedObject var model: TabsModel
                let router: TabsRouter
                var body: some View { BarView(tabs: model.tabs) }
            }

            \(bar)
            """
        return try GraphOfSources.graph(["Shop.swift": source]).edges.filter { $0.hasPrefix("Tabs") }
    }

    private let bar = """
        struct BarView: View {
            private var tabs: [Tab]
            init(tabs: [Tab]) { self.tabs = tabs }
            var body: some View {
                VStack(spacing: 0) { ForEach(tabs, id: \\.title) { tab in tab.screen.opacity(1) } }
            }
        }
        """

    @Test(arguments: ["tabs", "tabs.map { Tab($0.title) }"])
    func aTabBarOfTheAppsOwnHoldsTheScreensOfItsTabs(_ tabs: String) throws {
        let found = try edges(bar: bar, tabs: tabs)
        #expect(found == ["Tabs -> Offers embed"], "\(found)")
    }

    @Test func aBarThatShowsTitlesHoldsNothing() throws {
        let found = try edges(bar: bar.replacing("tab.screen.opacity(1)", with: "Text(tab.title)"), tabs: "tabs")
        #expect(found == [], "\(found)")
    }

    @Test func pagesOfViewsThatAreNoScreensAreAPartOfTheirScreen() throws {
        let pages = bar.replacing(
            "VStack(spacing: 0) { ForEach(tabs, id: \\.title) { tab in tab.screen.opacity(1) } }",
            with: "TabView { ForEach(tabs, id: \\.title) { tab in Text(tab.title) } }")
        #expect(pages != bar)
        #expect(try edges(bar: pages, tabs: "tabs") == [])
    }

    /// A menu whose model fills its rows after it is made, each with the route that it leads to.
    private func menu(_ rows: String, closure: String) -> String {
        """
        import SwiftUI

        @main
        struct ShopApp: App { var body: some Scene { WindowGroup { MenuRoute().build() } } }

        protocol Route { func build() -> AnyView }
        class Router: ObservableObject {
            @Published var next: AnyView?
            func open(_ route: Route) { next = route.build() }
        }

        struct NextSheet: ViewModifier {
            @Binding var next: AnyView?
            func body(content: Content) -> some View { content.sheet(isPresented: .constant(next != nil)) { next } }
        }

        struct MenuRoute: Route {
            func build() -> AnyView { AnyView(MenuView(model: MenuModel(MenuRouter()), router: MenuRouter())) }
        }
        final class MenuRouter: Router {}

        struct OffersRoute: Route { func build() -> AnyView { AnyView(OffersView(router: OffersRouter())) } }
        struct OffersView: View { let router: OffersRouter; var body: some View { Text("Offers") } }
        final class OffersRouter: Router {}

        /// No row leads there.
        struct HelpRoute: Route { func build() -> AnyView { AnyView(HelpView(router: HelpRouter())) } }
        struct HelpView: View { let router: HelpRouter; var body: some View { Text("Help") } }
        final class HelpRouter: Router {}

        struct Row: Identifiable {
            let id = 0
            let title: String
            let route: Route?
        }

        final class MenuModel: ObservableObject {
            @Published var rows: [Row] = []
            private let router: MenuRouter
            init(_ router: MenuRouter) { self.router = router; fill() }
            private func fill() {
                rows = [.init(title: "Nothing", route: nil), .init(title: "Offers", route: OffersRoute())]
            }
        }

        /// Another list of the name, so that the rows are told by the type of their holder.
        final class Table { var rows: [Int] = []; func fill() { rows = [1] } }

        struct MenuView: View {
            @ObservedObject var model: MenuModel
            @ObservedObject var router: MenuRouter
            var body: some View {
                VStack {
                    ForEach(\(rows)) { \(closure) in
                        Text(row.title).onTapGesture { if let route = row.route { router.open(route) } }
                    }
                }
                .modifier(NextSheet(next: $router.next))
            }
        }
        """
    }

    @Test(arguments: [
        ("model.rows", "row"), ("Array(zip(model.rows.indices, model.rows)), id: \\.0", "index, row"),
        ("Array(model.rows.enumerated()), id: \\.offset", "index, row"),
    ])
    func aRowLeadsToTheRouteThatItWasMadeWith(rows: String, closure: String) throws {
        let found = try GraphOfSources.graph(["Shop.swift": menu(rows, closure: closure)]).edges
        #expect(found == ["App -> Menu root", "Menu -> Offers sheet"], "\(found)")
    }
}
