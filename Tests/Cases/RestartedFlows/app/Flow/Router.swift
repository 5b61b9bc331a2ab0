import UIKit

protocol Presentable {
    func toPresent() -> UIViewController?
}

extension UIViewController: Presentable {
    func toPresent() -> UIViewController? { self }
}

protocol Router: AnyObject {
    func push(_ module: Presentable?)
    func setRoot(_ module: Presentable?)
    func pop()
}

final class NavigationRouter: Router {
    private weak var root: UINavigationController?

    init(root: UINavigationController) { self.root = root }

    func push(_ module: Presentable?) {
        guard let controller = module?.toPresent() else { return }
        root?.pushViewController(controller, animated: true)
    }

    func setRoot(_ module: Presentable?) {
        guard let controller = module?.toPresent() else { return }
        root?.setViewControllers([controller], animated: false)
    }

    func pop() { root?.popViewController(animated: true) }
}
