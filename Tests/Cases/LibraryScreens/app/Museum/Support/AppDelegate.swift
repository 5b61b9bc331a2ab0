import DrawerKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = DrawerNavigationController(rootViewController: HallsAssembly().makeModule())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
