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

    /// SwiftUI makes the controller a child of the one around the view, so that its code is reached with the screen.
    @Test(arguments: [
        ("page", "-> Page embed"), ("PageView(number: 1)", "-> Page embed"), ("Text(\"Page\")", nil),
        ("ChartView()", nil),
    ])
    func aBodyHoldsAController(content: String, edge: String?) throws {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import SwiftUI
            import UIKit

            @main struct ShopApp: App {
                var body: some Scene { WindowGroup { StartView() } }
            }

            struct StartView: View {
                @State var shows = false
                var body: some View {
                    FrontView().sheet(isPresented: $shows) { NewsView() }
                }
            }

            struct FrontView: View {
                var body: some View {
                    ZStack {
                        \(content)
                        Text("Loading")
                    }
                }

                private var page: some View { PageView(number: 1).id(2).ignoresSafeArea(edges: .top) }
            }

            struct NewsView: View {
                var body: some View { Text("News") }
            }

            struct PageView: UIViewControllerRepresentable {
                let number: Int
                func makeUIViewController(context: Context) -> PageController {
                    let controller = makePage()
                    return controller
                }
                func updateUIViewController(_ controller: PageController, context: Context) {}
                private func makePage() -> PageController {
                    let controller = PageController()
                    controller.number = number
                    return controller
                }
            }

            struct ChartView: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView { UIView() }
                func updateUIView(_ view: UIView, context: Context) {}
            }

            final class PageController: UIViewController {
                var number = 0

                @IBAction func aboutTapped() { present(AboutViewController(), animated: true) }
            }

            final class AboutViewController: UIViewController {}
            """
        ])
        let expected =
            ["App -> Start root", "Start -> News sheet"]
            + (edge.map { ["Page -> About present", "Start \($0)"] } ?? [])
        #expect(graph.edges == expected.sorted())
    }
}
