import NavigationGraph
import Testing

/// What a coordinator tells a screen to do, where that waits for the queue, a task or an animation.
struct NestedClosureTests {
    private func edges(_ statement: String) throws -> [String] {
        let source = """
            import UIKit

            final class MarketCoordinator {
                let navigation: UINavigationController

                init(navigation: UINavigationController) {
                    self.navigation = navigation
                }

                func start() {
                    let stalls = StallsViewController()
                    stalls.didSelect = { [weak self] in self?.openStall() }
                    navigation.pushViewController(stalls, animated: true)
                }

                func openStall() {
                    let stall = StallViewController()
                    stall.didConfirm = { [weak self] in
                        \(statement)
                    }
                    navigation.pushViewController(stall, animated: true)
                }

                func openReceipt() {
                    navigation.pushViewController(ReceiptViewController(), animated: true)
                }

                func check(_ done: @escaping () -> Void) { done() }
            }

            final class StallsViewController: UIViewController {
                var didSelect: (() -> Void)?
                @IBAction func stallTapped() { didSelect?() }
            }

            final class StallViewController: UIViewController {
                var didConfirm: (() -> Void)?
                @IBAction func confirmTapped() { didConfirm?() }
            }

            final class ReceiptViewController: UIViewController {}
            """
        return try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("MarketCoordinator(navigation: navigation).start()"),
            "Market.swift": source,
        ]).edges.filter { !$0.hasPrefix("App -> ") }
    }

    @Test(arguments: [
        "self?.openReceipt()", "DispatchQueue.main.async { self?.openReceipt() }",
        "Task { await MainActor.run { self?.openReceipt() } }",
        "UIView.animate(withDuration: 1, animations: {}, completion: { _ in self?.openReceipt() })",
        "self?.navigation.dismiss(animated: true) { self?.openReceipt() }", "self?.check { self?.openReceipt() }",
    ])
    func itIsThatScreensWay(_ statement: String) throws {
        let edges = try edges(statement).filter { !$0.hasSuffix(" dismiss") }
        #expect(edges == ["Stall -> Receipt push", "Stalls -> Stall push"])
    }
}
