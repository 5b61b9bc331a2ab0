import NavigationGraph
import Testing

/// What a static method is handed that makes a screen of its own class: it runs when the screen calls it, and not where the
/// screen is made.
struct MakingMethodTests {
    private let flow = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var coordinator: PierCoordinator?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                let navigation = UINavigationController()
                window = UIWindow()
                window?.rootViewController = navigation
                coordinator = PierCoordinator(navigation: navigation)
                coordinator?.start()
                return true
            }
        }

        final class PierCoordinator {
            let navigation: UINavigationController

            init(navigation: UINavigationController) {
                self.navigation = navigation
            }

            func start() {
                let pier = PierViewController.create { [weak self] in self?.showFees() }
                navigation.setViewControllers([pier], animated: false)
            }

            func showFees() {
                navigation.pushViewController(FeesViewController.paid(onReceipt: { self.showReceipt() }), animated: true)
            }

            func showReceipt() { navigation.pushViewController(ReceiptViewController(), animated: true) }
        }
        """

    private let screens = """
        import UIKit

        class StepViewController: UIViewController {
            var onNext: (() -> Void)?

            @IBAction func nextTapped() { onNext?() }
        }

        final class PierViewController: StepViewController {
            static func create(onNext: @escaping () -> Void) -> PierViewController {
                let controller = PierViewController(nibName: "Step", bundle: nil)
                controller.onNext = onNext
                return controller
            }
        }

        final class FeesViewController: UIViewController {
            private var onReceipt: () -> Void = {}

            static func create(title: String, onReceipt: @escaping () -> Void) -> FeesViewController {
                let controller = FeesViewController()
                controller.title = title
                controller.onReceipt = onReceipt
                return controller
            }

            @IBAction func receiptTapped() { onReceipt() }
        }

        extension FeesViewController {
            static func paid(onReceipt: @escaping () -> Void) -> FeesViewController {
                .create(title: "Paid", onReceipt: onReceipt)
            }
        }

        final class ReceiptViewController: UIViewController {}
        """

    @Test func theScreenThatCallsItLeadsOn() throws {
        let graph = try GraphOfSources.graph(["Pier.swift": flow, "Screens.swift": screens])
        #expect(graph.edges == ["App -> Pier root", "Fees -> Receipt push", "Pier -> Fees push"])
        #expect(
            graph.routes.filter { $0.source != "App" }.map { $0.triggers.map { $0.map(\.member) } }
                == [[["receiptTapped()"]], [["nextTapped()"]]])
    }

    /// The class of what a storyboard gives back is the one that the method declares.
    @Test func aStoryboardMayMakeTheScreen() throws {
        let storyboard = "UIStoryboard(name: \"Fees\", bundle: nil)"
        let made = "let controller = \(storyboard).instantiateInitialViewController() as! Self"
        let screens = screens.replacing("let controller = FeesViewController()", with: made)
        let graph = try GraphOfSources.graph(["Pier.swift": flow, "Screens.swift": screens])
        #expect(graph.edges.contains("Fees -> Receipt push"))
        #expect(!graph.edges.contains { $0.contains("App -> Receipt") })
    }

    /// A method that calls what it is handed at once keeps nothing.
    @Test func whatIsCalledAtOnceIsOfTheCaller() throws {
        let screens = screens.replacing("controller.onReceipt = onReceipt", with: "onReceipt()")
        let graph = try GraphOfSources.graph(["Pier.swift": flow, "Screens.swift": screens])
        #expect(graph.edges.contains("Pier -> Receipt push"))
    }

    /// What wires a module, a namespace or an object, which a root router of no module tells what to do when the time comes.
    @Test(arguments: [
        ("enum TourBuilder { static func", "", "TourBuilder"),
        ("struct TourBuilder { static func", "", "TourBuilder"),
        ("struct TourBuilder { func", "", "TourBuilder()"),
        ("final class TourBuilder { func", "private let builder = TourBuilder()", "builder"),
        ("final class TourBuilder: Building { func", "private let builder: Building = TourBuilder()", "self.builder"),
    ])
    func aBuildersClosureRunsWhenTheModuleCallsIt(_ maker: String, _ property: String, _ called: String) throws {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                private var router: RootRouter?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    router = RootRouter(window: UIWindow())
                    router?.start()
                    return true
                }
            }

            final class RootRouter {
                private let window: UIWindow
                \(property)
                init(window: UIWindow) { self.window = window }

                func start() {
                    window.rootViewController = \(called).build(onFinish: { [weak self] in self?.showGate() })
                }

                private func showGate() { window.rootViewController = GateViewController() }
            }

            final class GateViewController: UIViewController {}
            """,
            "Tour.swift": """
            import UIKit

            protocol Building { func build(onFinish: @escaping () -> Void) -> UIViewController }

            \(maker) build(onFinish: @escaping () -> Void) -> UIViewController {
                    let view = TourViewController()
                    let presenter = TourPresenter()
                    presenter.view = view
                    presenter.onFinish = onFinish
                    presenter.router = TourRouter()
                    view.presenter = presenter
                    return view
                }
            }

            final class TourViewController: UIViewController {
                var presenter: TourPresenter?
                @IBAction func skipTapped() { presenter?.skip() }
            }

            final class TourPresenter {
                weak var view: TourViewController?
                var router: TourRouter?
                var onFinish: (() -> Void)?
                func skip() { onFinish?() }
            }

            final class TourRouter {}
            """,
        ])
        #expect(graph.edges == ["App -> Tour root", "Tour -> Gate root"])
        let way = try #require(graph.routes.first { $0.source == "Tour" })
        #expect(way.triggers.first?.first?.member == "skipTapped()")
    }

    /// What a stack of the program's own shows next, a screen in it sets off, and not who presented the stack.
    @Test func aStackOfItsOwnTellsItsScreens() throws {
        let graph = try GraphOfSources.graph([
            "Deck.swift": """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = DeckViewController()
                    return true
                }
            }

            final class DeckViewController: UIViewController {
                @IBAction func surveyTapped() { present(SurveyNavigationController(makers: SurveyMakers()), animated: true) }
            }

            final class SurveyNavigationController: UINavigationController {
                private let makers: SurveyMakers

                init(makers: SurveyMakers) {
                    self.makers = makers
                    super.init(nibName: nil, bundle: nil)
                    setViewControllers([makers.questions { [weak self] in self?.showThanks() }], animated: false)
                }

                private func showThanks() {
                    let thanks = makers.thanks(onAsk: { [weak self] in self?.present(HelpViewController(), animated: true) })
                    setViewControllers([thanks], animated: true)
                }
            }

            struct SurveyMakers {
                func questions(onSent: @escaping () -> Void) -> UIViewController {
                    QuestionsViewController(onSent: onSent)
                }

                func thanks(onAsk: @escaping () -> Void) -> UIViewController { ThanksViewController(onAsk: onAsk) }
            }

            final class QuestionsViewController: UIViewController {
                private let onSent: () -> Void
                init(onSent: @escaping () -> Void) {
                    self.onSent = onSent
                    super.init(nibName: nil, bundle: nil)
                }

                @IBAction func sendTapped() { onSent() }
            }

            final class ThanksViewController: UIViewController {
                private let onAsk: () -> Void
                init(onAsk: @escaping () -> Void) {
                    self.onAsk = onAsk
                    super.init(nibName: nil, bundle: nil)
                }

                @IBAction func askTapped() { onAsk() }
            }

            final class HelpViewController: UIViewController {}
            """
        ])
        #expect(
            graph.edges == [
                "App -> Deck root", "Deck -> Questions present", "Questions -> Thanks root", "Thanks -> Help present",
            ])
    }

    /// A class that inherits from a coordinator is one, whatever it is called, and no part of the screen that starts it.
    @Test func whatInheritsFromACoordinatorTellsItsScreens() throws {
        let flow =
            flow.replacing("var coordinator: PierCoordinator?", with: "")
            .replacing("coordinator = PierCoordinator(navigation: navigation)", with: "")
            .replacing(
                "coordinator?.start()",
                with: "navigation.setViewControllers([MenuViewController()], animated: false)"
            )
            .replacing("final class PierCoordinator {", with: "class PierFlow {")
        let menu = """
            import UIKit

            final class PierFlowFromMenu: PierFlow {
                override func showFees() {
                    navigation.pushViewController(FeesViewController.paid(onReceipt: { self.showReceipt() }), animated: false)
                }
            }

            final class MenuViewController: UIViewController {
                private lazy var flow = PierFlowFromMenu(navigation: navigationController!)
                @IBAction func pierTapped() { flow.start() }
            }
            """
        let graph = try GraphOfSources.graph(["Pier.swift": flow, "Screens.swift": screens, "Menu.swift": menu])
        #expect(graph.edges == ["App -> Menu root", "Fees -> Receipt push", "Menu -> Pier root", "Pier -> Fees push"])
    }
}
