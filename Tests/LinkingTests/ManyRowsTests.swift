import NavigationGraph
import Testing

/// Lists whose rows lead to as many screens.
struct ManyRowsTests {
    /// A list of settings has twenty rows: all of them count, in groups or not.
    @Test func everyRowOfALongListLeadsOn() throws {
        let items = (0..<24).map { "item\($0)" }
        let source = """
            import SwiftUI

            @main
            struct SettingsApp: App { var body: some Scene { WindowGroup { SettingsView() } } }

            enum SettingsGroup: CaseIterable {
                case first, second, third
                var items: [SettingsItem] {
                    switch self {
                    case .first: return [\(items[..<8].map { ".\($0)" }.joined(separator: ", "))]
                    case .second: return [\(items[8..<16].map { ".\($0)" }.joined(separator: ", "))]
                    case .third: return [\(items[16...].map { ".\($0)" }.joined(separator: ", "))]
                    }
                }
            }

            enum SettingsItem: Hashable {
                case \(items.joined(separator: ", "))

                @ViewBuilder var destination: some View {
                    switch self {
                    \(items.indices.map { "case .item\($0): Item\($0)View()" }.joined(separator: "\n"))
                    }
                }
            }

            \(items.indices.map { "struct Item\($0)View: View { var body: some View { Text(\"\") } }" }
                .joined(separator: "\n"))

            struct SettingsView: View {
                var body: some View {
                    NavigationView {
                        List {
                            ForEach(SettingsGroup.allCases, id: \\.self) { group in
                                ForEach(group.items, id: \\.self) { item in
                                    NavigationLink(destination: item.destination) { Text("") }
                                }
                            }
                        }
                    }
                }
            }
            """
        let found = try GraphOfSources.graph(["Settings.swift": source]).edges.filter { $0.hasPrefix("Settings") }
        #expect(found.count == 24, "\(found)")
    }

    /// The view that a subclass of a hosting controller is made around, whose type only the superclass's argument tells.
    @Test(arguments: [".init(title: title)", "PlanView(title: title)"])
    func aHostedViewThatIsMadeByInitAlone(_ view: String) throws {
        var app = InlineApp(
            ["Other"],
            start: "    func open() { viewController.present(PlanController(title: \"\"), animated: true) }",
            presenter: "    func tapped() { wireframe.open() }")
        app["Plan.swift"] = """
            import SwiftUI

            class ThemedController<Content: View>: UIHostingController<Content> {
                init(rootView: Content, isDark: Bool = false) { super.init(rootView: rootView) }
            }

            final class PlanController: ThemedController<PlanView> {
                init(title: String) { super.init(rootView: \(view)) }
            }

            struct PlanView: View {
                let title: String
                var body: some View { Text(title) }
            }
            """
        #expect(try app.edges() == ["Start -> Plan present"])
    }
}
