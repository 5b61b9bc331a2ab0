import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: ScheduleRouter.build())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
        completionHandler done: @escaping (Bool) -> Void
    ) {
        guard let shortcut = Shortcut(item), let navigation = window?.rootViewController as? UINavigationController
        else {
            done(false)
            return
        }
        ShortcutOpener(navigation: navigation).open(shortcut)
        done(true)
    }
}
