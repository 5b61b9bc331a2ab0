import NavigationGraph
import Testing

/// What `sheet(item:)` and its relatives hand to the closure that builds what they show.
struct PresentedItemTests {
    /// - Parameter isView: whether the item is a view by itself.
    private func graph(_ modifier: String, isView: Bool = false) throws -> NavigationGraph {
        try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { StartView() } } }

            enum Place: Identifiable\(isView ? ", View" : "") {
                case basket, account
                var id: Self { self }
                @ViewBuilder var \(isView ? "body" : "content"): some View {
                    switch self {
                    case .basket: BasketView()
                    case .account: AccountView()
                    }
                }
                func make() -> some View { \(isView ? "body" : "content") }
            }

            final class StartModel: ObservableObject { @Published var place: Place? }

            struct StartView: View {
                @State private var place: Place?
                @StateObject var model = StartModel()
                var body: some View {
                    VStack {
                        Button("Basket") { place = .basket }
                        Button("Account") { model.place = .account }
                    }
                    \(modifier)
                }
            }

            struct BasketView: View { var body: some View { Text("Basket") } }
            struct AccountView: View { var body: some View { Text("Account") } }
            """
        ])
    }

    @Test(
        "What a member of the item builds is shown",
        arguments: [
            ".sheet(item: $place) { $0.content }",
            ".sheet(item: $place) { place in NavigationStack { place.make() } }",
            ".sheet(item: $model.place, onDismiss: {}) { $0.make() }",
            ".sheet(item: $place, content: { $0.content.padding() })",
        ])
    func member(modifier: String) throws {
        #expect(try graph(modifier).edges == ["App -> Start root", "Start -> Account sheet", "Start -> Basket sheet"])
    }

    @Test(
        "An item that is a view itself shows what it chooses",
        arguments: [
            ".fullScreenCover(item: $place) { $0 }", ".fullScreenCover(item: $model.place) { place in place }",
            ".fullScreenCover(item: $place) { place in place.toolbar { Text(\"Done\") } }",
        ])
    func view(modifier: String) throws {
        #expect(
            try graph(modifier, isView: true).edges == [
                "App -> Start root", "Start -> Account present", "Start -> Basket present",
            ])
    }

    @Test("What sets a case is what sets off the way to what the case builds")
    func triggers() throws {
        let graph = try graph("Button(\"Back\") { place = .account }.sheet(item: $place) { $0.content }")
        let titles = graph.routes.filter { $0.transition == .sheet }.sorted { $0.id < $1.id }.map { route in
            route.triggers.map { $0.first?.title }
        }
        #expect(titles == [["Back"], ["Basket"]])
        #expect(graph.routes.allSatisfy { $0.condition == nil })
    }

    @Test(
        "A binding that code makes of a router's state says by its type which of several functions builds what is shown",
        arguments: ["router.covered()", "router.cover"])
    func madeBinding(item: String) throws {
        let edges = try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { StartView() } } }

            enum Page { case basket, account }
            enum Cover: String, Identifiable {
                case help
                var id: String { rawValue }
            }

            final class Router: ObservableObject {
                @Published var shown: Cover?
                var cover: Binding<Cover?> { covered() }

                func covered() -> Binding<Cover?> {
                    Binding { [unowned self] in self.shown } set: { [unowned self] in self.shown = $0 }
                }

                @ViewBuilder
                func build(_ page: Page) -> some View {
                    switch page {
                    case .basket: BasketView()
                    case .account: AccountView()
                    }
                }

                @ViewBuilder
                func build(_ cover: Cover) -> some View {
                    switch cover {
                    case .help: HelpView()
                    }
                }
            }

            struct StartView: View {
                @StateObject var router = Router()
                var body: some View {
                    Button("Help") { router.shown = .help }
                        .fullScreenCover(item: \(item)) { cover in router.build(cover) }
                }
            }

            struct BasketView: View { var body: some View { Text("Basket") } }
            struct AccountView: View { var body: some View { Text("Account") } }
            struct HelpView: View { var body: some View { Text("Help") } }
            """
        ]).edges
        #expect(edges == ["App -> Start root", "Start -> Help present"])
    }
}
