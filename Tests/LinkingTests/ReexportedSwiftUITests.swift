import NavigationGraph
import Testing

/// Files that know SwiftUI by what a module of the app's own exports anew.
struct ReexportedSwiftUITests {
    @Test func areFilesOfViews() throws {
        let graph = try GraphOfSources.graph([
            "Core/Core.swift": "@_exported import SwiftUI\n",
            "App/ShopApp.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { StackView() } } }
            """,
            "App/StackView.swift": """
            import Core

            struct StackView: View {
                @State private var isOpen = false
                var body: some View {
                    NavigationStack {
                        ShelfView().navigationDestination(isPresented: $isOpen) { DetailView() }
                    }
                }
            }
            """,
            "App/ShelfView.swift": """
            import Core

            struct ShelfView: View {
                @State private var isHelp = false
                var body: some View {
                    let title = "Help"
                    Text(title)
                    Button(title) { isHelp = true }.sheet(isPresented: $isHelp) { HelpView() }
                }
            }
            """,
            "App/Others.swift": """
            import SwiftUI

            struct DetailView: View { var body: some View { Text("Detail") } }
            struct HelpView: View { var body: some View { Text("Help") } }
            """,
        ])
        #expect(graph.edges == ["App -> Stack root", "Stack -> Detail push", "Stack -> Help sheet"])
    }
}
