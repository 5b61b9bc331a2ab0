import NavigationGraph
import Testing

/// Flows of which each, when it is done, has the first coordinator start over and choose the next one.
struct FlowsInTurnTests {
    private let files = [
        "Launch.swift": LaunchCode.stack("FirstCoordinator(navigation: navigation).start()"),
        "App.swift": """
        import UIKit

        enum Stage { case registering, choosing, done }

        final class FirstCoordinator {
            private let navigation: UINavigationController
            private var stage: Stage { Settings.stage() }

            init(navigation: UINavigationController) {
                self.navigation = navigation
            }

            func start() {
                switch stage {
                case .registering: register()
                case .choosing: choose()
                case .done: navigation.setViewControllers([HomeViewController()], animated: false)
                }
            }

            private func register() {
                let coordinator = RegisterCoordinator(navigation: navigation)
                coordinator.onDone = { [weak self] in self?.start() }
                coordinator.start()
            }

            private func choose() {
                let coordinator = ChooseCoordinator(navigation: navigation)
                coordinator.onDone = { [weak self] in self?.start() }
                coordinator.start()
            }
        }

        final class HomeViewController: UIViewController {}
        """,
        "Register.swift": """
        import UIKit

        final class RegisterCoordinator {
            private let navigation: UINavigationController
            var onDone: (() -> Void)?

            init(navigation: UINavigationController) {
                self.navigation = navigation
            }

            func start() {
                let view = NameViewController()
                view.onNamed = { [weak self] in self?.confirm() }
                view.onSkipped = { [weak self] in self?.onDone?() }
                navigation.setViewControllers([view], animated: false)
            }

            private func confirm() {
                let view = ConfirmViewController()
                view.onConfirmed = { [weak self] in self?.onDone?() }
                navigation.pushViewController(view, animated: true)
            }
        }

        final class NameViewController: UIViewController {
            var onNamed: (() -> Void)?
            var onSkipped: (() -> Void)?
            @IBAction private func named() { onNamed?() }
            @IBAction private func skipped() { onSkipped?() }
        }

        final class ConfirmViewController: UIViewController {
            var onConfirmed: (() -> Void)?
            @IBAction private func confirmed() { onConfirmed?() }
        }
        """,
        "Choose.swift": """
        import UIKit

        final class ChooseCoordinator {
            private let navigation: UINavigationController
            var onDone: (() -> Void)?

            init(navigation: UINavigationController) {
                self.navigation = navigation
            }

            func start() {
                let view = ChoiceViewController()
                view.onChosen = { [weak self] in self?.onDone?() }
                navigation.setViewControllers([view], animated: false)
            }
        }

        final class ChoiceViewController: UIViewController {
            var onChosen: (() -> Void)?
            @IBAction private func chosen() { onChosen?() }
        }
        """,
    ]

    @Test func theEndOfEachFlowLeadsToTheOthers() throws {
        let edges = try GraphOfSources.graph(files).edges.filter { !$0.hasPrefix("App -> ") }
        #expect(
            edges == [
                "Choice -> Home root", "Choice -> Name root", "Confirm -> Choice root", "Confirm -> Home root",
                "Confirm -> Name root", "Name -> Choice root", "Name -> Confirm push", "Name -> Home root",
            ])
    }

    @Test func whatOneScreenIsToldSetsNothingOffForAnother() throws {
        let routes = try GraphOfSources.graph(files).routes.filter { $0.target == "Home" && $0.source != "App" }
        let beginnings = routes.flatMap { route in
            route.triggers.map { "\(route.source): \($0.first?.type ?? "").\($0.first?.member ?? "")" }
        }
        #expect(
            Set(beginnings) == [
                "Choice: ChoiceViewController.chosen()", "Confirm: ConfirmViewController.confirmed()",
                "Name: NameViewController.skipped()",
            ])
    }
}
