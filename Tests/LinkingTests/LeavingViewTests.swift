import NavigationGraph
import Testing

/// Views of SwiftUI that leave through what their environment holds.
struct LeavingViewTests {
    @Test func aPresentationModeThatIsNamedThroughSelfIsAWayBack() throws {
        var app = InlineApp()
        app["AppDelegate.swift"] = """
            import SwiftUI

            @main
            struct ShopApp: App {
                var body: some Scene { WindowGroup { NavigationView { ListView() } } }
            }

            struct ListView: View {
                var body: some View { NavigationLink(destination: DetailView()) { Text("First") } }
            }

            struct DetailView: View {
                @Environment(\\.presentationMode) var presentationMode: Binding<PresentationMode>

                var body: some View { Text("Item").navigationBarItems(leading: back) }
            }

            extension DetailView {
                var back: some View {
                    Button(action: { self.presentationMode.wrappedValue.dismiss() }) { Text("Back") }
                }
            }
            """
        let back = try app.graph().routes.filter { $0.destination.kind == .back }
        #expect(back.map(\.source) == ["Detail"])
        #expect(back.map(\.landsOn) == [["List"]])
    }
}
