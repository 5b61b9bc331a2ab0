import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    static let shared = UIApplication.shared.delegate as? AppDelegate

    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: BedsRouter.build())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard let navigation = window?.rootViewController as? UINavigationController else { return false }
        if url.host == "plant" {
            navigation.pushViewController(PlantRouter.build(name: url.lastPathComponent), animated: true)
            return true
        }
        return false
    }
}
