import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _: UIApplication,
        didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        self.window = window

        guard let start = StartViewFactory.createView() else { return false }

        window.rootViewController = UINavigationController(rootViewController: start.controller)
        window.makeKeyAndVisible()
        return true
    }
}
