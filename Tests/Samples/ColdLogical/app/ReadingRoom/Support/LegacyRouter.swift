import UIKit

/// Moves a view controller that somebody else chose. No module in spite of the name.
class LegacyRouter {

    class func place(_ viewController: UIViewController, on stack: UINavigationController) {
        stack.pushViewController(viewController, animated: true)
    }
}
