import NavigationGraph
import Testing

/// What a coordinator that is a node of its own makes a screen with.
struct CoordinatorActionsTests {
    private let source = """
        import UIKit

        final class PierCoordinator {
            let navigation: UINavigationController

            init(navigation: UINavigationController) {
                self.navigation = navigation
            }

            func start() {
                let pier = PierViewController(actions: PierActions(showFees: { [weak self] in self?.showFees() }))
                pier.showBoats = { [weak self] in self?.showBoats() }
                navigation.setViewControllers([pier], animated: false)
            }

            func showFees() { navigation.pushViewController(FeesViewController(), animated: true) }

            func showBoats() { navigation.pushViewController(BoatsViewController(), animated: true) }
        }

        struct PierActions { let showFees: () -> Void }

        final class PierViewController: UIViewController {
            let actions: PierActions
            var showBoats: (() -> Void)?

            init(actions: PierActions) {
                self.actions = actions
                super.init(nibName: nil, bundle: nil)
            }

            @IBAction func feesTapped() { actions.showFees() }

            @IBAction func boatsTapped() { showBoats?() }
        }

        final class FeesViewController: UIViewController {}

        final class BoatsViewController: UIViewController {}
        """

    @Test func theScreenSetsItOff() throws {
        let routes = try GraphOfSources.graph(["Pier.swift": source]).routes.filter { $0.source == "Pier" }
        let chains = routes.map { route in
            "\(route.target ?? ""): \(route.triggers.map { $0.map(\.member).joined(separator: " > ") })"
        }
        #expect(chains == ["Boats: [\"boatsTapped()\"]", "Fees: [\"feesTapped()\"]"])
    }

    /// A flow that is told by another one that it has made: launch code starts it, and not the other one.
    @Test func whatAChildTellsItsParentDoesNotStartTheParent() throws {
        let graph = try GraphOfSources.graph([
            "Harbour.swift": """
            import UIKit

            protocol PierDelegate: AnyObject { func pierDidClose() }

            final class PierCoordinator {
                weak var delegate: PierDelegate?
                func close() { delegate?.pierDidClose() }
            }

            final class HarbourCoordinator: PierDelegate {
                let navigation: UINavigationController
                private let pier = PierCoordinator()

                init(navigation: UINavigationController) { self.navigation = navigation }

                func start() {
                    pier.delegate = self
                    navigation.pushViewController(BoatsViewController(), animated: false)
                }

                func pierDidClose() { navigation.pushViewController(FeesViewController(), animated: true) }
            }

            final class BoatsViewController: UIViewController {}

            final class FeesViewController: UIViewController {}

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                private var harbour: HarbourCoordinator?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    let navigation = UINavigationController()
                    UIWindow().rootViewController = navigation
                    harbour = HarbourCoordinator(navigation: navigation)
                    harbour?.start()
                    return true
                }
            }
            """
        ])
        #expect(graph.modules.filter { !$0.reachable }.map(\.id) == [], "\(graph.edges)")
        #expect(graph.edges.contains("App -> HarbourCoordinator start"), "\(graph.edges)")
    }

    @Test("a coordinator that goes on at once, or when a screen is done and closed, leads there both ways")
    func goesOnAtOnceOrLater() throws {
        var app = InlineApp(
            [], start: "    func open() { FruitFlowCoordinator(host: viewController).launch() }",
            presenter: "    func tap() { wireframe.open() }")
        app["Fruit.swift"] = """
            import UIKit

            final class FruitFlowCoordinator {
                private let host: UIViewController
                init(host: UIViewController) { self.host = host }
                func launch() {
                    if !UserDefaults.standard.bool(forKey: "seen") {
                        openHint()
                        return
                    }
                    start()
                }
                private func openHint() {
                    let hint = HintViewController()
                    hint.done = { [weak self, weak hint] in hint?.dismiss(animated: true) { self?.start() } }
                    host.present(hint, animated: true)
                }
                private func start() { host.present(FruitViewController(), animated: true) }
            }

            final class HintViewController: UIViewController {
                var done: (() -> Void)?
                @IBAction func tap() { done?() }
            }

            final class FruitViewController: UIViewController {}
            """
        let edges = try app.edges()
        #expect(edges.contains("Hint -> Fruit present"))
        #expect(edges.contains("Start -> Fruit present"))
    }

    @Test(
        "a method that a coordinator has an assembly make a screen with is a way of the screen",
        arguments: ["QuayModule().build(onFees: showFees)", "QuayModule().made(onFees: showFees)"])
    func handedToAnAssembly(made: String) throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("flow = QuayCoordinator(navigation: navigation)", "flow?.start()")
                .replacing("var window: UIWindow?", with: "var window: UIWindow?\n    var flow: QuayCoordinator?"),
            "Quay.swift": """
            import UIKit

            final class QuayCoordinator {
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() { navigation.setViewControllers([\(made)], animated: false) }
            }

            private extension QuayCoordinator {
                func showFees() { navigation.pushViewController(FeesViewController(), animated: true) }
            }

            final class QuayModule {
                func build(onFees: (() -> Void)?) -> UIViewController {
                    let view = QuayViewController()
                    let presenter = QuayPresenter(view: view)
                    view.presenter = presenter
                    presenter.onFees = onFees
                    return view
                }

                func made(onFees: (() -> Void)?) -> UIViewController {
                    let view = QuayViewController()
                    view.presenter = QuayPresenter(view: view, onFees: onFees)
                    return view
                }
            }

            final class QuayPresenter {
                weak var view: QuayViewController?
                var onFees: (() -> Void)?
                init(view: QuayViewController, onFees: (() -> Void)? = nil) {
                    self.view = view
                    self.onFees = onFees
                }
                func feesAsked() { onFees?() }
            }

            final class QuayViewController: UIViewController {
                var presenter: QuayPresenter?
                @IBAction func feesTapped() { presenter?.feesAsked() }
            }

            final class FeesViewController: UIViewController {}
            """,
        ])
        let ways = graph.routes.filter { $0.target == "Fees" }
        #expect(ways.map { "\($0.source) \($0.transition)" } == ["Quay push"])
        #expect(ways.first?.triggers.map { $0.first?.member } == ["feesTapped()"])
    }
}
