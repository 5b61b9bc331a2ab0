import UIKit

/// Shows any view controller as a sheet. It has a router's name and chooses nothing.
class SheetRouter {

    static func show(_ viewController: UIViewController, on host: UIViewController) {
        viewController.modalPresentationStyle = .pageSheet
        host.present(viewController, animated: true)
    }
}
