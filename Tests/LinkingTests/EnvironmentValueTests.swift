import NavigationGraph
import Testing

/// Actions and routers that views of SwiftUI find in their environment under keys of the app's own.
struct EnvironmentValueTests {
    private func edges(_ key: String, given: String, read: String, called: String) throws -> [String] {
        let source = """
            import SwiftUI

            @main
            struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } }

            enum Place: Hashable { case berth(Int), pilot }
            struct BerthView: View { let number: Int; var body: some View { Text("\\(number)") } }
            struct PilotView: View { var body: some View { Text("Pilot") } }

            \(key)

            struct HarbourView: View {
                @StateObject private var router = HarbourRouter()
                var body: some View {
                    NavigationStack(path: $router.path) {
                        List { PlaceRow() }
                            .navigationDestination(for: Place.self) { place in
                                switch place {
                                case .berth(let number): BerthView(number: number)
                                case .pilot: PilotView()
                                }
                            }
                    }
                    \(given)
                }
            }

            struct PlaceRow: View {
                \(read)
                var body: some View { Button("Open") { \(called) } }
            }
            """
        return try GraphOfSources.graph(["Harbour.swift": source]).edges.filter { $0.hasPrefix("Harbour") }
    }

    private let router = """
        @MainActor final class HarbourRouter: ObservableObject {
            @Published var path: [Place] = []
            func open(_ place: Place) { path.append(place) }
        }

        extension EnvironmentValues {
            @Entry var router: HarbourRouter? = nil
        }
        """

    @Test func aRouterIsWhatTheContainerHandsDown() throws {
        let found = try edges(
            router, given: ".environment(\\.router, router)",
            read: "@Environment(\\.router) private var router", called: "router?.open(.pilot)")
        #expect(found == ["Harbour -> Pilot push"])
    }

    @Test func otherKeysAreOthers() throws {
        let found = try edges(
            router, given: ".environment(\\.pilot, router)",
            read: "@Environment(\\.router) private var router", called: "router?.open(.pilot)")
        #expect(found == [])
    }

    @Test func aClosureIsCalled() throws {
        let found = try edges(
            "\(router)\nextension EnvironmentValues { @Entry var openBerth: (Int) -> Void = { _ in } }",
            given: ".environment(\\.openBerth, { number in router.path.append(.berth(number)) })",
            read: "@Environment(\\.openBerth) private var openBerth", called: "openBerth(3)")
        #expect(found == ["Harbour -> Berth push"])
    }
}
