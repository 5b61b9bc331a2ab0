import NavigationGraph
import Testing

/// Coordinators that inherit the stack which each of them has for itself.
struct StacksOfFlowsTests {
    /// An app whose main flow puts the stacks of two flows into a tab bar, and whose sign-in has a stack like theirs.
    private func edges(_ stack: String, router: String = "") throws -> [String] {
        try GraphOfSources.graph([
            "Launch.swift": """
            import UIKit

            @main
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                private var flow: AppCoordinator?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                ) {
                    let window = UIWindow()
                    flow = AppCoordinator(window: window)
                    flow?.start()
                    self.window = window
                }
            }
            """,
            "Flows.swift": """
            import UIKit

            class BaseCoordinator {
                \(stack)
                func start() {}
            }
            \(router)

            final class AppCoordinator {
                private let window: UIWindow
                private let session = Session()
                init(window: UIWindow) { self.window = window }

                func start() {
                    if session.isOpen { runMain() } else { runSignIn() }
                }

                private func runMain() {
                    let main = MainCoordinator()
                    main.start()
                    window.rootViewController = main.tabs
                }

                private func runSignIn() {
                    let signIn = SignInCoordinator()
                    signIn.start()
                    window.rootViewController = signIn.stack
                }
            }

            final class MainCoordinator: BaseCoordinator {
                let tabs = UITabBarController()

                override func start() {
                    let home = HomeCoordinator()
                    let help = HelpCoordinator()
                    tabs.viewControllers = [home.stack, help.stack]
                    home.start()
                    help.start()
                }
            }

            final class SignInCoordinator: BaseCoordinator {
                override func start() { stack.setViewControllers([LoginViewController()], animated: false) }
            }
            final class HomeCoordinator: BaseCoordinator {
                override func start() { stack.setViewControllers([HomeViewController()], animated: false) }
            }
            final class HelpCoordinator: BaseCoordinator {
                override func start() { stack.setViewControllers([HelpViewController()], animated: false) }
            }

            final class Session { var isOpen = false }
            final class LoginViewController: UIViewController {}
            final class HomeViewController: UIViewController {}
            final class HelpViewController: UIViewController {}
            """,
        ]).edges
    }

    @Test(
        "The stack of a flow that is in no tab bar is no tab, although another flow's of the same base class is",
        arguments: [
            ("let stack = UINavigationController()", ""),
            (
                "let router = Router()\n    var stack: UINavigationController { router.stack }",
                "final class Router { let stack = UINavigationController() }"
            ),
        ])
    func inNoTabBar(stack: String, router: String) throws {
        let edges = try edges(stack, router: router)
        #expect(
            edges.filter { $0.hasPrefix("App ") } == ["App -> Help tab", "App -> Home tab", "App -> Login root"],
            "\(edges)")
        #expect(edges.filter { $0.hasSuffix(" tab") && !$0.hasPrefix("App ") }.isEmpty, "\(edges)")
    }
}
