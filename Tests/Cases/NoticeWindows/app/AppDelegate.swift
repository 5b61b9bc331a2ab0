import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        let view = FerriesViewController()
        view.presenter = FerriesPresenter()
        window.rootViewController = view
        self.window = window
        return true
    }
}
