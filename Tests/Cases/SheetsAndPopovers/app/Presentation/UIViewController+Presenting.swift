import UIKit

extension UIViewController {
    func presentWithCardLayout(_ controller: UIViewController, animated: Bool = true) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = CardTransition.shared
        present(controller, animated: animated)
    }

    func show(modal controller: UIViewController, style: UIModalPresentationStyle = .fullScreen) {
        controller.modalPresentationStyle = style
        present(controller, animated: true, completion: nil)
    }
}

enum SheetSetup {
    static func halfHeight(_ controller: UIViewController) {
        guard let sheet = controller.sheetPresentationController else { return }
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
    }
}
