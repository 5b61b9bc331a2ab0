import NavigationGraph
import Testing

/// Modifiers under `#if`: the view before them stays a view, and they lead where they lead.
struct CompiledModifierTests {
    @Test func viewWithModifiersUnderIfIsRead() throws {
        let graph = try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { HallView() } } }

            struct HallView: View {
                @State var showsMap = false
                @State var showsHelp = false
                var body: some View {
                    shelf
                        .sheet(isPresented: $showsMap) { map }
                }
                @ViewBuilder var map: some View {
                    ZStack { MapView() }
                        #if !targetEnvironment(macCatalyst)
                        .presentationDetents([.medium])
                        #endif
                }
                var shelf: some View {
                    Button("Map") { showsMap = true }
                        .onTapGesture { showsHelp = true }
                        #if os(iOS)
                        .fullScreenCover(isPresented: $showsHelp) { HelpView() }
                        #else
                        .padding()
                        #endif
                }
            }

            struct MapView: View { var body: some View { Text("Map") } }
            struct HelpView: View { var body: some View { Text("Help") } }
            """
        ])
        let ways = graph.routes.filter { $0.source == "Hall" }.map { "\($0.target ?? "-") \($0.transition)" }
        #expect(ways.sorted() == ["Help present", "Map sheet"])
    }
}
