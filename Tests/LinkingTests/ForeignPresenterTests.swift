import NavigationGraph
import Testing

/// Presenters and the protocols of a module's parts may lie in a framework whose sources are not read: Kotlin's, for
/// example, that an Android app shares.
@Suite("Presenters without sources")
struct ForeignPresenterTests {
    private static func module(_ name: String, _ navigate: String = "") -> String {
        """
        import UIKit
        import SharedCore

        final class \(name)ViewController: UIViewController {
            var presenter: \(name)Presenter!
        }

        protocol \(name)WireframeFactory {
            func make(_ parent: UIViewController?) -> \(name)Wireframe
        }

        final class Default\(name)WireframeFactory: \(name)WireframeFactory {
            func make(_ parent: UIViewController?) -> \(name)Wireframe { Default\(name)Wireframe(parent) }
        }

        final class Default\(name)Wireframe {
            private weak var parent: UIViewController?
            private weak var vc: UIViewController?

            init(_ parent: UIViewController?) { self.parent = parent }

            func present() {
                parent?.show(wireUp(), sender: self)
            }

            private func wireUp() -> UIViewController {
                let vc: \(name)ViewController = UIStoryboard(name: "Main", bundle: nil).instantiate()
                let presenter = Default\(name)Presenter(
                    view: WeakRef(referred: vc), wireframe: self, interactor: Default\(name)Interactor())
                vc.presenter = presenter
                let nc = UINavigationController(rootViewController: vc)
                self.vc = nc
                return nc
            }
        }

        extension Default\(name)Wireframe: \(name)Wireframe {
            func navigate(to destination: \(name)WireframeDestination) {
                \(navigate)
            }
        }
        """
    }

    private static let app = [
        "AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                let root = UINavigationController()
                window?.rootViewController = root
                let factory: VaultWireframeFactory = DefaultVaultWireframeFactory()
                factory.make(root).present()
                return true
            }
        }
        """,
        "Vault/Vault.swift": module(
            "Vault",
            """
            if destination is VaultWireframeDestination.Coin {
                let factory: CoinWireframeFactory = DefaultCoinWireframeFactory()
                factory.make(vc).present()
            }
            """),
        "Coin/Coin.swift": module(
            "Coin",
            """
            if destination is CoinWireframeDestination.Dismiss {
                vc?.dismiss(animated: true)
            }
            """),
    ]

    @Test("A wireframe that hands itself to a presenter without sources leads its module")
    func modules() throws {
        let graph = try GraphOfSources.graph(Self.app)
        #expect(graph.modules.map { "\($0.id) \($0.kind)" } == ["Coin module", "Vault module"])
        #expect(
            graph.modules.first?.components.map { "\($0.role) \($0.type)" } == [
                "view CoinViewController", "wireframe DefaultCoinWireframe",
            ])
        #expect(
            graph.edges == [
                "App -> Vault root", "Coin -> (back) dismiss", "Vault -> Coin present",
            ])
        let route = try #require(graph.routes.first { $0.target == "Coin" })
        #expect(route.condition == "destination is VaultWireframeDestination.Coin")
    }

    @Test("What a framework's protocol asks for may be called where no sources are")
    func callers() throws {
        let routes = try GraphOfSources.graph(Self.app).routes
        #expect(routes.allSatisfy { !$0.neverTriggered })
    }
}
