import UIKit

/// Starts the app on the home screen, inside one navigation controller.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let initialController = UINavigationController()
        initialController.setRootWireframe(HomeWireframe(), animated: false)

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = initialController
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
