import UIKit

/// A transition that performs itself.
enum Step {
    case over(UIViewController)
    case instead(of: UINavigationController)

    func perform(with controller: UIViewController) {
        switch self {
        case .over(let below): below.present(controller, animated: true)
        case .instead(let navigation): navigation.viewControllers = [controller]
        }
    }
}
