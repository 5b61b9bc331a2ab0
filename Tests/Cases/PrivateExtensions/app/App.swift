import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: AtticViewController())
        return true
    }
}
final class TrunkViewController: UIViewController {}
final class LadderViewController: UIViewController {}
final class RoofViewController: UIViewController {}
final class AtticViewController: UIViewController {
    @IBAction func climb() { showLadder() }
}
private extension AtticViewController {
    func showLadder() { present(LadderViewController(), animated: true) }
    func showTrunk() { present(TrunkViewController(), animated: true) }
}
@MainActor
fileprivate extension AtticViewController {
    func showRoof() { present(RoofViewController(), animated: true) }
}
