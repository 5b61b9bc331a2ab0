import UIKit

extension UINavigationController {
    /// Puts a controller in the place of the topmost one.
    func replaceTop(with controller: UIViewController, animated: Bool = true) {
        var stack = viewControllers
        _ = stack.popLast()
        stack.append(controller)
        setViewControllers(stack, animated: animated)
    }

    func popToFirst<T: UIViewController>(_ type: T.Type, animated: Bool = true) {
        guard let found = viewControllers.first(where: { $0 is T }) else { return }
        popToViewController(found, animated: animated)
    }
}
