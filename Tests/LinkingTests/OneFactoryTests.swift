import NavigationGraph
import Testing

/// One function that makes all modules, each in a case of its `switch`.
struct OneFactoryTests {
    @Test func makesAModuleInEachCase() throws {
        let names = ["Gate", "Hall", "Help"]
        let cases = names.map { name in
            """
                    case .\(name.lowercased()):
                        let view = \(name)ViewController()
                        let router = ScreenRouter(view: view, factory: self)
                        view.presenter = \(name)Presenter(view: view, router: router)
                        return view
            """
        }
        var files = Dictionary(
            uniqueKeysWithValues: names.map { name in
                (
                    "\(name)/\(name).swift",
                    """
                    import UIKit

                    final class \(name)ViewController: UIViewController {
                        var presenter: \(name)Presenter!
                        @IBAction func tap() { presenter.tapped() }
                    }

                    final class \(name)Presenter {
                        private weak var view: \(name)ViewController?
                        private let router: ScreenRouting

                        init(view: \(name)ViewController, router: ScreenRouting) {
                            self.view = view
                            self.router = router
                        }

                        func tapped() {
                            \(name == "Gate" ? "router.show(.hall)\n            router.show(.help)" : "router.show(.gate)")
                        }
                    }
                    """
                )
            })
        files["Base.swift"] = """
            import UIKit

            enum Screen { case gate, hall, help }

            protocol ScreenRouting { func show(_ screen: Screen) }

            final class ScreenRouter: ScreenRouting {
                private weak var view: UIViewController?
                private let factory: ScreenFactory

                init(view: UIViewController, factory: ScreenFactory) {
                    self.view = view
                    self.factory = factory
                }

                func show(_ screen: Screen) {
                    view?.navigationController?.pushViewController(factory.make(screen), animated: true)
                }
            }

            final class ScreenFactory {
                func make(_ screen: Screen) -> UIViewController {
                    switch screen {
            \(cases.joined(separator: "\n"))
                    }
                }
            }

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window?.rootViewController = UINavigationController(rootViewController: ScreenFactory().make(.gate))
                    return true
                }
            }
            """
        let graph = try GraphOfSources.graph(files)
        #expect(
            graph.edges == [
                "App -> Gate root", "Gate -> Hall push", "Gate -> Help push", "Hall -> Gate push", "Help -> Gate push",
            ])
        #expect(graph.modules.map { $0.components.map(\.role) } == names.map { _ in [.view, .presenter] })
    }
}
