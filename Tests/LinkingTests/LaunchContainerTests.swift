import NavigationGraph
import Testing

/// What launch code puts into containers, by ways on which the containers or the screens are handed over.
struct LaunchContainerTests {
    private static let window = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                let window = UIWindow()
                AppStart(window: window).run()
                self.window = window
                return true
            }
        }

        """

    private func edges(_ start: String, _ modules: [String] = ["First", "Second"]) throws -> [String] {
        var app = InlineApp(modules)
        app["AppDelegate.swift"] = Self.window + start
        return try app.graph().edges
    }

    @Test func anyNumberOfScreensIsAList() throws {
        let found = try edges(
            """
            protocol Tab { func root() -> UIViewController }

            extension FirstWireframe: Tab { func root() -> UIViewController { viewController } }
            extension SecondWireframe: Tab { func root() -> UIViewController { viewController } }

            class Tabs {
                let tabs: [Tab]
                init(_ tabs: Tab..., title: String) { self.tabs = tabs }
                func install(in window: UIWindow) {
                    let bar = UITabBarController()
                    bar.viewControllers = tabs.map { $0.root() }
                    window.rootViewController = bar
                }
            }

            struct AppStart {
                let window: UIWindow
                func run() { Tabs(FirstWireframe(), SecondWireframe(), title: "Notes").install(in: window) }
            }
            """)
        #expect(found == ["App -> First tab", "App -> Second tab"], "\(found)")
    }

    @Test func aFunctionTakesAnyNumberOfScreensOrNone() throws {
        let found = try edges(
            """
            struct AppStart {
                let window: UIWindow
                func run() {
                    show()
                    show(FirstWireframe().viewController, SecondWireframe().viewController, in: UITabBarController())
                }
                func show(_ screens: UIViewController..., in bar: UITabBarController = UITabBarController()) {
                    bar.viewControllers = screens
                    window.rootViewController = bar
                }
            }
            """)
        #expect(found.contains("App -> First tab") && found.contains("App -> Second tab"), "\(found)")
    }

    @Test func aContainerThatOtherCodeFillsIsNotEmpty() throws {
        let found = try edges(
            """
            struct Composition {
                func fill(_ navigation: UINavigationController, isKnown: Bool) {
                    if isKnown {
                        navigation.viewControllers = [FirstWireframe().viewController]
                    } else {
                        navigation.viewControllers = [SecondWireframe().viewController]
                    }
                }
            }

            struct AppStart {
                let window: UIWindow
                func run() {
                    let navigation = UINavigationController()
                    Composition().fill(navigation, isKnown: Settings.isKnown)
                    window.rootViewController = navigation
                }
            }
            """)
        #expect(found == ["App -> First root", "App -> Second root"], "\(found)")
    }

    /// The wireframe of the whole app is made around a navigation controller, and its initialiser has a method fill that.
    @Test func aMethodFillsWhatTheInitialiserMakes() throws {
        let found = try edges(
            """
            final class AppWireframe: BaseWireframe {
                init(isKnown: Bool) {
                    let navigation = UINavigationController()
                    super.init(viewController: navigation)
                    if isKnown { showFirst() } else { showSecond() }
                }

                private var stack: UINavigationController? { viewController as? UINavigationController }

                private func showFirst() { stack?.setRoot(FirstWireframe()) }
                private func showSecond() { stack?.setRoot(SecondWireframe()) }
            }

            extension UINavigationController {
                func setRoot(_ wireframe: BaseWireframe) { setViewControllers([wireframe.viewController], animated: false) }
            }

            struct AppStart {
                let window: UIWindow
                func run() {
                    let wireframe = AppWireframe(isKnown: Settings.isKnown)
                    window.rootViewController = wireframe.viewController
                }
            }
            """)
        #expect(found == ["App -> First root", "App -> Second root"], "\(found)")
    }

    @Test func anEmptyContainerIsWhatFactoriesFallBackTo() throws {
        let found = try edges(
            """
            enum Factory {
                static func make() -> UINavigationController {
                    let navigation = UINavigationController(rootViewController: FirstWireframe().viewController)
                    if let first = navigation.children.first as? FirstViewController {
                        first.title = "First"
                        return navigation
                    }
                    return UINavigationController()
                }
            }

            struct AppStart {
                let window: UIWindow
                func run() { window.rootViewController = Factory.make() }
            }
            """, ["First"])
        #expect(found == ["App -> First root"], "\(found)")
    }

    @Test func theTypeThatIsAskedForTellsWhatAGenericFactoryMakes() throws {
        var app = InlineApp([])
        app["AppDelegate.swift"] =
            Self.window + """
                extension UIViewController {
                    private class func make<T: UIViewController>(_ storyboard: UIStoryboard, _ name: String) -> T {
                        storyboard.instantiateViewController(withIdentifier: name) as! T
                    }
                    class func fromStoryboard(_ name: String) -> Self {
                        make(UIStoryboard(name: name, bundle: nil), String(describing: self))
                    }
                }

                struct AppStart {
                    let window: UIWindow
                    func run() { window.rootViewController = LoginAssembly().build() }
                }
                """
        app["Login/Login.swift"] = """
            import UIKit

            final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
            final class LoginPresenter {
                weak var view: LoginViewController?
                let router: LoginRouter
                init(router: LoginRouter) { self.router = router }
            }
            final class LoginRouter {}

            struct LoginAssembly {
                func build() -> UIViewController {
                    let view = LoginViewController.fromStoryboard("Login")
                    let presenter = LoginPresenter(router: LoginRouter())
                    presenter.view = view
                    view.presenter = presenter
                    return view
                }
            }
            """
        let found = try app.graph().edges
        #expect(found == ["App -> Login root"], "\(found)")
    }

    /// What a module has the application's delegate show is the module's way, not the launch's.
    @Test func theDelegateShowsWhatAModuleHandsIt() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() { (UIApplication.shared.delegate as? AppDelegate)?.makeRoot(FirstWireframe().viewController) }
                    func leave() { AppDelegate.shared.startAgain() }
                """,
            presenter: """
                    func tapped() { wireframe.open() }
                    func left() { wireframe.leave() }
                """)
        app["AppDelegate.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = StartWireframe().viewController
                    return true
                }

                func makeRoot(_ screen: UIViewController) { window?.rootViewController = screen }
                func startAgain() { window?.rootViewController = SecondWireframe().viewController }
            }
            """
        let found = try app.graph().edges
        #expect(found == ["App -> Start root", "Start -> First root", "Start -> Second root"], "\(found)")
    }

    /// The container is no module: whoever taps on its bar is shown something by the app itself.
    @Test func whatAContainerOfTheLaunchShowsTheAppShows() throws {
        let found = try edges(
            """
            final class MainTabs: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    viewControllers = [FirstWireframe().viewController]
                }

                @objc private func plusTapped() {
                    present(SecondWireframe().viewController, animated: true)
                }
            }

            struct AppStart {
                let window: UIWindow
                func run() {}
            }

            extension AppDelegate {
                func show() { window?.rootViewController = MainTabs() }
            }
            """)
        #expect(found.contains("App -> First tab") && found.contains("App -> Second present"), "\(found)")
    }
}
