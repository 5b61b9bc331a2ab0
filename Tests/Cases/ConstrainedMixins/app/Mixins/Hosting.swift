import UIKit

/// A navigator that knows the controller it navigates from.
protocol ControllerHosting: AnyObject {
    var hostController: UIViewController? { get }
}

protocol Pushing {
    func push(_ controller: UIViewController)
}

protocol CardPresenting {
    func presentCard(_ controller: UIViewController)
}

extension Pushing where Self: ControllerHosting {
    func push(_ controller: UIViewController) {
        hostController?.navigationController?.pushViewController(controller, animated: true)
    }
}

extension CardPresenting where Self: ControllerHosting {
    func presentCard(_ controller: UIViewController) {
        controller.modalPresentationStyle = .pageSheet
        deliver(controller)
    }

    private func deliver(_ controller: UIViewController) {
        hostController?.present(controller, animated: true, completion: nil)
    }
}
