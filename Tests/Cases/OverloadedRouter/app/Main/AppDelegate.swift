import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let router: Routing = AppRouter()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController()
        window = UIWindow()
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        router.route(to: .tickets, from: navigation)
        return true
    }
}
