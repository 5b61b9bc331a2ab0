import SwiftUI
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: StationViewController())
        return true
    }
}

final class StationViewController: UIViewController {
    @IBAction func ticketTapped() { present(TicketStack(), animated: true) }
    @IBAction func planTapped() { if let navigationController { PlanCoordinator(base: navigationController).begin() } }
}

final class TicketStack: UINavigationController {
    init() { super.init(nibName: nil, bundle: nil); fill() }
    required init?(coder: NSCoder) { fatalError() }
    private func fill() {
        setViewControllers([FormViewController { [weak self] in self?.thank() }], animated: false)
    }
    private func thank() { setViewControllers([ThanksViewController()], animated: true) }
}

final class FormViewController: UIViewController {
    private let onSent: () -> Void
    init(onSent: @escaping () -> Void) { self.onSent = onSent; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    @IBAction func sendTapped() { onSent() }
}

final class ThanksViewController: UIViewController {}

struct PlanView: View {
    let onPick: () -> Void
    var body: some View { Button("Pick", action: onPick) }
}

final class PlanController: UIHostingController<PlanView> {
    init(onPick: @escaping () -> Void) { super.init(rootView: PlanView(onPick: onPick)) }
    required dynamic init?(coder: NSCoder) { fatalError() }
}

final class PlanCoordinator {
    let base: UINavigationController
    init(base: UINavigationController) { self.base = base }
    func begin() {
        let inner = UINavigationController()
        let plan = PlanController { [weak self] in self?.pick(on: inner) }
        inner.pushViewController(plan, animated: false)
        base.present(inner, animated: true)
    }
    private func pick(on stack: UINavigationController) { stack.show(SeatViewController(), sender: nil) }
}

final class SeatViewController: UIViewController {}
