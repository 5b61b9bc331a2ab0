import NavigationGraph
import Testing

/// Coordinators that inherit how they show what they build.
struct CoordinatorHeirTests {
    @Test func showWhatTheyBuildThemselves() throws {
        let heirs = ["Help", "Gift"].map { name in
            """
            final class \(name)Coordinator: PageCoordinator<Void> {
                override func build() -> UIViewController { \(name)ViewController() }
            }

            final class \(name)ViewController: UIViewController {}
            """
        }
        let edges = try GraphOfSources.graph([
            "AppDelegate.swift": LaunchCode.stack("AppCoordinator(root: navigation).start()"),
            "Pages.swift": """
            import UIKit

            class PageCoordinator<Outcome> {
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() { navigation.pushViewController(build(), animated: true) }
                func build() -> UIViewController { fatalError() }
            }

            \(heirs.joined(separator: "\n\n"))
            """,
            "AppCoordinator.swift": """
            import Support
            import UIKit

            final class AppCoordinator: SupportDelegate {
                private let root: UINavigationController
                private let support = Support()
                init(root: UINavigationController) { self.root = root }
                func start() { support.delegate = self }
                func supportDidAskForHelp() { HelpCoordinator(navigation: root).start() }
                func supportDidGive() { GiftCoordinator(navigation: root).start() }
            }
            """,
        ]).edges
        #expect(
            edges == [
                "App -> AppCoordinator start", "AppCoordinator -> GiftCoordinator start",
                "AppCoordinator -> HelpCoordinator start", "GiftCoordinator -> Gift push",
                "HelpCoordinator -> Help push",
            ])
    }
}
