import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [BlogBuilder.make(), MenuBuilder.make()].map {
            UINavigationController(rootViewController: $0)
        }
        window = UIWindow()
        window?.rootViewController = tabs
        return true
    }
}
