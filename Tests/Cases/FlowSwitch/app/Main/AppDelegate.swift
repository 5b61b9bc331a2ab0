import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_: UIApplication, didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let intake = IntakeViewFactory.createView(flow: IntakeFlow.last ?? .walkIn)
        window!.rootViewController = UINavigationController(rootViewController: intake)
        window!.makeKeyAndVisible()
        return true
    }
}
