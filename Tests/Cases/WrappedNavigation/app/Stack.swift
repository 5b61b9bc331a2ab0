import UIKit

/// A bar of its own over a navigation controller.
final class StackController: UIViewController {
    let inner: UINavigationController

    var viewControllers: [UIViewController] {
        get { inner.viewControllers }
        set { inner.viewControllers = newValue }
    }

    init(first: UIViewController = UIViewController()) {
        inner = UINavigationController(rootViewController: first)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
    }

    func pushViewController(_ controller: UIViewController, animated: Bool) {
        inner.pushViewController(controller, animated: animated)
    }

    func popViewController(animated: Bool) { inner.popViewController(animated: animated) }

    override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        inner.present(controller, animated: animated, completion: completion)
    }

    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        inner.dismiss(animated: animated, completion: completion)
    }
}
