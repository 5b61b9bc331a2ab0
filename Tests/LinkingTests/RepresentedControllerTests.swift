import NavigationGraph
import Testing

/// View controllers of UIKit that views of SwiftUI show.
struct RepresentedControllerTests {
    /// What a property declared as `some View` gives is a view, also where it is made for UIKit's sake.
    @Test(arguments: ["OptionsPage()", "OptionsPage().marked(2)", "OptionsPage().padding()"])
    func aRepresentableIsATab(options: String) throws {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import SwiftUI
            import UIKit

            @main struct ShopApp: App {
                var body: some Scene { WindowGroup { ShopTabs() } }
            }

            struct ShopTabs: View {
                var body: some View {
                    TabView {
                        home
                        options
                    }
                }

                private var home: some View { HomeView().marked(1) }
                private var options: some View { \(options) }
            }

            extension View {
                func marked(_ number: Int) -> some View { tabItem { Text("x") }.tag(number) }
            }

            struct HomeView: View {
                var body: some View { Text("Home") }
            }

            struct OptionsPage: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> UINavigationController {
                    UINavigationController(rootViewController: OptionsViewController())
                }
                func updateUIViewController(_ controller: UINavigationController, context: Context) {}
            }

            final class OptionsViewController: UIViewController {
                @IBAction func aboutTapped() {
                    navigationController?.pushViewController(AboutViewController(), animated: true)
                }
            }

            final class AboutViewController: UIViewController {}
            """
        ])
        #expect(
            graph.edges == [
                "App -> ShopTabs root", "Options -> About push", "ShopTabs -> Home tab", "ShopTabs -> Options tab",
            ])
    }
}
