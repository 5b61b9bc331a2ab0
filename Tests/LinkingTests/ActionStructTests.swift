import NavigationGraph
import Testing

/// What a coordinator hands on in a struct of closures: a builder takes them out and makes a screen's model with them.
struct ActionStructTests {
    private func graph(_ fees: String, _ extra: String = "", model: String = "onFees: actions.showFees") throws
        -> NavigationGraph
    {
        try GraphOfSources.graph([
            "App.swift": """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private var coordinator: HarbourCoordinator?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    let root = UINavigationController()
                    window = UIWindow()
                    window?.rootViewController = root
                    coordinator = HarbourCoordinator(root: root, builder: ScreenBuilder())
                    coordinator?.start()
                    return true
                }
            }

            final class HarbourCoordinator {
                private let root: UINavigationController
                private let builder: ScreenBuilder

                init(root: UINavigationController, builder: ScreenBuilder) {
                    self.root = root
                    self.builder = builder
                }

                func start() {
                    let actions = ScreenBuilder.HarbourActions(showFees: \(fees))
                    root.setViewControllers([builder.harbour(title: "Harbour", actions: actions)], animated: false)
                }

                \(extra)

                private func openFees() { root.pushViewController(FeesViewController(), animated: true) }
            }
            """,
            "Screens.swift": """
            import UIKit

            final class ScreenBuilder {
                struct HarbourActions {
                    let showFees: () -> Void
                }

                func harbour(title: String, actions: HarbourActions) -> UIViewController {
                    let model = HarbourViewModel(title: title, \(model))
                    return HarbourViewController(model: model)
                }
            }

            final class HarbourViewModel {
                let title: String
                let onFees: () -> Void

                init(title: String, onFees: @escaping () -> Void) {
                    self.title = title
                    self.onFees = onFees
                }
            }

            final class HarbourViewController: UIViewController {
                private let model: HarbourViewModel

                init(model: HarbourViewModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }

                @IBAction func feesTapped() { model.onFees() }
            }

            final class FeesViewController: UIViewController {}
            """,
        ])
    }

    @Test(arguments: [
        ("{ [weak self] in self?.openFees() }", ""),
        ("openFees", ""),
        ("showFees", "private var showFees: () -> Void { return { [weak self] in self?.openFees() } }"),
    ])
    func theScreenWhoseModelIsMadeWithItLeadsOn(_ fees: String, _ extra: String) throws {
        let graph = try graph(fees, extra)
        #expect(graph.edges == ["App -> Harbour root", "Harbour -> Fees push"])
        let way = try #require(graph.routes.first { $0.source == "Harbour" })
        #expect(way.triggers.map { $0.map(\.member) } == [["feesTapped()"]])
    }

    /// What is taken out of the struct and called at once is not the screen's.
    @Test func whatTheBuilderCallsItselfIsNotTheScreens() throws {
        let graph = try graph("{ [weak self] in self?.openFees() }", model: "onFees: { print(title) }")
        #expect(!graph.edges.contains("Harbour -> Fees push"))
    }
}
