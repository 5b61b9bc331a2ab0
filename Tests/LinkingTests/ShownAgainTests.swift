import NavigationGraph
import Testing

/// Modules that have something of the app's decide anew what it shows, which may be themselves.
struct ShownAgainTests {
    private static func module(_ name: String, _ done: String) -> String {
        """
        import UIKit

        final class \(name)ViewController: UIViewController {
            var presenter: \(name)Presenter?
            @IBAction func doneTapped() { presenter?.done() }
        }
        final class \(name)Presenter {
            weak var view: \(name)ViewController?
            var interactor: \(name)Interactor?
            func done() { interactor?.done() }
        }
        final class \(name)Interactor {
            private let session = Session.shared
            func done() { session.\(done)() }
        }
        enum \(name)Assembly {
            static func make() -> UIViewController {
                let view = \(name)ViewController()
                let presenter = \(name)Presenter()
                presenter.interactor = \(name)Interactor()
                presenter.view = view
                view.presenter = presenter
                return view
            }
        }
        """
    }

    @Test func whoHasItselfShownAgainMakesNoCoordinatorANode() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                private var gate: Gate?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    gate = Gate(window: UIWindow())
                    return true
                }
            }

            final class Gate {
                private let coordinator: MainCoordinating
                init(window: UIWindow) {
                    coordinator = MainCoordinator(window: window)
                    Session.shared.gate = self
                    check()
                }
                func check() {
                    if Session.shared.isOpen { coordinator.showHome() } else { coordinator.showWelcome() }
                }
            }

            final class Session {
                static let shared = Session()
                weak var gate: Gate?
                var isOpen = false
                func open() { gate?.check() }
                func close() { gate?.check() }
            }

            protocol MainCoordinating {
                func showHome()
                func showWelcome()
            }

            final class MainCoordinator: MainCoordinating {
                private let window: UIWindow
                init(window: UIWindow) { self.window = window }
                func showHome() { window.rootViewController = home() }
                func showWelcome() { window.rootViewController = welcome() }
                private func home() -> UIViewController { UINavigationController(rootViewController: HomeAssembly.make()) }
                private func welcome() -> UIViewController {
                    UINavigationController(rootViewController: WelcomeAssembly.make())
                }
            }
            """,
            "Home.swift": Self.module("Home", "close"),
            "Welcome.swift": Self.module("Welcome", "open"),
        ])
        #expect(graph.modules.map(\.id) == ["Home", "Welcome"])
        #expect(
            graph.edges == ["App -> Home root", "App -> Welcome root", "Home -> Welcome root", "Welcome -> Home root"])
    }
}
