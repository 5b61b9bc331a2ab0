import NavigationGraph
import Testing

@testable import Linking

/// Closures that build a view and that an object keeps until a modifier elsewhere shows what they build.
struct KeptBuilderTests {
    private func app(center: String, shown: String, taps: String) -> InlineApp {
        var app = InlineApp(
            [],
            start: """
                    func open() { viewController.present(UIHostingController(rootView: SettingsView()), animated: true) }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["Settings.swift"] = """
            import SwiftUI

            \(center)

            struct SettingsView: View {
                @ObservedObject var center = SheetCenter.shared

                var body: some View {
                    VStack { \(taps) }
                        .modifier(Sheets())
                }
            }
            struct HelpView: View {
                var body: some View { Text("Help") }
            }
            struct LegalView: View {
                var body: some View { Text("Legal") }
            }
            struct Card<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View { content }
            }
            struct Sheets: ViewModifier {
                private let center = SheetCenter.shared
                func body(content: Content) -> some View {
                    content.sheet(isPresented: Binding(get: { true }, set: { _ in })) { \(shown) }
                }
            }
            """
        return app
    }

    private func lines(_ app: InlineApp) throws -> [String] {
        try app.graph().routes.filter { $0.source == "Settings" }.map { route in
            let chains = route.triggers.map { $0.map { "\($0.type).\($0.member)" }.joined(separator: " ") }
            return "\(route.target ?? "") \(route.transition.rawValue): \(chains.joined(separator: "; "))"
        }
    }

    private static let taps = """
        Button("Help") { SheetCenter.shared.present { HelpView() } }
        Button("Legal") { SheetCenter.shared.present { LegalView() } }
        """

    @Test func aViewThatIsKeptAsAClosureIsShownByWhoeverHandsItOver() throws {
        let app = app(
            center: """
                final class SheetCenter: ObservableObject {
                    static let shared = SheetCenter()
                    @Published var content: (() -> AnyView)?
                    func present(@ViewBuilder content: @escaping () -> some View) {
                        self.content = { AnyView(content()) }
                    }
                }
                """, shown: "center.content?()", taps: Self.taps)
        #expect(try lines(app) == ["Help sheet: Button.Help", "Legal sheet: Button.Legal"])
        #expect(try app.graph().unresolved.isEmpty)
    }

    @Test func soIsOneInAStackOfThem() throws {
        let app = app(
            center: """
                final class SheetCenter: ObservableObject {
                    static let shared = SheetCenter()
                    private var stack: [Entry] = []
                    func present(@ViewBuilder content: @escaping () -> some View) {
                        DispatchQueue.main.async { [weak self] in
                            let entry = Entry(content: content)
                            self?.stack.append(entry)
                        }
                    }
                    func entry(at level: Int) -> Entry? { stack[level] }

                    struct Entry {
                        let builder: () -> AnyView
                        init(@ViewBuilder content: @escaping () -> some View) {
                            builder = { AnyView(content()) }
                        }
                        func content() -> AnyView { builder() }
                    }
                }
                """, shown: "if let entry = center.entry(at: 0) { entry.content() }", taps: Self.taps)
        #expect(try lines(app) == ["Help sheet: Button.Help", "Legal sheet: Button.Legal"])
    }

    @Test func aViewAroundAnyOtherIsNoScreenWhereAViewHoldsIt() throws {
        let app = app(
            center: """
                final class SheetCenter: ObservableObject {
                    static let shared = SheetCenter()
                    @Published var content: (() -> AnyView)?
                    func present(@ViewBuilder content: @escaping () -> some View) {
                        self.content = { AnyView(content()) }
                    }
                }
                """, shown: "center.content?()",
            taps: """
                Button("Note") { SheetCenter.shared.present { Card { Text("Note") } } }
                Card { Text("Settings") }
                """)
        #expect(try lines(app) == ["Card sheet: Button.Note"])
    }
}
