import NavigationGraph
import Testing

/// Views of the app that stand beside others in what is shown, and are no screens.
struct OrnamentTests {
    private func edges(_ shown: String, holders: Int) throws -> [String] {
        let others = (0..<holders).map {
            "struct Card\($0)View: View { var body: some View { VStack { IconView(); Text(\"Card\") } } }"
        }
        return try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { StartView() } } }

            struct StartView: View {
                @State private var isOpen = false
                var body: some View {
                    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { \(shown) }
                }
            }

            struct IconView: View { var body: some View { Image("star") } }

            \(others.joined(separator: "\n"))
            """
        ]).edges
    }

    /// What is written where it is shown belongs to the system.
    private let inline = ["App -> Start root", "Start -> (system) sheet"]

    @Test("An icon that many views hold is no screen where it stands beside others")
    func icon() throws {
        #expect(try edges("VStack { IconView(); Text(\"Stars\") }", holders: 3) == inline)
        #expect(
            try edges("NavigationStack { VStack { VStack { IconView() }; Text(\"Stars\") } }", holders: 3)
                == inline)
    }

    @Test("A view that few others hold, or that stands alone, is the screen")
    func screen() throws {
        #expect(
            try edges("VStack { IconView(); Text(\"Stars\") }", holders: 2) == [
                "App -> Start root", "Start -> Icon sheet",
            ])
        #expect(
            try edges("VStack { IconView() }", holders: 3) == ["App -> Start root", "Start -> Icon sheet"])
    }
}
