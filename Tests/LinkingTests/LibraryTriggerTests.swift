import NavigationGraph
import Testing

/// Chains of calls of which only a library's steps are known.
struct LibraryTriggerTests {
    @Test func aChainOfALibrarysStepsAloneIsNone() throws {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import RxCocoa
            import RxFlow
            import UIKit

            enum ShopStep: Step { case settings, account }

            final class SettingsViewController: UIViewController, Stepper {
                let steps = PublishRelay<Step>()
                @IBAction func accountTapped() { steps.accept(ShopStep.account) }
            }

            final class AccountViewController: UIViewController {}

            final class SettingsFlow: Flow {
                var root: Presentable { split }
                private let split = UISplitViewController()

                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? ShopStep else { return .none }
                    switch step {
                    case .settings:
                        let stack = UINavigationController()
                        let settings = SettingsViewController()
                        split.viewControllers = [stack]
                        stack.pushViewController(settings, animated: false)
                        return .one(flowContributor: .contribute(withNext: settings))
                    case .account:
                        split.showDetailViewController(AccountViewController(), sender: nil)
                        return .none
                    }
                }
            }
            """
        ])
        #expect(graph.routes.contains { $0.target == "Settings" })
        #expect(graph.routes.filter { route in route.triggers.contains { $0.isEmpty } }.map(\.id) == [])
        #expect(graph.routes.first { $0.target == "Account" }?.triggers.first?.first?.member == "accountTapped()")
    }
}
