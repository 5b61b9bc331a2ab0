import UIKit

enum Shortcut: String {
    case checkIn
    case nextCourse

    init?(_ item: UIApplicationShortcutItem) {
        self.init(rawValue: item.type.components(separatedBy: ".").last ?? "")
    }
}

struct ShortcutOpener {
    let navigation: UINavigationController

    func open(_ shortcut: Shortcut) {
        switch shortcut {
        case .checkIn:
            navigation.present(CheckInRouter.build(), animated: true)
        case .nextCourse:
            navigation.popToRootViewController(animated: false)
            navigation.pushViewController(BookingRouter.build(course: nil), animated: true)
        }
    }
}
