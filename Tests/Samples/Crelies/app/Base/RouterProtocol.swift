import UIKit

/// What all routers can do.
protocol RouterProtocol: AnyObject {
    var viewController: UIViewController? { get }
}

extension RouterProtocol {

    /// Leaves a screen, whichever way it came.
    func close(animated: Bool) {
        viewController?.dismiss(animated: animated)
    }
}
