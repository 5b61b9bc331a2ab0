import NavigationGraph
import Testing

/// Flows that a base class starts for whoever hands it one.
struct HandedFlowTests {
    private let files = [
        "App.swift": """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let flow = AppFlow()
            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                let window = UIWindow()
                self.window = window
                let navigation = UINavigationController()
                window.rootViewController = navigation
                flow.begin(navigation)
                return true
            }
        }

        class Flow {
            func coordinate(to coordinator: Flow) { coordinator.start() }
            func start() {}
        }

        final class AppFlow: Flow {
            func begin(_ navigation: UINavigationController) { coordinate(to: TokensCoordinator(navigation: navigation)) }
        }

        final class TokensCoordinator: Flow {
            private let navigation: UINavigationController
            init(navigation: UINavigationController) { self.navigation = navigation }
            override func start() {
                navigation.pushViewController(TokensViewController(coordinator: self), animated: true)
                navigation.present(HelpViewController(), animated: true)
            }
            func openToken() {
                navigation.pushViewController(TokenViewController(flow: TokenFlow(navigation: navigation)), animated: true)
            }
        }

        final class TokensViewController: UIViewController, UITableViewDelegate {
            private let coordinator: TokensCoordinator
            init(coordinator: TokensCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { coordinator.openToken() }
        }

        final class TokenViewController: UIViewController, UITableViewDelegate {
            private let flow: TokenFlow
            init(flow: TokenFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { flow.openNews() }
        }

        final class TokenFlow: Flow {
            private let navigation: UINavigationController
            init(navigation: UINavigationController) { self.navigation = navigation }
            func openNews() { coordinate(to: NewsFlow(navigation: navigation)) }
        }

        final class NewsFlow: Flow {
            private let navigation: UINavigationController
            init(navigation: UINavigationController) { self.navigation = navigation }
            override func start() { navigation.pushViewController(NewsViewController(), animated: true) }
        }

        final class NewsViewController: UIViewController {}
        final class HelpViewController: UIViewController {}
        """
    ]

    @Test func aScreenThatHasAnotherFlowStartedDoesNotStartThisOne() throws {
        let edges = try GraphOfSources.graph(files).edges.filter { !$0.hasPrefix("App ") }
        #expect(edges == ["Token -> News push", "Tokens -> Help present", "Tokens -> Token push"])
    }
}
