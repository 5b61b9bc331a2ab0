import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: HutCoordinator?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        self.window = window
        let coordinator = HutCoordinator(stack: UINavigationController())
        self.coordinator = coordinator
        coordinator.start()
        window.rootViewController = coordinator.stack
        return true
    }
}
