import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var pier: PierCoordinator?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController()
        let window = UIWindow()
        window.rootViewController = navigation
        self.window = window
        let pier = PierCoordinator(navigation: navigation)
        pier.start()
        self.pier = pier
        return true
    }
}
