import NavigationGraph
import Testing

/// Navigation controllers that a tab bar controller is handed empty, and that coordinators push their first screens onto.
struct PushedTabTests {
    @Test func whatIsPushedFirstWhereTheTabsAreMadeIsATab() throws {
        let files = [
            "Launch.swift": LaunchCode.showing("TabsFlow().tabs"),
            "Flows.swift": """
            import UIKit

            final class Stack {
                let controller: UINavigationController

                init(controller: UINavigationController) { self.controller = controller }

                func push(_ screen: UIViewController) { controller.pushViewController(screen, animated: true) }
            }

            final class TabsFlow {
                let tabs = UITabBarController()
                private let purse: Stack = {
                    let navigation = UINavigationController()
                    navigation.tabBarItem.title = "Purse"
                    return Stack(controller: navigation)
                }()
                private let shop: Stack = {
                    let navigation = UINavigationController(navigationBarClass: UINavigationBar.self, toolbarClass: nil)
                    return Stack(controller: navigation)
                }()

                init() {
                    tabs.viewControllers = [purse.controller, shop.controller]
                    begin(PurseFlow(stack: purse))
                    begin(ShopFlow(stack: shop))
                }

                private func begin(_ flow: Flow) { flow.start() }
            }

            protocol Flow { func start() }

            final class PurseFlow: Flow, PurseOutput {
                let stack: Stack
                init(stack: Stack) { self.stack = stack }
                func start() {
                    let screen = PurseViewController()
                    screen.output = self
                    stack.push(screen)
                }
                func openCoin() { stack.push(CoinViewController()) }
            }

            final class ShopFlow: Flow {
                let stack: Stack
                init(stack: Stack) { self.stack = stack }
                func start() {
                    let screen = ShopViewController()
                    screen.onCoin = { [weak self] in self?.stack.push(CoinViewController()) }
                    stack.push(screen)
                }
            }

            protocol PurseOutput: AnyObject { func openCoin() }

            final class PurseViewController: UIViewController {
                weak var output: PurseOutput?
                @IBAction func tapped() { output?.openCoin() }
            }

            final class ShopViewController: UIViewController {
                var onCoin: (() -> Void)?
                @IBAction func tapped() { onCoin?() }
            }

            final class CoinViewController: UIViewController {}
            """,
        ]
        let edges = try GraphOfSources.graph(files).edges
        #expect(edges == ["App -> Purse tab", "App -> Shop tab", "Purse -> Coin push", "Shop -> Coin push"])
    }
}
