import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    lazy var inbox = InboxObserver(onParcel: { [weak self] in self?.openParcel() })

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = inbox
        window?.rootViewController = ShelfViewController()
        return true
    }

    func openParcel() { window?.rootViewController?.present(ParcelViewController(), animated: true) }
}

final class InboxObserver: NSObject, UNUserNotificationCenterDelegate {
    let onParcel: () -> Void

    init(onParcel: @escaping () -> Void) { self.onParcel = onParcel }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler done: @escaping () -> Void
    ) {
        if response.actionIdentifier == "parcel" { onParcel() }
        done()
    }
}

final class ShelfViewController: UIViewController {}
final class ParcelViewController: UIViewController {}
