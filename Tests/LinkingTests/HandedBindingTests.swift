import NavigationGraph
import Testing

/// Functions that show something by a binding that they are handed.
struct HandedBindingTests {
    private func graph(_ functions: String, start: String) throws -> NavigationGraph {
        try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { ShelfView() } } }

            enum Place: Identifiable {
                case basket, help
                var id: Self { self }
            }

            @Observable final class ShelfRouter {
                var place: Place?
                var isOpen = false
            }

            extension View {
                \(functions)
            }

            struct ShelfView: View {
                @State private var router = ShelfRouter()
                var body: some View {
                    NavigationStack { StartView()\(start) }.environment(router)
                }
            }

            struct StartView: View {
                @Environment(ShelfRouter.self) private var router
                var body: some View {
                    Button("Basket") { router.place = .basket }
                    Button("Open") { router.isOpen = true }
                }
            }

            struct BasketView: View { var body: some View { Text("Basket") } }
            struct HelpView: View { var body: some View { Text("Help") } }
            """
        ])
    }

    private let places = """
        func places(_ place: Binding<Place?>) -> some View {
            sheet(item: place) { place in
                switch place {
                case .basket: BasketView()
                case .help: HelpView()
                }
            }
        }
        """

    /// The titles of what is touched to get to a module.
    private func titles(_ target: String, _ functions: String, start: String) throws -> [String?] {
        let routes = try graph(functions, start: start).routes.filter { $0.target == target }
        return routes.flatMap { route in route.triggers.map { $0.first?.title } }
    }

    @Test("What sets the state behind the binding leads there")
    func item() throws {
        #expect(try titles("Basket", places, start: ".places($router.place)") == ["Basket"])
    }

    @Test("Also where the binding is handed on")
    func handedOn() throws {
        let all = "func all(_ isOpen: Binding<Bool>, _ place: Binding<Place?>) -> some View { places(place) }"
        #expect(
            try titles("Basket", places + "\n" + all, start: ".all($router.isOpen, $router.place)") == ["Basket"])
    }

    @Test("Each caller hands over a state of its own")
    func other() throws {
        let help = "func help(_ isOpen: Binding<Bool>) -> some View { inspector(isPresented: isOpen) { HelpView() } }"
        #expect(try titles("Help", help, start: ".help($router.isOpen)") == ["Open"])
        #expect(try graph(help, start: ".help($router.isOpen)").edges == ["App -> Shelf root", "Shelf -> Help sheet"])
    }
}
