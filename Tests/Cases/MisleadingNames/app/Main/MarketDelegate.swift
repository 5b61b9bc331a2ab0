import UIKit

final class MarketDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_: UIApplication, willFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let presenter = UINavigationController(
            rootViewController:
                MarketWireframe
                .dismissed()
        )
        let window = UIWindow()
        window
            .rootViewController = presenter
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
