import UIKit
import Weights

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = MarketViewController()
        return true
    }
}

final class MarketViewController: UIViewController {
    @IBAction func stallTapped() { present(StallViewController(), animated: true) }
}

final class StallViewController: UIViewController {
    private let scale = KitchenScale()
    @IBAction func weighTapped() {
        scale.whenSettled { [unowned self] in self.dismiss(animated: true) }
        present(ScaleViewController(scale: scale), animated: true)
    }
    @IBAction func sellTapped() {
        scale.whenSettled { [unowned self] in self.dismiss(animated: true) }
        present(ReceiptViewController(), animated: true)
    }
    @IBAction func askTapped() {
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [unowned self] _ in self.dismiss(animated: true) })
        present(alert, animated: true)
    }
}

final class ScaleViewController: UIViewController {
    init(scale: KitchenScale) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
}

final class ReceiptViewController: UIViewController {
    @IBAction func closeTapped() { dismiss(animated: true) }
}
