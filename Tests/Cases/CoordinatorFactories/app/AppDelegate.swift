import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: RootCoordinator?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController(rootViewController: HarbourViewController())
        let window = UIWindow()
        window.rootViewController = navigation
        self.window = window
        coordinator = RootCoordinator(navigation: navigation, service: FerryService())
        coordinator?.start()
        return true
    }
}
