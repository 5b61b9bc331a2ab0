import UIKit

class BaseViewController: UIViewController {
    @IBAction func backTap() {
        if !shouldGoBack() { return }
        navigationController?.popViewController(animated: true)
    }
    func shouldGoBack() -> Bool { return true }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        return true
    }
}

final class HomeViewController: UIViewController {
    @IBAction func openTap() { navigationController?.pushViewController(DetailViewController(), animated: true) }
    @IBAction func doneTap() { navigationController?.pushViewController(SuccessViewController(), animated: true) }
}

final class DetailViewController: BaseViewController {}

final class SuccessViewController: BaseViewController {
    override func shouldGoBack() -> Bool { return false }
}
