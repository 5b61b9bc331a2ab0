import UIKit
import UserNotifications

/// Opens what a notification is about when the patient taps it.
final class NotificationReader: NSObject, UNUserNotificationCenterDelegate {
    weak var window: UIWindow?

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler done: @escaping () -> Void
    ) {
        let content = response.notification.request.content
        switch Category(rawValue: content.categoryIdentifier) {
        case .labResult?:
            let report = content.userInfo["report"] as? String ?? ""
            window?.rootViewController?.present(ResultRouter.build(report: report), animated: true)
        case .refill?:
            window?.rootViewController?.present(PrescriptionRouter.build(), animated: true)
        case .reminder?, nil: break
        }
        done()
    }

    enum Category: String {
        case labResult = "lab-result"
        case refill
        case reminder
    }
}

final class RecordStore {
    static let shared = RecordStore()

    func refresh(_ done: @escaping () -> Void) {
        done()
    }
}
