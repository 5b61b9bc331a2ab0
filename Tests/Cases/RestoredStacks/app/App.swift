import UIKit

protocol Presentable { func toPresent() -> UIViewController }
extension UIViewController: Presentable { func toPresent() -> UIViewController { return self } }

protocol RouterType: Presentable {
    var rootViewController: UIViewController? { get }
    func setRootModule(_ module: Presentable)
    func push(_ module: Presentable)
}
final class Router: RouterType {
    let navigationController: UINavigationController
    init(navigationController: UINavigationController) { self.navigationController = navigationController }
    var rootViewController: UIViewController? { return navigationController.viewControllers.first }
    func setRootModule(_ module: Presentable) {
        navigationController.setViewControllers([module.toPresent()], animated: false)
    }
    func push(_ module: Presentable) { navigationController.pushViewController(module.toPresent(), animated: true) }
    func toPresent() -> UIViewController { return navigationController }
}

class BaseCoordinator: Presentable {
    let router: RouterType
    init(router: RouterType) { self.router = router }
    func start() {}
    func toPresent() -> UIViewController { return router.toPresent() }
}
class AppCoordinator: BaseCoordinator {
    override func start() {
        let coordinator = GardenCoordinator(router: router)
        coordinator.start()
        router.setRootModule(coordinator)
    }
}
class GardenCoordinator: BaseCoordinator {
    override func start() {
        router.setRootModule(PondViewController())
    }
    override func toPresent() -> UIViewController { return router.rootViewController! }
}
class PondViewController: UIViewController {}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    lazy var coordinator = AppCoordinator(router: Router(navigationController: UINavigationController()))
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = coordinator.toPresent()
        coordinator.start()
        return true
    }
}
