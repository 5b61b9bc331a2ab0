import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var flow: CookingCoordinator?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController()
        let window = UIWindow()
        window.rootViewController = navigation
        self.window = window
        let flow = CookingCoordinator(navigation: navigation)
        flow.start()
        self.flow = flow
        return true
    }
}
