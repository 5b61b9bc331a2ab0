import UIKit

class GardenerNavigationController: UINavigationController {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        navigationBar.prefersLargeTitles = true
    }

    required init?(coder: NSCoder) { nil }
}

/// A sheet's container, which tells when it was closed.
final class SheetNavigationController: GardenerNavigationController {
    weak var closing: SheetClosing?
}

protocol SheetClosing: AnyObject {
    func sheetDidClose()
}
