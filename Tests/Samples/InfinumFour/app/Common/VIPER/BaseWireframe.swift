import UIKit

protocol WireframeInterface: AnyObject {
    func showAlert(with title: String?, message: String?)
    func dismiss()
}

/// The wireframe of a module whose view is a `ViewController`.
class BaseWireframe<ViewController> where ViewController: UIViewController {

    private weak var _viewController: ViewController?

    /// Holds the view controller until the first access.
    private var temporaryStoredViewController: ViewController?

    init(viewController: ViewController) {
        temporaryStoredViewController = viewController
        _viewController = viewController
    }
}

extension BaseWireframe: WireframeInterface {

    func showAlert(with title: String?, message: String?) {
        let close = UIAlertAction(title: "Close", style: .default, handler: nil)
        showAlert(with: title, message: message, actions: [close])
    }

    func showAlert(with title: String?, message: String?, actions: [UIAlertAction]) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        actions.forEach(alert.addAction)
        viewController.present(alert, animated: true)
    }

    func dismiss() {
        viewController.dismiss(animated: true)
    }
}

extension BaseWireframe {

    var viewController: ViewController {
        defer { temporaryStoredViewController = nil }
        guard let viewController = _viewController else {
            fatalError("The view controller of this wireframe is gone")
        }
        return viewController
    }

    var navigationController: UINavigationController? {
        return viewController.navigationController
    }
}

extension UIViewController {

    func presentWireframe<ViewController>(
        _ wireframe: BaseWireframe<ViewController>, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        present(wireframe.viewController, animated: animated, completion: completion)
    }
}

extension UINavigationController {

    func pushWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
        pushViewController(wireframe.viewController, animated: animated)
    }

    func setRootWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
        setViewControllers([wireframe.viewController], animated: animated)
    }
}
