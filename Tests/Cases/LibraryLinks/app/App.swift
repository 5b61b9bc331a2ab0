import UIKit
import PassportKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = StallRouter.build()
        return true
    }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        return PassportKit.shared.takes(url)
    }
}
final class StallPresenter { var router: StallRouter!; weak var view: StallViewController? }
final class StallRouter {
    static func build() -> UIViewController {
        let view = StallViewController(); let presenter = StallPresenter(); let router = StallRouter()
        view.presenter = presenter; presenter.view = view; presenter.router = router
        return view
    }
}
final class StallViewController: UIViewController { var presenter: StallPresenter! }
