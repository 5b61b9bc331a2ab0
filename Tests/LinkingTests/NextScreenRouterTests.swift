import NavigationGraph
import Testing

/// A router that makes the screen which it shows is the navigator of the screen that it comes from.
struct NextScreenRouterTests {
    private func page(_ name: String) -> String {
        """
        import UIKit

        class \(name)PageController: UIViewController {
            let presenter: \(name)Presenter

            init(presenter: \(name)Presenter) {
                self.presenter = presenter
                super.init(nibName: nil, bundle: nil)
            }

            @IBAction func feesTapped() { \(name)Router().openFees(from: self) }
        }

        class \(name)Router {
            func openFees(from controller: UIViewController) {
                let fees = FeesPageController(presenter: FeesPierPresenter())
                controller.navigationController?.pushViewController(fees, animated: true)
            }
        }

        class \(name)Presenter {}
        """
    }

    @Test func theScreenHasItsOwnName() throws {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = MainTabBarController()
                    return true
                }
            }
            """,
            "MainTabBarController.swift": """
            import UIKit
            class MainTabBarController: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let pier = PierPageController(presenter: PierPresenter())
                    let pierNavigation = UINavigationController(rootViewController: pier)
                    let saved = SavedPageController(presenter: SavedPresenter())
                    let savedNavigation = UINavigationController(rootViewController: saved)
                    viewControllers = [pierNavigation, savedNavigation]
                }
            }
            """,
            "Pier.swift": page("Pier"),
            "Saved.swift": page("Saved"),
            "Fees.swift": """
            import UIKit

            class FeesPageController: UIViewController {
                let presenter: FeesPierPresenter

                init(presenter: FeesPierPresenter) {
                    self.presenter = presenter
                    super.init(nibName: nil, bundle: nil)
                }
            }

            class FeesPierPresenter {}
            """,
        ])
        #expect(
            graph.edges == [
                "App -> PierPage tab", "App -> SavedPage tab", "PierPage -> FeesPage push",
                "SavedPage -> FeesPage push",
            ])
    }
}
