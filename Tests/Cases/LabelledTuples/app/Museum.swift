import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = FloorsModule.build()
        self.window = window
        return true
    }
}

typealias Floors = (
    cellar: UIViewController,
    attic: UIViewController
)

enum FloorsModule {
    static func build() -> UITabBarController {
        let screens = (
            cellar: UINavigationController(rootViewController: CellarRouter.createModule()),
            attic: UINavigationController(rootViewController: AtticRouter.createModule())
        )
        screens.cellar.tabBarItem = UITabBarItem(title: "Cellar", image: nil, tag: 0)
        screens.attic.tabBarItem = UITabBarItem(title: "Attic", image: nil, tag: 1)
        let floors = (screens.cellar, screens.attic)
        return FloorsController(floors: floors)
    }
}

final class FloorsController: UITabBarController {
    init(floors: Floors) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [floors.cellar, floors.attic]
    }
}
