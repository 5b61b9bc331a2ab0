import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: PorchViewController())
        return true
    }
}
class PorchViewController: UIViewController {
    @IBAction func knock() { enter(BellViewController()) }
    @IBAction func peek() { look(at: 1) }
    private func enter(_ next: UIViewController?) {
        if ((next) != nil) { navigationController?.pushViewController(next!, animated: true) }
        if ((next) == nil) { navigationController?.pushViewController(MatViewController(), animated: true) }
    }
    private func look(at number: Int) {
        if (number) > (limit) { present(KeyholeViewController(), animated: true) }
    }
    var limit = 0
}
class BellViewController: UIViewController {}
class MatViewController: UIViewController {}
class KeyholeViewController: UIViewController {}
