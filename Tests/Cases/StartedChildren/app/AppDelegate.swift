import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var depot: DepotFlow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow()
        let rail = UINavigationController()
        window.rootViewController = rail
        depot = DepotFlow(track: Track(rail: rail))
        depot?.start()
        self.window = window
        return true
    }
}
