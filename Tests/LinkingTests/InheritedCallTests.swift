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

    private static let flows = """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                window?.rootViewController = HomeViewController()
                return true
            }
        }

        class Flow {
            weak var root: UIViewController?
            func start() {}
        }

        class BadgeFlow: Flow {
            override func start() { pickBadge() }
            func pickBadge() { root?.present(BadgePickerViewController(), animated: true) }
        }

        final class QuickBadgeFlow: BadgeFlow {
            override func start() { root?.present(ScannerViewController(), animated: true) }
        }

        class Parcel {
            weak var root: UIViewController?
            func send() { label() }
            func label() { root?.present(LabelViewController(), animated: true) }
        }

        final class Letter: Parcel {
            override func label() { root?.present(StampViewController(), animated: true) }
        }

        final class LabelViewController: UIViewController {}
        final class StampViewController: UIViewController {}
        final class BadgePickerViewController: UIViewController {}
        final class ScannerViewController: UIViewController {}

        final class HomeViewController: UIViewController {
            private var badgeFlow: BadgeFlow!
            private var quickFlow: QuickBadgeFlow!

            @IBAction func badgeTapped() {
                badgeFlow = BadgeFlow()
                present(flow: badgeFlow)
            }

            @IBAction func quickTapped() {
                quickFlow = QuickBadgeFlow()
                present(flow: quickFlow)
            }

            func present(flow: Flow) {
                flow.root = self
                flow.start()
            }

            @IBAction func parcelTapped() {
                let parcel = Parcel()
                parcel.root = self
                parcel.send()
            }

            @IBAction func letterTapped() {
                let letter = Letter()
                letter.root = self
                letter.send()
            }
        }
        """

    /// Where each control of the first screen leads.
    private static func targets() throws -> [String: Set<String>] {
        let graph = try GraphOfSources.graph(["App.swift": flows])
        var targets: [String: Set<String>] = [:]
        for route in graph.routes {
            for trigger in route.triggers {
                if let first = trigger.first?.member { targets[first, default: []].insert(route.target ?? "") }
            }
        }
        return targets
    }

    @Test func whatIsHandedOverRunsItsOwnOverride() throws {
        let targets = try Self.targets()
        #expect(targets["badgeTapped()"] == ["BadgePicker"])
        #expect(targets["quickTapped()"] == ["Scanner"])
    }

    @Test func whatAnObjectCallsOfItselfItsHeirsOverride() throws {
        let targets = try Self.targets()
        #expect(targets["parcelTapped()"] == ["Label"])
        #expect(targets["letterTapped()"] == ["Stamp"])
    }
}
