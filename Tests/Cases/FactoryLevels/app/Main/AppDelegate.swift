import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private lazy var factories: ModuleFactories = DefaultModuleFactories()

    func application(_: UIApplication, didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow()
        let catalog = factories.catalog.makeModule(with: ())
        window.rootViewController = UINavigationController(rootViewController: catalog.screen)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
