import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: GardenCoordinator?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController()
        let coordinator = GardenCoordinator(navigation: navigation)
        coordinator.start()
        self.coordinator = coordinator
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }
}
