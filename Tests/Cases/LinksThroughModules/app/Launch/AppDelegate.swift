import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LinkCenter.setUp(with: LinkService(receivers: [LinkOpener(), VolumeLinks()]))
        NotificationCentral.shared.setUp(opener: NotificationOpener())
        let window = UIWindow()
        window.rootViewController = PlayerWireframe.createModule()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard !LinkCenter.shared.handle(url) else { return true }
        let alert = UIAlertController(title: "Nothing is known of this link", message: nil, preferredStyle: .alert)
        window?.rootViewController?.present(alert, animated: true)
        return false
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        NotificationCentral.shared.handle(response.notification.request.content.userInfo) { completionHandler() }
    }
}
