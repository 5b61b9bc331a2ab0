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
}
