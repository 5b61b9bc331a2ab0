import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = HarbourTabs()
        return true
    }
}

final class HarbourTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [QuayViewController(), DockViewController()]
    }
}

final class QuayViewController: UIViewController {
    private var signal: SignalViewController?
    @IBAction func raiseTapped() {
        let screen = SignalViewController()
        present(screen, animated: true)
        signal = screen
    }
    @IBAction func lowerTapped() { signal?.dismiss(animated: true) }
}

final class DockViewController: UIViewController {
    private var signal: SignalViewController?
    @IBAction func raiseTapped() {
        let screen = SignalViewController()
        present(screen, animated: true)
        signal = screen
    }
    @IBAction func lowerTapped() { signal?.dismiss(animated: true) }
}

final class SignalViewController: UIViewController {
    @IBAction func closeTapped() { dismiss(animated: true) }
}
