import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_: UIApplication, didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(
            rootViewController: RecordsAssembly.configureModule().view.controller
        )
        window?.makeKeyAndVisible()
        return true
    }
}

protocol ViewBacked: AnyObject {
    var controller: UIViewController { get }
}

extension ViewBacked where Self: UIViewController {
    var controller: UIViewController { self }
}
