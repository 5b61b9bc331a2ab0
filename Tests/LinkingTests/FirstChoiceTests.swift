import NavigationGraph
import Testing

/// What a window begins with, where its first view only chooses.
struct FirstChoiceTests {
    private static func ways(_ root: String) throws -> [String] {
        let graph = try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            final class Session: ObservableObject { @Published var isOpen = false; @Published var state = State.out
                enum State { case `in`, out } }
            \(root)
            struct HomeView: View { var body: some View { NavigationStack { NavigationLink("Cart") { CartView() } } } }
            struct SignInView: View { var body: some View { Text("Sign in") } }
            struct CartView: View { var body: some View { Text("Cart") } }
            @main struct ShopApp: App {
                @StateObject private var session = Session()
                var body: some Scene { WindowGroup { RootView().environmentObject(session) } }
            }
            """
        ])
        return graph.routes.filter { $0.target != nil }
            .map { route in
                "\(route.source) \(route.transition) \(route.target ?? "")"
                    + (route.condition.map { " if \($0)" } ?? "")
            }.sorted()
    }

    @Test func eachBranchIsAScreen() throws {
        let ways = try Self.ways(
            """
            struct RootView: View {
                @EnvironmentObject var session: Session
                var body: some View {
                    Group { if session.isOpen { HomeView().transition(.opacity) } else { SignInView() } }.animation(.default)
                }
            }
            """)
        #expect(
            ways == [
                "App root Home if session.isOpen", "App root SignIn if !session.isOpen", "Home push Cart",
            ])
    }

    @Test func eachCaseIsAScreen() throws {
        let ways = try Self.ways(
            """
            struct RootView: View {
                @EnvironmentObject var session: Session
                var body: some View {
                    switch session.state {
                    case .in: HomeView()
                    case .out: SignInView()
                    }
                }
            }
            """)
        #expect(ways == ["App root Home if case .in", "App root SignIn if case .out", "Home push Cart"])
    }

    /// A view that shows more, or leads somewhere itself, is the screen.
    @Test(arguments: [
        "VStack { Text(\"Shop\"); if session.isOpen { HomeView() } else { SignInView() } }",
        "Group { if session.isOpen { HomeView() } else { SignInView() } }.sheet(isPresented: $session.isOpen) { CartView() }",
    ])
    func whatDoesMoreIsAScreenItself(body: String) throws {
        let ways = try Self.ways(
            """
            struct RootView: View {
                @EnvironmentObject var session: Session
                var body: some View { \(body) }
            }
            """)
        #expect(ways.contains("App root Root"))
    }
}
