import UIKit

protocol WireframeInterface: AnyObject {}

enum Way {
    case push
    case present(from: UIViewController)
    case root
}

class BaseWireframe<ViewController> where ViewController: UIViewController {
    private unowned var _viewController: ViewController
    // Kept until the view controller is asked for: nobody else holds it before.
    private var temporary: ViewController?

    init(viewController: ViewController) {
        temporary = viewController
        _viewController = viewController
    }

    var viewController: ViewController {
        defer { temporary = nil }
        return _viewController
    }

    var navigationController: UINavigationController? { viewController.navigationController }

    func show(with way: Way, on navigation: UINavigationController?, animated: Bool = true) {
        switch way {
        case .push: navigation?.pushViewController(viewController, animated: animated)
        case .present(let below):
            let navigation = UINavigationController(rootViewController: viewController)
            below.present(navigation, animated: animated)
        case .root: navigation?.setViewControllers([viewController], animated: animated)
        }
    }

    func open<W: WireframeInterface & Startable>(_: W.Type) {
        navigationController?.pushWireframe(W.start())
    }
}

extension BaseWireframe: WireframeInterface {
    func close() { navigationController?.popViewController(animated: true) }
}

protocol Startable {
    associatedtype Content: UIViewController
    static func start() -> BaseWireframe<Content>
}

extension UINavigationController {
    func pushWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
        pushViewController(wireframe.viewController, animated: animated)
    }

    func setRootWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
        setViewControllers([wireframe.viewController], animated: animated)
    }
}

extension UIViewController {
    func presentWireframe<ViewController: UIViewController>(
        _ wireframe: BaseWireframe<ViewController>, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        present(wireframe.viewController, animated: animated, completion: completion)
    }
}
