import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        do {
            let list = try ItemListWireframe.makeView()
            let navigationController = UINavigationController(rootViewController: list)
            window.rootViewController = navigationController
        } catch {
            window.rootViewController = UIViewController()
        }
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
