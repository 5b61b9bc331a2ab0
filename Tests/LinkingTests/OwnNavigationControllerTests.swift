import NavigationGraph
import Testing

/// A controller of the app's that does by itself what `UINavigationController` does.
struct OwnNavigationControllerTests {
    private static func sources(back: String) -> [String: String] {
        [
            "Stack.swift": """
            import UIKit

            class StackController: UIViewController {
                var rootViewController: UIViewController?
                var viewControllers = [UIViewController]()

                convenience init(rootViewController: UIViewController) {
                    self.init()
                    self.rootViewController = rootViewController
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    if let rootViewController { pushViewController(rootViewController, animated: false) }
                }
            }

            extension StackController {
                @objc open func pushViewController(_ viewController: UIViewController, animated: Bool) {
                    slide(viewController) { [weak self] in self?.viewControllers.append(viewController) }
                }

                \(back)

                private func slide(_ viewController: UIViewController, done: @escaping () -> Void) {
                    viewController.willMove(toParent: self)
                    addChild(viewController)
                    view.addSubview(viewController.view)
                    UIView.animate(withDuration: 0.2) { done() }
                }
            }

            extension UIViewController {
                var stackController: StackController? { parent as? StackController }
            }
            """,
            "Shop.swift": """
            import UIKit

            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window?.rootViewController = StackController(rootViewController: HallViewController())
                    return true
                }
            }

            final class HallViewController: UIViewController {
                @objc func tap() { stackController?.pushViewController(ShelfViewController(), animated: true) }
                @objc func help() { present(StackController(rootViewController: HelpViewController()), animated: true) }
            }

            final class ShelfViewController: UIViewController {
                @objc func close() { stackController?.popViewController(animated: true) }
            }

            final class HelpViewController: UIViewController {}
            """,
        ]
    }

    @Test func itIsAContainerLikeUIKits() throws {
        let graph = try GraphOfSources.graph(
            Self.sources(back: "@objc open func popViewController(animated: Bool) { viewControllers.removeLast() }"))
        #expect(graph.modules.map(\.id).sorted() == ["Hall", "Help", "Shelf"])
        let ways = graph.routes.filter { $0.target != nil }.map { route in
            "\(route.source) \(route.transition) \(route.target ?? "") in \(route.container.map { "\($0)" } ?? "none")"
        }
        #expect(
            ways == [
                "App root Hall in navigation", "Hall present Help in navigation", "Hall push Shelf in none",
            ])
        #expect(graph.routes.contains { $0.source == "Shelf" && $0.transition == .pop })
        #expect(graph.coverage.unresolved == 0)
    }

    /// Who cannot go back holds no stack.
    @Test func whatCannotGoBackIsAScreen() throws {
        let graph = try GraphOfSources.graph(Self.sources(back: ""))
        #expect(graph.modules.contains { $0.id == "Stack" })
    }
}
