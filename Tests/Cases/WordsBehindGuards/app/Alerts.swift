import UIKit

struct AlertAction {
    let title: String
    let handler: () -> Void

    init(title: String, handler: @escaping () -> Void) {
        self.title = title
        self.handler = handler
    }
}

final class AlertPresenter {
    func present(_ actions: [AlertAction], from view: UIViewController?) {
        guard let view else { return }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        actions.forEach { action in
            alert.addAction(UIAlertAction(title: action.title, style: .default) { _ in action.handler() })
        }
        view.present(alert, animated: true)
    }
}

final class PayViewController: UIViewController {
    let presenter = AlertPresenter()

    @IBAction func leaveTapped() {
        let leave = AlertAction(title: "Leave") { [weak self] in self?.leave() }
        presenter.present([leave], from: self)
    }

    private func leave() { navigationController?.pushViewController(ReceiptViewController(), animated: true) }
}

final class ReceiptViewController: UIViewController {}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: PayViewController())
        return true
    }
}
