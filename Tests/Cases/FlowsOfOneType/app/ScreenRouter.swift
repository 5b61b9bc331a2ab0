import UIKit

protocol Presentable: AnyObject {
    func toPresent() -> UIViewController
}

extension UIViewController: Presentable {
    func toPresent() -> UIViewController { self }
}

protocol ScreenRouter: Presentable {
    func setRoot(_ module: Presentable?)
}

final class ScreenRouterImp: ScreenRouter {
    private weak var rootController: UINavigationController?

    init(rootController: UINavigationController) {
        self.rootController = rootController
    }

    func toPresent() -> UIViewController { rootController! }

    func setRoot(_ module: Presentable?) {
        guard let controller = module?.toPresent() else { return }
        rootController?.setViewControllers([controller], animated: false)
    }
}
