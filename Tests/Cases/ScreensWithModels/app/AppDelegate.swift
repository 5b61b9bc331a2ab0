import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: PlantsCoordinator?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController()
        let coordinator = PlantsCoordinator(navigation: navigation)
        coordinator.start()
        let window = UIWindow()
        window.rootViewController = navigation
        self.window = window
        self.coordinator = coordinator
        return true
    }
}
