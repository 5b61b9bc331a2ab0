import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var lock: LockCoordinator?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController()
        let window = UIWindow()
        window.rootViewController = navigation
        self.window = window
        let lock = LockCoordinator(navigation: navigation, hasCode: UserDefaults.standard.bool(forKey: "code"))
        lock.start()
        self.lock = lock
        return true
    }
}
