import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _: UIApplication,
        didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        guard let visits = VisitListViewFactory.createView() else { return false }
        window.rootViewController = UINavigationController(rootViewController: visits.controller)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
