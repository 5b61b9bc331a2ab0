import Foundation

enum Notified {}

extension Notified {
    /// What a notification asks for.
    enum Screen {
        case recording(String)
    }
}

protocol NotificationOpenerDelegate: AnyObject {
    func didAskToOpen(_ screen: Notified.Screen)
}

protocol NotificationOpening: AnyObject {
    var delegate: NotificationOpenerDelegate? { get set }
    func handle(_ content: [AnyHashable: Any], completion: @escaping () -> Void)
}

final class NotificationOpener: NotificationOpening {
    weak var delegate: NotificationOpenerDelegate?

    func handle(_ content: [AnyHashable: Any], completion: @escaping () -> Void) {
        if let name = content["recording"] as? String {
            delegate?.didAskToOpen(.recording(name))
        }
        completion()
    }
}

final class NotificationCentral {
    static let shared = NotificationCentral()

    private(set) var opener: NotificationOpening?

    func setUp(opener: NotificationOpening) {
        self.opener = opener
    }

    func handle(_ content: [AnyHashable: Any], completion: @escaping () -> Void) {
        opener?.handle(content, completion: completion)
    }
}
