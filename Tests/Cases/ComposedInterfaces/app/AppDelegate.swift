import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let start = Start()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: start.films())
        self.window = window
        return true
    }
}

/// Hands on coordinators that nothing else is known of.
final class Start {
    var coordinator: (SeatsShowing & SnacksShowing)?

    func films() -> UIViewController { FilmsAssembly.make(coordinator: coordinator) }
}
