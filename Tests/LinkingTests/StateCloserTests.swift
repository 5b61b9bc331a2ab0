import NavigationGraph
import Testing

/// An app of SwiftUI whose screens all have the router that decides what is shown.
struct StateCloserTests {
    private func module(_ name: String, held: String = "", does: String, button: String) -> String {
        let taken = held.isEmpty ? "" : "\(held), "
        return """
            import SwiftUI

            enum \(name)Module {
                @MainActor static func build(\(taken)router: Router) -> some View {
                    \(name)View(presenter: \(name)Presenter(router: router))
                }
            }

            final class \(name)Presenter: ObservableObject {
                private let router: Router
                init(router: Router) { self.router = router }
                \(does)
            }

            struct \(name)View: View {
                @StateObject var presenter: \(name)Presenter
                var body: some View { VStack { \(button) } }
            }
            """
    }

    private func graph(closing: String = "") throws -> NavigationGraph {
        try GraphOfSources.graph([
            "App.swift": """
            import SwiftUI

            enum Place: Hashable { case shelf(row: Int), attic }
            enum Sheet: Identifiable {
                case filter(words: String)
                var id: String { "filter" }
            }

            final class Router: ObservableObject {
                @Published var path = NavigationPath()
                @Published var sheet: Sheet?
                @Published var isGateShown = false

                func push(_ place: Place) { path.append(place) }
                func popToRoot() { path = NavigationPath() }
                func present(_ sheet: Sheet) { self.sheet = sheet }
                func dismissSheet() { sheet = nil }
            }

            @main
            struct HallApp: App {
                var body: some Scene { WindowGroup { RootView() } }
            }

            struct RootView: View {
                @StateObject private var router = Router()

                var body: some View {
                    NavigationStack(path: $router.path) {
                        HallModule.build(router: router)
                            .navigationDestination(for: Place.self) { place in
                                switch place {
                                case .shelf(let row): ShelfModule.build(row: row, router: router)
                                case .attic: AtticModule.build(router: router)
                                }
                            }
                    }
                    .sheet(item: $router.sheet) { sheet in
                        switch sheet {
                        case .filter(let words): FilterModule.build(words: words, router: router)
                        }
                    }
                    .fullScreenCover(isPresented: $router.isGateShown) { GateModule.build(router: router) }
                }
            }
            """,
            "Hall.swift": module(
                "Hall",
                does: """
                    func openShelf() { router.push(.shelf(row: 1)) }
                    func openFilter() { router.present(.filter(words: "a")) }
                    func openGate() { router.isGateShown = true }
                    \(closing)
                    """,
                button: """
                    Button("Shelf") { presenter.openShelf() }
                    Button("Filter") { presenter.openFilter() }
                    Button("Gate") { presenter.openGate() }
                    """),
            "Shelf.swift": module(
                "Shelf", held: "row: Int", does: "func openAttic() { router.push(.attic) }",
                button: "Button(\"Attic\") { presenter.openAttic() }"),
            "Attic.swift": module(
                "Attic", does: "func leave() { router.popToRoot() }", button: "Button(\"Done\") { presenter.leave() }"),
            "Filter.swift": module(
                "Filter", held: "words: String", does: "func close() { router.dismissSheet() }",
                button: "Button(\"Close\") { presenter.close() }"),
            "Gate.swift": module(
                "Gate", does: "func close() { router.isGateShown = false }",
                button: "Button(\"Close\") { presenter.close() }"),
        ])
    }

    @Test func whatSetsItsOwnStateToNothingGoesBack() throws {
        let graph = try graph()
        let back = graph.routes.filter { $0.target == nil }
        #expect(
            back.map { "\($0.source) \($0.transition.rawValue) \($0.triggers.first?.first?.title ?? "")" } == [
                "Attic pop Done", "Filter dismiss Close", "Gate dismiss Close",
            ])
    }

    /// The screen behind closes nothing of its own.
    @Test func whatShowsTheSheetGoesNowhereByClosingIt() throws {
        let graph = try graph(closing: "func filtered() { router.dismissSheet() }")
        #expect(!graph.edges.contains { $0.hasPrefix("Hall -> (back)") }, "\(graph.edges)")
    }

    @Test func anEmptiedPathLandsAtItsRoot() throws {
        let way = try #require(try graph().routes.first { $0.source == "Attic" })
        #expect(way.landsOn == ["Hall"])
    }

    @Test func whatTheCaseHoldsIsPassed() throws {
        let passed = try graph().routes.filter { ["Shelf", "Filter", "Gate"].contains($0.target) }.map { route in
            "\(route.target ?? "") \(route.passes.map { "\($0.name): \($0.type)" }.joined(separator: ", "))"
        }
        #expect(Set(passed) == ["Shelf row: Int", "Filter words: String", "Gate "])
    }
}
