import UIKit

@objc protocol Leaving { func leave() }
extension UIViewController: Leaving { func leave() { dismiss(animated: true) } }
enum Frames {
    static func card(_ screen: UIViewController) -> UIViewController {
        screen.navigationItem.rightBarButtonItem =
            UIBarButtonItem(barButtonSystemItem: .done, target: screen, action: #selector(Leaving.leave))
        return UINavigationController(rootViewController: screen)
    }
    static func full(_ screen: UIViewController) -> UIViewController {
        addLeave(to: screen)
        return UINavigationController(rootViewController: screen)
    }
    private static func addLeave(to screen: UIViewController) {
        screen.navigationItem.leftBarButtonItem =
            UIBarButtonItem(barButtonSystemItem: .cancel, target: screen, action: #selector(Leaving.leave))
    }
}
final class HomeViewController: UIViewController {
    @IBAction func map() { present(Frames.card(MapViewController()), animated: true) }
    @IBAction func list() { present(Frames.full(ListViewController()), animated: true) }
}
final class MapViewController: UIViewController { override func leave() { super.leave() } }
final class ListViewController: UIViewController { override func leave() { super.leave() } }
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        return true
    }
}
