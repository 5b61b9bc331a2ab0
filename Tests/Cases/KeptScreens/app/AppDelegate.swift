import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController()
        let screens = Screens()
        let router = MenuRouter(navigation: navigation, screens: screens)
        let menu = MenuViewController()
        menu.presenter = MenuPresenter(router: router)
        navigation.viewControllers = [menu]
        let window = UIWindow()
        window.rootViewController = navigation
        self.window = window
        return true
    }
}
