import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = PierTabs()
        return true
    }
}
final class PierTabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let camera = UINavigationController()
        camera.tabBarItem.title = "Photo"
        viewControllers = [UINavigationController(rootViewController: DeckViewController()), camera]
    }
    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        if controller == viewControllers?[1] {
            present(PhotoViewController(), animated: true)
            return false
        }
        return true
    }
}
final class DeckViewController: UIViewController {}
final class PhotoViewController: UIViewController {}
