import NavigationGraph
import Testing

/// What is asked around a closure that a screen runs later, and around the calls of the method that makes it.
struct LaterConditionTests {
    private static func app(failing: String) -> String {
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let coordinator = ChatCoordinator(root: UINavigationController())

            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                window?.rootViewController = coordinator.root
                coordinator.start()
                return true
            }
        }

        enum ChatError { case offline, missing, other }

        final class ChatCoordinator {
            let root: UINavigationController
            var isRetry = false

            init(root: UINavigationController) { self.root = root }

            func start() {
                root.setViewControllers([ChatViewController(onError: { [weak self] in self?.failed($0) })], animated: false)
            }

        \(failing)
            private func showHistory() { root.pushViewController(HistoryViewController(), animated: true) }
        }

        final class ChatViewController: UIViewController {
            let onError: (ChatError) -> Void

            init(onError: @escaping (ChatError) -> Void) {
                self.onError = onError
                super.init(nibName: nil, bundle: nil)
            }

            @IBAction func sendTapped() { onError(.offline) }
            @IBAction func findTapped() { onError(.missing) }
            @IBAction func otherTapped() { onError(.other) }
        }

        final class ErrorViewController: UIViewController {
            let action: () -> Void

            init(action: @escaping () -> Void) {
                self.action = action
                super.init(nibName: nil, bundle: nil)
            }

            @IBAction func againTapped() { action() }
        }

        final class LoginViewController: UIViewController {}
        final class HistoryViewController: UIViewController {}
        """
    }

    private static func condition(failing: String) throws -> String? {
        let graph = try GraphOfSources.graph(["App.swift": app(failing: failing)])
        return try #require(graph.routes.first { $0.source == "Error" && $0.target == "History" }).condition
    }

    /// That it was no other error, the way to the screen says.
    private static let condition = "case .offline = error"

    @Test func whatTheMethodWasHandedIsToldAlthoughItsCallersHaveSettledIt() throws {
        let condition = try Self.condition(
            failing: """
                    private func failed(_ error: ChatError) {
                        if error == .other && !isRetry {
                            root.pushViewController(LoginViewController(), animated: true)
                        } else {
                            let view = ErrorViewController(action: { [weak self] in
                                switch error {
                                case .offline: self?.showHistory()
                                default: break
                                }
                            })
                            root.setViewControllers([view], animated: false)
                        }
                    }
                """)
        #expect(condition == Self.condition)
    }

    @Test func aMethodOfItsOwnKeepsTheConditionsOfItsCalls() throws {
        let condition = try Self.condition(
            failing: """
                    private func failed(_ error: ChatError) {
                        if error == .other && !isRetry {
                            root.pushViewController(LoginViewController(), animated: true)
                        } else {
                            showError(error)
                        }
                    }

                    private func showError(_ error: ChatError) {
                        let view = ErrorViewController(action: { [weak self] in
                            switch error {
                            case .offline: self?.showHistory()
                            default: break
                            }
                        })
                        root.setViewControllers([view], animated: false)
                    }
                """)
        #expect(condition == Self.condition)
    }

    @Test func callsThatAskForNothingInCommonAddNothing() throws {
        let condition = try Self.condition(
            failing: """
                    private func failed(_ error: ChatError) {
                        if isRetry { showError(error) } else { count() }
                    }

                    private func count() { showError(.other) }

                    private func showError(_ error: ChatError) {
                        let view = ErrorViewController(action: { [weak self] in self?.showHistory() })
                        root.setViewControllers([view], animated: false)
                    }
                """)
        #expect(condition == nil)
    }
}
