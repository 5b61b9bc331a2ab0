import UIKit

@main
final class LibraryAppDelegate: NSObject, UIApplicationDelegate {
    lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        window?.rootViewController = LoanFormFactory.makeForLoan()?.asController
        window?.makeKeyAndVisible()
        return true
    }
}

protocol Screen: AnyObject {
    var asController: UIViewController { get }
}

extension Screen where Self: UIViewController {
    var asController: UIViewController { self }
}
