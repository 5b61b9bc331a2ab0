import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private var rootController: UINavigationController { window!.rootViewController as! UINavigationController }
    private lazy var mainCoordinator: Coordinator = MainCoordinator(
        router: NavigationRouter(root: rootController), flows: FlowFactory())

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        mainCoordinator.start()
        return true
    }
}
