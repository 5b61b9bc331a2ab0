import NavigationGraph
import Testing

/// What a base class calls of its heirs is set off by who calls the base class for such an object.
struct InheritedCallTests {
    @Test func whatIsCalledForAnotherHeirSetsNothingOff() throws {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = GateRouter.make()
                    return true
                }
            }

            class StepPresenter {
                func proceed() { if isReady { openNext() } }
                var isReady: Bool { true }
                func openNext() {}
            }

            final class Reminder {
                static let shared = Reminder()
                weak var presenter: DepositPresenter?

                func start() {
                    NotificationCenter.default.addObserver(self, selector: #selector(remind), name: .NSCalendarDayChanged, object: nil)
                }

                @objc private func remind() { presenter?.proceed() }
            }

            final class GateViewController: UIViewController {
                var presenter: GatePresenter!
                @IBAction func enterTapped() { presenter.proceed() }
            }

            final class GatePresenter: StepPresenter {
                var router: GateRouter!
                override func openNext() { router.showDeposit() }
            }

            final class GateRouter {
                weak var view: UIViewController?

                static func make() -> UIViewController {
                    let view = GateViewController()
                    let presenter = GatePresenter()
                    let router = GateRouter()
                    view.presenter = presenter
                    presenter.router = router
                    router.view = view
                    return view
                }

                func showDeposit() { view?.present(DepositRouter.make(), animated: true) }
            }

            final class DepositViewController: UIViewController {
                var presenter: DepositPresenter!
                @IBAction func payTapped() { presenter.proceed() }
            }

            final class DepositPresenter: StepPresenter {
                var router: DepositRouter!
                override func openNext() { router.showReceipt() }
            }

            final class DepositRouter {
                weak var view: UIViewController?

                static func make() -> UIViewController {
                    let view = DepositViewController()
                    let presenter = DepositPresenter()
                    let router = DepositRouter()
                    view.presenter = presenter
                    presenter.router = router
                    router.view = view
                    Reminder.shared.presenter = presenter
                    return view
                }

                func showReceipt() { view?.present(ReceiptViewController(), animated: true) }
            }

            final class ReceiptViewController: UIViewController {}
            """
        ])
        func triggers(_ source: String) throws -> [[String]] {
            try #require(graph.routes.first { $0.source == source }).triggers.map { $0.map(\.member) }
        }
        #expect(try triggers("Gate") == [["enterTapped()", "proceed()", "openNext()"]])
        #expect(
            try triggers("Deposit") == [
                ["payTapped()", "proceed()", "openNext()"],
                ["NSCalendarDayChanged", "remind()", "proceed()", "openNext()"],
            ])
    }
}
