import UIKit

protocol Overlay {
    var isBusy: Bool { get }
    func show(_ controller: UIViewController)
}

final class WindowOverlay: Overlay {
    private var window: UIWindow?

    var isBusy: Bool { window != nil }

    func show(_ controller: UIViewController) {
        window = UIWindow()
        window?.rootViewController?.present(controller, animated: true)
    }
}
