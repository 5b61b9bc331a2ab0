import UIKit

final class ShelfFilterRouter: ShelfFilterRouterProtocol {

    private(set) weak var viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func finish(_ completion: @escaping () -> Void) {
        viewController?.dismiss(animated: true, completion: completion)
    }
}
