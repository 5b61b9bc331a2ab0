import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var flow: GateFlow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow()
        let stack = UINavigationController()
        window.rootViewController = stack
        flow = GateFlow(stack: stack)
        flow?.start()
        self.window = window
        return true
    }
}
