import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = OrdersViewController()
        return true
    }
}

struct DialogModel {
    let title: String
    let message: String
    let retryAction: () -> Void
}

struct ChoiceModel {
    let title: String
    let action: () -> Void
}

extension UIViewController {
    func ask(_ model: DialogModel) {
        let alert = UIAlertController(title: model.title, message: model.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in model.retryAction() })
        present(alert, animated: true)
    }

    func offer(_ models: [ChoiceModel]) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for model in models {
            sheet.addAction(UIAlertAction(title: model.title, style: .default) { _ in model.action() })
        }
        present(sheet, animated: true)
    }
}

final class OrdersViewController: UIViewController {
    @IBAction func loadTapped(_ sender: UIButton) {
        ask(.init(title: "Error", message: "The orders could not be loaded.", retryAction: { [weak self] in
            self?.present(StatusViewController(), animated: true)
        }))
    }

    @IBAction func moreTapped(_ sender: UIButton) {
        offer([.init(title: "Help", action: { [weak self] in self?.present(HelpViewController(), animated: true) })])
    }
}

final class StatusViewController: UIViewController {}
final class HelpViewController: UIViewController {}
