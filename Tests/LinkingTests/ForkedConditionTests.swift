import NavigationGraph
import Testing

/// Where what can be unwrapped decides between two screens.
struct ForkedConditionTests {
    /// By source and target, and "always" where there is none.
    private static func conditions(_ files: [String: String]) throws -> [String: String] {
        let graph = try GraphOfSources.graph(files)
        return Dictionary(
            graph.routes.compactMap { route in
                route.target.map { ("\(route.source) \($0)", route.condition ?? "always") }
            }, uniquingKeysWith: { first, _ in first })
    }

    private static let screens = """
        final class HomeViewController: UIViewController { }
        final class LoginViewController: UIViewController { }
        """

    @Test(arguments: [
        // Both branches show a screen.
        """
        if let user = Session.shared.user {
            window?.rootViewController = HomeViewController(user: user)
        } else {
            window?.rootViewController = LoginViewController()
        }
        """,
        // The first one leaves.
        """
        guard let user = Session.shared.user else {
            window?.rootViewController = LoginViewController()
            return true
        }
        window?.rootViewController = HomeViewController(user: user)
        """,
        """
        if let user = Session.shared.user {
            window?.rootViewController = HomeViewController(user: user)
            return true
        }
        window?.rootViewController = LoginViewController()
        """,
        // What is shown is made elsewhere.
        """
        func first() -> UIViewController {
            if let user = Session.shared.user { return HomeViewController(user: user) }
            return LoginViewController()
        }
        window?.rootViewController = first()
        """,
        // The one branch waits.
        """
        if let user = Session.shared.user {
            DispatchQueue.main.async { self.window?.rootViewController = HomeViewController(user: user) }
        } else {
            window?.rootViewController = LoginViewController()
        }
        """,
    ])
    func eachWaySaysWhatItNeeds(launch: String) throws {
        let found = try Self.conditions([
            "Shop.swift": """
            import UIKit

            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    \(launch)
                    return true
                }
            }

            \(Self.screens)
            """
        ])
        #expect(found["App Home"] == "Session.shared.user != nil")
        #expect(found["App Login"] == "Session.shared.user == nil")
    }

    /// A presenter chooses which way its router goes.
    @Test func routersWayIsChosenByItsPresenter() throws {
        let found = try Self.conditions([
            "Start.swift": """
            import UIKit

            protocol StartRouterProtocol: AnyObject { func openHome(); func openLogin() }
            final class StartRouter: StartRouterProtocol {
                weak var view: UIViewController?
                func openHome() { view?.present(HomeViewController(), animated: true) }
                func openLogin() { view?.present(LoginViewController(), animated: true) }
            }
            final class StartPresenter {
                var router: StartRouterProtocol?
                func viewIsReady() {
                    guard let user = store.user, let place = user as? Place else {
                        router?.openLogin()
                        return
                    }
                    router?.openHome()
                }
            }
            final class StartViewController: UIViewController {
                var presenter: StartPresenter?
                override func viewDidLoad() { presenter?.viewIsReady() }
            }
            enum StartAssembly {
                static func make() -> UIViewController {
                    let view = StartViewController(); let presenter = StartPresenter(); let router = StartRouter()
                    view.presenter = presenter; presenter.router = router; router.view = view
                    return view
                }
            }

            \(Self.screens)
            """
        ])
        #expect(found["Start Login"] == "store.user == nil || !(user is Place)")
        #expect(found["Start Home"] == "store.user != nil && user is Place")
    }

    /// That something is there says nothing where the other branch leads nowhere, or to the same screen.
    @Test(arguments: [
        "guard let user = Session.shared.user else { return }\nopenHome()",
        "guard let user = Session.shared.user else { log(); return }\nopenHome()",
        "if let user = Session.shared.user { openHome() } else { openHome() }",
        "guard let self else { return }\nopenHome()",
    ])
    func whatIsThereIsNoConditionOfItsOwn(code: String) throws {
        let found = try Self.conditions([
            "App.swift": LaunchCode.showing("StartViewController()"),
            "Start.swift": """
            import UIKit

            final class StartViewController: UIViewController {
                @IBAction func start() { \(code) }
                private func openHome() { present(HomeViewController(), animated: true) }
                private func log() { }
            }
            \(Self.screens)
            """,
        ])
        #expect(found["Start Home"] == "always")
    }
}
