import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let flow = Flow()
        let hall = HallViewController()
        hall.presenter = HallPresenter(router: HallRouter(flow: flow))
        let navigation = UINavigationController(rootViewController: hall)
        flow.navigation = navigation
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }
}
